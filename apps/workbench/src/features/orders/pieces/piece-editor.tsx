import { getStyle, type Order } from '@garment-mes/sdk/mes2';
import { FilterChips } from '@garment-mes/ui';
import { useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { OrderPartName } from '../draft/order-draft.ts';
import type { OrderEditing } from '../draft/use-order-draft.ts';
import { EntryMatrix } from '../entry/entry-matrix.tsx';
import { limitHint } from '../entry/limit-hint.ts';
import { useColoursAndSizes } from '../entry/use-colours-and-sizes.ts';
import grids from '../grids/grids.module.css';
import { CodeGrid } from './code-grid.tsx';
import { entryOf, type PiecesDraft, piecesOf, withoutLost } from './pieces-entry.ts';

const PARTS: readonly (OrderPartName & keyof PiecesDraft)[] = ['colors', 'sizes', 'cells'];

interface PieceEditorProps {
  readonly order: Pick<Order, 'styleId' | 'cutTolUpPct'>;
  readonly editing: Pick<OrderEditing, 'draft' | 'change'>;
}

/** Colours, sizes and pieces of a draft order on one sheet, the codes of their labels on another. */
export function PieceEditor({ order, editing }: PieceEditorProps) {
  const t = useText();
  const { draft, change } = editing;
  const [sheet, setSheet] = useState<'pieces' | 'codes'>('pieces');
  const style = useOperation(getStyle, { query: { id: order.styleId } }).data;
  const named = new Map([
    ...draft.colors.map(({ id, colorName }) => [id, colorName] as const),
    ...draft.sizes.map(({ id, sizeName }) => [id, sizeName] as const),
  ]);
  const library = useColoursAndSizes(
    style,
    draft.colors.map(({ id }) => id),
    named,
  );
  const names = { color: library.nameOf, size: library.sizeOf };

  function take(next: PiecesDraft) {
    for (const part of PARTS)
      if (JSON.stringify(next[part]) !== JSON.stringify(draft[part])) change(part, next[part]);
    const shipments = withoutLost(draft.shipments, next);
    if (shipments !== draft.shipments) change('shipments', shipments);
  }

  function limitOf(colorId: string, sizeId: string) {
    const cell = draft.cells.find(({ id }) => id === `${colorId}/${sizeId}`);
    return limitHint(cell?.num, order.cutTolUpPct);
  }

  return (
    <div className={grids.grid}>
      <FilterChips
        label={t('颜色尺码')}
        value={sheet}
        onValueChange={(value) => setSheet(value === 'codes' ? 'codes' : 'pieces')}
        chips={[
          { value: 'pieces', label: t('数量') },
          { value: 'codes', label: t('SKU与69码'), count: draft.cells.length },
        ]}
      />
      {sheet === 'pieces' ? (
        <EntryMatrix
          entry={entryOf(draft)}
          style={style}
          takesStyle={false}
          library={library}
          hintOf={limitOf}
          onChange={(entry) => take(piecesOf(entry, draft, names))}
        />
      ) : (
        <CodeGrid rows={draft.cells} onChange={(cells) => change('cells', cells)} />
      )}
    </div>
  );
}
