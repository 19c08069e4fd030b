-- A detail names its order through its operation, which does not stand without the order: one key says both.
alter table mes2.wage_detail drop constraint wage_detail_company_id_order_id_fkey;
alter table mes2.wage_detail add constraint wage_detail_order_by_operation
  check (order_id is null or order_process_id is not null);
-- The shares of some people are found without walking those of everybody.
create index on mes2.group_wage_share (company_id, employee_id);
-- The day on which a wage was paid is said by who marks it; until now it was the day of the mark.
alter table mes2.wage_record add column paid_on date;
update mes2.wage_record r set paid_on = (r.pay_date at time zone c.time_zone)::date
from amc.company c where c.id = r.company_id and r.pay_date is not null;
