-- Tags that a reader puts on what he wrote (docs/marcacoes.md), and the orders in which the one list of it is read.
-- nome_busca is the name without accents and case (contract/fold.ts): no reader has two that are alike.
CREATE TABLE etiqueta (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  nome TEXT NOT NULL,
  nome_busca TEXT NOT NULL,
  criada_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, id),
  UNIQUE (usuario_id, nome_busca)
) /*STRICT*/;

-- One table for each kind of what is tagged, so that the database itself takes the tags away with it.
CREATE TABLE etiqueta_da_nota (
  usuario_id TEXT NOT NULL,
  marcacao_id TEXT NOT NULL,
  etiqueta_id TEXT NOT NULL,
  PRIMARY KEY (usuario_id, marcacao_id, etiqueta_id),
  FOREIGN KEY (usuario_id, marcacao_id) REFERENCES anotacao (usuario_id, id) ON DELETE CASCADE,
  FOREIGN KEY (usuario_id, etiqueta_id) REFERENCES etiqueta (usuario_id, id) ON DELETE CASCADE
) /*STRICT*/;

CREATE TABLE etiqueta_do_destaque (
  usuario_id TEXT NOT NULL,
  marcacao_id TEXT NOT NULL,
  etiqueta_id TEXT NOT NULL,
  PRIMARY KEY (usuario_id, marcacao_id, etiqueta_id),
  FOREIGN KEY (usuario_id, marcacao_id) REFERENCES destaque (usuario_id, id) ON DELETE CASCADE,
  FOREIGN KEY (usuario_id, etiqueta_id) REFERENCES etiqueta (usuario_id, id) ON DELETE CASCADE
) /*STRICT*/;

CREATE TABLE etiqueta_da_marca (
  usuario_id TEXT NOT NULL,
  marcacao_id TEXT NOT NULL,
  etiqueta_id TEXT NOT NULL,
  PRIMARY KEY (usuario_id, marcacao_id, etiqueta_id),
  FOREIGN KEY (usuario_id, marcacao_id) REFERENCES marca (usuario_id, id) ON DELETE CASCADE,
  FOREIGN KEY (usuario_id, etiqueta_id) REFERENCES etiqueta (usuario_id, id) ON DELETE CASCADE
) /*STRICT*/;

CREATE INDEX etiqueta_da_nota_por_etiqueta ON etiqueta_da_nota (usuario_id, etiqueta_id);
CREATE INDEX etiqueta_do_destaque_por_etiqueta ON etiqueta_do_destaque (usuario_id, etiqueta_id);
CREATE INDEX etiqueta_da_marca_por_etiqueta ON etiqueta_da_marca (usuario_id, etiqueta_id);

CREATE INDEX destaque_por_data ON destaque (usuario_id, criado_em, id);
CREATE INDEX marca_por_data ON marca (usuario_id, criado_em, id);
