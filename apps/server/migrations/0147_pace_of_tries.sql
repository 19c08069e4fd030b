-- Sign-in slows down by account, by address, and by both together. The rows of before counted otherwise, for an hour
-- at most, and are dropped.
drop table platform.login_attempt;

-- Until when what was tried under a key is spent at the pace that is allowed there. A row that lies in the past says
-- what no row says, and is deleted. Keys are hashes of what they stand for.
create table platform.pace (
  key text primary key,
  spent_until timestamptz not null
);

-- Where a person has signed in before, as a hash; the oldest of many are dropped.
create table platform.known_place (
  user_id bigint not null references amc.app_user (id) on delete cascade,
  place_hash text not null,
  last_date timestamptz not null,
  primary key (user_id, place_hash)
);
