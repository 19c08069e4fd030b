-- Leaders of cutting groups read what their people reported, in the companies that are here already as well.

insert into amc.job_menu (company_id, job_id, menu_id)
select j.company_id, j.id, m.id
from amc.job j
join amc.menu m on m.code = '/mes/packaging/workReport'
where j.code = 'cuttingLeader' and j.del_flag = '0'
on conflict (company_id, job_id, menu_id) do nothing;
