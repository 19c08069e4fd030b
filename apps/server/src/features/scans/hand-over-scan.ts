import { readBarcode } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';

type Settled = BodyOf<'handOverScan'>;

const GIVEN_UP = 2;
const WARNING = 2;
const REPORT = { zh: '报工内容', en: 'Reported work' };
const GIVE_UP_REASON = { zh: '原因', en: 'Reason' };

/**
 * Ends a report the service refused: it was work that was done, so either those who lead the worker are notified,
 * or it is given up for a reason. The log of the bundle, else of the worker, keeps what was reported.
 *
 * @throws {DomainError} `record-missing`, `reason-required` or `no-leader`
 */
export async function handOverScan(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Settled,
): Promise<DataOf<'handOverScan'>> {
  const worker = await tx.one<{
    employeeNo: string;
    employeeName: string;
    deptId: string | null;
  }>(sql`
    select employee_no, employee_name, dept_id from amc.company_member
    where company_id = ${actor.companyId} and id = ${body.employeeId} and del_flag = '0'`);
  if (!worker) throw new DomainError('record-missing', { what: '员工' });
  const isGivenUp = body.settlement === GIVEN_UP;
  if (isGivenUp && !body.giveUpReason)
    throw new DomainError('reason-required', { action: { zh: '删除', en: 'give it up' } });
  const bundle = await bundleOf(tx, actor, body.barcode);
  const leaders = isGivenUp ? [] : await leadersOf(tx, actor, worker.deptId);
  if (!isGivenUp && leaders.length === 0) throw new DomainError('no-leader', {});
  const name = bundle?.name ?? body.barcode;
  await services.audit(tx, {
    bizType: bundle ? 'bundle' : 'employee',
    bizId: bundle?.id ?? body.employeeId,
    action: isGivenUp ? 'giveUpScan' : 'handOverScan',
    reason: body.refusal,
    diff: [
      {
        field: 'report',
        title: REPORT,
        fromText: null,
        toText: reportText(worker.employeeNo, body),
      },
      ...(isGivenUp
        ? [
            {
              field: 'giveUpReason',
              title: GIVE_UP_REASON,
              fromText: null,
              toText: String(body.giveUpReason),
            },
          ]
        : []),
    ],
  });
  if (leaders.length > 0)
    await services.notify(tx, {
      userIds: leaders.map(({ userId }) => userId),
      title: message('reportHandedOver', {
        ...{ employeeNo: worker.employeeNo, employeeName: worker.employeeName },
        ...{ bundle: name, operation: body.processName, num: body.num },
      }),
      content: body.refusal,
      objName: name,
      address: `/mes/qc/qcBarcodeInfoReport?barcode=${encodeURIComponent(body.barcode)}`,
      messageType: 'Notice,Message',
      bizType: bundle ? 'bundle' : 'employee',
      bizId: bundle?.id ?? body.employeeId,
      level: WARNING,
    });
  return { leaders: leaders.map((leader) => leader.name) };
}

const reportText = (employeeNo: string, body: Settled): string =>
  [
    employeeNo,
    body.barcode,
    body.processName,
    `×${body.num}`,
    body.deviceDate ?? '',
    body.requestId,
  ]
    .filter((part) => part !== '')
    .join(' ');

const bundleOf = (tx: Tx, { companyId }: Actor, barcode: string) =>
  tx.one<{ id: string; name: string }>(sql`
    select id, order_no || ' B' || lpad(bundle_no::text, 4, '0')
      || case when split_seq > 0 then '-' || split_seq else '' end as name
    from mes2.bundle
    where company_id = ${companyId} and barcode = ${readBarcode(barcode)?.bundle ?? barcode}`);

interface Leader {
  readonly userId: string;
  readonly name: string;
}

/**
 * Those who lead a department, else the nearest one above it that somebody with an account leads; where nobody
 * does, those who administer the company.
 */
async function leadersOf(tx: Tx, { companyId }: Actor, deptId: string | null): Promise<Leader[]> {
  const leaders = await tx.all<Leader>(sql`
    with led as (
      select e.user_id, e.employee_name as name, length(d.path) as depth
      from amc.department l
      join amc.department d on d.company_id = l.company_id and d.del_flag = '0'
        and (d.id = l.id or l.path like d.path || '%')
      join amc.dept_manager m on m.company_id = d.company_id and m.dept_id = d.id and m.del_flag = '0'
      join amc.company_member e on e.company_id = m.company_id and e.id = m.employee_id and e.status = 0
      where l.company_id = ${companyId} and l.id = ${deptId} and e.user_id is not null)
    select distinct user_id, name from led where depth = (select max(depth) from led) order by name`);
  if (leaders.length > 0) return leaders;
  return tx.all<Leader>(sql`
    select distinct m.user_id, m.employee_name as name from amc.company_member m
    join amc.user_job u on u.company_id = m.company_id and u.employee_id = m.id
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.job_type = 9 and j.del_flag = '0'
    where m.company_id = ${companyId} and m.status = 0 and m.user_id is not null and m.del_flag = '0'
    order by name`);
}
