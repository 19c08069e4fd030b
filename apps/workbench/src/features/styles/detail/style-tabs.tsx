import type { Style } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { BusinessLog } from '#screens/detail/business-log.tsx';
import type { DetailTab } from '#screens/detail/detail-screen.tsx';
import { BalanceTab } from '../balance/balance-tab.tsx';
import { HeadForm } from './head/head-form.tsx';
import { BomGrid, FabricGrid, PartGrid, type StyleSize } from './other-grids.tsx';
import { STYLE_PART_NAMES } from './part-names.ts';
import { ProcessGrid } from './processes/process-grid.tsx';
import { QualityGrid } from './quality-grid.tsx';
import { SizeColorGrid } from './size-color-grid.tsx';
import styles from './style.module.css';
import type { StylePartName } from './style-draft.ts';
import { STYLE_LOG_PARTS } from './style-log-parts.ts';
import { StyleOrders } from './style-orders.tsx';
import type { StyleEditing } from './use-style-draft.ts';

/** Sizes a style comes in, as their group orders them. @param group ids of its sizes, all of them or not yet any */
export const sizesOf = (
  { sizeColors }: { readonly sizeColors: readonly StyleSize[] },
  group: readonly string[],
): readonly StyleSize[] =>
  [...new Map(sizeColors.map(({ sizeId, sizeName }) => [sizeId, sizeName]))]
    .map(([sizeId, sizeName]) => ({ sizeId, sizeName }))
    .toSorted((one, other) => group.indexOf(one.sizeId) - group.indexOf(other.sizeId));

type Fixing = Pick<Parameters<typeof ProcessGrid>[0], 'spot' | 'onSpot'>;

/** The parts of a style as they are typed, and what hangs on it. */
export function styleTabs(
  style: Style,
  editing: StyleEditing,
  sizes: readonly StyleSize[],
  readOnly: boolean,
  fixing: Fixing,
): readonly DetailTab<Style>[] {
  const { draft, dirty } = editing;
  return [
    ...partTabs(style, editing, sizes, readOnly, fixing),
    {
      id: 'balance',
      label: msg('线平衡'),
      content: () => (
        <BalanceTab
          styleId={style.id}
          rows={draft.processes}
          headcount={draft.head.standardHeadcount ?? null}
          unsaved={dirty.includes('processes')}
        />
      ),
    },
    {
      id: 'orders',
      label: msg('引用订单'),
      content: ({ id }) => <StyleOrders styleId={id} />,
    },
    {
      id: 'log',
      label: msg('日志'),
      content: ({ id }) => <BusinessLog kind="style" id={id} parts={STYLE_LOG_PARTS} />,
    },
  ];
}

/** The parts that are typed and saved one by one. */
function partTabs(
  style: Style,
  { draft, dirty, change }: StyleEditing,
  sizes: readonly StyleSize[],
  readOnly: boolean,
  fixing: Fixing,
): readonly DetailTab<Style>[] {
  const base = { readOnly };
  const part = (
    name: StylePartName,
    content: DetailTab<Style>['content'],
    rows?: number,
  ): DetailTab<Style> => ({
    id: name,
    label: STYLE_PART_NAMES[name],
    ...(rows === undefined ? {} : { count: () => rows }),
    content: (loaded) => (
      <div className={styles.part} data-dirty={dirty.includes(name) || undefined}>
        {content(loaded)}
      </div>
    ),
  });
  return [
    part('head', () => (
      <HeadForm
        {...base}
        style={style}
        head={draft.head}
        onChange={(head) => change('head', head)}
      />
    )),
    part('sizeColors', () => (
      <SizeColorGrid
        {...base}
        styleNo={draft.head.styleNo}
        sizeGroupId={draft.head.sizeGroupId}
        rows={draft.sizeColors}
        onChange={(rows) => change('sizeColors', rows)}
      />
    )),
    part(
      'parts',
      () => (
        <PartGrid
          {...base}
          styleId={style.id}
          rows={draft.parts}
          onChange={(rows) => change('parts', rows)}
        />
      ),
      draft.parts.length,
    ),
    part(
      'bom',
      () => (
        <BomGrid
          {...base}
          rows={draft.bom}
          sizes={sizes}
          sizeColors={draft.sizeColors}
          onChange={(rows) => change('bom', rows)}
        />
      ),
      draft.bom.length,
    ),
    part(
      'processes',
      () => (
        <ProcessGrid
          {...base}
          {...fixing}
          rows={draft.processes}
          onChange={(rows) => change('processes', rows)}
        />
      ),
      draft.processes.length,
    ),
    part(
      'fabrics',
      () => (
        <FabricGrid {...base} rows={draft.fabrics} onChange={(rows) => change('fabrics', rows)} />
      ),
      draft.fabrics.length,
    ),
    part(
      'quality',
      () => (
        <QualityGrid
          {...base}
          rows={draft.quality}
          sizes={sizes}
          baseSizeId={draft.head.baseSizeId}
          onBaseSize={(baseSizeId) => change('head', { ...draft.head, baseSizeId })}
          onChange={(rows) => change('quality', rows)}
        />
      ),
      draft.quality.length,
    ),
  ];
}
