import { readBarcode } from '@garment-mes/domain/bundles';
import { ScanType } from '@garment-mes/domain/scans';
import { type RecordScanBody, resolveScanCode } from '@garment-mes/sdk/mes2';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { WideKey } from '../../frame/keys.tsx';
import { Sheet } from '../../frame/sheet.tsx';
import { ProcessButtons } from '../process-buttons.tsx';
import { bundleOf } from '../report-state.ts';

interface OtherProcessProps {
  /** The report that was refused. */
  readonly body: RecordScanBody;
  readonly title: string;
  readonly note?: string;
  readonly onPick: (process: { readonly id: string; readonly processName: string }) => void;
  readonly onCancel: () => void;
}

/** Asks which process of its bundle a refused report was of: nobody else can know. */
export function OtherProcess({ body, title, note, onPick, onCancel }: OtherProcessProps) {
  const t = useText();
  const code = body.barcode ?? '';
  // The whole bundle, also where a coupon of it was scanned.
  const { data, error } = useOperation(resolveScanCode, {
    query: { code: readBarcode(code)?.bundle ?? code },
  });
  const bundle = data && bundleOf(data);
  if (bundle === undefined)
    return (
      <Sheet
        title={title}
        note={error ? failureText(error) : data ? t('未找到该条码') : t('加载中')}
        onClose={onCancel}
      >
        <WideKey onPress={onCancel}>{t('知道了')}</WideKey>
      </Sheet>
    );
  return (
    <ProcessButtons
      bundle={bundle}
      note={[note, t('选择工序')].filter(Boolean).join(' · ')}
      recent={[]}
      rework={body.bundleProcessSubmitRecord.type === ScanType.rework}
      onCancel={onCancel}
      onPick={({ id, processName }) => id !== undefined && onPick({ id, processName })}
    />
  );
}
