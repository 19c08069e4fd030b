-- What the page that asked for a code can prove, where it offered a proof: SHA-256 of a secret it keeps.
alter table platform.oauth_code add column code_challenge text;
