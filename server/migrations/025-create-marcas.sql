-- What a reader marks in a text that is counted in places, not in characters: a colour, a note or both on verses of the
-- Bible. inicio and fim are verses as the library counts them (livro * 1000000 + capitulo * 1000 + versículo), so that a
-- mark stands at the same words in every edition. No foreign key to them: an edition may leave a verse out.
-- In uso a mark counts as a highlight.
CREATE TABLE marca (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  fonte TEXT NOT NULL CHECK (fonte IN ('biblia')),
  inicio INTEGER NOT NULL,
  fim INTEGER NOT NULL,
  -- Null where there is only a note.
  cor TEXT CHECK (cor IN ('amarelo', 'verde', 'azul', 'rosa', 'roxo')),
  nota TEXT NOT NULL,
  versao INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, id),
  CHECK (fim >= inicio),
  CHECK (cor IS NOT NULL OR nota <> '')
) /*STRICT*/;

CREATE INDEX marca_por_lugar ON marca (usuario_id, inicio);
