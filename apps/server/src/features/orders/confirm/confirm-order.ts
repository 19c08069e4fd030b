import {
  type Bilingual,
  DomainError,
  type Issue,
  refusalText,
  refuseFirst,
} from '@garment-mes/domain/refusals';
import { moved, orderMoves, StyleStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import type { Call, Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { updateRow } from '../../../records/write-row.sql.ts';
import { floorSettings, today } from '../../settings/public.ts';
import type { StyleHead } from '../../styles/public.ts';
import { claimOrder, type OrderHead, recordOrder, requireOrder } from '../order-record.ts';
import { confirmIssues, ownGrids } from './confirm-content.ts';
import { copyStyle, openCounter, openPrices, writeOrderTotals } from './copy-style.sql.ts';
import { planFabrics, writeNeeds } from './material-plan.ts';

/**
 * Checks a draft and copies its style. The style is locked until the end, so that one version of it is read
 * whoever edits it meanwhile (H24).
 *
 * @throws {DomainError} `style-moved` when it is not the version the person was shown
 */
export async function confirmOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, styleVersion }: BodyOf<'confirmOrder'>,
): Promise<void> {
  const order = await claimOrder(tx, actor, { id, version });
  const status = moved(orderMoves, 'confirm', { no: order.orderNo, status: order.status });
  const style = await requireConfirmable(tx, actor, order, styleVersion);

  const own = await ownGrids(tx, actor, id);
  await copyStyle(tx, actor, order, own);
  if (!own.fabrics) await planFabrics(tx, actor, id);
  await openPrices(tx, actor, id, today(actor, await floorSettings(tx, actor)));
  await writeNeeds(tx, actor, id);
  await writeOrderTotals(tx, actor, id);
  await openCounter(tx, actor, id);
  await updateRow(tx, actor, 'mes2.production_order', id, {
    status,
    styleVersion: style.styleVersion,
    styleNo: style.styleNo,
    styleName: style.styleName,
  });
  await recordOrder(services, tx, id, { action: 'confirm', from: order.status, to: status });
}

/**
 * Everything that is asked of a draft but its state. @returns its style, locked until the end
 *
 * @throws {DomainError} `style-not-approved`, `style-moved`, or the first rule that does not hold
 */
export async function requireConfirmable(
  tx: Tx,
  actor: Actor,
  order: OrderHead,
  styleVersion: number | null | undefined,
): Promise<StyleHead> {
  const style = await lockStyle(tx, actor, order.styleId);
  if (style.status !== StyleStatus.approved)
    throw new DomainError('style-not-approved', { styleNo: style.styleNo });
  if (styleVersion !== undefined && styleVersion !== null && styleVersion !== style.styleVersion)
    throw new DomainError('style-moved', { styleNo: style.styleNo, versionNo: style.styleVersion });
  refuseFirst(await confirmIssues(tx, actor, order));
  return style;
}

const lockStyle = async (tx: Tx, { companyId }: Actor, styleId: string): Promise<StyleHead> => {
  const style = await tx.one<StyleHead>(sql`
    select * from mes2.style where company_id = ${companyId} and id = ${styleId} and del_flag = '0' for share`);
  if (!style) throw new DomainError('record-missing', { what: '款式' });
  return style;
};

/** Rules of the confirmation by the tab on which they are corrected. */
const GROUPS: readonly (readonly [
  code: string,
  link: string,
  fine: Bilingual,
  starts: string[],
])[] = [
  [
    'I1',
    'shipment',
    { zh: '走货数量等于订单数量', en: 'Shipments add up to the order' },
    ['shipments'],
  ],
  [
    'I4',
    'colorSize',
    { zh: '颜色、尺码、数量已填写', en: 'Colours, sizes and quantities are filled in' },
    ['colors', 'sizes', 'cells'],
  ],
  ['I4', 'bom', { zh: '每个颜色有主面料', en: 'Every colour has its main fabric' }, ['bom']],
  [
    'I4',
    'process',
    {
      zh: '各工段工序、工时、工价、产出点完整',
      en: 'Operations, minutes, prices and output points are complete',
    },
    ['processes'],
  ],
  [
    'I4',
    'head',
    { zh: '交期不早于物料日期', en: 'Delivery is not before the material date' },
    ['deliveryDate'],
  ],
];

const inWords = ({ zh, en }: Bilingual, { language }: Pick<Call<'confirmOrder'>, 'language'>) =>
  language === 'en' ? en : zh;

/** The same rules line by line; nothing is written. */
export async function confirmCheck(
  tx: Tx,
  actor: Actor & Pick<Call<'getOrderConfirmCheck'>, 'language'>,
  id: string,
): Promise<DataOf<'getOrderConfirmCheck'>> {
  const order = await requireOrder(tx, actor, id);
  const style = await lockStyle(tx, actor, order.styleId);
  const issues = await confirmIssues(tx, actor, order);
  const approved = style.status === StyleStatus.approved;
  const styleLine = {
    code: 'H24',
    text: approved
      ? inWords(
          {
            zh: `款式${style.styleNo}已批准，版本${style.styleVersion}`,
            en: `Style ${style.styleNo} is approved, version ${style.styleVersion}`,
          },
          actor,
        )
      : refusalText(
          new DomainError('style-not-approved', { styleNo: style.styleNo }),
          actor.language,
        ),
    isOk: approved,
    count: 0,
    link: 'style',
  };
  const lines = GROUPS.flatMap(([code, link, fine, starts]) => {
    const own = issues.filter(({ field }) => starts.includes(field.split('.')[0] ?? ''));
    return own.length === 0
      ? [{ code, text: inWords(fine, actor), isOk: true, count: 0, link }]
      : own.map((found: Issue) => ({
          code,
          text: refusalText(found, actor.language),
          isOk: false,
          count: own.length,
          link,
        }));
  });
  const checks = [styleLine, ...lines];
  return { isOk: checks.every(({ isOk }) => isOk), checks };
}
