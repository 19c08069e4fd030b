import { getStyle, type Order } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { failureText } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import { rowsById } from '#screens/references/offered-rows.ts';
import { references } from '#screens/references/references.ts';
import { colourRows } from '../draft/order-draft.ts';
import { countPrints } from './count-prints.ts';

/** Papers as the service counts them. */
const TECHNIQUE = 2;
const COLOURS = 3;

/** Prints what the floor needs of an order beside the order itself. */
export function usePrintPapers(order: Order) {
  const { client, companyName } = useWorkbench();
  const footOf = async (paper: 2 | 3) =>
    (await countPrints(client, [order.id], paper, companyName)).get(order.id) ?? '';
  const withFailureToast = (print: () => Promise<void>) => (): void => {
    print().catch((error: unknown) => toast.error(failureText(error)));
  };
  return {
    technique: withFailureToast(async () => {
      const { TechniquePaper, TECHNIQUE_PRINT } = await import('./technique-paper.tsx');
      const style = await getStyle(client, { query: { id: order.styleId } });
      const foot = await footOf(TECHNIQUE);
      await printPages(
        t('工艺单'),
        TECHNIQUE_PRINT,
        <TechniquePaper order={order} style={style} foot={foot} />,
      );
    }),
    colours: withFailureToast(async () => {
      const { ColourCard, COLOUR_PRINT } = await import('./colour-card.tsx');
      const ids = [
        ...order.colorMatchings.map(({ materialColorId }) => materialColorId),
        ...order.colors.map(({ colorId }) => colorId),
      ];
      const list = await rowsById(client, references.listColors, ids);
      const palette = new Map(list.map(({ id, name, hex }) => [id, { name, hex }]));
      const rows = colourRows(order.colorMatchings);
      const foot = await footOf(COLOURS);
      await printPages(
        t('配色卡'),
        COLOUR_PRINT,
        <ColourCard order={order} rows={rows} palette={palette} foot={foot} />,
      );
    }),
  };
}
