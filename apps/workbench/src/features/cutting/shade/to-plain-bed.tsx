import { BedStatus, BedType } from '@garment-mes/domain/cutting-bed';
import { type CuttingBed, updateCuttingBed } from '@garment-mes/sdk/mes2';
import { Button, useConfirm } from '@garment-mes/ui';
import { useLocation } from 'wouter';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { updateBody } from '../bill/draft/body.ts';
import { draftOfBed } from '../bill/draft/draft-of-bed.ts';

/** Whether every colour of the bed has one shade. */
const isOneShadeEach = ({ colors }: CuttingBed): boolean =>
  [...Map.groupBy(colors, ({ colorId }) => colorId).values()].every(
    (blocks) => new Set(blocks.map(({ shade }) => shade)).size === 1,
  );

/** A draft whose colours have one shade each may become a plain bed. */
export function ToPlainBed({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  const { can } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const [, navigate] = useLocation();
  const { run } = useAction(updateCuttingBed, { inline: true });
  if (bed.status !== BedStatus.draft || bed.colors.length === 0 || !isOneShadeEach(bed))
    return null;
  if (!can(updateCuttingBed.permissionKey)) return null;

  const merged = () => {
    const draft = draftOfBed(bed);
    const colors = [...Map.groupBy(draft.colors, ({ colorId }) => colorId).values()].flatMap(
      ([first, ...rest]) =>
        first
          ? [
              {
                ...first,
                shade: '',
                plies: String([first, ...rest].reduce((sum, { plies }) => sum + Number(plies), 0)),
              },
            ]
          : [],
    );
    return updateBody({ ...draft, bedType: BedType.normal, colors }, bed.id, bed.version);
  };
  return (
    <>
      <Button
        onClick={() =>
          ask({
            title: t('合并色段后只按颜色分扎，确定？'),
            confirmLabel: t('转正常床'),
            onConfirm: async () => {
              await run({ body: merged() });
              navigate(
                href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId: bed.id }),
              );
            },
          })
        }
      >
        {t('转正常床')}
      </Button>
      {dialog}
    </>
  );
}
