-- Every coefficient that a person was paid with, until which day: work of any day is paid with the one it had, however
-- often it changed since.
create table amc.former_coefficient (
  like tenant_row including all,
  employee_id bigint not null,
  to_date date not null,
  coefficient numeric(6, 3) not null,
  unique (company_id, employee_id, to_date),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
select apply_tenant_policy('amc.former_coefficient');
insert into amc.former_coefficient (company_id, employee_id, to_date, coefficient)
select company_id, id, coefficient_from - 1, former_coefficient from amc.company_member
where former_coefficient is not null;
alter table amc.company_member
  drop constraint company_member_former_coefficient,
  drop column former_coefficient,
  drop column coefficient_from;
