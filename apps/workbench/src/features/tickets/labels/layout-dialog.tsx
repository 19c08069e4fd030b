import { Alert, Button, Checkbox, Dialog, NumberInput, RadioGroup } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import styles from '../tickets.module.css';
import type { LabelProps } from './bundle-label.tsx';
import {
  LABEL_FIELDS,
  type LabelField,
  type LabelLayout,
  PAPERS,
  type PaperName,
  usualLayout,
} from './label-layout.ts';
import { LayoutCanvas } from './layout-canvas.tsx';

const NAMES: Readonly<Record<LabelField, string>> = {
  company: msg('公司'),
  orderNo: msg('订单号'),
  style: msg('款式'),
  color: msg('颜色'),
  size: msg('尺码'),
  shade: msg('色段与缸号'),
  bundle: msg('床次与扎号'),
  place: msg('位与层'),
  num: msg('件数'),
  customer: msg('客户'),
  parts: msg('部位清单'),
  batch: msg('批次'),
  line: msg('产线'),
  qr: msg('二维码'),
  code: msg('条码'),
  text: msg('条码文字'),
  printed: msg('打印时间'),
};
/** Codes have the size their reader needs. */
const CODES: ReadonlySet<LabelField> = new Set(['qr', 'code']);
const ADDED = { x: 1.5, y: 1.5, pt: 8 };

type Place = NonNullable<LabelLayout['fields'][LabelField]>;

interface LayoutDialogProps {
  readonly layout: LabelLayout;
  /** What is shown on the label while it is laid out. */
  readonly sample: Omit<LabelProps, 'layout'>;
  readonly onKeep: (layout: LabelLayout) => Promise<void>;
  readonly onClose: () => void;
}

/** Lays out the label of the company: paper, fields, letters, places. */
export function LayoutDialog({ layout, sample, onKeep, onClose }: LayoutDialogProps) {
  const t = useText();
  const [draft, setDraft] = useState(layout);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { fields } = draft;
  const set = (name: LabelField, place: Place | undefined) =>
    setDraft({
      ...draft,
      fields: Object.fromEntries(
        LABEL_FIELDS.flatMap((one) => {
          const kept = one === name ? place : fields[one];
          return kept === undefined ? [] : [[one, kept]];
        }),
      ),
    });

  async function keep() {
    setPending(true);
    setRefusal(undefined);
    try {
      await onKeep(draft);
      onClose();
    } catch (error) {
      setRefusal(failureText(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      size={960}
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t('标签版式')}
      footer={
        <>
          <Button disabled={pending} onClick={() => setDraft(usualLayout(draft.paper))}>
            {t('恢复默认版式')}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void keep()}>
            {t('保存')}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <Alert tone="bad">{refusal}</Alert>}
      <RadioGroup
        aria-label={t('纸张')}
        value={draft.paper}
        onValueChange={(paper) => setDraft(usualLayout(paper as PaperName))}
        options={Object.entries(PAPERS).map(([value, { width, height }]) => ({
          value,
          label: `${width}×${height} mm`,
        }))}
      />
      <div className={styles.designer}>
        <div>
          <LayoutCanvas
            layout={draft}
            sample={sample}
            nameOf={(name) => t(NAMES[name])}
            onMove={(name, x, y) => {
              const place = fields[name];
              if (place) set(name, { ...place, x, y });
            }}
          />
          <p className={styles.quiet}>{t('拖动字段，或选中后按方向键移动 0.5 毫米')}</p>
        </div>
        <FieldChoice fields={fields} onSet={set} />
      </div>
    </Dialog>
  );
}

interface FieldChoiceProps {
  readonly fields: LabelLayout['fields'];
  readonly onSet: (name: LabelField, place: Place | undefined) => void;
}

/** Which fields the label has, and the size of their letters. */
function FieldChoice({ fields, onSet }: FieldChoiceProps) {
  const t = useText();
  return (
    <ul className={styles.fields}>
      {LABEL_FIELDS.map((name) => {
        const place = fields[name];
        return (
          <li key={name}>
            <Checkbox
              checked={place !== undefined}
              onCheckedChange={(on) => onSet(name, on ? ADDED : undefined)}
            >
              {t(NAMES[name])}
            </Checkbox>
            {place && !CODES.has(name) && (
              <NumberInput
                className={styles.points ?? ''}
                aria-label={t('{field} 字号', { field: t(NAMES[name]) })}
                unit="pt"
                places={0}
                value={String(place.pt)}
                onValueChange={(pt) => {
                  const points = Number(pt);
                  if (points >= 5 && points <= 40) onSet(name, { ...place, pt: points });
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
