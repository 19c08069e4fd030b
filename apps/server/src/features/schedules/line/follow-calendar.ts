import type { OnCalendarChanged } from '../../calendar/public.ts';
import { recalculate } from './recalculate.ts';
import { draftLine } from './replan.ts';

/** The schedules of lines follow their calendar. */
export const followCalendar: OnCalendarChanged = {
  planAgain: (services, tx, actor, lineDeptIds) =>
    recalculate(services, tx, actor, { lineDeptIds: [...lineDeptIds] }),

  preview: async (tx, actor, lines, calendar) => {
    const drafts = await Promise.all(lines.map((line) => draftLine(tx, actor, line, { calendar })));
    return drafts.flatMap(({ line, bars }) =>
      bars
        .filter(({ bar, chained }) => bar.endDate !== chained.endDate)
        .map(({ bar, chained }) => ({
          scheduleId: bar.id,
          scheduleNo: bar.scheduleNo,
          orderNo: bar.orderNo,
          lineDeptName: line.name,
          endDate: bar.endDate,
          newEndDate: chained.endDate,
        })),
    );
  },
};
