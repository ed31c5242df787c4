-- Memorising (docs/memoria.md): who learns under an account, every answer that was graded, and chosen verses.
CREATE TABLE memoria_perfil (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  -- 'eu' is the account's own, whose row comes with its first review or setting.
  id TEXT NOT NULL,
  nome TEXT NOT NULL,
  novos_por_dia INTEGER NOT NULL CHECK (novos_por_dia BETWEEN 0 AND 20),
  -- Names of decks in their order, with spaces between.
  baralhos TEXT NOT NULL,
  criado_em TEXT NOT NULL,
  -- Reviews that ever came: the last of their numbers.
  contador INTEGER NOT NULL,
  PRIMARY KEY (usuario_id, id)
) /*STRICT*/;

-- Nothing changes one: what a card is due is made of them.
CREATE TABLE revisao (
  usuario_id TEXT NOT NULL,
  id TEXT NOT NULL,
  perfil TEXT NOT NULL,
  -- In which it came, of its profile: a device asks for those after the last that it has.
  numero INTEGER NOT NULL,
  cartao TEXT NOT NULL,
  nota INTEGER NOT NULL CHECK (nota BETWEEN 1 AND 4),
  feita_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, id),
  FOREIGN KEY (usuario_id, perfil) REFERENCES memoria_perfil (usuario_id, id) ON DELETE CASCADE
) /*STRICT*/;

CREATE UNIQUE INDEX revisao_por_numero ON revisao (usuario_id, perfil, numero);
CREATE INDEX revisao_por_cartao ON revisao (usuario_id, perfil, cartao, feita_em, id);

-- Verses as the library counts them, of one chapter.
CREATE TABLE versiculo_escolhido (
  usuario_id TEXT NOT NULL,
  perfil TEXT NOT NULL,
  inicio INTEGER NOT NULL,
  fim INTEGER NOT NULL,
  escolhido_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, perfil, inicio, fim),
  FOREIGN KEY (usuario_id, perfil) REFERENCES memoria_perfil (usuario_id, id) ON DELETE CASCADE,
  CHECK (fim >= inicio)
) /*STRICT*/;
