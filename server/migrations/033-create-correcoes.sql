-- Texts that a correction lays over a file of content/, or was made on: each kept once, by the SHA-256 of its UTF-8.
CREATE TABLE correcao_texto (
  impressao TEXT PRIMARY KEY,
  texto TEXT NOT NULL
) /*STRICT*/;

-- Versions of a content file made at the desk; the history of a file only grows, and its newest version is the one that counts.
CREATE TABLE correcao (
  -- 'cfw/08.md'
  arquivo TEXT NOT NULL,
  -- From 1 in each file.
  versao INTEGER NOT NULL,
  -- The file as it lay in content/ when this was made.
  arquivo_impressao TEXT NOT NULL REFERENCES correcao_texto (impressao),
  -- What is read instead of the file; null: the file itself again.
  texto_impressao TEXT REFERENCES correcao_texto (impressao),
  motivo TEXT NOT NULL,
  -- The version whose change this takes back.
  desfaz INTEGER,
  -- No foreign key: it leads nowhere once the account is gone.
  autor_id TEXT,
  criada_em TEXT NOT NULL,
  -- Why an import had to leave it out; it does not stand then.
  recusa TEXT,
  -- When content/ was found to have these words itself; it has nothing left to lay over then.
  incorporada_em TEXT,
  PRIMARY KEY (arquivo, versao)
) /*STRICT*/;
