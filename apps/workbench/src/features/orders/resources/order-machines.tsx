import { listDepartments } from '@garment-mes/sdk/amc';
import { CreateOrderMachineBodyFields, OrderMachineFields } from '@garment-mes/sdk/labels';
import {
  createOrderMachine,
  deleteOrderMachines,
  type OrderMachine,
  updateOrderMachine,
} from '@garment-mes/sdk/mes2';
import {
  Button,
  Combobox,
  ConfirmDialog,
  DateInput,
  Field,
  MultiCombobox,
  NumberInput,
  toast,
  useConfirm,
} from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';
import { useNamedRecords } from '#screens/references/use-named-records.ts';
import styles from './resources.module.css';

const SEWING_LINE = 5;

interface OrderMachinesProps {
  readonly orderId: string;
  readonly rows: readonly OrderMachine[];
  readonly readOnly: boolean;
}

/** Machines the order asks for, with how many of the type the line has, others take and are left. */
export function OrderMachines({ orderId, rows, readOnly }: OrderMachinesProps) {
  const t = useText();
  const { ask, dialog } = useConfirm();
  const [open, setOpen] = useState<OrderMachine | 'new'>();
  const { run: remove } = useAction(deleteOrderMachines, { inline: true, ok: null });
  const columns = useMemo(
    (): readonly Column<OrderMachine>[] => [
      ...(['machineTypeName', 'lineDeptName', 'needNum', 'ownNum', 'busyNum', 'freeNum'] as const),
      {
        id: 'machines',
        title: msg('指定设备'),
        value: ({ machineIds }) => machineIds.length,
        isFigure: true,
      },
      'fromDate',
      'toDate',
      ...(readOnly
        ? []
        : [
            {
              id: 'actions',
              title: msg('操作'),
              value: () => '',
              buttons: () => [t('修改'), t('删除')],
              Cell: ({ row }: { readonly row: OrderMachine }) => (
                <span className={styles.actions}>
                  <Button variant="plain" size="small" onClick={() => setOpen(row)}>
                    {t('修改')}
                  </Button>
                  <Button
                    variant="plain"
                    size="small"
                    onClick={() =>
                      ask({
                        title: t('删除 {name} 的设备需求？', { name: row.machineTypeName }),
                        confirmLabel: t('删除'),
                        danger: true,
                        onConfirm: async () => {
                          const { fails } = await remove({ query: { orderId, ids: row.id } });
                          const [refused] = fails;
                          if (refused) throw new Error(refused.text);
                          toast.success(t('删除成功'));
                        },
                      })
                    }
                  >
                    {t('删除')}
                  </Button>
                </span>
              ),
            },
          ]),
    ],
    [readOnly, ask, orderId, remove, t],
  );
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('设备需求')}</h2>
      {!readOnly && (
        <div className={styles.line}>
          <Button size="small" onClick={() => setOpen('new')}>
            {t('新增设备需求')}
          </Button>
        </div>
      )}
      <RecordTable
        label={t('设备需求')}
        fields={OrderMachineFields}
        columns={columns}
        rows={rows}
      />
      {dialog}
      {open && (
        <MachineDialog
          orderId={orderId}
          edit={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

interface MachineDialogProps {
  readonly orderId: string;
  readonly edit: OrderMachine | undefined;
  readonly onClose: () => void;
}

function MachineDialog({ orderId, edit, onClose }: MachineDialogProps) {
  const t = useText();
  const { today: runningDay } = useWorkbench();
  const today = runningDay();
  const [values, setValues] = useState({
    machineTypeId: edit?.machineTypeId ?? '',
    needNum: edit ? String(edit.needNum) : '',
    lineDeptId: edit?.lineDeptId ?? '',
    machineIds: edit?.machineIds ?? [],
    fromDate: edit?.fromDate ?? today,
    toDate: edit?.toDate ?? today,
  });
  const set = (next: Partial<typeof values>) => setValues((now) => ({ ...now, ...next }));
  const lines = useOperation(listDepartments, { query: { deptType: SEWING_LINE } }).data ?? [];
  const create = useAction(createOrderMachine, { inline: true, ok: t('添加成功') });
  const update = useAction(updateOrderMachine, { inline: true, ok: t('保存成功') });
  const label = (name: keyof typeof values) => fieldLabel(CreateOrderMachineBodyFields, name);
  const { machineTypeId, needNum, lineDeptId, machineIds, fromDate, toDate } = values;
  const isReversed = fromDate !== '' && toDate !== '' && toDate < fromDate;
  const body = {
    ...{ machineTypeId, needNum: Number(needNum), lineDeptId: lineDeptId || null },
    ...{ machineIds: [...machineIds], fromDate, toDate },
  };
  const machines = useNamedRecords('listMachines', {
    ids: machineIds,
    query: { machineTypeId, ...(lineDeptId ? { deptId: lineDeptId } : {}) },
  });
  return (
    <ConfirmDialog
      open
      size={560}
      onOpenChange={(open) => !open && onClose()}
      title={edit ? t('修改设备需求') : t('新增设备需求')}
      confirmLabel={t('保存')}
      confirmDisabled={
        machineTypeId === '' ||
        Number(needNum) < 1 ||
        fromDate === '' ||
        toDate === '' ||
        isReversed
      }
      onConfirm={() =>
        edit
          ? update.run({ body: { id: edit.id, version: edit.version, ...body } })
          : create.run({ body: { orderId, ...body } })
      }
    >
      <div className={styles.form}>
        <Field label={label('machineTypeId')} required>
          <ReferenceCombobox
            reference="listMachineTypes"
            value={machineTypeId}
            valueLabel={machineTypeId === edit?.machineTypeId ? edit.machineTypeName : undefined}
            onChange={(id) => set({ machineTypeId: id, machineIds: [] })}
          />
        </Field>
        <Field label={label('needNum')} required>
          <NumberInput
            places={0}
            min="1"
            value={needNum}
            onValueChange={(text) => set({ needNum: text })}
          />
        </Field>
        <Field label={label('lineDeptId')} hint={t('不选产线时按全公司计算')}>
          <Combobox
            value={lineDeptId}
            valueLabel={edit?.lineDeptName ?? undefined}
            options={lines.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(id) => set({ lineDeptId: id, machineIds: [] })}
          />
        </Field>
        <Field label={label('machineIds')}>
          <MultiCombobox
            values={machineIds}
            disabled={machineTypeId === ''}
            valueLabels={Object.fromEntries(
              machineIds.map((id) => [id, machines.nameOf(id) ?? id]),
            )}
            options={machines.search}
            onValuesChange={(ids) => set({ machineIds: [...ids] })}
          />
        </Field>
        <Field label={label('fromDate')} required>
          <DateInput value={fromDate} onValueChange={(day) => set({ fromDate: day })} />
        </Field>
        <Field
          label={label('toDate')}
          required
          error={isReversed ? t('结束日期不能早于开始日期') : undefined}
        >
          <DateInput value={toDate} onValueChange={(day) => set({ toDate: day })} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
