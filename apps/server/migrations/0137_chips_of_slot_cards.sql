-- A chip is read as a card number is, in capitals: one that was typed as 04a1b2c3 was never found at a station.
-- Where a company has 04A1B2C3 as well, the younger card keeps its text.
update mes2.slot_card c set rfid = t.new_rfid, version = c.version + 1
from (
  select company_id, id, upper(btrim(normalize(rfid, nfkc))) as new_rfid, row_number() over (
    partition by company_id, upper(btrim(normalize(rfid, nfkc)))
    order by rfid <> upper(btrim(normalize(rfid, nfkc))), id) as nth
  from mes2.slot_card where del_flag = '0' and rfid is not null) t
where c.company_id = t.company_id and c.id = t.id and t.nth = 1 and c.rfid <> t.new_rfid;
