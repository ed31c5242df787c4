-- Where a reader stopped, one row for each standard and one for the Bible (ADR 033). Places in ebooks are in leitura.
-- No foreign key to the texts: one that the texts no longer have is not shown, and is passed over by the next.
CREATE TABLE parada (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  obra TEXT NOT NULL CHECK (obra IN ('cfw', 'cmw', 'bcw', 'fgop', 'dcpu', 'dcpr', 'biblia')),
  -- Of the Bible its book; null for a standard.
  livro INTEGER,
  -- Chapter or question.
  numero INTEGER NOT NULL,
  -- Section or verse; null for the beginning.
  lugar INTEGER,
  lida_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, obra)
) /*STRICT*/;
