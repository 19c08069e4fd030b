import { type DecimalInput, decimal } from '../decimal.ts';
import { groupBy } from '../group-by.ts';
import { type Issue, issue } from '../refusals/issue.ts';
import type { Bilingual } from '../refusals/refusals.ts';
import { type BilledColors, withoutMainFabric } from './main-fabric.ts';

export interface OrderProcessDraft {
  readonly seqNo: number;
  readonly processName: string;
  /** Name of the section, as cutting, sewing or finishing. */
  readonly section: string | Bilingual;
  readonly sectionId: number;
  readonly sam: DecimalInput;
  readonly price: DecimalInput;
  readonly isOutput: boolean | 0 | 1;
}

export interface OrderToConfirm {
  readonly colors: BilledColors['colors'];
  readonly sizes: readonly { readonly sizeId: string }[];
  readonly cells: readonly { readonly num: number }[];
  /** Garments of all shipments; `undefined` while none is planned. */
  readonly shipmentNum?: number | undefined;
  readonly bill: BilledColors['bill'];
  readonly processes: readonly OrderProcessDraft[];
  /** Sections the order goes through. */
  readonly sections: readonly { readonly sectionId: number; readonly name: string | Bilingual }[];
  readonly materialDate?: string | null | undefined;
  readonly deliveryDate: string;
}

/** What keeps an order from being confirmed: its matrix, fabric, operations and dates. */
export function checkOrderConfirm(order: OrderToConfirm): Issue[] {
  return [
    ...checkMatrix(order),
    ...checkFabric(order),
    ...checkProcesses(order),
    ...checkDates(order),
  ];
}

function checkMatrix({ colors, sizes, cells, shipmentNum }: OrderToConfirm): Issue[] {
  const num = cells.reduce((total, cell) => total + cell.num, 0);
  return [
    ...(colors.length === 0 ? [issue('colors', 'order-without-colors', {})] : []),
    ...(sizes.length === 0 ? [issue('sizes', 'order-without-sizes', {})] : []),
    ...(num <= 0 ? [issue('cells', 'order-empty', {})] : []),
    ...(shipmentNum !== undefined && shipmentNum !== num
      ? [issue('shipments', 'order-sum', { shipments: shipmentNum, order: num })]
      : []),
  ];
}

const checkFabric = (order: OrderToConfirm): Issue[] =>
  withoutMainFabric(order).map(({ colorName: color }) =>
    issue('bom', 'order-fabric-missing', { color }),
  );

/** Operations alone: time, price, an order of their own and one output point in each of the sections. */
export function checkProcesses({
  processes,
  sections,
}: Pick<OrderToConfirm, 'processes' | 'sections'>): Issue[] {
  const each = processes.flatMap(({ processName: process, sam, price }, index) => [
    ...(decimal(sam).lte(0)
      ? [issue(`processes.${index}.sam`, 'order-process-sam', { process })]
      : []),
    ...(decimal(price).lt(0)
      ? [issue(`processes.${index}.price`, 'order-process-price', { process })]
      : []),
  ]);
  const twice = [...groupBy(processes, ({ seqNo }) => seqNo)].flatMap(([seqNo, same]) =>
    same.length > 1 ? [issue('processes', 'order-process-seq', { seqNo })] : [],
  );
  const bySection = groupBy(processes, ({ sectionId }) => sectionId);
  const outputs = sections.flatMap(({ sectionId, name: section }) => {
    const own = bySection.get(sectionId) ?? [];
    const points = own.filter(({ isOutput }) => isOutput);
    if (own.length === 0) return [issue('processes', 'order-process-missing', { section })];
    if (points.length === 0) return [issue('processes', 'order-output-missing', { section })];
    if (points.length === 1) return [];
    const names = points.map(({ processName }) => processName).join('、');
    return [issue('processes', 'order-output-points', { section, count: points.length, names })];
  });
  return [...each, ...twice, ...outputs];
}

const checkDates = ({ materialDate, deliveryDate }: OrderToConfirm): Issue[] =>
  materialDate && deliveryDate < materialDate
    ? [issue('deliveryDate', 'order-dates', { delivery: deliveryDate, material: materialDate })]
    : [];
