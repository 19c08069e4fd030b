-- What reports of work need to know and what they hold, in one journey to the database; what follows from
-- them is decided outside, and `mes2.save_scans` writes it in a second one.
--
-- `asked`: {requestId, hash, processId, bundleCode, cardNo, employeeId, machineId, day, eventTime} of each report.
-- `claims`: whether their request ids are taken now; false when it is asked again in the same transaction.
--
-- Few rows by their keys, whatever is in the tables: one plan for all calls, and no join that reads a table whole.
create function mes2.hold_for_scans(asked jsonb, claims boolean) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  set jit = off
as $$
declare
  company constant bigint := current_company();
  mine text[];
  answered json;
  targets jsonb;
  held_bundles bigint[];
  held_orders bigint[];
  days date[];
  people bigint[];
  used_machines bigint[];
  period record;
  held_order bigint;
begin
  -- A request id that is being worked on makes this wait for its end.
  if claims then
    with claimed as (
      insert into mes2.scan_request (company_id, request_id, payload_hash)
      select company, a."requestId", a.hash
      from jsonb_to_recordset(asked) as a ("requestId" varchar, hash varchar) order by a."requestId"
      on conflict do nothing returning request_id)
    select coalesce(array_agg(request_id), '{}') into mine from claimed;
  else
    select array_agg(a."requestId") into mine from jsonb_to_recordset(asked) as a ("requestId" varchar);
  end if;
  -- A statement of its own: the one before does not see what was committed while it waited.
  if cardinality(mine) < jsonb_array_length(asked) then
    select json_agg(json_build_object('requestId', r.request_id, 'hash', r.payload_hash, 'answer', r.response))
    into answered
    from jsonb_to_recordset(asked) as a ("requestId" varchar)
    join mes2.scan_request r on r.company_id = company and r.request_id = a."requestId"
    where r.request_id <> all (mine);
  end if;

  select jsonb_agg(jsonb_build_object('requestId', a."requestId", 'scanId', next_id()::text,
      'bundleId', b.id::text, 'orderId', b.order_id::text, 'orderProcessId', p.order_process_id::text, 'day', a.day)),
    array_agg(distinct b.id), array_agg(distinct b.order_id), array_agg(distinct a.day),
    array_agg(distinct a."employeeId"), array_agg(distinct a."machineId")
  into targets, held_bundles, held_orders, days, people, used_machines
  from jsonb_to_recordset(asked) as a
    ("requestId" varchar, "processId" bigint, "bundleCode" varchar, "cardNo" varchar, day date, "employeeId" bigint,
     "machineId" bigint)
  left join mes2.bundle_process p on p.company_id = company and p.id = a."processId"
  cross join lateral (select coalesce(p.bundle_id,
    (select c.id from mes2.bundle c where c.company_id = company and c.barcode = a."bundleCode"),
    (select c.bundle_id from mes2.slot_card_binding c
      where c.company_id = company and c.card_no = a."cardNo" and c.unbind_date is null)) as id offset 0) named
  left join mes2.bundle b on b.company_id = company and b.id = named.id
  where a."requestId" = any (mine);

  -- Whoever locks a wage period or an order for wages takes the same keys exclusively: a report is either
  -- before the lock or sees it. Then the bundles, in one order, so that nobody waits in a ring.
  for period in
    select w.period_no from mes2.wage_period w
    where w.company_id = company and w.del_flag = '0'
      and exists (select 1 from unnest(days) as d where d between w.from_date and w.to_date)
    order by w.period_no
  loop
    perform pg_advisory_xact_lock_shared(
      hashtextextended('wage period ' || company::text || ' ' || period.period_no, 0));
  end loop;
  for held_order in select o from unnest(held_orders) as o where o is not null order by o loop
    perform pg_advisory_xact_lock_shared(
      hashtextextended('wage order ' || company::text || ' ' || held_order::text, 0));
  end loop;
  perform 1 from mes2.bundle b
  where b.company_id = company and b.id = any (held_bundles) order by b.id for no key update;

  -- Again a statement of its own: everything below is read under all locks.
  return json_build_object(
    'answered', answered,
    'targets', targets,
    'company', (select json_build_object('code', c.code, 'shortName', c.short_name)
      from amc.company c where c.id = company),
    'settings', (select json_object_agg(s.code, s.value)
      from mes2.company_setting s where s.company_id = company and s.del_flag = '0'),
    'orders', (select json_agg(json_build_object('id', o.id::text, 'orderNo', o.order_no, 'status', o.status,
        'wageLocked', o.wage_locked))
      from mes2.production_order o where o.company_id = company and o.id = any (held_orders)),
    'periods', (select json_agg(json_build_object('day', d, 'periodNo', w.period_no, 'status', w.status))
      from unnest(days) as d
      join mes2.wage_period w on w.company_id = company and w.del_flag = '0' and d between w.from_date and w.to_date),
    'bundles', (select json_agg(json_build_object('id', b.id::text, 'orderId', b.order_id::text,
        'orderNo', b.order_no, 'bundleNo', b.bundle_no, 'splitSeq', b.split_seq, 'colorId', b.color_id::text,
        'colorName', b.color_name, 'sizeId', b.size_id::text, 'sizeName', b.size_name, 'status', b.status,
        'holdReason', b.hold_reason, 'lineDeptId', b.line_dept_id::text, 'printCount', b.print_count))
      from mes2.bundle b where b.company_id = company and b.id = any (held_bundles)),
    'children', case when exists (
        select 1 from mes2.bundle b where b.company_id = company and b.id = any (held_bundles) and b.status = 8)
      then (select json_agg(json_build_object('parentId', b.parent_bundle_id::text, 'bundleNo', b.bundle_no,
          'splitSeq', b.split_seq) order by b.split_seq)
        from mes2.bundle b where b.company_id = company and b.parent_bundle_id = any (held_bundles)) end,
    'processes', (select json_agg(json_build_array(p.bundle_id::text, p.id::text, p.order_process_id::text,
        p.seq_no, p.process_name, p.section, p.sam::text, p.is_checkpoint, p.is_output, p.num,
        p.done_num, p.status) order by p.bundle_id, p.seq_no)
      from mes2.bundle_process p where p.company_id = company and p.bundle_id = any (held_bundles)),
    'prices', (select json_agg(json_build_object('orderProcessId', f.id::text, 'day', f.day, 'price', r.price::text))
      from (
        select distinct p.order_process_id as id, t.day
        from jsonb_to_recordset(targets) as t ("bundleId" bigint, "orderProcessId" bigint, day date)
        join mes2.bundle_process p on p.company_id = company and p.bundle_id = t."bundleId"
        where t."orderProcessId" is null or p.order_process_id = t."orderProcessId") f
      join mes2.order_price r on r.company_id = company and r.order_process_id = f.id and r.del_flag = '0'
        and daterange(r.from_date, r.to_date, '[]') @> f.day),
    'workers', (select json_agg(json_build_object('id', m.id::text, 'employeeNo', m.employee_no,
        'employeeName', m.employee_name, 'status', m.status, 'deptId', m.dept_id::text,
        'coefficient', m.pay_coefficient::text, 'hireDate', m.hire_date, 'leaveDate', m.leave_date))
      from amc.company_member m
      where m.company_id = company and m.id = any (people) and m.del_flag = '0'),
    'machines', (select json_agg(json_build_object('id', m.id::text, 'machineNo', m.machine_no, 'status', m.status))
      from ccm.machine m
      where m.company_id = company and m.id = any (used_machines) and m.del_flag = '0'),
    'paces', (select json_object_agg(a."requestId", (
        select extract(epoch from a."eventTime" - max(coalesce(s.device_date, s.scan_date)))::float8
        from mes2.scan s
        where s.company_id = company and s.employee_id = a."employeeId" and s.work_date = a.day
          and s.type <> 3 and coalesce(s.device_date, s.scan_date) <= a."eventTime"))
      from jsonb_to_recordset(asked) as a ("requestId" varchar, "employeeId" bigint, day date, "eventTime" timestamptz)
      where a."requestId" = any (mine)));
