-- The identity an account hands in, and the two people who decide that a company ends.

alter table amc.app_user
  add column id_card_cipher text,
  add column id_card_front varchar(255),
  add column id_card_back varchar(255),
  add column real_name_reason varchar(255);

-- Requested by one administrator, agreed by another; kept when it is taken back.
create table amc.company_deletion (
  like tenant_row including all,
  reason varchar(500) not null,
  requested_by bigint not null references amc.app_user (id),
  agreed_by bigint references amc.app_user (id),
  due_date timestamptz,
  cancelled_date timestamptz,
  check (agreed_by <> requested_by),
  check ((agreed_by is null) = (due_date is null)),
  foreign key (company_id) references amc.company (id)
);
create unique index on amc.company_deletion (company_id) where cancelled_date is null;

select apply_tenant_policy('amc.company_deletion');
