import { getMenus } from '@garment-mes/sdk/amc';
import { Drawer, ErrorState, Skeleton, Tag } from '@garment-mes/ui';
import { useLocation } from 'wouter';
import { addresses } from '#app/addresses.ts';
import { failureText, useOperation } from '#app/api.tsx';
import { currentLanguage, labelOf, msg, useText } from '#app/i18n.ts';
import { matchRoute } from '#app/routes.ts';
import { purposes } from '../../locales/purposes.ts';
import styles from './help-drawer.module.css';
import { doneOnPage } from './page-help.ts';
import { statesOf } from './page-states.ts';

/** Keys and what they do, those of everywhere first. */
const KEYS = [
  ['Ctrl+K', msg('搜索菜单、标签页和单据')],
  ['Esc', msg('关闭最上面打开的窗口')],
  ['Ctrl+S', msg('保存正在填写的表单')],
  ['Ctrl+F', msg('在表格的行中查找')],
  ['Space', msg('选中一行')],
  ['Enter', msg('打开一行')],
  ['Ctrl+C, Ctrl+V', msg('复制、粘贴一块单元格')],
  ['F2', msg('编辑单元格')],
  ['Alt+Shift+←→', msg('移动标签页')],
] as const;

/** What the page in front is for, the states of its records, what its reader may do there, with which keys, and whom to ask for more. */
export default function HelpDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [path] = useLocation();
  const route = matchRoute(path)?.path;
  return (
    <Drawer open onOpenChange={onClose} title={t('帮助')}>
      <div className={styles.help}>
        <h2>{route === undefined ? path : t(addresses[route].title)}</h2>
        <Purpose address={route ?? path} />
        <Rights address={route ?? path} />
        <States name={purposes[route ?? path]?.states} />
        <section>
          <h3>{t('按键')}</h3>
          <dl className={styles.keys}>
            {KEYS.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Drawer>
  );
}

function Purpose({ address }: { readonly address: string }) {
  useText();
  const purpose = purposes[address];
  return purpose && <p>{labelOf(purpose)}</p>;
}

/** The states a record goes through and what leads from one to the next. */
function States({ name }: { readonly name: string | undefined }) {
  const t = useText();
  if (name === undefined) return null;
  return (
    <section>
      <h3>{t('状态')}</h3>
      <dl className={styles.states}>
        {statesOf(name).map(({ value, label, ways }) => (
          <div key={value}>
            <dt>
              <Tag tone={label.tone}>{labelOf(label)}</Tag>
            </dt>
            <dd>{ways.map(({ verb, to }) => `${labelOf(verb)} → ${labelOf(to)}`).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What one may do on a page, and who may open it. */
function Rights({ address }: { readonly address: string }) {
  const t = useText();
  // The session keeps pages and keys; the names of the rights are in the answer alone.
  const { data, error, refetch } = useOperation(getMenus, {});
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={3} />;
  const done = doneOnPage(data, address);
  const inEnglish = currentLanguage() === 'en';
  return (
    <>
      {done !== undefined && (
        <section>
          <h3>{t('您在这里能做的')}</h3>
          {done.length === 0 ? (
            <p>{t('您可以查看这个页面的数据。')}</p>
          ) : (
            <p className={styles.rights}>
              {done.map(({ name, nameEn }) => (
                <Tag key={name} icon={null}>
                  {(inEnglish && nameEn) || name}
                </Tag>
              ))}
            </p>
          )}
        </section>
      )}
      <section>
        <h3>{t('谁可以打开')}</h3>
        <p>
          {done === undefined
            ? t('登录的人都可以打开，里面的数据按各人的权限显示。')
            : t('岗位有这个页面的人。缺少页面或按钮时，请公司管理员在岗位权限中开通。')}
        </p>
      </section>
    </>
  );
}
