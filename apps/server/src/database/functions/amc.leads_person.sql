-- Whether an employee leads another: a department that the other belongs to, or is lent to today.
create function amc.leads_person(leader bigint, person bigint) returns boolean language plpgsql stable as $$
begin
  if leader is null or person is null or leader = person then
    return false;
  end if;
  return exists (
    select 1 from amc.company_member m
    where m.company_id = current_company() and m.id = person and amc.leads_department(leader, m.dept_id))
  or exists (
    select 1 from amc.dept_user u
    join amc.company c on c.id = u.company_id
    where u.company_id = current_company() and u.employee_id = person and u.del_flag = '0'
      and u.from_date <= (app_now() at time zone c.time_zone)::date
      and (u.to_date is null or u.to_date >= (app_now() at time zone c.time_zone)::date)
      and amc.leads_department(leader, u.dept_id));
end $$;