end $$;

-- Writes what was decided over `mes2.hold_for_scans`, in the same transaction. An operation is never counted
-- beyond its number: that is judged on the row as it stands now, not on what was read before.
--
-- Returns the days of the people as they are now, null when an operation had no room: nothing may be kept then.
create function mes2.save_scans(decided jsonb, moment timestamptz) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  set jit = off
as $$
declare
  company constant bigint := current_company();
  counted int;
  days jsonb;
begin
  update mes2.bundle_process p set
    done_num = p.done_num + c.num,
    status = case when c.num = 0 then p.status when p.done_num + c.num >= p.num then 2 else 1 end,
    rework_num = p.rework_num + c.rework,
    first_scan_date = case when c.num = 0 then p.first_scan_date else coalesce(p.first_scan_date, moment) end,
    last_scan_date = case when c.num = 0 then p.last_scan_date else moment end,
    last_employee_id = case when c.num = 0 then p.last_employee_id else c."employeeId" end,
    version = p.version + 1
  from jsonb_to_recordset(decided -> 'counts') as c (id bigint, num int, rework int, "employeeId" bigint)
  where p.company_id = company and p.id = c.id
    and p.done_num + c.num <= p.num and (c.num = 0 or p.status not in (3, 4));
  get diagnostics counted = row_count;
  if counted < jsonb_array_length(decided -> 'counts') then
    return null;
  end if;

  update mes2.bundle b set
    status = c.status, done_count = c."doneCount", current_seq_no = c."seqNo", last_scan_date = moment,
    version = b.version + 1
  from jsonb_to_recordset(decided -> 'bundles') as c (id bigint, status int, "doneCount" int, "seqNo" int)
  where b.company_id = company and b.id = c.id;

  insert into mes2.scan
    (company_id, id, request_id, bundle_id, bundle_process_id, order_id, order_process_id, process_id, employee_id,
     line_dept_id, machine_id, type, num, unit_price, coefficient, amount, sam, earned_min, start_date, scan_date,
     device_date, work_date, channel, device_id, reversed_id, source_period_no, suspect_flag, remark)
  select company, s.id, s."requestId", s."bundleId", s."bundleProcessId", s."orderId", s."orderProcessId",
    (select o.process_id from mes2.order_process o where o.company_id = company and o.id = s."orderProcessId"),
    s."employeeId", s."lineDeptId", s."machineId", s.type, s.num, s."unitPrice", s.coefficient,
    s.amount, s.sam, s."earnedMin", s."startDate", moment, s."deviceDate", s."workDate", s.channel, s."deviceId", null,
    s."sourcePeriodNo", s."suspectFlag", s.remark
  from jsonb_to_recordset(decided -> 'scans') as s (
    id bigint, "requestId" varchar, "bundleId" bigint, "bundleProcessId" bigint, "orderId" bigint,
    "orderProcessId" bigint, "employeeId" bigint, "lineDeptId" bigint, "machineId" bigint,
    type int, num int, "unitPrice" numeric, coefficient numeric, amount numeric, sam numeric, "earnedMin" numeric,
    "startDate" timestamptz, "deviceDate" timestamptz, "workDate" date, channel int, "deviceId" varchar,
    "sourcePeriodNo" varchar, "suspectFlag" smallint, remark varchar);

  -- In one order everywhere: two that add to the same days and hours wait for each other, never in a ring.
  with kept as (
    insert into mes2.employee_day as d (company_id, employee_id, work_date, scan_num, piece_num, amount, earned_min)
    select company, e."employeeId", e."workDate", e.scans, e.num, e.amount, e."earnedMin"
    from jsonb_to_recordset(decided -> 'days') as e
      ("employeeId" bigint, "workDate" date, scans int, num int, amount numeric, "earnedMin" numeric)
    order by 2, 3
    on conflict (company_id, employee_id, work_date) do update set
      scan_num = d.scan_num + excluded.scan_num, piece_num = d.piece_num + excluded.piece_num,
      amount = d.amount + excluded.amount, earned_min = d.earned_min + excluded.earned_min
    returning d.employee_id, d.work_date, d.piece_num, d.amount)
  select jsonb_agg(jsonb_build_object('employeeId', employee_id::text, 'workDate', work_date, 'dayNum', piece_num,
    'dayAmount', amount::text)) into days from kept;

  if jsonb_array_length(decided -> 'hours') > 0 then
    insert into mes2.line_hour_output as h
      (company_id, line_dept_id, work_date, hour, order_id, order_process_id, num, earned_min)
    select company, e."lineDeptId", e."workDate", e.hour, e."orderId", e."orderProcessId", e.num, e."earnedMin"
    from jsonb_to_recordset(decided -> 'hours') as e
      ("lineDeptId" bigint, "workDate" date, hour smallint, "orderId" bigint, "orderProcessId" bigint, num int,
       "earnedMin" numeric)
    order by 2, 3, 4, 5, 6
    on conflict (company_id, line_dept_id, work_date, hour, order_id, order_process_id) do update set
      num = h.num + excluded.num, earned_min = h.earned_min + excluded.earned_min;
  end if;
  -- Appended, not added up: thousands of reports of one order never wait for its row.
  if jsonb_array_length(decided -> 'progress') > 0 then
    insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
    select company, e."orderId", e."colorId", e."sizeId", 'sew', e.num, e."workDate"
    from jsonb_to_recordset(decided -> 'progress') as e
      ("orderId" bigint, "colorId" bigint, "sizeId" bigint, num int, "workDate" date);
  end if;

  update mes2.scan_request r set
    response = a.answer || jsonb_build_object('dayNum', d."dayNum", 'dayAmount', d."dayAmount")
  from jsonb_to_recordset(decided -> 'answers') as a
    ("requestId" varchar, answer jsonb, "employeeId" text, "workDate" text)
  join jsonb_to_recordset(days) as d ("employeeId" text, "workDate" text, "dayNum" int, "dayAmount" text)
    on d."employeeId" = a."employeeId" and d."workDate" = a."workDate"
  where r.company_id = company and r.request_id = a."requestId";
  return days;
end $$;
