import type { Order, Style } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import type { DetailTab } from '#screens/detail/detail-screen.tsx';
import type { OrderDraft } from '../draft/order-draft.ts';
import { OrderFabrics } from '../fabrics/order-fabrics.tsx';
import { BomGrid } from '../grids/bom-grid.tsx';
import { ColourGrid } from '../grids/colour-grid.tsx';
import { bomOfStyle, FromStyle, partsOfStyle, processesOfStyle } from '../grids/from-style.tsx';
import { PartGrid } from '../grids/part-grid.tsx';
import { ProcessGrid } from '../grids/process-grid.tsx';
import { QualityGrid } from '../grids/quality-grid.tsx';
import { isOpen } from '../is-open.ts';
import { OrderMatrix } from '../order-matrix.tsx';
import { OrderQuality } from '../order-quality.tsx';
import { OrderBom, OrderParts, OrderProcesses } from '../order-tables.tsx';
import { PieceEditor } from '../pieces/piece-editor.tsx';
import { gridProps, partTab, type TabsOf } from './part-tab.tsx';

const RATES = 'FIELD^orderProcess.price';

/** What is made: pieces, materials, parts, operations and how good they have to be. */
export const garmentTabs = (of: TabsOf): readonly DetailTab<Order>[] => [
  matrixTab(of),
  bomTab(of),
  partsTab(of),
  processesTab(of),
  coloursTab(of),
  {
    id: 'fabrics',
    label: msg('布卷'),
    count: ({ fabrics }) => fabrics.length,
    content: (loaded) => <OrderFabrics order={loaded} readOnly={!isOpen(loaded)} />,
  },
  qualityTab(of),
];

const matrixTab = ({ order, editing, typesGarment }: TabsOf): DetailTab<Order> => ({
  id: 'matrix',
  label: msg('颜色尺码'),
  content: partTab(editing, {
    id: 'matrix',
    names: ['cells', 'colors', 'sizes'],
    editable: typesGarment,
    typed: () => <PieceEditor order={order} editing={editing} />,
    read: (loaded) => <OrderMatrix order={loaded} />,
  }).content,
});

const bomTab = ({ order, editing, typesGarment }: TabsOf): DetailTab<Order> =>
  partTab(editing, {
    id: 'bom',
    names: ['bom'],
    editable: typesGarment,
    typed: () => (
      <BomGrid
        {...gridProps(editing, 'bom')}
        colors={order.colors}
        sizes={order.sizes}
        toolbar={takeOver(order, editing.draft.bom, (style) =>
          editing.change('bom', bomOfStyle(style, order.colors)),
        )}
      />
    ),
    read: ({ bom, sizes }) => <OrderBom rows={bom} sizes={sizes} />,
  });

const partsTab = ({ order, editing, typesGarment }: TabsOf): DetailTab<Order> =>
  partTab(editing, {
    id: 'parts',
    names: ['parts'],
    editable: typesGarment,
    typed: () => (
      <PartGrid
        {...gridProps(editing, 'parts')}
        toolbar={takeOver(order, editing.draft.parts, (style) =>
          editing.change('parts', partsOfStyle(style)),
        )}
      />
    ),
    read: ({ parts }) => <OrderParts rows={parts} />,
  });

const processesTab = ({ order, editing, can, typesProcesses }: TabsOf): DetailTab<Order> =>
  partTab(editing, {
    id: 'processes',
    names: ['processes'],
    editable: typesProcesses,
    typed: () => (
      <ProcessGrid
        {...gridProps(editing, 'processes')}
        stored={order.processes}
        priced={can(RATES)}
        toolbar={takeOver(order, editing.draft.processes, (style) =>
          editing.change('processes', processesOfStyle(style)),
        )}
      />
    ),
    read: ({ processes }) => <OrderProcesses rows={processes} priced={can(RATES)} />,
  });

const coloursTab = ({ order, editing, typesGarment }: TabsOf): DetailTab<Order> => {
  const grid = gridProps(editing, 'colours');
  const matched = {
    colors: order.colors,
    bom: editing.draft.bom,
    matchings: order.colorMatchings,
  };
  return partTab(editing, {
    id: 'colours',
    names: ['colours'],
    editable: typesGarment,
    typed: () => <ColourGrid {...grid} {...matched} />,
    read: () => <ColourGrid {...grid} {...matched} readOnly />,
  });
};

const qualityTab = ({ order, editing, typesGarment }: TabsOf): DetailTab<Order> =>
  partTab(editing, {
    id: 'quality',
    names: ['standard', 'points'],
    editable: typesGarment,
    typed: () => (
      <QualityGrid
        readOnly={false}
        standard={editing.draft.standard[0] as OrderDraft['standard'][number]}
        points={editing.draft.points}
        sizes={order.sizes}
        onStandard={(standard) => editing.change('standard', [standard])}
        onPoints={(points) => editing.change('points', points)}
      />
    ),
    read: (loaded) => <OrderQuality order={loaded} />,
  });

/** The button that replaces the rows by those of the style. */
const takeOver = (
  { styleId, styleNo }: Order,
  rows: readonly unknown[],
  onTake: (style: Style) => void,
) => <FromStyle styleId={styleId} styleNo={styleNo} count={rows.length} onTake={onTake} />;
