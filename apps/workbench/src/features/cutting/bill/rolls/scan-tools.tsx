import { listFabricRolls } from '@garment-mes/sdk/mes2';
import { Combobox, TextInput } from '@garment-mes/ui';
import { ScanLine } from 'lucide-react';
import { memo, useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { normaliseCode } from '#scanning/typed-key.ts';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import { sameRolls } from '../same-parts.ts';
import { StillPart } from '../still-part.tsx';

interface ScanToolsProps {
  readonly onScan: (code: string) => Promise<void>;
  readonly scanning: boolean;
}

/** Rolls offered without a scanner; more are found by typing their number into the scan field. */
const OFFERED_ROLLS = 200;

/** The scan field, and the free rolls of the fabric to choose from. */
export const ScanTools = (props: ScanToolsProps) => (
  <StillPart isSame={sameRolls}>
    <Tools {...props} />
  </StillPart>
);

const Tools = memo(({ onScan, scanning }: ScanToolsProps) => {
  const t = useText();
  const { draft } = useBill();
  const [code, setCode] = useState('');
  const free = useOperation(
    listFabricRolls,
    {
      query: {
        materialId: draft.materialId,
        available: true,
        pageNum: 1,
        pageSize: OFFERED_ROLLS,
        order: 'roll_no asc',
      },
    },
    { enabled: draft.materialId !== '' },
  );
  const there = new Set(draft.rolls.map(({ tympanId }) => tympanId));

  function send() {
    const wanted = normaliseCode(code);
    if (wanted !== '') void onScan(wanted);
    setCode('');
  }

  return (
    <>
      <TextInput
        className={styles.scan}
        icon={<ScanLine />}
        data-cell="scan"
        aria-label={t('扫描布卷或工卡')}
        placeholder={t('扫描布卷或工卡 (F2)')}
        aria-busy={scanning || undefined}
        value={code}
        onValueChange={setCode}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Combobox
        className={styles.scan}
        aria-label={t('选择布卷')}
        placeholder={t('选择布卷')}
        value=""
        options={(free.data?.list ?? [])
          .filter(({ id }) => !there.has(id))
          .map(({ rollNo, colorName, remainLen }) => ({
            value: rollNo,
            label: rollNo,
            note: `${colorName} ${remainLen}`,
          }))}
        onValueChange={(rollNo) => void (rollNo !== '' && onScan(rollNo))}
      />
    </>
  );
});
