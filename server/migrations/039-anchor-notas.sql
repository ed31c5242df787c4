-- The place inside its page that a note is about, as an address writes it after '#'; null for the whole page, as before.
ALTER TABLE anotacao ADD COLUMN ancora TEXT;
