-- The one link that begins the first company: its hash and its end. A new one takes the place of the one before, and the
-- company it began takes it away.
create table platform.setup_link (
  only_one boolean primary key default true check (only_one),
  secret_hash text not null,
  expire_date timestamptz not null
);
