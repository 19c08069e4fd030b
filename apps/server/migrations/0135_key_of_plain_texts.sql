-- Texts of every list are searched in any case and width: what holds nothing but ASCII needs no normalization, which
-- costs most of the time. The keys are the same, so the indexes on them stay as they are.
create or replace function code_key(code text) returns text language sql immutable strict parallel safe
  return case when octet_length(code) = length(code) then lower(btrim(code)) else lower(btrim(normalize(code, nfkc))) end;

-- Numbers of orders are stored in capitals, so what is typed is searched as it stands there: a whole number by the unique
-- index, the beginning of one by this.
create index production_order_no_start on mes2.production_order (company_id, order_no text_pattern_ops) where del_flag = '0';
