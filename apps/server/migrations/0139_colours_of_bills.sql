-- A line of a style's bill names the colours of the garment it is for; none are all of them.
alter table mes2.style_bom add column color_ids jsonb not null default '[]';
