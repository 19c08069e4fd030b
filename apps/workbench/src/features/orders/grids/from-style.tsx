import { billOfStyle } from '@garment-mes/domain/orders';
import { getStyle, type Style } from '@garment-mes/sdk/mes2';
import { Button, newRowId, toast, useConfirm } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { BomRow, PartRow, ProcessRow } from '../draft/order-draft.ts';

const STEP = 10;

/** The bill of an order in some colours as its style has it. */
export const bomOfStyle = (
  { bom }: Pick<Style, 'bom'>,
  colors: readonly { readonly colorId: string; readonly colorName: string }[],
): readonly BomRow[] => {
  const lines = billOfStyle(
    bom,
    colors.map(({ colorId }) => colorId),
  );
  return lines.map((line, at) => ({
    ...{ id: newRowId(), seqNo: (at + 1) * STEP, materialId: line.materialId },
    ...{ materialCode: line.materialCode, materialName: line.materialName },
    ...{ fabricPart: line.fabricPart, partName: line.partName, colorId: line.colorId },
    colorName: colors.find(({ colorId }) => colorId === line.colorId)?.colorName ?? null,
    ...{ isMain: line.isMain, usageNum: line.usageNum, unitCode: line.unitCode },
    ...{
      lossPct: line.lossPct,
      sizeUsages: line.sizeUsages,
      needNum: '0',
      issuedNum: '0',
      returnNum: '0',
    },
    ...{ supplierName: line.supplierName, remark: line.remark },
  }));
};

export const partsOfStyle = ({ parts }: Pick<Style, 'parts'>): readonly PartRow[] =>
  parts.map((part) => ({ ...part, id: newRowId() }));

export const processesOfStyle = ({ processes }: Pick<Style, 'processes'>): readonly ProcessRow[] =>
  processes.map((row) => ({
    ...{ id: newRowId(), processId: row.processId, seqNo: row.seqNo, section: row.section },
    ...{ processName: row.processName, partCode: row.partCode, machineTypeId: row.machineTypeId },
    ...{ machineTypeName: row.machineTypeName, outGroupId: null, sam: row.sam },
    ...(row.price === undefined ? {} : { price: row.price }),
    ...{ grade: row.grade, isCheckpoint: row.isCheckpoint, isOutput: row.isOutput },
    ...{ isTicket: row.isTicket, payScope: row.payScope, isEnabled: 1, doneNum: 0 },
  }));

interface FromStyleProps {
  readonly styleId: string;
  readonly styleNo: string;
  /** Lines that would be replaced. */
  readonly count: number;
  readonly onTake: (style: Style) => void;
}

/** Takes over what the style has, asking first where something stands already. */
export function FromStyle({ styleId, styleNo, count, onTake }: FromStyleProps) {
  const t = useText();
  const { client } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const [pending, setPending] = useState(false);

  async function take() {
    setPending(true);
    try {
      onTake(await getStyle(client, { query: { id: styleId } }));
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button
        size="small"
        pending={pending}
        onClick={() =>
          count === 0
            ? void take()
            : ask({
                title: t('用款式{styleNo}的内容替换现有 {count} 行？', { styleNo, count }),
                confirmLabel: t('替换'),
                onConfirm: take,
              })
        }
      >
        {t('从款式带入')}
      </Button>
      {dialog}
    </>
  );
}
