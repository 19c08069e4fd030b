-- Defect types, their categories and items are found by the sound of their names, as other lists that forms name.
alter table mes2.defect_category add column pinyin text generated always as (pinyin_of(name)) stored;
alter table mes2.bad_type add column pinyin text generated always as (pinyin_of(name)) stored;
alter table mes2.bad_item add column pinyin text
  generated always as (pinyin_of(name || coalesce('|' || name_en, ''))) stored;
