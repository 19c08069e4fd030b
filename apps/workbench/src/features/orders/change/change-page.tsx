import { listColors } from '@garment-mes/sdk/ccm';
import { OrderFields, OrderVersionRowFields } from '@garment-mes/sdk/labels';
import {
  activateOrderVersion,
  checkOrderVersion,
  type Order,
  type OrderVersionDraft,
  refuseOrderVersion,
  saveOrderVersion,
} from '@garment-mes/sdk/mes2';
import {
  Alert,
  Button,
  DateInput,
  type EditableTableHandle,
  Field,
  NumberInput,
  Textarea,
  useConfirm,
} from '@garment-mes/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useTab, useTabState, useTabTitle } from '#app/tab/tab-scope.tsx';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import page from '#screens/detail/side-page.module.css';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { minute } from '#screens/fields/format.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { ReasonDialog } from '#screens/reason-dialog.tsx';
import { BomGrid } from '../grids/bom-grid.tsx';
import { ProcessGrid } from '../grids/process-grid.tsx';
import { QualityGrid } from '../grids/quality-grid.tsx';
import styles from './change.module.css';
import { type ChangeDraft, changesOf, draftOf, piecesOf } from './change-draft.ts';
import { changeLines } from './change-lines.ts';
import { ChangeMatrix } from './change-matrix.tsx';
import { ChangeShipments } from './change-shipments.tsx';
import { bomKey, type ChangeSpot, processKey, spotOfCheck } from './change-spot.ts';
import { ChangeStrip } from './change-strip.tsx';
import { EffectPanel } from './effect-panel.tsx';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;

interface ChangePageProps {
  readonly order: Order;
  readonly open: OrderVersionDraft;
}

