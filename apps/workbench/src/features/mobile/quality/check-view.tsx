import { formatFixed, NO_FIGURE } from '@garment-mes/domain/formats';
import { CreateCheckRecordBodyFields } from '@garment-mes/sdk/labels';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { Pictures } from '#screens/form/pictures-control.tsx';
import frame from '../frame/frame.module.css';
import { type CheckDraft, countsOf, FIGURES, type Figure, ratesOf } from './check-draft.ts';
import { FaultTiles } from './fault-tiles.tsx';
import styles from './quality.module.css';

const MOST_PICTURES = 9;

export const figureLabel = (figure: Figure): string =>
  fieldLabel(CreateCheckRecordBodyFields, figure);

interface CheckViewProps {
  readonly check: CheckDraft;
  readonly isOnline: boolean;
  readonly onChange: (check: CheckDraft) => void;
  /** Asks for a figure. */
  readonly onFigure: (figure: Figure) => void;
}

/** A check while it is counted: its figures, their rates, and what was found. */
export function CheckView({ check, isOnline, onChange, onFigure }: CheckViewProps) {
  const t = useText();
  const counts = countsOf(check);
  const rates = ratesOf(check);
  const figure = (rate: { toString(): string } | undefined) =>
    rate ? formatFixed(rate.toString(), 2) : NO_FIGURE;
  return (
    <>
      <h1 className={styles.title}>
        {check.parentId !== undefined && `${t('复检')} `}
        {check.title}
      </h1>
      <div className={styles.figures}>
        {FIGURES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.figure}
            data-outcome={name}
            onClick={() => onFigure(name)}
          >
            <span>{figureLabel(name)}</span>
            <b>{counts[name]}</b>
          </button>
        ))}
        <output className={styles.rates}>
          <span>DHU / FPY</span>
          <b>
            {figure(rates?.dhu)} / {figure(rates?.fpyPct)}
            {rates?.fpyPct && '%'}
          </b>
        </output>
      </div>
      <FaultTiles
        items={check.items}
        faults={check.faults}
        onFaults={(faults) => onChange({ ...check, faults })}
      />
      {!isOnline && <p className={frame.warning}>{t('照片要联网才能上传')}</p>}
      <Pictures
        max={MOST_PICTURES}
        urls={check.images}
        onChange={(images) => onChange({ ...check, images })}
      />
    </>
  );
}
