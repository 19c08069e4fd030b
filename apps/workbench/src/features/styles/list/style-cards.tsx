import { StyleRowFields } from '@garment-mes/sdk/labels';
import type { StyleRow } from '@garment-mes/sdk/mes2';
import { Checkbox, EmptyState, ErrorState, Skeleton, Thumbnail } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { FieldValue, fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { InsteadProps } from '#screens/list/list-screen.tsx';
import styles from './style-cards.module.css';

/** The styles of a page by their covers, chosen and paged like the table. */
export function StyleCards({ page, chosen, onChoose, foot, empty }: InsteadProps<StyleRow>) {
  const t = useText();
  const { rows, loading, error, onRetry } = page;
  if (error) return <ErrorState onRetry={onRetry}>{error}</ErrorState>;
  if (rows.length === 0) return loading ? <Skeleton lines={6} /> : <EmptyState>{empty}</EmptyState>;

  function choose(id: string, on: boolean) {
    const ids = new Set(chosen);
    if (on) ids.add(id);
    else ids.delete(id);
    onChoose(ids);
  }
  return (
    <>
      <ul className={styles.cards} aria-label={t('图册')}>
        {rows.map((style) => (
          <StyleCard
            key={style.id}
            style={style}
            chosen={chosen.has(style.id)}
            onChoose={(on) => choose(style.id, on)}
          />
        ))}
      </ul>
      {foot}
    </>
  );
}

function StyleCard(props: {
  readonly style: StyleRow;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
}) {
  const { style, chosen, onChoose } = props;
  const { id, styleNo, styleName, imageUrl, status, samTotal } = style;
  return (
    <li className={styles.card}>
      <Thumbnail className={styles.cover} alt={styleNo} src={imageUrl ?? undefined} />
      <span className={styles.line}>
        <Checkbox aria-label={styleNo} checked={chosen} onCheckedChange={onChoose} />
        <TextLink to={href('/mes/style/styleDetail/{id}', { id })}>{styleNo}</TextLink>
        <FieldValue name="status" field={StyleRowFields.status} value={status} />
      </span>
      <span className={styles.name} title={styleName}>
        {styleName}
      </span>
      <span className={styles.figure}>
        {fieldLabel(StyleRowFields, 'samTotal')}{' '}
        {fieldText('samTotal', StyleRowFields.samTotal, samTotal)}
      </span>
    </li>
  );
}
