import { formatFixed, NO_FIGURE } from '@garment-mes/domain/formats';
import { CuttingBedFields } from '@garment-mes/sdk/labels';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { percentText } from '#screens/fields/percent-text.ts';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import { signedPercent } from '../figures/signed-percent.ts';

const label = (field: string) => fieldLabel(CuttingBedFields, field);

/** Where the fabric went: issued = spread + splices + defects + remnants + returned, and its ratios. */
export function FabricBar() {
  const t = useText();
  const { figures, choices, readOnly } = useBill();
  const { fabric } = figures;
  const metres = (value: Parameters<typeof formatFixed>[0]) =>
    value === undefined ? NO_FIGURE : formatFixed(value, 2);
  if (fabric === undefined || fabric.issuedLen.isZero()) return null;

  const accounted = fabric.usedLen
    .plus(fabric.spliceLen)
    .plus(fabric.defectLen)
    .plus(fabric.remnantLen)
    .plus(fabric.returnLen);
  const parts = ['spliceLen', 'defectLen', 'remnantLen', 'returnLen'] as const;
  const diff = fabric.usageDiffPct;
  const tolerance = choices?.dosageTolPct ?? '';

  return (
    <section
      aria-label={t('用布')}
      data-section="fabric"
      tabIndex={-1}
      className={`${styles.section} ${styles.fabric}`}
    >
      <div className={styles.balance}>
        <Term term={label('issuedLen')} value={metres(fabric.issuedLen.toString())} />
        <span className={styles.sign}>
          {accounted.minus(fabric.issuedLen).abs().lte('0.01') ? '=' : '≠'}
        </span>
        <Term term={label('usedLen')} value={metres(fabric.usedLen.toString())} />
        {parts.map((part) => (
          <span key={part} className={styles.term}>
            <span className={styles.sign}>+</span>
            <Term term={label(part)} value={metres(fabric[part].toString())} />
          </span>
        ))}
      </div>
      <div className={styles.balance}>
        <Term term={label('netLen')} value={metres(fabric.netLen.toString())} />
        <Term
          term={label('spreadUtilPct')}
          value={percent('spreadUtilPct', fabric.spreadUtilPct)}
        />
        <Term
          term={label('materialUtilPct')}
          value={percent('materialUtilPct', fabric.materialUtilPct)}
        />
        <Term
          term={t('单耗 / 计划')}
          value={`${usage(fabric.usagePerPiece)} / ${usage(fabric.planUsage)}`}
        />
        <Term
          term={label('usageDiffPct')}
          value={signedPercent(diff)}
          tone={diff === undefined ? undefined : fabric.needsApproval ? 'bad' : 'ok'}
        />
      </div>
      {fabric.needsApproval && !readOnly && (
        <div role="status" className={styles.fabricFault}>
          {t('单耗差异超过 ±{tolerance}%，提交后需审批', { tolerance: Number(tolerance) })}
        </div>
      )}
    </section>
  );
}

type Figure = { toString(): string } | undefined;

const usage = (value: Figure): string =>
  value === undefined ? NO_FIGURE : formatFixed(value.toString(), 4);

const percent = (name: 'spreadUtilPct' | 'materialUtilPct', value: Figure): string =>
  percentText(CuttingBedFields[name], value?.toString());

function Term(props: {
  readonly term: string;
  readonly value: string;
  readonly tone?: 'ok' | 'bad' | undefined;
}) {
  return (
    <dl className={styles.term} data-tone={props.tone}>
      <dt>{props.term}</dt>
      <dd>{props.value}</dd>
    </dl>
  );
}
