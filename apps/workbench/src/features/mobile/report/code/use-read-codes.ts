import { useEffect, useRef, useState } from 'react';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { type CodeReader, codesOf, type ReadCode } from '../../queue/read-code.ts';
import type { useScanQueue } from '../../queue/use-scan-queue.ts';
import { IDLE_MS } from '../use-person.ts';
import { useClosedPages } from './use-closed-pages.ts';

interface ReadCodesOf {
  readonly queue: ReturnType<typeof useScanQueue>;
  /** The screen that asks about them; see `ReadCode.place`. */
  readonly place: string;
  /** Who wears the badge. */
  readonly person: CodeReader | undefined;
}

/** The codes that were read here, and those that a closed page of this screen left: nothing has become of them yet. */
export function useReadCodes({ queue: { queue, codes: all }, place, person }: ReadCodesOf) {
  const { companyId, companyName, userId, now } = useWorkbench();
  const [page] = useState(newRequestId);
  const reader = useRef(person);
  useEffect(() => {
    reader.current = person;
  }, [person]);
  const isOurs = useClosedPages(
    page,
    all.map((code) => code.page),
  );
  const ours = (kept: readonly ReadCode[]) =>
    codesOf(kept, { companyId, userId }, place).filter((code) => isOurs(code.page));

  return {
    codes: ours(all),
    /** Keeps a code. One that has not been answered yet is not read twice. */
    read(code: string): void {
      if (ours(queue.snapshot().codes).some((one) => one.code === code)) return;
      const requestId = newRequestId();
      const at = now();
      const whose = reader.current && {
        id: reader.current.id,
        employeeNo: reader.current.employeeNo,
        employeeName: reader.current.employeeName,
      };
      void queue.read({
        ...{ requestId, companyId, companyName, userId, code, at, place, page },
        reader: whose,
      });
    },
    /**
     * A badge was read: what was read behind it counts for its owner, even where he wears it no more.
     * @param wear called unless it was read so long ago that it is nobody's
     */
    badge(
      { id, employeeNo, employeeName }: CodeReader,
      badge: ReadCode,
      wear: (owner: CodeReader) => void,
    ): void {
      if (now() - badge.at < IDLE_MS) wear({ id, employeeNo, employeeName });
      const whose = { id, employeeNo, employeeName };
      reader.current = whose;
      const behind = ours(queue.snapshot().codes).filter(({ seq }) => seq > badge.seq);
      if (behind.length > 0) void queue.countFor(behind, whose);
    },
    /** Something has become of it. */
    settle: (code: ReadCode): void => void queue.settle(code.requestId),
  };
}
