import type { DefectItemRow } from '@garment-mes/sdk/mes2';
import { currentLanguage, useText } from '#app/i18n.ts';
import styles from './checks.module.css';

interface TilesProps {
  readonly items: readonly DefectItemRow[];
  /** Faults by the id of their item. */
  readonly faults: ReadonlyMap<string, number>;
  readonly disabled: boolean;
  readonly onTap: (item: DefectItemRow) => void;
}

const CRITICAL = 1;

/** The bad items as tiles that never change places, each with how often it was found. */
export function Tiles({ items, faults, disabled, onTap }: TilesProps) {
  const t = useText();
  return (
    <fieldset className={styles.tiles} aria-label={t('不良项目')}>
      {items.map((item) => {
        const num = faults.get(item.id) ?? 0;
        const name = (currentLanguage() === 'en' && item.nameEn) || item.name;
        return (
          <button
            key={item.id}
            type="button"
            className={styles.tile}
            data-critical={item.severity === CRITICAL ? '' : undefined}
            disabled={disabled}
            onClick={() => onTap(item)}
          >
            {item.imageUrl !== null && <img src={item.imageUrl} alt="" />}
            <span>{name}</span>
            {num > 0 && <b>{num}</b>}
          </button>
        );
      })}
    </fieldset>
  );
}
