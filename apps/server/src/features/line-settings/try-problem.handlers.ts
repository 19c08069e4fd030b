import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import { message } from '../../messages/message-texts.ts';
import type { Feature } from '../../operations.ts';

/** Type of a cutting line: it is named only where a company has no other. */
const CUTTING = 1;

interface Tried {
  readonly name: string;
  readonly lineName: string | null;
  readonly template: string | null;
  readonly repeatNum: number;
}

/** Sends the caller alone what a report of a problem would send to others, and says what would be spoken. */
export const problemTrial: Feature<'tryLineProblemSet'> = ({ engine, notify }) => ({
  tryLineProblemSet: ({ scope, companyId, user, body: { id } }) =>
    engine.tenant(scope, async (tx) => {
      const problem = await tx.one<Tried>(sql`
        select s.name, v.template, coalesce(v.repeat_num, 1) as repeat_num,
          (select d.name from mes2.line l
            join amc.department d on d.company_id = l.company_id and d.id = l.dept_id and d.del_flag = '0'
            where l.company_id = s.company_id and l.del_flag = '0'
            order by l.line_type = ${CUTTING}, d.sort, d.id limit 1) as line_name
        from mes2.line_problem_set s
        left join lateral (
          select x.template, x.repeat_num from mes2.voice x
          where x.company_id = s.company_id and x.event = 'problem' and x.is_enabled = 1 and x.del_flag = '0'
          order by x.id = s.voice_id desc nulls last, x.code limit 1) v on true
        where s.company_id = ${companyId} and s.id = ${id} and s.del_flag <> '2'`);
      if (!problem)
        throw new DomainError('record-missing', { what: { zh: '产线问题', en: 'Line problem' } });
      const { name, lineName, template, repeatNum } = problem;
      // Never urgent: that would be written across every wall board.
      await notify(tx, {
        userIds: [user.id],
        title: message('problemTried', { line: lineName, problem: name }),
        objName: name,
        address: '/mes/basic/lineProblemSet',
        messageType: 'Notice,Message',
        bizType: 'problem',
        level: 1,
      });
      return { lineName, template, repeatNum };
    }),
});
