-- Which version of the policy of privacy was accepted at registration, and when; null for the accounts before it.
ALTER TABLE usuario ADD COLUMN consentimento_versao TEXT;
ALTER TABLE usuario ADD COLUMN consentimento_em TEXT;
