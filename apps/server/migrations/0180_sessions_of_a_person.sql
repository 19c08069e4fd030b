-- From where a session was last renewed, and when: what a person recognises his own sessions by.
alter table platform.token_family
  add column ip varchar(64),
  add column user_agent varchar(255),
  add column last_date timestamptz;
update platform.token_family set last_date = create_date;
alter table platform.token_family alter column last_date set default now(), alter column last_date set not null;
