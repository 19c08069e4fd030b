import { OrderFields, OrderVersionRowFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { DateInput, Field, NumberInput, Textarea } from '@garment-mes/ui';
import { useMemo } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { BomGrid } from '../grids/bom-grid.tsx';
import { ProcessGrid } from '../grids/process-grid.tsx';
import { QualityGrid } from '../grids/quality-grid.tsx';
import styles from './change.module.css';
import { type ChangeDraft, piecesOf } from './change-draft.ts';
import { ChangeMatrix } from './change-matrix.tsx';
import { ChangeShipments } from './change-shipments.tsx';
import type { useChangePlaces } from './use-change-places.ts';

interface Typed {
  readonly draft: ChangeDraft;
  readonly readOnly: boolean;
  readonly onChange: (draft: ChangeDraft) => void;
}

interface ChangeSectionsProps extends Typed {
  readonly order: Order;
  readonly isTyped: boolean;
  readonly places: ReturnType<typeof useChangePlaces>;
  readonly colorName: (id: string) => string;
}

/** What may change of an order, part by part. */
export function ChangeSections(props: ChangeSectionsProps) {
  const { order, draft, isTyped, readOnly, places, colorName, onChange } = props;
  const t = useText();
  // The grid keeps its columns as long as the pieces are the same.
  const { colors, cells } = draft;
  const pieces = useMemo(() => piecesOf({ colors, cells }), [colors, cells]);
  return (
    <div ref={places.sections} className={styles.sections}>
      <HeadSection draft={draft} isTyped={isTyped} readOnly={readOnly} onChange={onChange} />
      <section data-place="pieces">
        <h2 className={styles.heading}>{t('数量')}</h2>
        <ChangeMatrix base={order} draft={draft} readOnly={readOnly} onChange={onChange} />
      </section>
      {order.shipments.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('走货')}</h2>
          <ChangeShipments
            order={order}
            draft={draft}
            colorName={colorName}
            readOnly={readOnly}
            onChange={onChange}
          />
        </section>
      )}
      <section>
        <h2 className={styles.heading}>BOM</h2>
        <BomGrid
          ref={places.bomGrid}
          rows={draft.bom}
          colors={order.colors}
          sizes={order.sizes}
          pieces={pieces}
          readOnly={readOnly}
          onChange={(bom) => onChange({ ...draft, bom })}
        />
      </section>
      <section>
        <h2 className={styles.heading}>{t('工序')}</h2>
        <ProcessGrid
          ref={places.processGrid}
          rows={draft.processes}
          stored={order.processes}
          readOnly={readOnly}
          onChange={(processes) => onChange({ ...draft, processes })}
        />
      </section>
      <section data-place="quality">
        <h2 className={styles.heading}>{t('质量标准')}</h2>
        <QualityGrid
          standard={draft.standard}
          points={draft.points}
          sizes={order.sizes}
          readOnly={readOnly}
          onStandard={(standard) => onChange({ ...draft, standard })}
          onPoints={(points) => onChange({ ...draft, points })}
        />
      </section>
    </div>
  );
}

/** Why it changes, and the fields of its head that may. */
function HeadSection({
  draft,
  isTyped,
  readOnly,
  onChange,
}: Typed & { readonly isTyped: boolean }) {
  const t = useText();
  return (
    <section className={styles.fields} data-place="head">
      <Field
        label={fieldLabel(OrderVersionRowFields, 'reason')}
        required
        error={isTyped && draft.reason.trim() === '' ? t('请输入变更原因') : undefined}
      >
        <Textarea
          rows={1}
          maxLength={500}
          readOnly={readOnly}
          value={draft.reason}
          onValueChange={(reason) => onChange({ ...draft, reason })}
        />
      </Field>
      <Field label={fieldLabel(OrderFields, 'deliveryDate')} data-cell="deliveryDate">
        <DateInput
          readOnly={readOnly}
          value={draft.deliveryDate}
          onValueChange={(deliveryDate) => onChange({ ...draft, deliveryDate })}
        />
      </Field>
      <Field label={fieldLabel(OrderFields, 'cutTolUpPct')}>
        <NumberInput
          places={2}
          min="0"
          max="100"
          readOnly={readOnly}
          value={draft.cutTolUpPct}
          onValueChange={(cutTolUpPct) => onChange({ ...draft, cutTolUpPct })}
        />
      </Field>
    </section>
  );
}
