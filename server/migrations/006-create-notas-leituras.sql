-- Private rows: UUIDv7 ids and primary keys that start with the reader.
-- A note names its page by number and has no foreign key to it: no change of the texts can remove a note.
CREATE TABLE anotacao (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  simbolo_id INTEGER NOT NULL,
  numero INTEGER NOT NULL,
  titulo TEXT NOT NULL,
  anotacao TEXT NOT NULL,
  versao INTEGER NOT NULL,
  data_criacao TEXT NOT NULL,
  data_edicao TEXT NOT NULL,
  PRIMARY KEY (usuario_id, id)
) /*STRICT*/;

CREATE INDEX anotacao_por_pagina ON anotacao (usuario_id, simbolo_id, numero);
CREATE INDEX anotacao_por_data ON anotacao (usuario_id, data_criacao);

CREATE TABLE leitura (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  ebook_id INTEGER NOT NULL REFERENCES ebook (id),
  estado TEXT NOT NULL CHECK (estado IN ('quero_ler', 'lendo', 'lido')),
  capitulo_atual_id INTEGER REFERENCES ebook_capitulo (id),
  progresso INTEGER NOT NULL CHECK (progresso BETWEEN 0 AND 100),
  ultima_visualizacao TEXT NOT NULL,
  criada_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, id),
  UNIQUE (usuario_id, ebook_id)
) /*STRICT*/;

CREATE INDEX leitura_por_ebook ON leitura (ebook_id);
