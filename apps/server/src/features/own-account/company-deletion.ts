import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { accessChanged } from '../../access/access-changed.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, OperationId } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';

const DAYS = 30;

type Deletion = DataOf<'getCompanyDeletion'>;
type Caller = Pick<Call<OperationId>, 'companyId' | 'user' | 'now' | 'language' | 'scope'>;

interface Asked {
  readonly id: string;
  readonly reason: string;
  readonly requestedBy: string;
  readonly agreedBy: string | null;
}

/** Where the deletion of a company stands, and what is against it. */
export async function companyDeletion(
  tx: Tx,
  { companyId, language, now }: Caller,
): Promise<Deletion> {
  const company = await tx.one<
    Pick<Deletion, 'name' | 'delFlag' | 'deletionDate' | 'leftDays'>
  >(sql`
    select name, del_flag, deletion_date,
      greatest(0, ceil(extract(epoch from deletion_date - ${now}::timestamptz) / 86400))::int as left_days
    from amc.company where id = ${companyId}`);
  if (!company) throw new DomainError('record-missing', { what: { zh: '公司', en: 'Company' } });
  const asked = await askedOf(tx, companyId);
  const blocks = await blocksOf(tx, companyId);
  return {
    companyId,
    ...company,
    reason: asked?.reason ?? null,
    isWaiting: asked !== undefined && asked.agreedBy === null,
    checks: blocks.map(({ refusal, count, link }) => ({
      code: refusal.code,
      text: refusalText(refusal, language),
      isOk: count === 0,
      count,
      link,
    })),
  };
}

/**
 * One administrator asks, another asks too: from then on the company is read only for thirty days.
 * @throws {DomainError} `own-work` for the same person twice, `shipments-open`, `period-unlocked`
 */
export async function requestCompanyDeletion(
  { engine, audit }: Services,
  call: Caller,
  reason: string,
): Promise<Deletion> {
  const { companyId, scope, user, now } = call;
  const agreed = await engine.tenant(scope, async (tx) => {
    await tx.run(
      sql`select pg_advisory_xact_lock(hashtextextended(${`deletion/${companyId}`}, 0))`,
    );
    for (const { refusal, count } of await blocksOf(tx, companyId)) if (count > 0) throw refusal;
    const asked = await askedOf(tx, companyId);
    if (asked === undefined) {
      await tx.run(sql`
        insert into amc.company_deletion (reason, requested_by) values (${reason.trim()}, ${user.id})`);
      await audit(tx, { bizType: 'company', bizId: companyId, action: 'deleteRequest', reason });
      return false;
    }
    if (asked.agreedBy === null && asked.requestedBy === user.id)
      throw new DomainError('own-work', {
        what: { zh: '注销申请', en: 'deletion' },
        action: { zh: '同意', en: 'agree to' },
      });
    if (asked.agreedBy === null)
      await tx.run(sql`
        update amc.company_deletion set agreed_by = ${user.id}, version = version + 1,
          due_date = ${now}::timestamptz + make_interval(days => ${DAYS}::int)
        where company_id = ${companyId} and id = ${asked.id}`);
    await audit(tx, { bizType: 'company', bizId: companyId, action: 'deleteAgree', reason });
    return true;
  });
  // The company itself is the platform's row.
  if (agreed)
    await engine.system(async (tx) => {
      await tx.run(sql`
        update amc.company c set del_flag = '2', deletion_date = d.due_date, version = c.version + 1
        from amc.company_deletion d
        where c.id = ${companyId} and d.company_id = c.id and d.cancelled_date is null and d.due_date is not null`);
      await accessChanged(tx);
    });
  return engine.tenant(scope, (tx) => companyDeletion(tx, call), { readOnly: true });
}

/** @throws {DomainError} `wrong-state` where nobody asked, or when the last day is over: its rows are being removed */
export async function cancelCompanyDeletion(
  { engine, audit }: Services,
  call: Caller,
): Promise<Deletion> {
  const { companyId, scope, user, now } = call;
  await engine.system(async (tx) => {
    const kept = await tx.run(sql`
      update amc.company_deletion set cancelled_date = ${now}, version = version + 1, update_by = ${user.id}
      where company_id = ${companyId} and cancelled_date is null
        and (due_date is null or due_date > ${now}::timestamptz)`);
    if (kept === 0)
      throw new DomainError('wrong-state', {
        what: { zh: '公司', en: 'The company' },
        no: '',
        state: { zh: '未申请注销或已到期', en: 'not being deleted, or past its last day' },
        action: { zh: '撤销', en: 'take it back' },
      });
    await tx.run(sql`
      update amc.company set del_flag = '0', deletion_date = null, version = version + 1 where id = ${companyId}`);
    await accessChanged(tx);
  });
  return engine.tenant(scope, async (tx) => {
    await audit(tx, { bizType: 'company', bizId: companyId, action: 'deleteCancel' });
    return companyDeletion(tx, call);
  });
}

const askedOf = (tx: Tx, companyId: string): Promise<Asked | undefined> =>
  tx.one<Asked>(sql`
    select id, reason, requested_by, agreed_by from amc.company_deletion
    where company_id = ${companyId} and cancelled_date is null`);

async function blocksOf(tx: Tx, companyId: string) {
  const open = await tx.one<{ shipments: number; periods: number; periodNo: string | null }>(sql`
    select
      (select count(*)::int from mes2.order_shipment s
       join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
       where s.company_id = ${companyId} and s.del_flag = '0' and o.del_flag = '0' and o.status in (1, 2, 3, 5)) as shipments,
      (select count(*)::int from mes2.wage_period
       where company_id = ${companyId} and status < 2 and del_flag = '0') as periods,
      (select min(period_no) from mes2.wage_period
       where company_id = ${companyId} and status < 2 and del_flag = '0') as period_no`);
  const { shipments = 0, periods = 0, periodNo = null } = open ?? {};
  return [
    {
      refusal: new DomainError('shipments-open', { count: shipments }),
      count: shipments,
      link: '/makingCenter/order/order',
    },
    {
      refusal: new DomainError('period-unlocked', { periodNo: periodNo ?? '' }),
      count: periods,
      link: null,
    },
  ];
}
