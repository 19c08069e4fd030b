-- Why fewer or more pieces came than were sent is one of five words, in every language of the reader; what was written
-- before stays beside it as it was.
alter table mes2.cut_piece_delivery_line add column diff_note varchar(500);
alter table mes2.subcontract_delivery_line add column diff_note varchar(500);
update mes2.cut_piece_delivery_line set diff_note = diff_reason where diff_reason is not null;
update mes2.subcontract_delivery_line set diff_note = diff_reason where diff_reason is not null;
update mes2.cut_piece_delivery_line set diff_reason = case
  when diff_reason in ('短少', '缺片', '未收') or diff_reason like '%少%' then 'short'
  when diff_reason like '%多%' then 'over'
  when diff_reason like '%码%' then 'wrongCode'
  when diff_reason like '%色%' then 'shade'
  else 'other' end
where diff_reason is not null;
update mes2.subcontract_delivery_line set diff_reason = case
  when diff_reason in ('短少', '缺片', '未收') or diff_reason like '%少%' then 'short'
  when diff_reason like '%多%' then 'over'
  when diff_reason like '%码%' then 'wrongCode'
  when diff_reason like '%色%' then 'shade'
  else 'other' end
where diff_reason is not null;
alter table mes2.cut_piece_delivery_line
  add constraint cut_piece_delivery_line_reason check (diff_reason in ('short', 'over', 'wrongCode', 'shade', 'other'));
alter table mes2.subcontract_delivery_line
  add constraint subcontract_delivery_line_reason check (diff_reason in ('short', 'over', 'wrongCode', 'shade', 'other'));
