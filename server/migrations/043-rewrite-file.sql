-- SQLite overwrites a deleted row, but not a copy of it that stayed in a free part of a page. The mark asks the server to
-- write the file anew (server/platform/sqlite-file.ts) and counts what was deleted; it stays over a crash. What was deleted
-- before is asked for at once.
/*SQLITE*/
CREATE TRIGGER usuario_vai AFTER DELETE ON usuario BEGIN
  INSERT INTO configuracao (chave, valor) VALUES ('limpeza_arquivo', '1')
  ON CONFLICT (chave) DO UPDATE SET valor = CAST(CAST(valor AS INTEGER) + 1 AS TEXT);
END;
CREATE TRIGGER anotacao_vai AFTER DELETE ON anotacao BEGIN
  INSERT INTO configuracao (chave, valor) VALUES ('limpeza_arquivo', '1')
  ON CONFLICT (chave) DO UPDATE SET valor = CAST(CAST(valor AS INTEGER) + 1 AS TEXT);
END;
CREATE TRIGGER destaque_vai AFTER DELETE ON destaque BEGIN
  INSERT INTO configuracao (chave, valor) VALUES ('limpeza_arquivo', '1')
  ON CONFLICT (chave) DO UPDATE SET valor = CAST(CAST(valor AS INTEGER) + 1 AS TEXT);
END;
CREATE TRIGGER marca_vai AFTER DELETE ON marca BEGIN
  INSERT INTO configuracao (chave, valor) VALUES ('limpeza_arquivo', '1')
  ON CONFLICT (chave) DO UPDATE SET valor = CAST(CAST(valor AS INTEGER) + 1 AS TEXT);
END;
CREATE TRIGGER etiqueta_vai AFTER DELETE ON etiqueta BEGIN
  INSERT INTO configuracao (chave, valor) VALUES ('limpeza_arquivo', '1')
  ON CONFLICT (chave) DO UPDATE SET valor = CAST(CAST(valor AS INTEGER) + 1 AS TEXT);
END;
CREATE TRIGGER foto_vai AFTER DELETE ON foto BEGIN
  INSERT INTO configuracao (chave, valor) VALUES ('limpeza_arquivo', '1')
  ON CONFLICT (chave) DO UPDATE SET valor = CAST(CAST(valor AS INTEGER) + 1 AS TEXT);
END;

INSERT OR IGNORE INTO configuracao (chave, valor) VALUES ('limpeza_arquivo', '1');
/*END*/
