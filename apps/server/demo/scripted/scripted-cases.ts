import type { Engine } from '../../src/database/engine.ts';
import type { Basics } from '../basics.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { demoPeople, TIME_ZONE } from '../demo-services.ts';
import type { Period } from '../history/wage-periods.ts';
import type { StoryOrder } from '../orders/story-order.ts';
import type { DemoStyle } from '../orders/styles.ts';
import type { Staff } from '../people/people.ts';
import { seedLineLayouts } from '../schedules/line-layouts.ts';
import { seedWallBoardRows } from '../wall-board-rows.ts';
import { playBeds } from './scripted-beds.ts';
import { playFloor } from './scripted-floor.ts';
import { seedCaseOrder } from './scripted-order.ts';
import {
  type Desk,
  writeGroupWage,
  writeInspections,
  writeMachineStop,
  writeRemnants,
  writeShortSchedule,
  writeTrainee,
} from './scripted-papers.ts';

const STATEMENT_MS = 60_000;

export interface CaseOptions {
  readonly companyCode: string;
  readonly staff: Staff;
  readonly basics: Basics;
  readonly styles: readonly DemoStyle[];
  readonly story: StoryOrder | undefined;
  readonly calendar: DemoCalendar;
  readonly periods: readonly Period[];
}

/** Writes the cases that are in every demo, whatever its scale; `docs/demo.md` says where each is seen. */
export async function seedCases(engine: Engine, options: CaseOptions): Promise<void> {
  const { companyCode, staff, calendar } = options;
  const system = { timeZone: TIME_ZONE, statementMs: STATEMENT_MS };
  if (companyCode === 'JC')
    await engine.system((tx) => writeGroupWage({ tx, staff, calendar }), system);
  if (companyCode === 'CX') await seedHomeCases(engine, options);
  await engine.system(async (tx) => {
    await seedLineLayouts(tx, staff.companyId, staff.lines[0]?.id ?? '');
    await seedWallBoardRows(tx, companyCode, staff, calendar);
  }, system);
}

async function seedHomeCases(
  engine: Engine,
  { staff, basics, styles, story, calendar, periods }: CaseOptions,
): Promise<void> {
  const style = styles.find(({ styleNo }) => styleNo === 'T2417');
  const locked = periods.filter(({ status }) => status === 2).at(-1);
  if (!style || !locked || !story) throw new Error('the cases have no style, period or story');
  const system = { timeZone: TIME_ZONE, statementMs: STATEMENT_MS };
  const cases = await engine.system(
    (tx) => seedCaseOrder(tx, staff, basics, style, calendar),
    system,
  );
  const { services, actorAt } = demoPeople(engine, staff);
  const lockedDay = calendar.lastWorkday(locked.to);
  const reportedDay = calendar.workday(calendar.nthWorkday(lockedDay) + 1);
  await engine.tenant(
    actorAt('admin', `${calendar.today} 00:00:00`).scope,
    async (tx) => {
      const stage = {
        ...{ services, tx, actorAt, staff, basics, calendar, cases },
        ...{ lockedDay, reportedDay },
      };
      await playFloor(stage);
      await playBeds(stage);
    },
    { statementMs: STATEMENT_MS },
  );
  await engine.system(async (tx) => {
    const desk: Desk = { tx, staff, calendar };
    await writeInspections(desk, cases);
    await writeTrainee(desk, locked.to);
    await writeMachineStop(desk);
    await writeShortSchedule(desk, cases);
    await writeRemnants(desk, story.order.id);
  }, system);
}
