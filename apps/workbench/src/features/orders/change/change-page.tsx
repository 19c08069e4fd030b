import { OrderFields, OrderVersionRowFields } from '@garment-mes/sdk/labels';
import { type Order, type OrderVersionDraft, saveOrderVersion } from '@garment-mes/sdk/mes2';
import { Alert, Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useTabTitle } from '#app/tab/tab-scope.tsx';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import page from '#screens/detail/side-page.module.css';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { minute } from '#screens/fields/format.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { useNamedRecords } from '#screens/references/use-named-records.ts';
import { ChangeDecision } from './change-decision.tsx';
import { changeLines } from './change-lines.ts';
import { ChangeSections } from './change-sections.tsx';
import { spotOfCheck } from './change-spot.ts';
import { ChangeStrip } from './change-strip.tsx';
import { EffectPanel } from './effect-panel.tsx';
import { useChangeDraft } from './use-change-draft.ts';
import { useChangePlaces } from './use-change-places.ts';

interface ChangePageProps {
  readonly order: Order;
  readonly open: OrderVersionDraft;
}

/** One change of one order: typed by one person, put in force or refused by another. */
export function ChangePage({ order, open }: ChangePageProps) {
  const t = useText();
  const { can } = useWorkbench();
  const change = useChangeDraft(order, open);
  const { draft, isTyped, effect } = change;
  const places = useChangePlaces(draft);
  const palette = useNamedRecords('listColors', { ids: draft.colors });
  const isOthers = !open.isOwn;
  const isRunning = order.status === 1 || order.status === 2;
  const readOnly = isOthers || !isRunning || !can(saveOrderVersion.permissionKey);
  const isAllowed = effect?.checks.every(({ isOk }) => isOk) ?? false;
  useTabTitle(t('变更 {orderNo}', { orderNo: order.orderNo }));

  const colorName = (id: string) =>
    order.colors.find(({ colorId }) => colorId === id)?.colorName ?? palette.nameOf(id) ?? id;

  const goTo = (link: string) => {
    const spot = spotOfCheck(link, order, draft, colorName);
    return spot && (() => places.go(spot));
  };

  return (
    <article className={page.page}>
      <header className={page.head}>
        <h1>
          {t('订单变更')}{' '}
          <TextLink to={href('/makingCenter/order/orderDetail/{orderId}', { orderId: order.id })}>
            {order.orderNo}
          </TextLink>{' '}
          V{open.versionNo}
        </h1>
        <FieldValue name="status" field={OrderFields.status} value={order.status} />
        {open.id !== null && (
          <span>
            {fieldLabel(OrderVersionRowFields, 'createByName')} {open.createByName}{' '}
            {minute(open.createDate ?? '')}
          </span>
        )}
        <span className={page.buttons}>
          <ChangeDecision open={open} mayActivate={!isTyped && isAllowed} />
          {!readOnly && (
            <Button
              variant="primary"
              pending={change.pending}
              disabled={!isTyped || draft.reason.trim() === '' || change.isEmpty || change.isFaulty}
              onClick={() => void change.save()}
            >
              {t('保存草稿')}
            </Button>
          )}
        </span>
      </header>
      {isOthers && (
        <Alert tone="warn">
          {t('已有未生效版本V{no}（{name}）', {
            no: open.versionNo,
            name: open.createByName ?? '',
          })}
        </Alert>
      )}
      {!isRunning && <Alert tone="warn">{t('只有已确认和生产中的订单可以变更')}</Alert>}
      {change.refusal !== undefined && <Alert tone="bad">{change.refusal}</Alert>}
      <div className={page.body}>
        <ChangeSections
          order={order}
          draft={draft}
          isTyped={isTyped}
          readOnly={readOnly}
          places={places}
          colorName={colorName}
          onChange={change.change}
        />
        <EffectPanel
          base={order}
          effect={effect}
          failure={change.failure}
          addsProcesses={draft.processes.some(
            ({ id }) => !order.processes.some((own) => own.id === id),
          )}
          goTo={goTo}
        />
      </div>
      <ChangeStrip lines={changeLines(order, draft, colorName)} onGo={places.go} />
    </article>
  );
}
