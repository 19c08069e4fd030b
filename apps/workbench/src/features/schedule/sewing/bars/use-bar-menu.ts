import { ScheduleStatus } from '@garment-mes/domain/states';
import {
  changeScheduleStatus,
  createSchedule,
  deleteSchedule,
  endSchedule,
  type ScheduleBar,
  splitSchedule,
  updateSchedule,
} from '@garment-mes/sdk/mes2';
import { type MenuItem, toast } from '@garment-mes/ui';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Sewing } from '../use-sewing.ts';
import type { BarQuestion } from './bar-dialogs.tsx';
import { changeOf } from './bar-draft.ts';

interface MenuPorts {
  readonly sewing: Sewing;
  readonly onOpen: (bar: ScheduleBar, tab: 'form' | 'days') => void;
  readonly onQuestion: (question: BarQuestion) => void;
  readonly onLine: (deptId: string) => void;
}

/** What can be done with a bar, by right and by state. */
export function useBarMenu({ sewing, onOpen, onQuestion, onLine }: MenuPorts) {
  const t = useText();
  const { can } = useWorkbench();
  const status = useAction(changeScheduleStatus, { ok: null });

  async function start(bar: ScheduleBar) {
    const { fails } = await status.run({ body: { ids: [bar.id], status: 1 } });
    const [failure] = fails;
    if (failure) toast.error(failure.text);
    else toast.success(t('操作成功'));
  }

  const rights = {
    may: (operation: { readonly permissionKey: string }) => can(operation.permissionKey),
    mayMove: can(updateSchedule.permissionKey),
    mayPlace: can(createSchedule.permissionKey),
  };

  function menuOf(barId: string | undefined, laneId: string | undefined): readonly MenuItem[] {
    const bar = sewing.byId.get(barId ?? '');
    const line: readonly MenuItem[] =
      laneId === undefined
        ? []
        : [{ id: 'line', label: t('产线参数'), separated: true, onSelect: () => onLine(laneId) }];
    // What another workshop plans is looked at, no more.
    if (bar === undefined || !sewing.isOwn(bar.lineDeptId)) return line;
    const isPlanned = bar.status === ScheduleStatus.stopped;
    const isOpen = bar.status !== ScheduleStatus.ended;
    const item = (shown: boolean, entry: MenuItem): readonly MenuItem[] => (shown ? [entry] : []);
    const change = changeOf(bar);
    return [
      { id: 'open', label: t('编辑位置'), shortcut: 'Enter', onSelect: () => onOpen(bar, 'form') },
      { id: 'days', label: t('日计划'), onSelect: () => onOpen(bar, 'days') },
      ...item(rights.mayMove && isOpen, {
        id: 'fix',
        label: bar.isFixed === 1 ? t('解锁') : t('锁定'),
        onSelect: () => void sewing.change(bar, { ...change, isFixed: bar.isFixed === 1 ? 0 : 1 }),
      }),
      ...item(rights.may(splitSchedule) && isOpen && bar.num > 1, {
        id: 'split',
        label: t('拆分'),
        onSelect: () => onQuestion({ kind: 'split', bar }),
      }),
      ...item(rights.may(changeScheduleStatus) && isPlanned, {
        id: 'start',
        label: t('开始'),
        separated: true,
        onSelect: () => void start(bar).catch(() => undefined),
      }),
      ...item(rights.may(changeScheduleStatus) && bar.status === ScheduleStatus.started, {
        id: 'stop',
        label: t('停止'),
        separated: true,
        onSelect: () => onQuestion({ kind: 'stop', bar }),
      }),
      ...item(rights.may(endSchedule) && isOpen, {
        id: 'end',
        label: t('结束'),
        onSelect: () => onQuestion({ kind: 'end', bar }),
      }),
      ...item(rights.may(deleteSchedule) && isPlanned, {
        id: 'back',
        label: t('退回待排'),
        danger: true,
        onSelect: () => void sewing.giveBack(bar).catch((error) => toast.error(failureText(error))),
      }),
      ...line,
    ];
  }

  return { ...rights, menuOf };
}
