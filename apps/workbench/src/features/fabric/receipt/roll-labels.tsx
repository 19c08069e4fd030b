import { FabricRollRowFields } from '@garment-mes/sdk/labels';
import type { FabricRollRow } from '@garment-mes/sdk/mes2';
import { Button, Dialog, QrCode } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { printPages } from '#screens/print/print-pages.tsx';

/** One label a page of the label printer. */
const PAPER = `
@page { size: 60mm 80mm; margin: 2mm; }
body { font-size: 8pt; }
article { break-after: page; }
strong { display: block; font-size: 14pt; }
p { margin: 0.4mm 0; }
`;

const FACTS = [
  ...(['cNo', 'materialName', 'colorName', 'dyeLot', 'shade', 'actualLen'] as const),
  ...(['actualWeight', 'widthCm', 'locationCode'] as const),
];

/** Labels of the chosen rolls, 60 × 80 mm, and the button that prints them. */
export function RollLabels({ rows, close }: OpenedProps<FabricRollRow>) {
  const t = useText();
  const title = t('卷标签');
  const labels = rows.map((roll) => (
    <article key={roll.id}>
      <QrCode text={roll.rollNo} size={96} />
      <strong>{roll.rollNo}</strong>
      {FACTS.filter((name) => roll[name] !== null).map((name) => (
        <p key={name}>
          {fieldLabel(FabricRollRowFields, name)}{' '}
          {fieldText(name, fieldOf(FabricRollRowFields, name), roll[name])}
        </p>
      ))}
    </article>
  ));
  return (
    <Dialog
      open
      title={title}
      onOpenChange={(open) => !open && close()}
      footer={
        <>
          <Button onClick={close}>{t('取消')}</Button>
          <Button variant="primary" onClick={() => void printPages(title, PAPER, labels)}>
            {t('打印 {count} 张', { count: rows.length })}
          </Button>
        </>
      }
    >
      {labels}
    </Dialog>
  );
}
