import { CuttingBedReportRowFields } from '@garment-mes/sdk/labels';
import { type CuttingBedReportRow, getCuttingBedReport } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';

/** The number of a bed, which leads to its lay sheet. */
const BedLink = ({ row: { bedNo, reduceBedId } }: { readonly row: CuttingBedReportRow }) => (
  <TextLink to={href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId })}>
    {bedNo}
  </TextLink>
);

const BED_NO = { field: 'bedNo', Cell: BedLink } as const;

const beds = {
  label: msg('床次'),
  list: getCuttingBedReport,
  fields: CuttingBedReportRowFields,
  rowId: ({ reduceBedId }: CuttingBedReportRow) => reduceBedId,
} as const;

/** The beds behind garments of an order, each with those it cut of the colour and size that were asked for. */
export const bedsOfFigure = {
  ...beds,
  size: 560,
  columns: [BED_NO, 'workDate', 'tableName', 'status', 'cutNumOfAsked'],
} as const;

/** The beds behind a day of a table or team. */
export const bedsOfDay = {
  ...beds,
  // biome-ignore format: the columns of a table are one line.
  columns: [BED_NO, 'orderNo', 'tableName', 'bedType', 'colorPlies', 'plies', 'cutNum', 'netLen', 'employeeNames', 'status'],
} as const;
