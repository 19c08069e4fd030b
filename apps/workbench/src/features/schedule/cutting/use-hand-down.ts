import { CuttingScheduleStatus } from '@garment-mes/domain/states';
import type { MenuItem } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import type { Cutting } from './use-cutting.ts';

/** Which lays are handed to the tables: the chosen ones, or that of the menu. */
export function useHandDown(cutting: Cutting, selected: ReadonlySet<string>, maySubmit: boolean) {
  const t = useText();
  const { byId } = cutting;
  const submittable = (ids: Iterable<string>): readonly string[] =>
    [...ids].filter((id) => byId.get(id)?.status === CuttingScheduleStatus.planned);
  const chosen = submittable(selected);

  function menuOf(id: string | undefined): readonly MenuItem[] {
    if (id === undefined || !maySubmit) return [];
    const ids = selected.has(id) ? chosen : submittable([id]);
    return [
      {
        id: 'submit',
        label: ids.length > 1 ? t('下达 {count} 个床次', { count: ids.length }) : t('下达到裁床'),
        disabled: ids.length === 0,
        onSelect: () => void cutting.submit(ids),
      },
    ];
  }

  return { chosen, menuOf };
}
