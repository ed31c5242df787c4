-- Security events, kept 180 days. `rede` is the shortened address, `leitor` a keyed hash of the reader's id: no foreign
-- key, so that what happened stays when the account goes and nothing leads back to it. One row stands for the equal
-- events of a minute.
CREATE TABLE evento_seguranca (
  id TEXT PRIMARY KEY,
  tipo TEXT NOT NULL,
  ocorrido_em TEXT NOT NULL,
  rede TEXT NOT NULL,
  leitor TEXT,
  quantidade INTEGER NOT NULL
) /*STRICT*/;

CREATE INDEX evento_seguranca_ocorrido ON evento_seguranca (ocorrido_em);
CREATE INDEX evento_seguranca_leitor ON evento_seguranca (leitor, ocorrido_em);
