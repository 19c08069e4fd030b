import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { CuttingBedRowFields } from '@garment-mes/sdk/labels';
import { type CuttingBedRow, listCuttingBeds, printBundles } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { isHeldUp } from './beds/bed-actions.ts';
import { BedPlies, BedState } from './beds/bed-cells.tsx';
import { BedNo } from './beds/bed-no.tsx';
import { missingText } from './beds/missing-parts.tsx';
import { TicketPrints } from './beds/ticket-prints.tsx';

const TICKETED: ReadonlySet<number> = new Set([BedStatus.bundled, BedStatus.closed]);
const isTicketed = (bed: CuttingBedRow): boolean => !isHeldUp(bed) && TICKETED.has(bed.status);

const ticketedBeds = defineList({
  operation: listCuttingBeds,
  fields: CuttingBedRowFields,
  columns: [
    ...([{ field: 'bedNo', Cell: BedNo }, 'monthBedNo', 'orderNo'] as const),
    ...([{ field: 'colorPlies', Cell: BedPlies }, 'cutNum'] as const),
    ...([{ field: 'bundleSpan', shown: true }, 'bundleNumTotal', 'printedNum'] as const),
    { field: 'status', Cell: BedState, beside: missingText },
  ],
  label: ({ orderNo, bedLabel }) => `${orderNo} · ${bedLabel}`,
  liveTopic: 'bed',
  tabs: [
    { name: 'left', label: msg('未打印'), query: { ticketsLeft: true } },
    { name: 'all', label: msg('全部'), filter: { status: ['4', '5'] } },
  ],
  quickFilters: ['orderNo', { param: 'tableId', label: msg('裁床台'), reference: 'departments' }],
  actions: {
    printAll: {
      ...{ operation: printBundles, label: msg('打印全部'), primary: true },
      when: (bed) => isTicketed(bed) && bed.printedNum < bed.bundleNumTotal,
      to: ({ id }) =>
        href('/mes/card/carSewing', undefined, { reduceBedId: id, unprinted: 'true' }),
    },
    reprint: {
      ...{ operation: printBundles, label: msg('补打') },
      when: (bed) => isTicketed(bed) && bed.printedNum > 0,
      to: ({ id }) => href('/mes/card/carSewing', undefined, { reduceBedId: id }),
    },
  },
  detail: [{ label: msg('打印记录'), Panel: TicketPrints }],
});

/** The bundled beds: which tickets are still to be printed, which were printed again and why. */
export default function BedTickets() {
  return <ListScreen list={ticketedBeds} />;
}
