-- What was asked for, where the record itself does not hold it until it is agreed to.
alter table ccm.workflow_task add column request jsonb;
-- One person is asked once about one record.
create unique index workflow_task_open_key on ccm.workflow_task (company_id, biz_type, biz_id, assignee_id)
  where result = 0 and del_flag = '0';
