-- Who may do what at the publisher's desk; who has no row is a reader. A suspended account has no session and opens none.
CREATE TABLE papel (
  usuario_id TEXT PRIMARY KEY REFERENCES usuario (id) ON DELETE CASCADE,
  papel TEXT NOT NULL CHECK (papel IN ('editor', 'administrador')),
  dado_em TEXT NOT NULL
) /*STRICT*/;

ALTER TABLE usuario ADD COLUMN suspensa_em TEXT;

-- What was done at the desk and by the publisher's commands, kept for five years. autor_id is null for a command. No foreign
-- keys: what happened stays when an account goes. detalhes is JSON, without names and addresses of readers.
CREATE TABLE ato (
  id TEXT PRIMARY KEY,
  ocorrido_em TEXT NOT NULL,
  autor_id TEXT,
  autor TEXT NOT NULL,
  acao TEXT NOT NULL,
  alvo_tipo TEXT NOT NULL,
  alvo_id TEXT NOT NULL,
  detalhes TEXT NOT NULL
) /*STRICT*/;

CREATE INDEX ato_por_alvo ON ato (alvo_tipo, alvo_id, id);
CREATE INDEX ato_por_acao ON ato (acao, id);
CREATE INDEX ato_por_data ON ato (ocorrido_em);
