-- Whom to ask at a customer is typed as one line of text.
alter table ccm.customer alter column contact type varchar(64) using left(contact #>> '{}', 64);
