import { listEmployees } from '@garment-mes/sdk/amc';
import { writeConditions } from '@garment-mes/sdk/conditions';
import { listBundles, listFabricRolls, listOrders, listStyles } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useSettled } from '#app/use-settled.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { OpenAddress } from '../use-open-address.ts';
import type { PaletteEntry } from './palette-entries.ts';

const MOST = 5;
/** What is typed is asked for when no key was pressed for so long, milliseconds. */
const PAUSE_MS = 300;
/** A part of a business number: enough characters, a figure among them. */
const NUMBER = /^(?=.*\d)[\w./-]{3,32}$/;
/** A part of a name, or of how it sounds: two letters, or one character and more. */
const NAME = /^(?:[a-z][\w .-]{1,31}|\p{Script=Han}[\p{Script=Han}\w ·.-]{0,31})$/iu;

/** Rows that have the text in one of these keys. */
const asking = (keys: readonly string[], text: string) => ({
  query: {
    pageNum: 1,
    pageSize: MOST,
    sql: writeConditions({
      kind: 'or',
      terms: keys.map((key) => ({ kind: 'like', key, not: false, match: 'contains', text })),
    }),
  },
});

/** A bundle as it is called: `B0047`, or a part of one, `B0047-1`. */
const LABEL = /^b0*(\d{1,9})(?:-\d+)?$/i;

/** Bundles of that name, those of the newest orders first, or those with a part of a barcode. */
function bundlesAsked(text: string) {
  const no = LABEL.exec(text)?.[1];
  if (no === undefined) return asking(['barcode'], text);
  const bundle = Number(no);
  return {
    query: {
      ...{ pageNum: 1, pageSize: MOST, order: 'order_no desc' },
      ...{ bundleFrom: bundle, bundleTo: bundle },
    },
  };
}

const PAGES = {
  orders: href('/makingCenter/order/order'),
  styles: href('/mes/style/style'),
  bundles: href('/mes/packaging/bundleGenerate'),
  rolls: href('/mes/cloth/clothList'),
  people: href('/mes/employee/employeeShow'),
  trace: href('/mes/qc/qcBarcodeInfoReport'),
} as const;

/** What is found under a text, by those who may open its list; nothing else is asked for. */
function useFound(text: string) {
  const { menus } = useWorkbench();
  const may = (page: string) => menus.some(({ url }) => url === page);
  const isNumber = NUMBER.test(text);
  const isName = NAME.test(text);
  const asked = (page: string, fits: boolean) => ({ enabled: fits && may(page) });
  const { orders, styles, bundles, rolls, people } = PAGES;
  return {
    orders: useOperation(listOrders, asking(['order_no'], text), asked(orders, isNumber)).data,
    styles: useOperation(
      listStyles,
      asking(['style_no', 'style_name'], text),
      asked(styles, isNumber || isName),
    ).data,
    bundles: useOperation(listBundles, bundlesAsked(text), asked(bundles, isNumber)).data,
    rolls: useOperation(listFabricRolls, asking(['roll_no'], text), asked(rolls, isNumber)).data,
    people: useOperation(
      listEmployees,
      asking(['employee_no', 'employee_name'], text),
      asked(people, isNumber || isName),
    ).data,
    traced: may(PAGES.trace),
  };
}

/**
 * Orders, styles, bundles, rolls and people by a part of their number, code or name, or by how the name sounds, for
 * those who may open their lists. What was found under another text than the one typed is not shown.
 */
export function useRecordEntries(typed: string, openAddress: OpenAddress): readonly PaletteEntry[] {
  const t = useText();
  const text = typed.trim();
  const settled = useSettled(text, PAUSE_MS);
  const { orders, styles, bundles, rolls, people, traced } = useFound(settled);
  if (settled !== text) return [];
  const entry = (id: string, label: string, note: string, address: string): PaletteEntry => ({
    id: `record ${id}`,
    kind: 'record',
    label,
    note,
    disabled: false,
    open: () => openAddress(address),
  });
  const about = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');
  return [
    ...(orders?.list ?? []).map(({ id, orderNo, customerName }) =>
      entry(
        id,
        orderNo,
        about(t('订单'), customerName),
        href('/makingCenter/order/orderDetail/{orderId}', { orderId: id }),
      ),
    ),
    ...(styles?.list ?? []).map(({ id, styleNo, styleName }) =>
      entry(id, styleNo, about(t('款式'), styleName), href('/mes/style/styleDetail/{id}', { id })),
    ),
    ...(bundles?.list ?? []).map(({ id, barcode, bundleLabel, orderNo, colorName, sizeName }) =>
      entry(
        id,
        bundleLabel,
        about(t('扎号'), orderNo, `${colorName} ${sizeName}`),
        href(traced ? '/mes/qc/qcBarcodeInfoReport' : '/mes/packaging/bundleGenerate', undefined, {
          barcode,
        }),
      ),
    ),
    ...(rolls?.list ?? []).map(({ id, rollNo, cNo, materialName, colorName }) =>
      entry(
        id,
        rollNo,
        about(t('布卷'), materialName, colorName),
        href('/mes/cloth/clothDetail/{cNo}', { cNo }),
      ),
    ),
    ...(people?.list ?? []).map(({ id, employeeNo, employeeName, deptName }) =>
      entry(
        id,
        employeeName,
        about(t('员工'), employeeNo, deptName),
        href('/mes/employee/empDetail/{id}/{type}', { id, type: '1' }),
      ),
    ),
  ];
}
