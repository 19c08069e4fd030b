-- Whether an employee leads a department: as a manager of it or of one above it, or with the job of a manager or a
-- leader in such a department.
create function amc.leads_department(leader bigint, dept bigint) returns boolean language sql stable as $$
  select exists (
    select 1 from amc.department d
    where d.company_id = current_company() and d.id = dept and d.del_flag = '0' and (
      exists (
        select 1 from amc.dept_manager m
        where m.company_id = d.company_id and m.employee_id = leader and m.del_flag = '0'
          and d.path like '%/' || m.dept_id || '/%')
      or exists (
        select 1 from amc.company_member h
        join amc.user_job u on u.company_id = h.company_id and u.employee_id = h.id and u.del_flag = '0'
        join amc.job j on j.company_id = h.company_id and j.id = u.job_id and j.del_flag = '0' and j.job_type in (1, 2)
        where h.company_id = d.company_id and h.id = leader and h.del_flag = '0'
          and d.path like '%/' || h.dept_id || '/%')))
$$;
