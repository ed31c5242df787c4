-- A note that is deleted leaves its words in the index on SQLite, marked as gone, until its parts are joined. The mark
-- asks the server to join them (server/busca/indice/limpeza.ts); it stays over a crash.
/*SQLITE*/
DROP TRIGGER busca_nota_vai;
CREATE TRIGGER busca_nota_vai AFTER DELETE ON busca_nota BEGIN
  DELETE FROM busca_notas WHERE rowid = OLD.id;
  INSERT OR IGNORE INTO configuracao (chave, valor) VALUES ('limpeza_busca_notas', '1');
END;

-- What was deleted before this migration: in the index, and in the file, where deleted rows were not overwritten. The
-- start writes it anew (server/platform/clean-up.ts).
INSERT OR IGNORE INTO configuracao (chave, valor) VALUES ('limpeza_busca_notas', '1'), ('limpeza_arquivo', '1');
/*END*/
