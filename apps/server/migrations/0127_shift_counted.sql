-- The last day that is counted by a shift is read with every row of the shifts.

create index on mes2.attendance (company_id, shift_id, work_date);
create index on mes2.manpower_input (company_id, shift_id, work_date);
