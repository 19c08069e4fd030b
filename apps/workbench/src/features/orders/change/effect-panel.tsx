import { formatNumber } from '@garment-mes/domain/formats';
import type { OrderVersionEffect } from '@garment-mes/sdk/mes2';
import { Alert, Button, Skeleton, Tag } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './change.module.css';
import type { ChangeBase } from './change-draft.ts';

interface EffectPanelProps {
  readonly base: ChangeBase;
  /** What the service found; `undefined` while it is asked. */
  readonly effect: OrderVersionEffect | undefined;
  /** Why it could not be asked. */
  readonly failure: string | undefined;
  /** Operations are added, which bundles that are not begun take over. */
  readonly addsProcesses: boolean;
  /** Leads to where a rule is broken, by the field the service names; `undefined` when it is not on the page. */
  readonly goTo: (link: string) => (() => void) | undefined;
}

/** What a change would touch of what is cut, ordered, planned and on the floor. */
export function EffectPanel(props: EffectPanelProps) {
  const { base, effect, failure, addsProcesses, goTo } = props;
  const t = useText();
  const { colors, sizes } = base;
  const cellName = (colorId: string, sizeId: string) =>
    [
      colors.find((color) => color.colorId === colorId)?.colorName,
      sizes.find((size) => size.sizeId === sizeId)?.sizeName,
    ].join('/');
  const over = effect?.cells.filter(({ overNum }) => overNum > 0) ?? [];
  const short = effect?.cells.filter(({ num, cutNum }) => num > cutNum && cutNum > 0) ?? [];

  return (
    <aside className={styles.effect} aria-label={t('影响')} aria-live="polite">
      <h2 className={styles.heading}>{t('影响')}</h2>
      {failure !== undefined && <Alert tone="bad">{failure}</Alert>}
      {effect === undefined ? (
        failure === undefined && <Skeleton lines={4} />
      ) : (
        <>
          <ul className={styles.found}>
            {effect.checks.map(({ code, text, isOk, link }) => (
              <li key={code + text}>
                <Tag tone={isOk ? 'ok' : 'bad'}>{isOk ? t('通过') : t('未通过')}</Tag>
                {text}
                <GoTo go={isOk || link === null ? undefined : goTo(link)} />
              </li>
            ))}
          </ul>
          <Lines
            title={t('超裁')}
            lines={over.map(({ colorId, sizeId, cutNum, maxNum }) =>
              t('{cell} 已裁{cut}，上限{max}', {
                cell: cellName(colorId, sizeId),
                cut: cutNum,
                max: maxNum,
              }),
            )}
          />
          <Lines
            title={t('待补裁')}
            lines={short.map(({ colorId, sizeId, cutNum, num }) =>
              t('{cell} 还差{num}件', { cell: cellName(colorId, sizeId), num: num - cutNum }),
            )}
          />
          <Lines
            title={t('用布')}
            lines={effect.fabrics.map(
              ({ materialName, colorName, diffLen }) =>
                `${[materialName, colorName].filter(Boolean).join(' ')} ${Number(diffLen) > 0 ? '+' : ''}${formatNumber(diffLen)} m`,
            )}
          />
          <Lines title={t('超出计划的排程')} lines={effect.schedules} />
          <Lines title={t('超出上限的派工')} lines={effect.dispatches} />
          {addsProcesses && effect.bundleNum > 0 && (
            <p>{t('新工序会加到 {count} 扎未开工的扎上', { count: effect.bundleNum })}</p>
          )}
        </>
      )}
    </aside>
  );
}

function GoTo({ go }: { readonly go: (() => void) | undefined }) {
  const t = useText();
  if (go === undefined) return null;
  return (
    <Button variant="plain" size="small" onClick={go}>
      {t('去修改')}
    </Button>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.subheading}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
