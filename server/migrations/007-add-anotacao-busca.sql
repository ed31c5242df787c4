-- Title and text of a note without accents and case, for the search in one's notes (contract/fold.ts).
ALTER TABLE anotacao ADD COLUMN texto_busca TEXT NOT NULL DEFAULT '';
