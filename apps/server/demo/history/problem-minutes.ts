import { decimalText } from '@garment-mes/domain/decimal';
import type { ShiftOf } from '@garment-mes/domain/schedule';
import { sql, type Tx } from '../../src/database/engine.ts';
import { minutesUntil, shiftsOf } from '../../src/features/problems/shift-minutes.ts';

interface Answered {
  readonly id: string;
  readonly deptId: string;
  readonly reportDate: string;
  readonly respondDate: string;
  readonly resolveDate: string;
}

/** Keeps the minutes of the shifts in the problems that the lines wrote, as responding and solving do. */
export async function keepProblemMinutes(tx: Tx, companyId: string): Promise<void> {
  const problems = await tx.all<Answered>(sql`
    select id, dept_id, report_date, respond_date, resolve_date from mes2.problem_log
    where company_id = ${companyId} and resolve_date is not null and resolve_shift_min is null`);
  const shifts = await shiftsOf(tx, companyId, problems);
  const minutes = (until: string, problem: Answered, shiftOf: ShiftOf | undefined) =>
    decimalText(minutesUntil(until, problem, shiftOf), 4);
  const each = (pick: (problem: Answered) => string) => problems.map(pick);
  await tx.run(sql`
    update mes2.problem_log l set respond_shift_min = x.respond, resolve_shift_min = x.resolve
    from unnest(${each(({ id }) => id)}::bigint[],
      ${each((p) => minutes(p.respondDate, p, shifts.get(p.deptId)))}::numeric[],
      ${each((p) => minutes(p.resolveDate, p, shifts.get(p.deptId)))}::numeric[]) as x (id, respond, resolve)
    where l.company_id = ${companyId} and l.id = x.id`);
}
