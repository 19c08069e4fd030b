import type { ResolvedCode } from '@garment-mes/sdk/mes2';
import { Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import type { LinesAboveProps } from '#screens/form/form-definition.ts';
import { useScannedLines } from '#screens/lines/use-scanned-lines.ts';
import { ScanField, type ScanVerdict } from '../../../scanning/scan-field.tsx';

type Typed = Readonly<Record<string, unknown>>;

const isCounted = ({ receiveNum }: Typed) => (receiveNum ?? '') !== '';
/** A bundle whose sent pieces are hidden is counted by hand. */
const inFull = (line: Typed): Typed =>
  isCounted(line) || line['sendNum'] === null ? line : { ...line, receiveNum: line['sendNum'] };

/** Above the bundles that are received: a scanned ticket takes the bundle over in full; another count is typed. */
export function CountedBundles(props: LinesAboveProps) {
  const t = useText();
  const { now, take } = useScannedLines(props);

  function counted({ id, label }: ResolvedCode): ScanVerdict {
    const line = now.current.find(({ bundleId }) => bundleId === id);
    if (!line) return { tone: 'refused', text: t('扎号{bundle}不在本单', { bundle: label }) };
    if (isCounted(line)) return { tone: 'duplicate' };
    if (line['sendNum'] === null) return { tone: 'refused', text: t('请填写收到的件数') };
    take(now.current.map((each) => (each === line ? inFull(each) : each)));
    return { tone: 'ok' };
  }
  return (
    <>
      <div>
        <Button onClick={() => take(now.current.map(inFull))}>{t('其余如数收到')}</Button>
      </div>
      <ScanField kinds={['bundle']} onFound={counted} />
    </>
  );
}

/** The code on the paper of a delivery. */
export const ScannedDelivery = ({ onFound }: { readonly onFound: (id: string) => void }) => (
  <ScanField
    kinds={['delivery']}
    onFound={({ id }) => {
      onFound(id);
      return { tone: 'ok' };
    }}
  />
);

/** Above the bundles in difference: what was missing is found again, or is gone. */
export function SettledBundles({ lines, onChange }: LinesAboveProps) {
  const t = useText();
  const settle = (of: 'sendNum' | 'receiveNum', reason: string) =>
    onChange(
      lines.map((line) => ({
        ...line,
        // More than was sent does not count: the bundle has what it had.
        num: Math.min(Number(line[of]), Number(line['sendNum'])),
        reason,
      })),
    );
  return (
    <div>
      <Button onClick={() => settle('sendNum', t('找到了'))}>{t('全部找到了')}</Button>{' '}
      <Button onClick={() => settle('receiveNum', t('确认短少'))}>{t('全部确认短少')}</Button>
    </div>
  );
}
