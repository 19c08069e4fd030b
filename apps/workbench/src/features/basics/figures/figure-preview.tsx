import { BoardMode, shownFigure } from '@garment-mes/domain/flow';
import { formatNumber, NO_FIGURE } from '@garment-mes/domain/formats';
import { DescriptionList } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import type { BesideProps } from '#screens/record/record-definition.ts';
import { useBoardItems } from './figure-fields.tsx';

/** A figure that is typed, as a number: not the sign in front of one. */
const FIGURE = /^-?\d+(\.\d+)?$/;

/** What the system counts, what is typed, and what the wall will show of them. */
export function FigurePreview({ values }: BesideProps) {
  const t = useText();
  const item = useBoardItems(values).find(({ itemCode }) => itemCode === values.itemCode);
  const typed = String(values.num ?? '');
  const mode = values.mode === BoardMode.override ? BoardMode.override : BoardMode.addition;
  const computed = item?.computedNum ?? null;
  const words = (figure: string | null) =>
    figure === null || !FIGURE.test(figure) ? NO_FIGURE : formatNumber(figure);
  const shown = FIGURE.test(typed) && item ? shownFigure(mode, typed, computed) : null;
  return (
    <section aria-label={t('预览')}>
      <DescriptionList
        columns={1}
        facts={[
          { id: 'computed', term: t('系统值'), value: words(computed) },
          { id: 'typed', term: t('录入值'), value: words(typed) },
          { id: 'shown', term: t('看板显示'), value: shown === null ? null : `✎ ${words(shown)}` },
        ]}
      />
    </section>
  );
}