/** One change of one order: typed by one person, put in force or refused by another. */
export function ChangePage({ order, open }: ChangePageProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { setDirty } = useTab();
  const { ask, dialog } = useConfirm();
  const [refusing, setRefusing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const clean = draftOf(open.changes ?? order, open.reason ?? '', open.id === null);
  const [typed, setTyped] = useTabState<ChangeDraft | undefined>('change', undefined);
  const draft = typed ?? clean;
  const changes = changesOf(order, draft);
  const asked = useDeferredValue(JSON.stringify(changes));
  const isEmpty = asked === '{}';
  const effect = useOperation(
    checkOrderVersion,
    { body: { orderId: order.id, changes: JSON.parse(asked) } },
    { enabled: !isEmpty && can(saveOrderVersion.permissionKey), keepPrevious: true },
  );
  const save = useAction(saveOrderVersion, { inline: true, ok: t('保存成功') });
  const activate = useAction(activateOrderVersion, { inline: true });
  const refuse = useAction(refuseOrderVersion, { inline: true });
  const palette = useOperation(listColors, { query: ALL }).data?.list ?? [];

  // The grid keeps its columns as long as the pieces are the same.
  const { colors, cells } = draft;
  const pieces = useMemo(() => piecesOf({ colors, cells }), [colors, cells]);

  const isOthers = !open.isOwn;
  const isRunning = order.status === 1 || order.status === 2;
  const readOnly = isOthers || !isRunning || !can(saveOrderVersion.permissionKey);
  const found = isEmpty ? open.effect : effect.data;
  const isAllowed = found?.checks.every(({ isOk }) => isOk) ?? false;
  useTabTitle(t('变更 {orderNo}', { orderNo: order.orderNo }));
  useEffect(() => setDirty(typed !== undefined), [typed, setDirty]);

  const change = (next: ChangeDraft) => setTyped(next);
  const sections = useRef<HTMLDivElement>(null);
  const bomGrid = useRef<EditableTableHandle>(null);
  const processGrid = useRef<EditableTableHandle>(null);

  async function keep() {
    setRefusal(undefined);
    const { id, version } = open;
    const claim = id === null ? {} : { id, version };
    try {
      await save.run({
        body: { ...claim, orderId: order.id, reason: draft.reason.trim(), changes },
      });
      // What was typed while it was saved stays.
      setTyped((now) => (now === typed ? undefined : now));
    } catch (error) {
      setRefusal(failureText(error));
    }
  }

  const colorName = (id: string) =>
    order.colors.find(({ colorId }) => colorId === id)?.colorName ??
    palette.find((color) => color.id === id)?.name ??
    id;

  /** Leads to a place of the page: into a grid by its own handle, else to the control that stands there. */
  function go({ place, key }: ChangeSpot) {
    const bomRow = draft.bom.find((line) => bomKey(line) === key) ?? draft.bom[0];
    const process = draft.processes.find((line) => processKey(line) === key) ?? draft.processes[0];
    if (place === 'bom' && bomRow) bomGrid.current?.focusCell(bomRow.id, 'usageNum');
    else if (place === 'processes' && process) processGrid.current?.focusCell(process.id, 'sam');
    else {
      const part = sections.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
      const cell = part?.querySelector<HTMLElement>(`[data-cell="${key}"]`) ?? part;
      cell?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    }
  }

  const goTo = (link: string) => {
    const spot = spotOfCheck(link, order, draft, colorName);
    return spot && (() => go(spot));
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
          {open.id !== null && can(refuseOrderVersion.permissionKey) && (
            <Button variant="danger" onClick={() => setRefusing(true)}>
              {t('拒绝')}
            </Button>
          )}
          {open.id !== null && can(activateOrderVersion.permissionKey) && (
            <Button
              disabled={typed !== undefined || !isAllowed}
              onClick={() =>
                ask({
                  title: t('版本 V{no} 生效后立即影响裁剪、排程与备料，确定？', {
                    no: open.versionNo,
                  }),
                  confirmLabel: t('生效'),
                  onConfirm: () =>
                    activate.run({ body: { id: open.id ?? '', version: open.version } }),
                })
              }
            >
              {t('生效')}
            </Button>
          )}
          {!readOnly && (
            <Button
              variant="primary"
              pending={save.pending}
              disabled={typed === undefined || draft.reason.trim() === '' || isEmpty}
              onClick={() => void keep()}
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
      {refusal !== undefined && <Alert tone="bad">{refusal}</Alert>}
      <div className={page.body}>
        <div ref={sections} className={styles.sections}>
          <section className={styles.fields} data-place="head">
            <Field
              label={fieldLabel(OrderVersionRowFields, 'reason')}
              required
              error={
                typed !== undefined && draft.reason.trim() === '' ? t('请输入变更原因') : undefined
              }
            >
              <Textarea
                rows={1}
                maxLength={500}
                readOnly={readOnly}
                value={draft.reason}
                onValueChange={(reason) => change({ ...draft, reason })}
              />
            </Field>
            <Field label={fieldLabel(OrderFields, 'deliveryDate')} data-cell="deliveryDate">
              <DateInput
                readOnly={readOnly}
                value={draft.deliveryDate}
                onValueChange={(deliveryDate) => change({ ...draft, deliveryDate })}
              />
            </Field>
            <Field label={fieldLabel(OrderFields, 'cutTolUpPct')}>
              <NumberInput
                places={2}
                min="0"
                max="100"
                readOnly={readOnly}
                value={draft.cutTolUpPct}
                onValueChange={(cutTolUpPct) => change({ ...draft, cutTolUpPct })}
              />
            </Field>
          </section>
          <section data-place="pieces">
            <h2 className={styles.heading}>{t('数量')}</h2>
            <ChangeMatrix base={order} draft={draft} readOnly={readOnly} onChange={change} />
          </section>
          {order.shipments.length > 0 && (
            <section>
              <h2 className={styles.heading}>{t('走货')}</h2>
              <ChangeShipments
                order={order}
                draft={draft}
                colorName={colorName}
                readOnly={readOnly}
                onChange={change}
              />
            </section>
          )}
          <section>
            <h2 className={styles.heading}>BOM</h2>
            <BomGrid
              ref={bomGrid}
              rows={draft.bom}
              colors={order.colors}
              sizes={order.sizes}
              pieces={pieces}
              readOnly={readOnly}
              onChange={(bom) => change({ ...draft, bom })}
            />
          </section>
          <section>
            <h2 className={styles.heading}>{t('工序')}</h2>
            <ProcessGrid
              ref={processGrid}
              rows={draft.processes}
              readOnly={readOnly}
              onChange={(processes) => change({ ...draft, processes })}
            />
          </section>
          <section data-place="quality">
            <h2 className={styles.heading}>{t('质量标准')}</h2>
            <QualityGrid
              standard={draft.standard}
              points={draft.points}
              sizes={order.sizes}
              readOnly={readOnly}
              onStandard={(standard) => change({ ...draft, standard })}
              onPoints={(points) => change({ ...draft, points })}
            />
          </section>
        </div>
        <EffectPanel
          base={order}
          effect={found}
          failure={effect.error ? failureText(effect.error) : undefined}
          addsProcesses={draft.processes.some(
            ({ id }) => !order.processes.some((own) => own.id === id),
          )}
          goTo={goTo}
        />
      </div>
      <ChangeStrip lines={changeLines(order, draft, colorName)} onGo={go} />
      {dialog}
      {refusing && (
        <ReasonDialog
          title={t('拒绝版本 V{no}？', { no: open.versionNo })}
          confirmLabel={t('拒绝')}
          danger
          onConfirm={(reason) =>
            refuse.run({ body: { id: open.id ?? '', version: open.version, reason } })
          }
          onClose={() => setRefusing(false)}
        />
      )}
    </article>
  );
}
