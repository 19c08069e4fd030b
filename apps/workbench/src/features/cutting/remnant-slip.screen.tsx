import { RemnantSlipFields } from '@garment-mes/sdk/labels';
import {
  confirmRemnantSlip,
  getRemnantSlip,
  type RemnantSlip,
  saveRemnantSlip,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, ErrorState, Skeleton, useConfirm } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useTabTitle } from '#app/tab/tab-scope.tsx';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from '#screens/detail/side-page.module.css';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { printLabels } from '#screens/print/label.tsx';
import { remnantLabel } from './remnants/remnant-label.ts';
import { RollBalances } from './remnants/roll-balances.tsx';
import { hasScale } from './remnants/serial-scale.ts';
import {
  balances,
  isTooShort,
  lacksWeight,
  needsPlace,
  RemnantKind,
  toWeigh,
} from './remnants/slip-draft.ts';
import { SlipGrid } from './remnants/slip-grid.tsx';
import { useScale } from './remnants/use-scale.ts';
import { useSlip } from './remnants/use-slip.ts';

/** Where every leftover metre of a bed went; what is usable becomes a roll of its own. */
export default function RemnantSlipScreen({ id }: { readonly id: string }) {
  const t = useText();
  const slip = useOperation(getRemnantSlip, { query: { reduceBedId: id } }, { live: 'bed' });
  if (slip.data === undefined)
    return slip.error ? (
      <ErrorState onRetry={() => void slip.refetch()}>
        {failureText(slip.error)}
        <br />
        <TextLink to={href('/mes/reduceBed/reduceBedList')}>{t('返回列表')}</TextLink>
      </ErrorState>
    ) : (
      <Skeleton lines={8} />
    );
  return <Slip slip={slip.data} />;
}

function Slip({ slip }: { readonly slip: RemnantSlip }) {
  const t = useText();
  const workbench = useWorkbench();
  const { can, today } = workbench;
  const { ask, dialog } = useConfirm();
  const { lines, setLines, isTyped, refusal, saving, posting, keep, post } = useSlip(slip);
  const isOpen = slip.status === 0;
  const faulty = lines.some(
    (line) =>
      line.tympanId === '' ||
      !(Number(line.len) > 0) ||
      isTooShort(line) ||
      (needsPlace(line) && !line.toWarehouseId),
  );
  const unweighed = lines.some((line) => lacksWeight(slip, line));
  const mayType = isOpen && can(saveRemnantSlip.permissionKey);
  const weigh = useScale(mayType, (kg) => {
    const line = toWeigh(slip, lines);
    if (line !== undefined)
      setLines(lines.map((each) => (each.id === line.id ? { ...each, weight: kg } : each)));
  });
  const isBalanced = balances(slip, lines).every((roll) => roll.isBalanced);
  const usable = slip.lines.filter(({ kind }) => kind === RemnantKind.usable);
  useTabTitle(slip.slipNo ?? t('床次 {bed}', { bed: slip.bedLabel }));

  const labels = () =>
    printLabels(
      remnantLabel,
      usable.map((line) => ({ line, bed: `${slip.orderNo} ${slip.bedLabel}`, day: today() })),
      workbench,
    );

  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{t('剩料单 {order} 床次 {bed}', { order: slip.orderNo, bed: slip.bedLabel })}</h1>
        {slip.slipNo}
        <FieldValue name="status" field={RemnantSlipFields.status} value={slip.status} />
        <span className={styles.buttons}>
          {isOpen ? (
            <>
              {mayType && hasScale() && (
                <Button onClick={() => void weigh()}>{t('取电子秤读数 F8')}</Button>
              )}
              {can(saveRemnantSlip.permissionKey) && (
                <Button
                  pending={saving}
                  disabled={faulty || (!isTyped && slip.id !== null)}
                  onClick={() => void keep()}
                >
                  {t('保存')}
                </Button>
              )}
              {can(confirmRemnantSlip.permissionKey) && (
                <Button
                  variant="primary"
                  pending={posting}
                  disabled={faulty || unweighed || !isBalanced}
                  onClick={() =>
                    ask({
                      title: t('确认后布卷余量与库位即时更新，确定？'),
                      confirmLabel: t('确认'),
                      onConfirm: () => post(true),
                    })
                  }
                >
                  {t('确认')}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button disabled={usable.length === 0} onClick={() => void labels()}>
                {t('打印余布标签')}
              </Button>
              {can(confirmRemnantSlip.permissionKey) && (
                <Button pending={posting} onClick={() => void post(false)}>
                  {t('反确认')}
                </Button>
              )}
            </>
          )}
        </span>
      </header>
      {refusal !== undefined && <Alert tone="bad">{refusal}</Alert>}
      <div className={styles.body}>
        <SlipGrid slip={slip} lines={lines} readOnly={!mayType} onChange={setLines} />
        <RollBalances slip={slip} lines={lines} />
      </div>
      {dialog}
    </article>
  );
}
