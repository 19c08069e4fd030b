import { FabricRollRowFields } from '@garment-mes/sdk/labels';
import type { RemnantSlip } from '@garment-mes/sdk/mes2';
import { QrCode } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';

type Line = RemnantSlip['lines'][number];

/** The label of a usable remnant, 60 × 40 mm: its own roll number as a code, what it is and how much. */
export function RemnantLabel(props: {
  readonly line: Line;
  readonly bed: string;
  readonly day: string;
}) {
  const t = useText();
  const { line, bed, day } = props;
  const rollNo = line.newRollNo ?? line.rollNo;
  return (
    <article>
      <QrCode text={rollNo} size={64} />
      <div>
        <strong>{rollNo}</strong>
        <p>{[line.materialName, line.colorName].join(' ')}</p>
        <p>
          {fieldLabel(FabricRollRowFields, 'dyeLot')}{' '}
          {[line.dyeLot, line.shade].filter(Boolean).join(' / ')}
        </p>
        <p>
          {line.len} m{line.weight === null ? '' : ` · ${line.weight} kg`}
        </p>
        <p>
          {t('床次 {bed}', { bed })} · {day}
        </p>
      </div>
    </article>
  );
}

/** One label a page of the label printer. */
export const LABEL_PRINT = `
@page { size: 60mm 40mm; margin: 2mm; }
body { font-size: 7.5pt; }
article { display: flex; gap: 2mm; break-after: page; }
strong { font-size: 10pt; }
p { margin: 0.4mm 0; }
`;
