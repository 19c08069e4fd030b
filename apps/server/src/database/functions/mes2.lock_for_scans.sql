-- Locks and reads what reports need to know, in one round trip to the database; what follows from it is decided
-- outside, and `mes2.save_scans` writes it in a second one. The lists have one element for each report.
--
-- `patience`: milliseconds that a lock is waited for; null for as long as a statement may run.
--
-- Few rows by their keys, whatever is in the tables: one plan for all calls, and no join that reads a table whole.
create function mes2.lock_for_scans(
  request_ids varchar[], process_ids bigint[], bundle_codes varchar[], card_nos varchar[], people bigint[],
  used_machines bigint[], bookers bigint[], days date[], moments timestamptz[], patience int)
returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  set jit = off
as $$
declare
  company constant bigint := current_company();
  scan_ids text[];
  bundle_ids bigint[];
  order_ids bigint[];
  order_process_ids bigint[];
  locked_bundles bigint[];
  locked_orders bigint[];
  locked_days date[];
begin
  if patience is not null then
    perform set_config('lock_timeout', patience::text, true);
  end if;

  select array_agg(next_id()::text), array_agg(b.id order by a.n), array_agg(b.order_id order by a.n),
    array_agg(p.order_process_id order by a.n), array_agg(distinct b.id) filter (where b.id is not null),
    array_agg(distinct b.order_id) filter (where b.id is not null), array_agg(distinct a.day)
  into scan_ids, bundle_ids, order_ids, order_process_ids, locked_bundles, locked_orders, locked_days
  from unnest(process_ids, bundle_codes, card_nos, days, moments) with ordinality
    as a (process_id, bundle_code, card_no, day, moment, n)
  left join mes2.bundle_process p on p.company_id = company and p.id = a.process_id
  -- The bundle that was read: an operation that is named with it has to be one of its own.
  cross join lateral (select case when a.bundle_code is not null
    then (select c.id from mes2.bundle c where c.company_id = company and c.barcode = a.bundle_code)
    else coalesce(p.bundle_id,
    -- What the card carried when it was read, which may be another bundle by now. Moments are whole seconds, and
    -- the clock of a device may be a minute slow.
    (select c.bundle_id from mes2.slot_card_binding c
      where c.company_id = company and c.bind_date < a.moment + interval '1 minute'
        and (c.unbind_date is null or c.unbind_date >= a.moment + interval '1 second') and c.card_no = coalesce(
        (select k.card_no from mes2.slot_card k
          where k.company_id = company and k.card_no = a.card_no and k.del_flag = '0'),
        (select k.card_no from mes2.slot_card k
          where k.company_id = company and k.rfid = a.card_no and k.del_flag = '0'), a.card_no)
      order by c.bind_date < a.moment + interval '1 second' desc, c.bind_date desc limit 1)) end as id offset 0) named
  left join mes2.bundle b on b.company_id = company and b.id = named.id;

  -- Whoever locks a wage period or an order for wages takes the same keys exclusively: a report is either
  -- before the lock or sees it. Then the bundles, in one order, so that nobody waits in a ring.
  perform pg_advisory_xact_lock_shared(hashtextextended('wage period ' || company::text || ' ' || w.period_no, 0))
  from (
    select w.period_no from mes2.wage_period w
    where w.company_id = company and w.del_flag = '0'
      and exists (select 1 from unnest(locked_days) as d where d between w.from_date and w.to_date)
    order by w.period_no offset 0) w;
  perform pg_advisory_xact_lock_shared(hashtextextended('wage order ' || company::text || ' ' || o::text, 0))
  from (select o from unnest(locked_orders) as o order by o offset 0) o;
  perform 1 from mes2.bundle b
  where b.company_id = company and b.id = any (locked_bundles) order by b.id for no key update;

  -- A statement of its own: everything below is read under all locks. Who sends a report again while the first
  -- is under way has waited for its bundle, and finds the answer now.
  return json_build_object(
    'answered', (select json_agg(json_build_object('requestId', r.request_id, 'hash', r.payload_hash,
        'answer', r.response))
      from mes2.scan_request r where r.company_id = company and r.request_id = any (request_ids)),
    'targets', json_build_object('scanId', scan_ids, 'bundleId', bundle_ids::text[], 'orderId', order_ids::text[],
      'orderProcessId', order_process_ids::text[]),
    'cardsOutOfUse', (select json_agg(json_build_object('read', a.card_no, 'cardNo', k.card_no, 'status', k.status))
      from unnest(card_nos) as a (card_no)
      cross join lateral (
        select c.card_no, c.status from mes2.slot_card c
        where c.company_id = company and c.card_no = a.card_no and c.del_flag = '0'
        union all
        select c.card_no, c.status from mes2.slot_card c
        where c.company_id = company and c.rfid = a.card_no and c.del_flag = '0'
        limit 1) k
      where k.status in (2, 9)),
    'company', (select json_build_object('code', c.code, 'shortName', c.short_name)
      from amc.company c where c.id = company),
    'settings', (select json_object_agg(s.code, s.value)
      from mes2.company_setting s where s.company_id = company and s.del_flag = '0'),
    'orders', (select json_agg(json_build_object('id', o.id::text, 'orderNo', o.order_no, 'status', o.status,
        'wageLocked', o.wage_locked))
      from mes2.production_order o where o.company_id = company and o.id = any (locked_orders)),
    'periods', (select json_agg(json_build_object('day', d, 'periodNo', w.period_no, 'status', w.status))
      from unnest(locked_days) as d
      join mes2.wage_period w on w.company_id = company and w.del_flag = '0' and d between w.from_date and w.to_date),
    -- Departments of an open period are locked one by one: whose wage is, and of which lines the groups' is.
    'settled', (select json_agg(json_build_object('day', a.day, 'employeeId', r.employee_id::text))
      from unnest(people, days) as a (person, day)
      join mes2.wage_period w on w.company_id = company and w.del_flag = '0' and a.day between w.from_date and w.to_date
      join mes2.wage_record r on r.company_id = company and r.period_id = w.id and r.employee_id = a.person
        and r.status >= 2),
    'settledGroups', case when exists (
        select 1 from mes2.bundle_process p
        join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id and o.pay_scope = 3
        where p.company_id = company and p.bundle_id = any (locked_bundles))
      then (select json_agg(distinct jsonb_build_object('day', d, 'lineDeptId', h.dept_id::text))
        from unnest(locked_days) as d
        join mes2.wage_period w on w.company_id = company and w.del_flag = '0' and d between w.from_date and w.to_date
        join mes2.group_wage h on h.company_id = company and h.period_id = w.id and h.del_flag = '0'
        join mes2.group_wage_share g on g.company_id = company and g.group_wage_id = h.id
        join mes2.wage_record r on r.company_id = company and r.period_id = w.id and r.employee_id = g.employee_id
          and r.status >= 2) end,
    'bundles', (select json_build_object('id', array_agg(b.id::text), 'orderId', array_agg(b.order_id::text),
        'orderNo', array_agg(b.order_no), 'bundleNo', array_agg(b.bundle_no), 'splitSeq', array_agg(b.split_seq),
        'colorId', array_agg(b.color_id::text), 'colorName', array_agg(b.color_name),
        'sizeId', array_agg(b.size_id::text), 'sizeName', array_agg(b.size_name), 'status', array_agg(b.status),
        'holdReason', array_agg(b.hold_reason), 'lineDeptId', array_agg(b.line_dept_id::text),
        'printCount', array_agg(b.print_count))
      from mes2.bundle b where b.company_id = company and b.id = any (locked_bundles)),
    'children', case when exists (
        select 1 from mes2.bundle b where b.company_id = company and b.id = any (locked_bundles) and b.status = 8)
      then (select json_agg(json_build_object('parentId', b.parent_bundle_id::text, 'bundleNo', b.bundle_no,
          'splitSeq', b.split_seq) order by b.split_seq)
        from mes2.bundle b where b.company_id = company and b.parent_bundle_id = any (locked_bundles)) end,
    'processes', (select json_build_object('bundleId', array_agg(p.bundle_id::text), 'id', array_agg(p.id::text),
        'orderProcessId', array_agg(p.order_process_id::text), 'processCode', array_agg(p.process_code), 'payScope', array_agg(p.pay_scope),
        'seqNo', array_agg(p.seq_no), 'processName', array_agg(p.process_name), 'section', array_agg(p.section), 'sam', array_agg(p.sam::text),
        'isCheckpoint', array_agg(p.is_checkpoint), 'isOutput', array_agg(p.is_output), 'num', array_agg(p.num),
        'doneNum', array_agg(p.done_num), 'status', array_agg(p.status))
      from (select p.*, o.process_code, o.pay_scope from mes2.bundle_process p
        join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
        where p.company_id = company and p.bundle_id = any (locked_bundles) order by p.bundle_id, p.seq_no) p),
    'prices', (select json_agg(json_build_object('orderProcessId', f.id::text, 'day', f.day, 'price', r.price::text))
      from (
        select t.id, t.day from unnest(order_process_ids, days) as t (id, day) where t.id is not null
        union
        select p.order_process_id, t.day
        from unnest(bundle_ids, order_process_ids, days) as t (bundle_id, id, day)
        join mes2.bundle_process p on p.company_id = company and p.bundle_id = t.bundle_id
        where t.id is null) f
      cross join lateral (
        select o.price from mes2.order_price o
        where o.company_id = company and o.order_process_id = f.id and o.del_flag = '0'
          and o.from_date <= f.day and (o.to_date is null or o.to_date >= f.day)
        order by o.from_date desc limit 1) r),
    'workers', (select json_agg(json_build_object('id', m.id::text, 'employeeNo', m.employee_no,
        'employeeName', m.employee_name, 'status', m.status, 'deptId', m.dept_id::text,
        'coefficient', m.pay_coefficient::text, 'formerCoefficients', coalesce((
          select json_agg(json_build_object('coefficient', f.coefficient::text, 'toDate', f.to_date))
          from amc.former_coefficient f
          where f.company_id = company and f.employee_id = m.id
            and f.to_date >= (select min(d) from unnest(days) as d)), '[]'), 'hireDate', m.hire_date, 'leaveDate', m.leave_date))
      from (select distinct p from unnest(people) as p) named
      cross join lateral (
        select c.* from amc.company_member c
        where c.company_id = company and c.id = named.p and c.del_flag = '0' offset 0) m),
    'machines', (select json_agg(json_build_object('id', m.id::text, 'machineNo', m.machine_no, 'status', m.status))
      from ccm.machine m
      where m.company_id = company and m.id = any (used_machines) and m.del_flag = '0'),
    'leads', (select json_agg(amc.leads_person(a.booker, a.person) order by a.n)
      from unnest(bookers, people) with ordinality as a (booker, person, n)),
    'paces', (select array_agg((
        select extract(epoch from a.moment - coalesce(s.device_date, s.scan_date))::float8
        from mes2.scan s
        where s.company_id = company and s.employee_id = a.person and s.work_date = a.day
          and s.type <> 3 and coalesce(s.device_date, s.scan_date) <= a.moment
        order by coalesce(s.device_date, s.scan_date) desc limit 1) order by a.n)
      from unnest(people, days, moments) with ordinality as a (person, day, moment, n)));
end $$;
