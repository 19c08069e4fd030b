import {
  CuttingScheduleRowFields,
  UnplannedLayFields,
  UpdateCuttingScheduleBodyFields,
} from '@garment-mes/sdk/labels';
import type { CuttingScheduleRow, UnplannedLay } from '@garment-mes/sdk/mes2';
import { Button, DateInput, Drawer, Field, NumberInput, Select } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from '../sewing/sewing.module.css';
import type { LayPlace } from './use-cutting.ts';

interface LayDrawerProps {
  /** A lay on a table, or a planned one that is to be placed there. */
  readonly about: { readonly row: CuttingScheduleRow } | { readonly lay: UnplannedLay };
  readonly start: LayPlace;
  readonly tables: readonly { readonly value: string; readonly label: string }[];
  readonly mayChange: boolean;
  readonly pending: boolean;
  readonly onSave: (place: LayPlace) => void;
  readonly onClose: () => void;
}

const label = (field: string) => fieldLabel(UpdateCuttingScheduleBodyFields, field);

/** A lay in words, and its place as a form: what dragging does, without a pointer. */
export function LayDrawer(props: LayDrawerProps) {
  const t = useText();
  const { about, start, tables, mayChange, pending, onSave, onClose } = props;
  const [place, setPlace] = useState(start);
  const put = (part: Partial<LayPlace>) => setPlace({ ...place, ...part });
  const isPlaced = 'row' in about;
  const title = isPlaced
    ? `${about.row.orderNo} · ${about.row.scheduleNo}`
    : `${about.lay.orderNo} #${about.lay.layNo}`;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        mayChange && (
          <>
            <Button onClick={onClose}>{t('取消')}</Button>
            <Button
              variant="primary"
              pending={pending}
              disabled={place.startDate === ''}
              onClick={() => onSave(place)}
            >
              {isPlaced ? t('保存') : t('排到裁床')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.facts}>
        {isPlaced ? (
          <Facts
            fields={CuttingScheduleRowFields}
            names={[
              'status',
              'styleNo',
              'layNos',
              'colorNames',
              'planNum',
              'plies',
              'endDate',
              'fabricText',
              'moldText',
            ]}
            record={about.row}
            columns={3}
          />
        ) : (
          <Facts
            fields={UnplannedLayFields}
            names={['planNo', 'styleNo', 'planNum', 'colorPlies', 'moldText']}
            record={about.lay}
            columns={3}
          />
        )}
      </div>
      <fieldset className={styles.form} disabled={!mayChange}>
        <Field label={label('tableId')} required>
          <Select
            value={place.tableId}
            options={tables}
            onValueChange={(tableId) => put({ tableId })}
          />
        </Field>
        <Field label={label('startDate')} required>
          <DateInput
            code={2}
            value={place.startDate}
            onValueChange={(startDate) => put({ startDate })}
          />
        </Field>
        <Field label={label('planMin')} hint={isPlaced ? undefined : t('留空按标准工时计算')}>
          <NumberInput
            places={0}
            min="1"
            value={place.planMin === null ? '' : String(place.planMin)}
            onValueChange={(typed) => put({ planMin: typed === '' ? null : Number(typed) })}
          />
        </Field>
      </fieldset>
    </Drawer>
  );
}
