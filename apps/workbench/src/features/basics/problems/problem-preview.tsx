import { type EscalationStep, escalation } from '@garment-mes/domain/flow';
import { useText } from '#app/i18n.ts';
import { CALL_KEYS, OTHER_CALLS, ProblemTile } from '#garment/problem-tile.tsx';
import type { FormValues } from '#screens/form/form-definition.ts';
import styles from './problems.module.css';
import { calledPeople } from './steps.ts';

interface ProblemPreviewProps {
  readonly values: FormValues;
  /** Names of jobs by id. */
  readonly jobs: ReadonlyMap<string, string>;
}

interface Mark {
  readonly at: number;
  readonly text: string;
}

/** What the form says: the tile of a terminal, and who is notified when. */
export function ProblemPreview({ values, jobs }: ProblemPreviewProps) {
  const t = useText();
  const name = String(values.name ?? '').trim();
  const responseMin = Number(values.responseMin) || 0;
  const resolveMin = Number(values.resolveMin) || 0;
  const key =
    CALL_KEYS.find(({ comes }) => comes === values.responsibleDeptType)?.key ?? OTHER_CALLS;
  const escalateTo = (values.escalateTo || []) as readonly EscalationStep[];
  const marks: readonly Mark[] = [
    { at: 0, text: t('报告：产线和责任部门负责人') },
    { at: responseMin, text: t('响应时限') },
    { at: resolveMin, text: t('解决时限') },
    ...escalation({ responseMin, resolveMin, escalateTo }).map((step) => ({
      at: step.afterMin,
      text:
        step.step === 1
          ? t('第1级，无人响应：{people}', { people: calledPeople(step, jobs) })
          : t('第{step}级，未解决：{people}', {
              step: step.step,
              people: calledPeople(step, jobs),
            }),
    })),
  ].toSorted((one, other) => one.at - other.at);
  const end = Math.max(...marks.map(({ at }) => at), 1);
  const share = (minutes: number) => `${Math.min(100, (minutes / end) * 100)}%`;
  return (
    <section className={styles.preview} aria-label={t('预览')}>
      <figure className={styles.terminal}>
        <div inert className={styles.tile}>
          <ProblemTile problem={{ name: name === '' ? '…' : name, responseMin }} />
        </div>
        <figcaption>{t('产线终端，“{key}”键下', { key: t(key) })}</figcaption>
      </figure>
      <div>
        <div className={styles.ruler} aria-hidden>
          <span data-part="respond" style={{ inlineSize: share(responseMin) }} />
          <span
            data-part="resolve"
            style={{
              insetInlineStart: share(responseMin),
              insetInlineEnd: `calc(100% - ${share(resolveMin)})`,
            }}
          />
          {[...new Set(marks.map(({ at }) => at))].map((at) => (
            <i key={at} style={{ insetInlineStart: share(at) }} />
          ))}
        </div>
        <ol className={styles.marks}>
          {marks.map(({ at, text }, index) => (
            <li key={index}>
              <b>{t('{minutes}分', { minutes: at })}</b> {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
