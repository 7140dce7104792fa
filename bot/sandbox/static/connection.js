// The one socket to the sandbox. Asked things are answered by number; what comes without a number is told.

export function connect({ told, opened, lost }) {
  let socket = null;
  let number = 0;
  const waiting = new Map();

  function open() {
    socket = new WebSocket(`ws://${location.host}/live`);
    socket.addEventListener("open", opened);
    socket.addEventListener("message", (event) => {
      const said = JSON.parse(event.data);
      if (!("id" in said)) return told(said);
      waiting.get(said.id)?.(said);
      waiting.delete(said.id);
    });
    socket.addEventListener("close", () => {
      for (const answer of waiting.values()) answer({ lost: true });
      waiting.clear();
      lost();
      setTimeout(open, 1000);
    });
  }

  open();
  return (what, details = {}) => new Promise((answer) => {
    if (socket.readyState !== WebSocket.OPEN) return answer({ lost: true });
    number += 1;
    waiting.set(number, answer);
    socket.send(JSON.stringify({ id: number, do: what, ...details }));
  });
}
