import { CuttingDieRowFields } from '@garment-mes/sdk/labels';
import type { CuttingDieRow } from '@garment-mes/sdk/mes2';
import { Button, Dialog, QrCode } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import styles from './dies.module.css';

/** One label a page of the label printer. */
const PAPER = `
@page { size: 60mm 40mm; margin: 2mm; }
body { font-size: 7.5pt; }
article { display: flex; gap: 2mm; break-after: page; }
strong { font-size: 10pt; }
p { margin: 0.4mm 0; }
`;

/** Labels of the chosen dies as they will be printed, and the button that does. */
export function DieLabels({ rows, close }: OpenedProps<CuttingDieRow>) {
  const t = useText();
  const title = t('刀模标签');
  const labels = rows.map((die) => <DieLabel key={die.id} die={die} />);
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
      <div className={styles.labels}>{labels}</div>
    </Dialog>
  );
}

/** The label of a die, 60 × 40 mm: its number as a code, what it cuts and where it lies. */
function DieLabel({ die }: { readonly die: CuttingDieRow }) {
  const { moldNo, name, partCodes, sizeNames, styleNos, locationCode, lifeNum } = die;
  const lines = [
    ['partCodes', partCodes.join(' ')],
    ['sizeNames', sizeNames.join(' ')],
    ['styleNos', styleNos.join(' ')],
    ['locationCode', locationCode ?? ''],
    ['lifeNum', String(lifeNum)],
  ] as const;
  return (
    <article>
      <QrCode text={moldNo} size={64} />
      <div>
        <strong>{moldNo}</strong>
        <p>{name}</p>
        {lines.map(
          ([field, text]) =>
            text !== '' && (
              <p key={field}>
                {fieldLabel(CuttingDieRowFields, field)} {text}
              </p>
            ),
        )}
      </div>
    </article>
  );
}
