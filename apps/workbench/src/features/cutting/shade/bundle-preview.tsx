import { useText } from '#app/i18n.ts';
import styles from '../bill/bill.module.css';
import { useBill } from '../bill/bill-context.ts';
import { rollBlocks } from '../bill/draft/shade-blocks.ts';
import grid from '../bill/grid.module.css';
import { useSplitRules } from '../bill/head/use-split-rules.ts';
import { Section } from '../bill/sections/section.tsx';
import { previewBundles } from './planned-bundles.ts';
import own from './shade.module.css';
import { useBlockName } from './use-block-name.ts';

/** How many bundles each block gives at each place of the marker, by the rule that applies now. */
export function BundlePreview() {
  const t = useText();
  const { draft, readOnly } = useBill();
  const { rule } = useSplitRules(draft);
  const nameOf = useBlockName();
  if (readOnly || draft.rolls.length === 0) return null;
  const blocks = rollBlocks(draft);
  const preview = rule && previewBundles(blocks, draft.sizes, rule);
  return (
    <Section
      name="preview"
      title={t('扎号预览')}
      note={
        preview && t('{rule} · 共 {count} 扎', { rule: rule?.name ?? '', count: preview.total })
      }
    >
      {preview === undefined ? (
        <div className={styles.empty}>{t('层数和配比填对后显示扎数')}</div>
      ) : (
        <div className={styles.across}>
          <table className={`${grid.table} ${own.matrix}`}>
            <thead>
              <tr>
                <th>{t('色段')}</th>
                {preview.places.map(({ position, sizeName }) => (
                  <th key={position} className={grid.figure}>
                    {t('{size} 位{position}', { size: sizeName, position })}
                  </th>
                ))}
                <th className={grid.figure}>{t('合计')}</th>
              </tr>
            </thead>
            <tbody>
              {blocks.map((block, at) => {
                const counts = preview.counts[at] ?? [];
                return (
                  <tr key={block.key}>
                    <td>{nameOf(block)}</td>
                    {preview.places.map(({ position }, place) => (
                      <td key={position} className={grid.figure}>
                        {counts[place]}
                      </td>
                    ))}
                    <td className={`${grid.figure} ${grid.computed}`}>
                      {counts.reduce((sum, count) => sum + count, 0)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
