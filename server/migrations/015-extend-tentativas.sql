-- Tries are counted by account and address together, and those for a password inside a session by that session.
-- SQLite cannot change a CHECK, so the table is made anew.
CREATE TABLE tentativa_nova (
  id TEXT PRIMARY KEY,
  acao TEXT NOT NULL CHECK (acao IN ('login', 'cadastro', 'senha')),
  conta TEXT,
  endereco TEXT NOT NULL,
  sessao TEXT,
  ocorrida_em TEXT NOT NULL
) /*STRICT*/;

INSERT INTO tentativa_nova (id, acao, conta, endereco, sessao, ocorrida_em)
SELECT id, acao, conta, endereco, NULL, ocorrida_em FROM tentativa;

DROP TABLE tentativa;
ALTER TABLE tentativa_nova RENAME TO tentativa;

CREATE INDEX tentativa_conta ON tentativa (acao, conta, ocorrida_em);
CREATE INDEX tentativa_endereco ON tentativa (acao, endereco, ocorrida_em);
CREATE INDEX tentativa_conta_endereco ON tentativa (acao, conta, endereco, ocorrida_em);
CREATE INDEX tentativa_sessao ON tentativa (acao, sessao, ocorrida_em);
CREATE INDEX tentativa_ocorrida ON tentativa (ocorrida_em);
