-- What the die of a bed did when it was cut: its strokes, and how often it had been sharpened by then. A bed that is
-- taken back takes back these, whatever its rule says meanwhile, and none that were ground away since.
alter table mes2.cutting_bed
  add column die_stroke_num int check (die_stroke_num >= 0),
  add column die_sharpen_num int check (die_sharpen_num >= 0);
