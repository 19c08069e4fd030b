import { decimalText, sum } from '@garment-mes/domain/decimal';
import type { Order, Style } from '@garment-mes/sdk/mes2';

type Operation = Order['processes'][number];

/** An operation as it is printed on the sheet of the floor. */
export interface TechniqueRow {
  readonly operation: Operation;
  /** What the style says of the stitch. */
  readonly stitchNote: string | null;
}

/** Operations of one section with the minutes they take together. */
export interface TechniqueSection {
  readonly section: Operation['section'];
  readonly rows: readonly TechniqueRow[];
  readonly sam: string;
}

/** The operations in use, section by section in the order of the work, with the notes of the style. */
export function techniqueSections(
  processes: readonly Operation[],
  style: Pick<Style, 'processes'>,
): readonly TechniqueSection[] {
  const used = processes
    .filter(({ isEnabled }) => isEnabled === 1)
    .toSorted((one, other) => one.seqNo - other.seqNo);
  const sections = [...new Set(used.map(({ section }) => section))].toSorted((a, b) => a - b);
  return sections.map((section) => {
    const own = used.filter((operation) => operation.section === section);
    return {
      section,
      sam: decimalText(sum(own.map(({ sam }) => sam)), 4),
      rows: own.map((operation) => ({
        operation,
        stitchNote:
          style.processes.find(({ processId }) => processId === operation.processId)?.stitchNote ??
          null,
      })),
    };
  });
}
