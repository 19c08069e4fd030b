import { type Issue, issue } from '../refusals/issue.ts';
import { type Section, sectionName } from './section.ts';

/** A subcontract group as far as an operation asks for it. */
export interface SubcontractGroup {
  readonly name: string;
  /** Sections it does. */
  readonly processSections: readonly number[];
  /** May be newly chosen. */
  readonly isEnabled: boolean;
}

/** An operation with the subcontract group it goes out to; `null` or nothing stays in the house. */
export interface SentOutProcess {
  readonly processName: string;
  readonly section: Section;
  readonly outGroupId?: string | null | undefined;
}

/**
 * An operation goes out to a group that is there, in use, and does its section. A group that an operation has already
 * may have been disabled, and may do less, since: it is asked again only where the section of the operation is another.
 *
 * @param before the operation as it is stored, when it is
 * @param groups those that are not deleted, by their ids
 */
export function checkProcessGroups(
  processes: readonly (SentOutProcess & {
    readonly before?: Pick<SentOutProcess, 'section' | 'outGroupId'> | undefined;
  })[],
  groups: ReadonlyMap<string, SubcontractGroup>,
): Issue[] {
  return processes.flatMap(({ processName: process, section, outGroupId, before }, at) => {
    if (!outGroupId) return [];
    const isKept = before?.outGroupId === outGroupId;
    if (isKept && before.section === section) return [];
    const field = `processes.${at}.outGroupId`;
    const group = groups.get(outGroupId);
    if (!group) return [issue(field, 'process-group-missing', { process })];
    const { name, isEnabled, processSections } = group;
    if (!isEnabled && !isKept)
      return [issue(field, 'process-group-disabled', { process, group: name })];
    return processSections.includes(section)
      ? []
      : [
          issue(field, 'process-group-section', {
            ...{ process, group: name, section: sectionName[section] },
          }),
        ];
  });
}
