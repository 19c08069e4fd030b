import { useText } from '#app/i18n.ts';
import { useBill } from '../bill/bill-context.ts';

/** Names a block of rolls, `黑色 A段`. */
export function useBlockName() {
  const t = useText();
  const { draft, choices } = useBill();
  return ({ colorId, shade }: { readonly colorId: string; readonly shade: string }): string => {
    const known = (color: { readonly colorId: string }) => color.colorId === colorId;
    const color = draft.colors.find(known) ?? choices?.colors.find(known);
    return `${color?.colorName ?? ''} ${shade === '' ? t('未分段') : t('{shade}段', { shade })}`;
  };
}
