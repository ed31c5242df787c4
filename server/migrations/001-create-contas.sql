-- Accounts and sessions. Times are ISO 8601 in UTC, so that text order is time order on both engines.
CREATE TABLE usuario (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL,
  email TEXT NOT NULL,
  email_normalizado TEXT NOT NULL UNIQUE,
  senha_hash TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  foto TEXT,
  criado_em TEXT NOT NULL
) /*STRICT*/;

CREATE TABLE sessao (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  agente TEXT NOT NULL,
  criada_em TEXT NOT NULL,
  usada_em TEXT NOT NULL,
  expira_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, id)
) /*STRICT*/;

CREATE INDEX sessao_expira ON sessao (expira_em);

-- One row for each login that has not succeeded and each registration, kept only for the limits' windows.
CREATE TABLE tentativa (
  id TEXT PRIMARY KEY,
  acao TEXT NOT NULL CHECK (acao IN ('login', 'cadastro')),
  conta TEXT,
  endereco TEXT NOT NULL,
  ocorrida_em TEXT NOT NULL
) /*STRICT*/;

CREATE INDEX tentativa_conta ON tentativa (acao, conta, ocorrida_em);
CREATE INDEX tentativa_endereco ON tentativa (acao, endereco, ocorrida_em);

-- Values that the installation makes once and keeps (the key that signs CSRF tokens).
CREATE TABLE configuracao (
  chave TEXT PRIMARY KEY,
  valor TEXT NOT NULL
) /*STRICT*/;

-- What has been imported, by source; servers watch it to drop their cached texts.
CREATE TABLE conteudo (
  fonte TEXT PRIMARY KEY,
  impressao TEXT NOT NULL,
  importado_em TEXT NOT NULL
) /*STRICT*/;
