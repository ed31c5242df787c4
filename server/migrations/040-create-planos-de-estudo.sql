-- Reading plans (docs/planos-de-estudo.md): the library's, which are content, and what readers have begun and read.
CREATE TABLE plano_de_estudo (
  id TEXT PRIMARY KEY,
  ordem INTEGER NOT NULL,
  titulo TEXT NOT NULL,
  descricao TEXT NOT NULL,
  passo TEXT NOT NULL CHECK (passo IN ('dia', 'semana')),
  -- JSON: the portions of each step.
  etapas TEXT NOT NULL
) /*STRICT*/;

-- One row for a reader who has ever begun a plan or asked for a calendar: who changes his plans waits for it.
CREATE TABLE planos_do_leitor (
  usuario_id TEXT PRIMARY KEY REFERENCES usuario (id) ON DELETE CASCADE,
  -- Of which the key of his calendar is made; null while there is none.
  sal_do_calendario TEXT
) /*STRICT*/;

-- No foreign key to the plan: one that the library does not have any more can still be ended.
CREATE TABLE plano_iniciado (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  plano TEXT NOT NULL,
  -- Days without a time, as the reader's device counts them.
  inicio TEXT NOT NULL,
  deslocamento INTEGER NOT NULL,
  encerrado INTEGER NOT NULL CHECK (encerrado IN (0, 1)),
  -- When the two above were last changed, by the device's clock: the later change stays.
  mudado_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, id)
) /*STRICT*/;

-- One row for a portion that was ever marked; feito is 0 when the mark was taken back.
CREATE TABLE plano_porcao (
  usuario_id TEXT NOT NULL,
  inicio_id TEXT NOT NULL,
  porcao TEXT NOT NULL,
  feito INTEGER NOT NULL CHECK (feito IN (0, 1)),
  mudado_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, inicio_id, porcao),
  FOREIGN KEY (usuario_id, inicio_id) REFERENCES plano_iniciado (usuario_id, id) ON DELETE CASCADE
) /*STRICT*/;
