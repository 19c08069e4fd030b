import { BedType } from '@garment-mes/domain/cutting-bed';
import { sum } from '@garment-mes/domain/decimal';
import { listPanelChecks, type PanelCheckRow } from '@garment-mes/sdk/mes2';
import { Alert, Button } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { LeftOut } from '#screens/list/left-out.tsx';
import { useBill } from '../bill-context.ts';
import { missingPanels } from '../draft/missing-panels.ts';

const PAGE = { pageNum: 1, pageSize: 300 } as const;

/** What a bed that replaces panels is cut for: the faulty panels of its main bed that nobody replaced yet. */
export function ReplacedPanels() {
  const { draft, readOnly } = useBill();
  const isAsked = draft.bedType === BedType.replacement && draft.parentBedId !== '' && !readOnly;
  return isAsked ? <PanelsOf parentBedId={draft.parentBedId} /> : null;
}

function PanelsOf({ parentBedId }: { readonly parentBedId: string }) {
  const t = useText();
  const { draft, choices, change } = useBill();
  // Somebody without the screen of the checks sees the bill alone.
  const { data } = useOperation(
    listPanelChecks,
    { query: { ...PAGE, reduceBedId: parentBedId } },
    { live: 'bed' },
  );
  const wanted = openPanels(data?.list ?? []);
  if (wanted.length === 0) return null;
  const missing = missingPanels(data?.list ?? [], draft, choices?.parts ?? []);
  return (
    <Alert
      tone="info"
      actions={
        missing.panels.length > 0 && (
          <Button size="small" onClick={() => change({ type: 'panels.filled', ...missing })}>
            {t('按待补裁片填写')}
          </Button>
        )
      }
    >
      <LeftOut total={data?.total ?? 0} shown={data?.list.length ?? 0} />
      {t('主床待补裁片：{panels}', {
        panels: wanted
          .map(({ cell, num, bads }) => t('{cell} {num}片（{bads}）', { cell, num, bads }))
          .join(t('、')),
      })}
    </Alert>
  );
}

/** Panels that are faulty and not replaced, by colour and size. */
const openPanels = (rows: readonly PanelCheckRow[]) =>
  [...Map.groupBy(rows, ({ colorName, sizeName }) => `${colorName}/${sizeName}`)]
    .map(([cell, checks]) => ({
      cell,
      num: sum(checks.map(({ faultNum, replaceNum }) => faultNum - replaceNum)).toNumber(),
      bads: [...new Set(checks.flatMap(({ badText }) => badText || []))].join(' '),
    }))
    .filter(({ num }) => num > 0);
