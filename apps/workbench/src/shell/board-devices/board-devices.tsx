import {
  type BoardDeviceRow,
  listBoardDevices,
  pairBoardDevice,
  revokeBoardDevice,
} from '@garment-mes/sdk/amc';
import { BoardCodeLabels, BoardDeviceRowFields } from '@garment-mes/sdk/labels';
import { Button, Dialog, EmptyState, ErrorState, Skeleton, Tag, useConfirm } from '@garment-mes/ui';
import { MonitorUp } from 'lucide-react';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './board-devices.module.css';
import { DeviceForm } from './device-form.tsx';

const ALL = { pageNum: 1, pageSize: 200 } as const;

/** The wall boards of the company: paired by the code on their screen, changed, released. */
export default function BoardDevices({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { can } = useWorkbench();
  const [edited, setEdited] = useState<BoardDeviceRow | 'new'>();
  const { data, error, refetch } = useOperation(
    listBoardDevices,
    { query: ALL },
    { live: 'device' },
  );
  const { run } = useAction(revokeBoardDevice);
  const { ask, dialog } = useConfirm();
  const label = (field: keyof BoardDeviceRow) => fieldLabel(BoardDeviceRowFields, field);

  if (edited !== undefined)
    return (
      <DeviceForm
        device={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('看板设备')}
      size={960}
      footer={
        can(pairBoardDevice.permissionKey) && (
          <Button variant="primary" onClick={() => setEdited('new')}>
            {t('配对新设备')}
          </Button>
        )
      }
    >
      {error !== null && data === undefined ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={4} />
      ) : data.list.length === 0 ? (
        <EmptyState icon={<MonitorUp aria-hidden />}>
          {t('在大屏上打开看板地址，把屏上的六位码填到这里')}
        </EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{label('name')}</th>
              <th>{label('factoryName')}</th>
              <th>{label('playlist')}</th>
              <th>{label('speaker')}</th>
              <th>{label('isOnline')}</th>
              <th>{label('lastSeenDate')}</th>
              <th>{t('操作')}</th>
            </tr>
          </thead>
          <tbody>
            {data.list.map((device) => (
              <tr key={device.id}>
                <td>{device.name}</td>
                <td>{device.factoryName ?? t('全部工厂')}</td>
                <td>
                  {device.playlist
                    .map(({ board, seconds }) => `${labelOf(BoardCodeLabels[board])} ${seconds}s`)
                    .join(t('、'))}
                </td>
                <td>{device.speaker === 1 ? t('是') : t('否')}</td>
                <td>
                  <Tag tone={device.isOnline ? 'ok' : 'neutral'}>
                    {device.isOnline ? t('在线') : t('离线')}
                  </Tag>
                </td>
                <td>{device.lastSeenDate ?? '–'}</td>
                <td className={styles.words}>
                  <Button variant="plain" size="small" onClick={() => setEdited(device)}>
                    {t('编辑')}
                  </Button>
                  <Button
                    variant="plain"
                    size="small"
                    onClick={() =>
                      ask({
                        title: t('解除 {name}？屏幕将回到配对页', { name: device.name }),
                        danger: true,
                        confirmLabel: t('解除'),
                        onConfirm: () => run({ query: { id: device.id, version: device.version } }),
                      })
                    }
                  >
                    {t('解除')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {dialog}
    </Dialog>
  );
}
