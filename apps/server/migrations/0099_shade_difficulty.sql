-- What many short rolls make the pay of a shade-level bed count, as the steps stood when it was submitted.

alter table mes2.cutting_bed
  add column shade_difficulty numeric(4, 2) check (shade_difficulty between 1 and 3);
