import { FabricRollRowFields } from '@garment-mes/sdk/labels';
import type { ResolvedCode } from '@garment-mes/sdk/mes2';
import { type FabricRollRow, suggestFeedingRolls } from '@garment-mes/sdk/mes2';
import { Button, toast } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { labelOf, t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { enumOf } from '#screens/fields/enum-labels.ts';
import type { LinesAboveProps } from '#screens/form/form-definition.ts';
import { useScannedLines } from '#screens/lines/use-scanned-lines.ts';
import { ScanField, type ScanVerdict } from '../../../scanning/scan-field.tsx';

type Typed = Readonly<Record<string, unknown>>;

/** In stock, reserved, a remnant. */
const FREE: readonly number[] = [0, 1, 5];

const lineOf = (roll: FabricRollRow, len: string): Typed => {
  const { id: tympanId, rollNo, cNo, colorName, dyeLot, shade, locationCode, remainLen } = roll;
  return { tympanId, rollNo, cNo, colorName, dyeLot, shade, locationCode, remainLen, len };
};

const isTyped = ({ tympanId }: Typed) => typeof tympanId === 'string' && tympanId !== '';

/** Above the rolls of a draft: each scanned label adds a line, and what the service suggests for the lay. */
export function FedRolls(props: LinesAboveProps) {
  const { orderId = '', reduceBedId = '', fabricPart = '' } = props.values;
  const t = useText();
  const { client } = useWorkbench();
  const { now, take } = useScannedLines(props);
  const [pending, setPending] = useState(false);
  const order = String(orderId);

  async function suggest() {
    setPending(true);
    try {
      const bed = String(reduceBedId ?? '');
      const query = {
        ...{ orderId: order, fabricPart: Number(fabricPart) as 1 },
        ...(bed === '' ? {} : { reduceBedId: bed }),
      };
      const found = await suggestFeedingRolls(client, { query });
      const typed = now.current.filter(isTyped);
      const known = new Set(typed.map(({ tympanId }) => tympanId));
      const fresh = found.filter(({ roll }) => !known.has(roll.id));
      take([...typed, ...fresh.map(({ roll, len }) => lineOf(roll, len))]);
      toast.info(t('加入了 {count} 卷', { count: fresh.length }));
    } catch (error) {
      toast.error(failureText(error));
    }
    setPending(false);
  }
  return (
    <>
      <div>
        <Button
          disabled={order === '' || String(fabricPart) === ''}
          pending={pending}
          onClick={() => void suggest()}
        >
          {t('推荐布卷')}
        </Button>
      </div>
      <ScanField
        kinds={['roll']}
        enabled={order !== ''}
        {...{ orderId: order, isFed: true }}
        onFound={({ roll }) => {
          const typed = now.current.filter(isTyped);
          if (roll === null) return { tone: 'refused' };
          if (typed.some(({ tympanId }) => tympanId === roll.id)) return { tone: 'duplicate' };
          if (!FREE.includes(roll.status)) return { tone: 'refused', text: stateText(roll) };
          take([...typed, lineOf(roll, roll.remainLen)]);
          return { tone: 'ok' };
        }}
      />
    </>
  );
}

function stateText({ rollNo, status }: FabricRollRow): string {
  const label = enumOf(FabricRollRowFields.status)[status];
  return t('卷号{rollNo}{state}，不能发料', { rollNo, state: label ? labelOf(label) : '' });
}

/** Above the rolls that are received: a scanned label takes the roll over in full; the rest is typed. */
export function ReceivedRolls(props: LinesAboveProps) {
  const t = useText();
  const { now, take } = useScannedLines(props);
  const full = (line: Typed) =>
    line['receivedLen'] ? line : { ...line, receivedLen: line['len'] };

  function received({ id, label }: ResolvedCode): ScanVerdict {
    const line = now.current.find(({ tympanId }) => tympanId === id);
    if (!line) return { tone: 'refused', text: t('卷号{rollNo}不在本单', { rollNo: label }) };
    if (line['receivedLen']) return { tone: 'duplicate' };
    take(now.current.map((each) => (each === line ? full(each) : each)));
    return { tone: 'ok' };
  }
  return (
    <>
      <div>
        <Button onClick={() => take(now.current.map(full))}>{t('其余如数收到')}</Button>
      </div>
      <ScanField kinds={['roll']} onFound={received} />
    </>
  );
}
