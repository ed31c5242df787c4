-- The reader's photo, in Base64 because the engines have no common type for bytes; a photo is some 20 kB.
CREATE TABLE foto (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  tamanho INTEGER NOT NULL CHECK (tamanho IN (256, 512)),
  versao TEXT NOT NULL,
  webp_base64 TEXT NOT NULL,
  PRIMARY KEY (usuario_id, tamanho)
) /*STRICT*/;

-- Settings of one reader by name; the value is JSON.
CREATE TABLE preferencia (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  chave TEXT NOT NULL,
  valor TEXT NOT NULL,
  PRIMARY KEY (usuario_id, chave)
) /*STRICT*/;
