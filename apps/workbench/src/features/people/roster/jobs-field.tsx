import { listUserJobs } from '@garment-mes/sdk/amc';
import { addresses, type RoutePath } from '#app/addresses.ts';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { ControlProps } from '#screens/form/form-definition.ts';
import { ReferencesControl } from '#screens/references/references-control.tsx';
import styles from './roster.module.css';

const isPage = (path: string): path is RoutePath => path in addresses;

/** The jobs of a person, and the pages that they open together. */
export function JobsField({ value, onChange }: ControlProps) {
  const t = useText();
  const { data } = useOperation(listUserJobs, { query: {} });
  const ids = (value || []) as readonly string[];
  const held = (data?.jobs ?? []).filter(({ id }) => ids.includes(id));
  const pages = [...new Set(held.flatMap((job) => job.pages))].filter(isPage);
  return (
    <>
      <ReferencesControl
        reference="listUserJobs"
        values={ids}
        onChange={onChange}
        disabled={false}
      />
      {held.length > 0 && (
        <p className={styles.pages}>
          <b>{t('可打开 {count} 个页面', { count: pages.length })}</b>
          {pages.map((path) => t(addresses[path].title)).join(t('、'))}
        </p>
      )}
    </>
  );
}
