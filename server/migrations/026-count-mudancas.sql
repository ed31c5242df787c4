-- Grows with every change of what a reader's lists show, in the transaction of the change: who has kept a list knows by
-- this one number whether it is still true (ADR 038).
ALTER TABLE uso ADD COLUMN mudancas INTEGER NOT NULL DEFAULT 0;
