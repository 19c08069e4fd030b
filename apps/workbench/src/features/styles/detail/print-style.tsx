import { listSizes } from '@garment-mes/sdk/ccm';
import type { Style } from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';
import { clockText } from '#app/request-id.ts';
import type { Workbench } from '#app/workbench-context.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import type { StyleSize } from './other-grids.tsx';
import { STYLE_PAPERS, STYLE_PRINT, type StylePaper, StyleSheet } from './style-sheet.tsx';
import { sizesOf } from './style-tabs.tsx';

/** Prints one paper of a style, its sizes in their order. */
export function printStyle(
  paper: StylePaper,
  style: Style,
  sizes: readonly StyleSize[],
  { companyName, userName, now }: Pick<Workbench, 'companyName' | 'userName' | 'now'>,
): Promise<void> {
  const at = clockText(now()).slice(0, 16);
  const foot = `${companyName} · ${t('{time} {name} 打印', { time: at, name: userName })}`;
  return printPages(
    `${t(STYLE_PAPERS[paper])} ${style.styleNo}`,
    STYLE_PRINT,
    <StyleSheet paper={paper} style={style} sizes={sizes} foot={foot} />,
  );
}

/** The sizes of a style in the order of their group. */
export async function readSizes(
  client: Workbench['client'],
  style: Style,
): Promise<readonly StyleSize[]> {
  const query = { pageNum: 1, pageSize: 500, sizeGroupId: style.sizeGroupId };
  const { list } = await listSizes(client, { query });
  return sizesOf(
    style,
    list.map(({ id }) => id),
  );
}
