import { segmentsText } from '@garment-mes/domain/schedule';
import type { ShiftRow } from '@garment-mes/sdk/mes2';
import { currentLanguage, useText } from '#app/i18n.ts';
import { SegmentRuler } from './segment-ruler.tsx';
import { ShiftMinutes } from './shift-minutes.tsx';
import styles from './shifts.module.css';

/** The hours of a shift, and those it had before it was changed. */
export function ShiftHours({ shift }: { readonly shift: ShiftRow }) {
  const t = useText();
  const { name, segments, effectiveDate, past, countedDate } = shift;
  const versions = [
    {
      since: effectiveDate === null ? t('一直以来') : t('自 {date} 起', { date: effectiveDate }),
      segments,
    },
    ...past.map((earlier) => ({
      since: t('{date} 之前', { date: earlier.untilDate }),
      segments: earlier.segments,
    })),
  ];
  return (
    <section className={styles.hours} aria-label={t('{name} 的时段', { name })}>
      {versions.map(({ since, segments: drawn }) => (
        <article key={since}>
          <h3>
            {since} <span>{segmentsText(drawn, currentLanguage())}</span>
          </h3>
          <SegmentRuler segments={drawn} />
          <ShiftMinutes segments={drawn} />
        </article>
      ))}
      {countedDate !== null && (
        <p>{t('工时已核算到 {date}，之后的日期可以改时段', { date: countedDate })}</p>
      )}
    </section>
  );
}
