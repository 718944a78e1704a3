"""What commands share: how they are declared, read, helped with and answered."""
