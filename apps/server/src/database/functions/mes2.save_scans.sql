-- Writes what was decided over `mes2.lock_for_scans`, in the same transaction. An operation is never counted
-- beyond its number: that is judged on the row as it stands now, not on what was read before.
--
-- Returns the days of the people as they are now, null when an operation had no room: nothing may be kept then.
create function mes2.save_scans(decided jsonb, answers text[], moment timestamptz) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  set jit = off
as $$
declare
  company constant bigint := current_company();
  counted int;
  kept int;
  days json;
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
     device_date, work_date, channel, device_id, reversed_id, source_period_no, suspect_flag, remark, create_by,
     update_by)
  select company, s.id, s."requestId", s."bundleId", s."bundleProcessId", s."orderId", s."orderProcessId",
    (select o.process_id from mes2.order_process o where o.company_id = company and o.id = s."orderProcessId"),
    s."employeeId", s."lineDeptId", s."machineId", s.type, s.num, s."unitPrice", s.coefficient,
    s.amount, s.sam, s."earnedMin", s."startDate", s."scanDate", s."deviceDate", s."workDate", s.channel, s."deviceId",
    null, s."sourcePeriodNo", s."suspectFlag", s.remark, s."createBy", s."createBy"
  from jsonb_to_recordset(decided -> 'scans') as s (
    id bigint, "requestId" varchar, "bundleId" bigint, "bundleProcessId" bigint, "orderId" bigint,
    "orderProcessId" bigint, "employeeId" bigint, "lineDeptId" bigint, "machineId" bigint,
    type int, num int, "unitPrice" numeric, coefficient numeric, amount numeric, sam numeric, "earnedMin" numeric,
    "startDate" timestamptz, "scanDate" timestamptz, "deviceDate" timestamptz, "workDate" date, channel int,
    "deviceId" varchar, "sourcePeriodNo" varchar, "suspectFlag" smallint, remark varchar, "createBy" bigint);

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

  -- In one order everywhere: two that add to the same days and hours wait for each other, never in a ring. The
  -- answers are whole but for the day that they are counted into: their last brace is put behind it here.
  with day as (
    insert into mes2.employee_day as d (company_id, employee_id, work_date, scan_num, piece_num, amount, earned_min)
    select company, e."employeeId", e."workDate", e.scans, e.num, e.amount, e."earnedMin"
    from jsonb_to_recordset(decided -> 'days') as e
      ("employeeId" bigint, "workDate" date, scans int, num int, amount numeric, "earnedMin" numeric)
    order by 2, 3
    on conflict (company_id, employee_id, work_date) do update set
      scan_num = d.scan_num + excluded.scan_num, piece_num = d.piece_num + excluded.piece_num,
      amount = d.amount + excluded.amount, earned_min = d.earned_min + excluded.earned_min
    returning d.employee_id, d.work_date, d.piece_num, mes2.day_pay(d.employee_id, d.work_date) as pay),
  request as (
    insert into mes2.scan_request (company_id, request_id, payload_hash, response)
    select company, s."requestId", s.hash, (left(answers[s.at], -1) || ',"dayNum":' || d.piece_num
      || ',"dayAmount":"' || d.pay || '"}')::json
    from jsonb_to_recordset(decided -> 'requests') as s
      (at int, "requestId" varchar, hash varchar, "employeeId" bigint, "workDate" date)
    join day d on d.employee_id = s."employeeId" and d.work_date = s."workDate"
    order by s."requestId"
    on conflict do nothing returning 1)
  select (select count(*) from request), json_agg(json_build_object('employeeId', d.employee_id::text,
    'workDate', d.work_date, 'dayNum', d.piece_num, 'dayAmount', d.pay::text))
  into kept, days from day d;
  -- Another call kept something else under one of these ids meanwhile: seen from the beginning, it is known.
  if kept < cardinality(answers) then
    raise exception 'a request id was taken meanwhile' using errcode = 'serialization_failure';
  end if;
  return days;
end $$;
