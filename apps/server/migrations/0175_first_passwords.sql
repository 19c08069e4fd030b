-- Somebody else knows this password: nothing but changing it is answered until the person has chosen one.
alter table amc.app_user add column is_first_password boolean not null default false;
