import { CompanySettingLogRowFields } from '@garment-mes/sdk/labels';
import { listCompanySettingLogs } from '@garment-mes/sdk/mes2';
import { Drawer, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { toMinute } from '#screens/fields/time-text.ts';
import { LeftOut } from '#screens/list/left-out.tsx';
import type { Setting } from './setting-list.ts';
import { readValue, valueText } from './setting-text.ts';
import styles from './settings.module.css';

interface SettingLogProps {
  readonly setting: Setting;
  readonly onClose: () => void;
}

/** Who changed a setting from what to what, newest first. */
export function SettingLog({ setting, onClose }: SettingLogProps) {
  const t = useText();
  const query = { code: setting.code, pageNum: 1, pageSize: 100 };
  const { data, error, refetch } = useOperation(listCompanySettingLogs, { query });
  const words = (text: string | null) =>
    text === null ? t('无') : valueText(setting.control, readValue(text));
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('{name} 修改记录', { name: t(setting.name) })}
    >
      {error && <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>}
      {data === undefined && !error && <Skeleton lines={4} />}
      {data?.list.length === 0 && <EmptyState>{t('还没有人改过')}</EmptyState>}
      {data && <LeftOut total={data.total} shown={data.list.length} />}
      {data !== undefined && data.list.length > 0 && (
        <table className={styles.log}>
          <thead>
            <tr>
              {(['createDate', 'byName', 'fromText', 'toText'] as const).map((field) => (
                <th key={field}>{fieldLabel(CompanySettingLogRowFields, field)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.list.map(({ id, createDate, byName, fromText, toText }) => (
              <tr key={id}>
                <td>{toMinute(createDate)}</td>
                <td>{byName}</td>
                <td>{words(fromText)}</td>
                <td>{words(toText)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Drawer>
  );
}
