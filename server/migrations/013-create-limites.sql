-- How much of a limit a caller has used in a window: only those who used a noticeable share, and only while it lasts.
CREATE TABLE limite (
  chave TEXT NOT NULL,
  janela INTEGER NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (chave, janela)
) /*STRICT*/;
