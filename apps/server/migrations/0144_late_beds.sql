-- What a bed pays that was handed on when the wage period of its day was locked already: it counts in the next open
-- period, as a late scan does, and says which period it comes from.
alter table mes2.cutting_bed_employee
  add column source_period_no varchar(32),
  add check (source_period_no is null or amount is not null);
