import { panelsToReplace } from '@garment-mes/domain/quality';
import { BundleRowFields, PanelCheckRowFields } from '@garment-mes/sdk/labels';
import type { BundleRow } from '@garment-mes/sdk/mes2';
import { Alert, DescriptionList } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { ScanField } from '#scanning/scan-field.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { LinesAboveProps } from '#screens/form/form-definition.ts';
import type { BesideProps } from '#screens/record/record-definition.ts';

const fact = (field: 'bundleLabel' | 'colorName' | 'plySpan' | 'num', value: string) => ({
  ...{ id: field, term: fieldLabel(BundleRowFields, field), value },
});

/** Faulty panels of the lines of a check. */
export const faultsOf = (lines: unknown): number =>
  (Array.isArray(lines) ? lines : []).reduce(
    (total: number, line: { num?: unknown }) => total + (Number(line.num) || 0),
    0,
  );

/** Takes the bundle whose ticket is scanned; what was typed of another one stays, and says whose it becomes. */
export function ScanBundle({ values, set }: LinesAboveProps) {
  const t = useText();
  return (
    <ScanField
      kinds={['bundle']}
      onFound={({ bundle }) => {
        if (!bundle) return { tone: 'refused' };
        if (values.bundleId === bundle.id) return { tone: 'duplicate', text: t('已扫') };
        set('bundleId', bundle.id);
        set('bundle', bundle);
        return { tone: 'ok' };
      }}
    />
  );
}

/** The bundle as it is and as it becomes: garments lost lower it, replaced panels do not. */
export function CheckedBundle({ values }: BesideProps) {
  const t = useText();
  const bundle = values.bundle as BundleRow | undefined;
  if (!bundle) return null;
  const counts = {
    faultNum: faultsOf(values.bads),
    replaceNum: Number(values.replaceNum) || 0,
    scrapNum: Number(values.scrapNum) || 0,
  };
  const left = bundle.num - counts.scrapNum;
  const { bundleLabel, orderNo, colorName, sizeName, plySpan } = bundle;
  return (
    <>
      <DescriptionList
        columns={1}
        facts={[
          fact('bundleLabel', `${orderNo} · ${bundleLabel}`),
          fact('colorName', `${colorName} / ${sizeName}`),
          fact('plySpan', plySpan),
          fact('num', counts.scrapNum > 0 ? `${bundle.num} → ${left}` : String(bundle.num)),
          {
            id: 'fault',
            term: fieldLabel(PanelCheckRowFields, 'faultNum'),
            value: String(counts.faultNum),
          },
          { id: 'toReplace', term: t('待补片'), value: String(panelsToReplace(counts)) },
        ]}
      />
      {left === 0 && (
        <Alert tone="bad">
          {t('整扎{num}件全部报废，扎号{bundle}将作废', { num: bundle.num, bundle: bundleLabel })}
        </Alert>
      )}
    </>
  );
}
