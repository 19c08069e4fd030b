import { CreateCheckRecordBodyFields } from '@garment-mes/sdk/labels';
import {
  type BundleRow,
  type CheckRecordRow,
  createCheckRecord,
  type ResolvedCode,
} from '@garment-mes/sdk/mes2';
import type { Validator } from '@garment-mes/sdk/validators';
import { validateCreateCheckRecord } from '@garment-mes/sdk/validators';
import { RadioGroup, TextInput } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import { ScanField, type ScanVerdict } from '#scanning/scan-field.tsx';
import { enumOptions } from '#screens/form/form-control.tsx';
import type { ControlProps, FormIssue, FormValues } from '#screens/form/form-definition.ts';
import type { BesideProps } from '#screens/record/record-definition.ts';
import { BundleCard } from './bundle-card.tsx';
import { useCheckContext } from './check-context.ts';
import { FINAL } from './use-taps.ts';

/** A record begins with nothing counted. */
const NOTHING = { passNum: 0, reworkNum: 0, secondNum: 0, scrapNum: 0 };

/** Every garment of a bundle is checked at the end of the line, every panel before it. */
const OF_BUNDLES: readonly unknown[] = [3, 7];
/** First piece, patrol and end of the line are checks of a line. */
const OF_LINES: readonly unknown[] = [1, 2, 3];

type Begin = typeof createCheckRecord;

/** Makes a record with nothing counted and answers its row. */
export const beginCheck = Object.assign(
  async (
    client: Parameters<Begin>[0],
    request: Parameters<Begin>[1],
    options?: Parameters<Begin>[2],
  ) => {
    const body = { ...NOTHING, ...request.body };
    return (await createCheckRecord(client, { ...request, body }, options)).record;
  },
  createCheckRecord,
) as unknown as Omit<Begin, never> & ((...given: Parameters<Begin>) => Promise<CheckRecordRow>);

export const validateBegin: Validator = (values) =>
  validateCreateCheckRecord({ ...NOTHING, ...(values as object) });

/** What a check of this type needs beside its order. */
export function beginIssues(values: FormValues): readonly FormIssue<'barcode' | 'lineDeptId'>[] {
  const { checkType, barcode, lineDeptId } = values;
  const issues: FormIssue<'barcode' | 'lineDeptId'>[] = [];
  if (OF_BUNDLES.includes(checkType) && !barcode)
    issues.push({ field: 'barcode', text: t('请扫描扎号') });
  if (OF_LINES.includes(checkType) && !lineDeptId)
    issues.push({ field: 'lineDeptId', text: t('请选择产线') });
  return issues;
}

/** How many garments there are to be checked, which the service knows. */
export function useMostGarments(values: FormValues): readonly FormIssue<'checkNum'>[] {
  const { data } = useCheckContext(values);
  const { checkNum = '' } = values;
  if (!data?.bundle || checkNum === '') return [];
  const max = data.maxNum;
  const isFit = Number(checkNum) >= 1 && Number(checkNum) <= max;
  return isFit ? [] : [{ field: 'checkNum', text: t('检查数须在1到{max}之间', { max }) }];
}

/** All kinds of checks but that of a lot, which has a page of its own. */
export const CheckTypeField = ({ value, onChange }: ControlProps) => (
  <RadioGroup
    variant="segments"
    value={String(value ?? '')}
    options={enumOptions(CreateCheckRecordBodyFields.checkType).filter(
      (option) => option.value !== String(FINAL),
    )}
    onValueChange={(type) => onChange(Number(type))}
  />
);

/** The bundle by its scan: its order, its line and its garments come along. */
export function BundleField({ value, onChange }: ControlProps) {
  function take({ code, bundle }: ResolvedCode): ScanVerdict {
    if (bundle === null) return { tone: 'refused', text: t('未找到该条码') };
    onChange(code, bundle);
    return { tone: 'ok' };
  }
  return (
    <>
      <TextInput readOnly value={String(value ?? '')} />
      <ScanField kinds={['bundle']} onFound={take} />
    </>
  );
}

/** What of a scanned bundle fills the form. */
export const ofBundle = ({ orderId, lineDeptId, num }: BundleRow) => ({
  orderId,
  checkNum: num,
  ...(lineDeptId === null ? {} : { lineDeptId }),
});

/** The bundle that is about to be checked. */
export function BundleBeside({ values }: BesideProps) {
  const { data } = useCheckContext(values);
  return data && (values.barcode || values.orderId) ? <BundleCard context={data} /> : null;
}
