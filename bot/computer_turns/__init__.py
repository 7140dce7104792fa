"""Where computers think: in processes of low priority, one table after the other."""
