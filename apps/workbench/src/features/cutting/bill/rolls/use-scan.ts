import { decimal } from '@garment-mes/domain/decimal';
import { NO_FIGURE } from '@garment-mes/domain/formats';
import { refusalText } from '@garment-mes/domain/refusals';
import { FabricPartLabels } from '@garment-mes/sdk/labels';
import { type FabricRollRow, type ResolvedCode, resolveScanCode } from '@garment-mes/sdk/mes2';
import { toast, useConfirm } from '@garment-mes/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { currentLanguage, labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { playTone } from '#scanning/tones.ts';
import { useWedge } from '#scanning/use-wedge.ts';
import type { Bill } from '../bill-context.ts';
import type { BedDraft } from '../draft/draft.ts';
import { colorSpreadNow, garmentColorOf } from './roll-color.ts';

const refuse = (text: string): void => {
  playTone('refused');
  toast.error(text);
};

const oddColor = ({ rollNo, colorName }: FabricRollRow, { fabricPart }: BedDraft): string => {
  const part = labelOf(FabricPartLabels[fabricPart as keyof typeof FabricPartLabels]);
  return refusalText(
    { code: 'roll-colour', params: { rollNo, color: colorName, part } },
    currentLanguage(),
  );
};

/**
 * Finds out what a code is and puts it on the bill: a roll as a line, a badge as a participant.
 * What it answers stays the same while the bill is typed. A roll of another order, or of another colour, is asked about first.
 * @param joinPerson adds the owner of a badge
 * @param focus puts the cursor on a cell once it is drawn
 * @returns what scanning takes, and its question, to be drawn anywhere
 */
export function useScan(
  bill: Bill,
  joinPerson: (employee: NonNullable<ResolvedCode['employee']>) => void,
  focus: (cell: string) => void,
) {
  const t = useText();
  const { client } = useWorkbench();
  const [scanning, setScanning] = useState(false);
  const [flash, setFlash] = useState<string>();
  const { ask, dialog } = useConfirm();
  const put = (roll: FabricRollRow, isAgreed = false): unknown => {
    const { draft, choices, bed, change } = bill;
    const cell = `rolls.${roll.id}.plies`;
    if (draft.rolls.some(({ tympanId }) => tympanId === roll.id)) {
      setFlash(roll.id);
      playTone('duplicate');
      return focus(cell);
    }
    const language = currentLanguage();
    if (roll.openBedId !== null && roll.openBedId !== bed?.id) {
      const params = {
        rollNo: roll.rollNo,
        bedNo: roll.openMonthBedNo ?? '',
        orderNo: roll.orderNo ?? '',
      };
      return refuse(refusalText({ code: 'roll-on-other-bed', params }, language));
    }
    if (decimal(roll.remainLen).lte(0)) {
      const orderNo = roll.usedOrderNo ?? roll.orderNo ?? NO_FIGURE;
      const params = { rollNo: roll.rollNo, orderNo, bedNo: roll.usedBedNo ?? NO_FIGURE };
      return refuse(refusalText({ code: 'roll-used-up', params }, language));
    }
    const fitting = choices && garmentColorOf(roll, draft, choices);
    const colorId = fitting ?? colorSpreadNow(bill);
    if (colorId === undefined) return refuse(oddColor(roll, draft));
    const isForeign = roll.orderId !== null && roll.orderId !== draft.orderId;
    if (!isAgreed && (isForeign || fitting === undefined)) {
      playTone('duplicate');
      const { rollNo, orderNo } = roll;
      return ask({
        title: isForeign
          ? t('布卷 {rollNo} 属于订单 {orderNo}，用到本床？', { rollNo, orderNo: orderNo ?? '' })
          : t('布卷 {rollNo} 仍用到本床？', { rollNo }),
        ...(fitting === undefined && {
          text: t('{fault}；提交前须换卷或补配色', { fault: oddColor(roll, draft) }),
        }),
        confirmLabel: t('用到本床'),
        // The bill may be typed on while the question stands.
        onConfirm: () => void latest.current.put(roll, true),
      });
    }
    change({ type: 'roll.scanned', roll, colorId });
    playTone('ok');
    setFlash(roll.id);
    focus(cell);
  };

  const latest = useRef({ bill, put, joinPerson });
  useEffect(() => {
    latest.current = { bill, put, joinPerson };
  });
  const scan = useCallback(
    async (code: string) => {
      const { draft, readOnly } = latest.current.bill;
      if (readOnly) return;
      if (draft.orderId === '') return refuse(t('请先选择订单'));
      setScanning(true);
      try {
        const found = await resolveScanCode(client, { query: { code, orderId: draft.orderId } });
        // The bill may have been typed on meanwhile.
        if (found.roll) latest.current.put(found.roll);
        else if (found.employee) latest.current.joinPerson(found.employee);
        else refuse(t('{code} 不是布卷或工卡', { code }));
      } catch (error) {
        refuse(failureText(error));
      } finally {
        setScanning(false);
      }
    },
    [client, t],
  );

  useWedge((code) => void scan(code), {
    enabled: !bill.readOnly,
    onComposing: () => toast.warning(t('请切换到英文输入法')),
    onBroken: (text) => {
      playTone('refused');
      toast.warning(t('扫描“{text}”不完整，没有采用，请重扫', { text }));
    },
  });
  const endFlash = useCallback(() => setFlash(undefined), []);
  const tools = useMemo(
    () => ({ scan, scanning, flash, endFlash }),
    [scan, scanning, flash, endFlash],
  );
  return [tools, dialog] as const;
}
