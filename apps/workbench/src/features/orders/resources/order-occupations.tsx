import { listDepartments } from '@garment-mes/sdk/amc';
import {
  CreateResourceOccupationBodyFields,
  ResourceOccupationFields,
  ResourceTypeLabels,
} from '@garment-mes/sdk/labels';
import {
  cancelResourceOccupation,
  createResourceOccupation,
  type ResourceOccupation,
} from '@garment-mes/sdk/mes2';
import {
  Button,
  Combobox,
  ConfirmDialog,
  DateInput,
  Field,
  Select,
  useConfirm,
} from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { labelOf, msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';
import { barOf, spanOfOccupations } from './occupation-bars.ts';
import styles from './resources.module.css';

const HELD = 0;

interface OrderOccupationsProps {
  readonly orderId: string;
  readonly rows: readonly ResourceOccupation[];
  /** The order is over: nothing more is reserved, what it has can still be released. */
  readonly isClosed: boolean;
}

/** Lines, machines, dies and tables the order has reserved, each with its time among the others. */
export function OrderOccupations({ orderId, rows, isClosed }: OrderOccupationsProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const [adding, setAdding] = useState(false);
  const { run: release } = useAction(cancelResourceOccupation, { inline: true });
  const mayRelease = can(cancelResourceOccupation.permissionKey);
  const columns = useMemo((): readonly Column<ResourceOccupation>[] => {
    const span = spanOfOccupations(rows);
    return [
      ...(['resourceType', 'resourceName'] as const),
      {
        id: 'bar',
        title: msg('时间'),
        value: () => '',
        Cell: ({ row }) => (
          <span className={styles.track}>
            <span className={styles.bar} data-status={row.status} style={barOf(row, span)} />
          </span>
        ),
      },
      ...(['fromDate', 'toDate', 'status'] as const),
      ...(mayRelease
        ? [
            {
              id: 'actions',
              title: msg('操作'),
              value: () => '',
              buttons: ({ status }: ResourceOccupation) => (status === HELD ? [t('释放')] : []),
              Cell: ({ row }: { readonly row: ResourceOccupation }) =>
                row.status === HELD && (
                  <Button
                    variant="plain"
                    size="small"
                    onClick={() =>
                      ask({
                        title: t('释放 {name}？', { name: row.resourceName }),
                        confirmLabel: t('释放'),
                        onConfirm: () => release({ body: { id: row.id, version: row.version } }),
                      })
                    }
                  >
                    {t('释放')}
                  </Button>
                ),
            },
          ]
        : []),
    ];
  }, [rows, mayRelease, ask, release, t]);
  return (
    <section className={styles.part}>
      {!isClosed && can(createResourceOccupation.permissionKey) && (
        <div className={styles.line}>
          <Button size="small" onClick={() => setAdding(true)}>
            {t('占用资源')}
          </Button>
        </div>
      )}
      <RecordTable
        label={t('占用')}
        fields={ResourceOccupationFields}
        columns={columns}
        rows={rows}
      />
      {dialog}
      {adding && <OccupationDialog orderId={orderId} onClose={() => setAdding(false)} />}
    </section>
  );
}

const [LINE, MACHINE, , TABLE] = ['1', '2', '3', '4'];
/** Kinds of departments that are lines, and those that are cutting tables. */
const [SEWING_LINE, CUTTING_GROUP] = [5, 4] as const;

interface OccupationDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

function OccupationDialog({ orderId, onClose }: OccupationDialogProps) {
  const t = useText();
  const { today: runningDay } = useWorkbench();
  const today = runningDay();
  const [type, setType] = useState<string>(TABLE ?? '');
  const [resourceId, setResourceId] = useState('');
  const [fromDate, setFromDate] = useState(`${today} 08:00:00`);
  const [toDate, setToDate] = useState(`${today} 18:00:00`);
  const create = useAction(createResourceOccupation, { inline: true });
  const deptType = type === LINE ? SEWING_LINE : CUTTING_GROUP;
  const isDept = type === LINE || type === TABLE;
  const departments = useOperation(listDepartments, { query: { deptType } }, { enabled: isDept });
  const label = (name: 'resourceType' | 'resourceId' | 'fromDate' | 'toDate') =>
    fieldLabel(CreateResourceOccupationBodyFields, name);
  const isReversed = fromDate !== '' && toDate !== '' && toDate <= fromDate;
  return (
    <ConfirmDialog
      open
      size={560}
      onOpenChange={(open) => !open && onClose()}
      title={t('占用资源')}
      confirmLabel={t('占用')}
      confirmDisabled={resourceId === '' || fromDate === '' || toDate === '' || isReversed}
      onConfirm={() =>
        create.run({
          body: {
            ...{ orderId, resourceId, fromDate, toDate },
            resourceType: Number(type) as ResourceOccupation['resourceType'],
          },
        })
      }
    >
      <div className={styles.form}>
        <Field label={label('resourceType')} required>
          <Select
            value={type}
            options={Object.entries(ResourceTypeLabels).map(([value, named]) => ({
              value,
              label: labelOf(named),
            }))}
            onValueChange={(next) => {
              setType(next);
              setResourceId('');
            }}
          />
        </Field>
        <Field label={label('resourceId')} required>
          {isDept ? (
            <Combobox
              value={resourceId}
              options={(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={setResourceId}
            />
          ) : (
            <ReferenceCombobox
              reference={type === MACHINE ? 'listMachines' : 'listCuttingDies'}
              value={resourceId}
              onChange={setResourceId}
            />
          )}
        </Field>
        <Field label={label('fromDate')} required>
          <DateInput withTime value={fromDate} onValueChange={setFromDate} />
        </Field>
        <Field
          label={label('toDate')}
          required
          error={isReversed ? t('结束时间须晚于开始时间') : undefined}
        >
          <DateInput withTime value={toDate} onValueChange={setToDate} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
