package role
