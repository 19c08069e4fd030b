-- A bundle rides on one card. Where it was bound to several, the youngest binding stays and the other cards are free.
-- `bundle.card_no` kept the number after the card was taken off.
with older as (
  select k.company_id, k.id, k.card_no
  from (
    select company_id, id, card_no, row_number() over (
      partition by company_id, bundle_id order by bind_date desc, id desc) as nth
    from mes2.slot_card_binding where unbind_date is null) k
  where k.nth > 1),
ended as (
  update mes2.slot_card_binding k set unbind_date = greatest(k.bind_date, app_now()), unbind_reason = 2,
    version = k.version + 1
  from older o where k.company_id = o.company_id and k.id = o.id)
update mes2.slot_card c set status = 0, version = c.version + 1
from older o where c.company_id = o.company_id and c.card_no = o.card_no and c.status = 1 and c.del_flag = '0';

create unique index slot_card_binding_open_bundle_key on mes2.slot_card_binding (company_id, bundle_id)
  where unbind_date is null;

update mes2.bundle b set card_no = k.card_no, version = b.version + 1
from mes2.bundle o
left join mes2.slot_card_binding k on k.company_id = o.company_id and k.bundle_id = o.id and k.unbind_date is null
where b.company_id = o.company_id and b.id = o.id and (o.card_no is not null or k.id is not null)
  and o.card_no is distinct from k.card_no;
