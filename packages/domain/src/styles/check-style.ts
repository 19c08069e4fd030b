import { checkProcesses, type OrderProcessDraft } from '../orders/check-confirm.ts';
import { type Section, sectionName, usedSections } from '../orders/section.ts';
import { type Issue, issue } from '../refusals/issue.ts';

export interface StyleProcessDraft extends Omit<OrderProcessDraft, 'section' | 'sectionId'> {
  readonly section: Section;
  /** Numbers of the operations that have to be done before this one. */
  readonly predecessors?: readonly (string | number)[];
}

/** I4 as far as a style can break it: operations with time and price, one output point in each section used. */
export const checkStyleApproval = (processes: readonly StyleProcessDraft[]): Issue[] =>
  processes.length === 0
    ? [issue('processes', 'last-row', {})]
    : checkProcesses({
        processes: processes.map((process) => ({
          ...process,
          section: sectionName[process.section],
          sectionId: process.section,
        })),
        sections: usedSections(processes).map((sectionId) => ({
          sectionId,
          name: sectionName[sectionId],
        })),
      });

/** What may not even be saved: a number twice, no time, an operation before what it waits for. */
export function checkProcessRows(
  processes: readonly Pick<StyleProcessDraft, 'seqNo' | 'sam' | 'predecessors'>[],
): Issue[] {
  const seen = new Set<number>();
  return processes.flatMap(({ seqNo, sam, predecessors = [] }, at) => {
    const isTwice = seen.has(seqNo);
    seen.add(seqNo);
    const before = predecessors.map(Number).find((other) => other >= seqNo);
    return [
      ...(isTwice ? [issue(`processes.${at}.seqNo`, 'process-seq-twice', {})] : []),
      ...(Number(sam) > 0 ? [] : [issue(`processes.${at}.sam`, 'process-sam-missing', {})]),
      ...(before === undefined
        ? []
        : [issue(`processes.${at}.predecessors`, 'process-predecessor', { seqNo, before })]),
    ];
  });
}
