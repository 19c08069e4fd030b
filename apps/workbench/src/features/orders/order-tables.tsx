import {
  OrderBomLineFields,
  OrderCuttingBedFields,
  OrderPartFields,
  OrderProcessFields,
  OrderWorkshopFields,
} from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { useMemo } from 'react';
import { msg, t, useText } from '#app/i18n.ts';
import { TextLink } from '#app/text-link.tsx';
import { bedPath } from '#garment/bed-path.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import grids from './grids/grids.module.css';
import { PartSums } from './grids/part-sums.tsx';
import { ProcessSums } from './grids/process-sums.tsx';

type Child<Name extends keyof Order> = Order[Name] extends readonly (infer Row)[] ? Row : never;
type Rows<Name extends keyof Order> = { readonly rows: readonly Child<Name>[] };
type SizeUsages = Child<'bom'>['sizeUsages'];

// biome-ignore-start format: the columns of a table are one line.
const bom = (sizes: Order['sizes']): readonly Column<Child<'bom'>>[] => [
  'seqNo',
  'materialCode',
  'materialName',
  'fabricPart',
  'partName',
  'colorName',
  'isMain',
  'usageNum',
  'unitCode',
  'lossPct',
  {
    id: 'sizeUsages',
    title: msg('分码用量'),
    value: ({ sizeUsages }) => sizeText(sizeUsages, sizes),
  },
  'needNum',
  'issuedNum',
  'returnNum',
  'supplierName',
];
const parts: readonly Column<Child<'parts'>>[] = [
  'partCode',
  'partName',
  'fabricPart',
  'piecesPerGarment',
  'moldNo',
  'isFused',
  'isPrinted',
  'areaCm2',
];
const processes: readonly Column<Child<'processes'>>[] = [
  'seqNo',
  'section',
  'processName',
  'partCode',
  'machineTypeName',
  'sam',
  'price',
  'grade',
  'isCheckpoint',
  'isOutput',
  'isTicket',
  'payScope',
  'outGroupName',
  'isEnabled',
  'doneNum',
];
// biome-ignore-end format: the columns of a table are one line.

const beds: readonly Column<Child<'cuttingBeds'>>[] = [
  { field: 'bedLabel', Cell: BedLink },
  'monthBedNo',
  'status',
  'bedType',
  'fabricPart',
  'colorPlies',
  'plies',
  'planNum',
  'cutNum',
  'bundleNumTotal',
  'planDate',
  'submitDate',
];

function BedLink({ row }: { readonly row: Child<'cuttingBeds'> }) {
  return <TextLink to={bedPath(row)}>{row.bedLabel}</TextLink>;
}

export function OrderBom({ rows, sizes }: Rows<'bom'> & Pick<Order, 'sizes'>) {
  const columns = useMemo(() => bom(sizes), [sizes]);
  return <RecordTable label="BOM" fields={OrderBomLineFields} columns={columns} rows={rows} />;
}

/** Sizes of the order that take more or less than the usage of the line. */
const sizeText = (usages: SizeUsages, sizes: Order['sizes']): string =>
  sizes
    .flatMap(({ sizeId, sizeName }) =>
      usages
        .filter((usage) => usage.sizeId === sizeId)
        .map(({ usageNum }) => `${sizeName} ${usageNum}`),
    )
    .join(t('、')) || t('各码相同');

export function OrderParts({ rows }: Rows<'parts'>) {
  const t = useText();
  return (
    <div className={grids.grid}>
      <RecordTable label={t('部位裁片')} fields={OrderPartFields} columns={parts} rows={rows} />
      <PartSums rows={rows} />
    </div>
  );
}

export function OrderProcesses({ rows, priced }: Rows<'processes'> & { readonly priced: boolean }) {
  const t = useText();
  return (
    <div className={grids.grid}>
      <RecordTable label={t('工序')} fields={OrderProcessFields} columns={processes} rows={rows} />
      <ProcessSums rows={rows} priced={priced} />
    </div>
  );
}

const workshops: readonly Column<Child<'workshops'>>[] = [
  'deptName',
  'section',
  'num',
  'planStartDate',
  'planEndDate',
];

export function OrderWorkshops({ rows }: Rows<'workshops'>) {
  const t = useText();
  return (
    <RecordTable label={t('车间')} fields={OrderWorkshopFields} columns={workshops} rows={rows} />
  );
}

export function OrderBeds({ rows }: Rows<'cuttingBeds'>) {
  const t = useText();
  return (
    <RecordTable label={t('床次')} fields={OrderCuttingBedFields} columns={beds} rows={rows} />
  );
}
