-- The desk finds accounts by the beginnings of the words of their names and addresses: folded by the program, a little after an
-- account was made or changed. na_procura is 0 until then.
CREATE TABLE conta_palavra (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  palavra TEXT /*POSTGRES*/COLLATE "C"/*END*/ NOT NULL,
  PRIMARY KEY (usuario_id, palavra)
) /*STRICT*/;

CREATE INDEX conta_palavra_por_palavra ON conta_palavra (palavra, usuario_id);

ALTER TABLE usuario ADD COLUMN na_procura INTEGER NOT NULL DEFAULT 0;
CREATE INDEX usuario_fora_da_procura ON usuario (id) WHERE na_procura = 0;

/*SQLITE*/
CREATE TRIGGER usuario_na_procura AFTER UPDATE OF username, first_name, last_name, email ON usuario BEGIN
  UPDATE usuario SET na_procura = 0 WHERE id = NEW.id;
END;
/*END*/
/*POSTGRES*/
CREATE FUNCTION usuario_na_procura() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.na_procura := 0; RETURN NEW; END $$;
CREATE TRIGGER usuario_na_procura BEFORE UPDATE OF username, first_name, last_name, email ON usuario
  FOR EACH ROW EXECUTE FUNCTION usuario_na_procura();
/*END*/

-- Figures of the desk, by day (UTC), of nobody in particular: readings are counted in the transaction that begins one, accounts
-- when their words are written. The readings of before are counted once.
CREATE TABLE painel_dia (
  dia TEXT NOT NULL,
  medida TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (dia, medida)
) /*STRICT*/;

INSERT INTO painel_dia (dia, medida, total)
SELECT substr(criada_em, 1, 10), 'leituras_iniciadas', count(*) FROM leitura WHERE estado <> 'quero_ler' GROUP BY 1;

-- Searches without a result, by day, under a keyed hash; the words themselves only from the third day on which they were looked for.
CREATE TABLE procura_vazia (
  dia TEXT NOT NULL,
  chave TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (dia, chave)
) /*STRICT*/;

CREATE INDEX procura_vazia_por_chave ON procura_vazia (chave, dia);

CREATE TABLE procura_vazia_termos (
  chave TEXT PRIMARY KEY,
  termos TEXT NOT NULL
) /*STRICT*/;
