import type { Tx } from '../../../src/database/engine.ts';
import { insertRows } from '../../../src/database/insert-rows.sql.ts';
import type { DemoCalendar } from '../../demo-calendar.ts';
import { familyNames, givenNames } from '../../lists/names.ts';
import type { Place } from '../../people/departments.ts';
import type { Staff } from '../../people/people.ts';
import type { CompanyProfile } from '../../profiles.ts';
import { randomOf } from '../../random.ts';
import { seededIds } from '../../seeded-ids.ts';

/** People of a line that sew, press and pack. */
export const CREW = 28;
/** One in so many is still learning. */
const TRAINEE_EVERY = 14;

export interface Operator {
  readonly id: string;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly deptId: string;
  /** Thousandths: 1000 is the plain price. */
  readonly coefficient: number;
  readonly isTrainee: boolean;
}

/** Fills the lines that worked up to their full crews. @returns the crews in the order of `lines` */
export async function seedCrews(
  tx: Tx,
  { code }: CompanyProfile,
  staff: Staff,
  lines: readonly Place[],
  calendar: DemoCalendar,
): Promise<Operator[][]> {
  const ids = seededIds(code, 'crew member');
  const random = randomOf(code, 'crew member');
  const crews = lines.map((line, lineAt) => {
    const known = staff.sewers.filter(({ deptId }) => deptId === line.id).slice(0, CREW);
    const added = Array.from({ length: CREW - known.length }, (_, at) => {
      const isTrainee = at % TRAINEE_EVERY === 5;
      return {
        id: ids(),
        userId: null,
        employeeNo: String(2001 + lineAt * 50 + at),
        employeeName: random.pick(familyNames) + random.pick(givenNames),
        deptId: line.id,
        isTrainee,
      };
    });
    return { known, added };
  });
  const added = crews.flatMap((crew) => crew.added);
  const hired = (isTrainee: boolean) => calendar.day(-(isTrainee ? 230 : random.int(240, 2400)));
  const rows = added.map(({ isTrainee, ...member }) => ({
    companyId: staff.companyId,
    ...member,
    badgeNo: `${code}-${member.employeeNo}`,
    isDefault: '1',
    outUser: 0,
    payType: 1,
    payCoefficient: isTrainee ? '1.100' : '1.000',
    hireDate: hired(isTrainee),
    gender: random.int(1, 2),
    skillGrade: isTrainee ? 'D' : random.pick(['A', 'B', 'B', 'C']),
    inTrainingUntil: isTrainee ? calendar.day(60) : null,
  }));
  await insertRows(tx, 'amc.company_member', rows);
  await insertRows(
    tx,
    'amc.dept_user',
    rows.map(({ companyId, id, deptId, hireDate }) => ({
      companyId,
      employeeId: id,
      deptId,
      isMain: 1,
      fromDate: hireDate,
    })),
  );
  return crews.map((crew) => [
    ...crew.known.map((member) => ({ ...member, coefficient: 1000, isTrainee: false })),
    ...crew.added.map((member) => ({ ...member, coefficient: member.isTrainee ? 1100 : 1000 })),
  ]);
}
