-- Mails that are to be sent, written in the transaction of what they tell of (ADR 040). `dados` is JSON and never holds a key;
-- `reserva` names the attempt that has the row, so that of several servers one sends it.
CREATE TABLE correio (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  tipo TEXT NOT NULL,
  para TEXT NOT NULL,
  dados TEXT NOT NULL,
  estado TEXT NOT NULL CHECK (estado IN ('esperando', 'enviando', 'enviado', 'incerto', 'falhou')),
  tentativas INTEGER NOT NULL,
  proxima_em TEXT NOT NULL,
  reserva TEXT,
  motivo TEXT,
  criado_em TEXT NOT NULL,
  terminado_em TEXT,
  PRIMARY KEY (usuario_id, id)
) /*STRICT*/;

CREATE INDEX correio_devido ON correio (estado, proxima_em);
CREATE INDEX correio_terminado ON correio (terminado_em);

-- The newest single-use key of each kind that a mail brought to a reader, as a hash; `endereco` is where it was sent.
CREATE TABLE chave_de_conta (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  acao TEXT NOT NULL CHECK (acao IN ('confirmar', 'recuperar', 'trocar_endereco')),
  hash TEXT NOT NULL,
  endereco TEXT NOT NULL,
  criada_em TEXT NOT NULL,
  expira_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, acao)
) /*STRICT*/;
