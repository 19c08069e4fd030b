-- A changed pay coefficient counts from the day after: days before it keep the one they had, scans that come in late too.
alter table amc.company_member
  add column former_coefficient numeric(6, 3),
  add column coefficient_from date,
  add constraint company_member_former_coefficient check ((former_coefficient is null) = (coefficient_from is null));
