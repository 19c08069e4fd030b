import { sql, type Tx } from '../src/database/engine.ts';

/** What was notified of with the approvals that wait: whoever decides is asked, whoever applied knows that it was sent. */
export async function seedApprovalNotices(tx: Tx, companyId: string): Promise<void> {
  await tx.run(sql`
    insert into mmc.message
      (company_id, user_id, messages, address, message_type, biz_type, biz_id, level, create_date)
    select t.company_id, told.user_id,
      jsonb_build_object('title', jsonb_build_object(
        'code', told.code, 'params', jsonb_build_object('matter', coalesce(t.matter, to_jsonb(t.title))))),
      told.address, told.message_type, t.biz_type, t.biz_id, told.level, t.create_date
    from ccm.workflow_task t
    cross join lateral (values
      (t.assignee_id, 'approvalAsked', '/work', 'Notice,Message', 2),
      (t.applicant_id, 'approvalRequested', '/work?view=asked', 'Notice', 1)
    ) as told (user_id, code, address, message_type, level)
    where t.company_id = ${companyId} and t.result = 0 and t.del_flag = '0' and told.user_id is not null`);
}
