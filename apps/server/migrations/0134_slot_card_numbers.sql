-- A slot card is read in capitals (a scan always was): one that was registered as k0102 was never found at a station.
-- Where a company has K0102 as well, the younger card stays as it is.
with renamed as (
  select company_id, id, card_no as old_no, upper(btrim(normalize(card_no, nfkc))) as new_no
  from (
    select company_id, id, card_no, row_number() over (
      partition by company_id, upper(btrim(normalize(card_no, nfkc))) order by id) as nth
    from mes2.slot_card where del_flag = '0') c
  where nth = 1 and card_no <> upper(btrim(normalize(card_no, nfkc)))
    and not exists (select 1 from mes2.slot_card o
      where o.company_id = c.company_id and o.del_flag = '0' and o.card_no = upper(btrim(normalize(c.card_no, nfkc))))
    and not exists (select 1 from mes2.slot_card_binding k
      where k.company_id = c.company_id and k.card_no = upper(btrim(normalize(c.card_no, nfkc))))),
cards as (
  update mes2.slot_card c set card_no = r.new_no, version = c.version + 1
  from renamed r where c.company_id = r.company_id and c.id = r.id),
bundles as (
  update mes2.bundle b set card_no = r.new_no, version = b.version + 1
  from renamed r where b.company_id = r.company_id and b.card_no = r.old_no)
update mes2.slot_card_binding k set card_no = r.new_no
from renamed r where k.company_id = r.company_id and k.card_no = r.old_no;
