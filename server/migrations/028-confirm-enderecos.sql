-- When the address was confirmed by a key sent to it, and the one that the account had before: what a device keeps for that
-- one is then its reader's still.
ALTER TABLE usuario ADD COLUMN email_confirmado_em TEXT;
ALTER TABLE usuario ADD COLUMN email_anterior TEXT;

-- From where an account was signed in to: a hash of reader, browser and network, so that a sign-in from elsewhere can be told.
CREATE TABLE aparelho (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  marca TEXT NOT NULL,
  visto_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, marca)
) /*STRICT*/;

-- Asking for a new password is a try of its own kind. SQLite cannot change a CHECK, so the table is made anew.
CREATE TABLE tentativa_nova (
  id TEXT PRIMARY KEY,
  acao TEXT NOT NULL CHECK (acao IN ('login', 'cadastro', 'senha', 'recuperacao')),
  conta TEXT,
  endereco TEXT NOT NULL,
  sessao TEXT,
  ocorrida_em TEXT NOT NULL
) /*STRICT*/;

INSERT INTO tentativa_nova (id, acao, conta, endereco, sessao, ocorrida_em)
SELECT id, acao, conta, endereco, sessao, ocorrida_em FROM tentativa;

DROP TABLE tentativa;
ALTER TABLE tentativa_nova RENAME TO tentativa;

CREATE INDEX tentativa_conta ON tentativa (acao, conta, ocorrida_em);
CREATE INDEX tentativa_endereco ON tentativa (acao, endereco, ocorrida_em);
CREATE INDEX tentativa_conta_endereco ON tentativa (acao, conta, endereco, ocorrida_em);
CREATE INDEX tentativa_sessao ON tentativa (acao, sessao, ocorrida_em);
CREATE INDEX tentativa_ocorrida ON tentativa (ocorrida_em);
