import type { DefectItemRow } from '@garment-mes/sdk/mes2';
import { Minus } from 'lucide-react';
import { currentLanguage, useText } from '#app/i18n.ts';
import styles from './defect-tiles.module.css';

/** What a tile shows of a bad item. */
export type TileItem = Pick<DefectItemRow, 'id' | 'name' | 'nameEn' | 'severity' | 'imageUrl'>;

interface DefectTilesProps<Item> {
  readonly items: readonly Item[];
  /** Faults by the id of their item. */
  readonly faults: ReadonlyMap<string, number>;
  readonly disabled?: boolean;
  readonly onTap: (item: Item) => void;
  /** Takes one of an item back, where that is a key beside the tile; tiles are then as large as a glove asks for. */
  readonly onTakeBack?: (item: Item) => void;
}

const CRITICAL = 1;

/** What a bad item is called in the language of the person. */
export const defectName = ({ name, nameEn }: Pick<DefectItemRow, 'name' | 'nameEn'>): string =>
  (currentLanguage() === 'en' && nameEn) || name;

/** The bad items as tiles that never change places, each with how often it was found. */
export function DefectTiles<Item extends TileItem>({
  items,
  faults,
  disabled = false,
  onTap,
  onTakeBack,
}: DefectTilesProps<Item>) {
  const t = useText();
  return (
    <fieldset className={styles.tiles} data-large={onTakeBack && ''} aria-label={t('不良项目')}>
      {items.map((item) => {
        const num = faults.get(item.id) ?? 0;
        const name = defectName(item);
        return (
          <div key={item.id} className={styles.place}>
            <button
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
            {onTakeBack && num > 0 && (
              <button
                type="button"
                className={styles.minus}
                aria-label={t('{item} 减一', { item: name })}
                onClick={() => onTakeBack(item)}
              >
                <Minus aria-hidden />
              </button>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
