import { useEffect, useRef, useState } from 'react';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { isOf } from '../../queue/queued-scan.ts';
import {
  type Asking,
  askingOf,
  type CodeReader,
  type Elsewhere,
  type ReadCode,
} from '../../queue/read-code.ts';
import type { useScanQueue } from '../../queue/use-scan-queue.ts';
import { IDLE_MS } from '../use-person.ts';
import { useClosedPages } from './use-closed-pages.ts';

interface ReadCodesOf {
  readonly queue: ReturnType<typeof useScanQueue>;
  /** The screen that asks about them; see `ReadCode.place`. */
  readonly place: string;
  readonly placeName?: string | undefined;
  /** Whether codes of a place may be answered here as well. */
  readonly answers: (place: string) => boolean;
  /** Who wears the badge. */
  readonly person: CodeReader | undefined;
}

/** A code that nobody answered, and the way to answer it. */
export interface LeftCode {
  readonly code: ReadCode;
  /** `here` where this page asks as soon as somebody wants to answer. */
  readonly way: 'here' | Elsewhere;
}

/** The codes that were read here, and those that closed pages left: nothing has become of them yet. */
export function useReadCodes(options: ReadCodesOf) {
  const { place, placeName, answers, person } = options;
  const { queue, codes: all } = options.queue;
  const { companyId, companyName, userId, userName, now } = useWorkbench();
  const owner = { companyId, userId };
  const [page] = useState(newRequestId);
  const reader = useRef(person);
  useEffect(() => {
    reader.current = person;
  }, [person]);
  /** Left codes that somebody wants to answer now. */
  const [called, setCalled] = useState<ReadonlySet<string>>(new Set());
  const isInherited = (code: ReadCode) => isOf(owner, code) && answers(code.place);
  const isLeft = useClosedPages(page, {
    inherited: all.filter(isInherited).map((code) => code.page),
    shown: all.map((code) => code.page),
  });
  const asking = (code: ReadCode): Asking =>
    askingOf(code, { owner, place, answers, page, isLeft });
  const asked = (kept: readonly ReadCode[]) => kept.filter((code) => asking(code) === 'now');

  function countBehind(badge: ReadCode, whose: CodeReader): void {
    const behind = queue
      .snapshot()
      .codes.filter(
        (code) => isInherited(code) && code.page === badge.page && code.seq > badge.seq,
      );
    if (behind.length > 0) void queue.countFor(behind, whose);
  }

  return {
    codes: all.filter(
      (code) =>
        asking(code) === 'now' || (asking(code) === 'on request' && called.has(code.requestId)),
    ),
    /** What is not asked about by itself, with the way to answer it. */
    left: all.flatMap((code): LeftCode[] => {
      const way = asking(code);
      if (way === 'now' || way === 'other page' || called.has(code.requestId)) return [];
      return [{ code, way: way === 'on request' ? 'here' : way }];
    }),
    /** Somebody wants to answer a left code: it gets its turn. */
    call: (code: ReadCode): void => setCalled((before) => new Set([...before, code.requestId])),
    /** Whether it was left and called. */
    isCalled: (code: ReadCode): boolean => called.has(code.requestId),
    /** Throws a left code away. */
    drop: (code: ReadCode): void => void queue.settle(code.requestId),
    /** Keeps a code. One that has not been answered yet is not read twice. */
    read(code: string): void {
      if (asked(queue.snapshot().codes).some((one) => one.code === code)) return;
      const requestId = newRequestId();
      const at = now();
      const whose = reader.current && {
        id: reader.current.id,
        employeeNo: reader.current.employeeNo,
        employeeName: reader.current.employeeName,
      };
      void queue.read({
        ...{ requestId, companyId, companyName, userId, userName, code, at },
        ...{ place, placeName, page },
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
      countBehind(badge, whose);
    },
    /**
     * A badge was read whose owner may not be reported for here. Nobody wears it, and what was read right behind it is
     * still nobody else's work: it stays as a question once the server has refused it.
     */
    foreignBadge({ id, employeeNo, employeeName }: CodeReader, badge: ReadCode): void {
      countBehind(badge, { id, employeeNo, employeeName });
    },
    /** Its turn is over. A left code of which nothing has become stays left. */
    settle(code: ReadCode): void {
      if (!called.has(code.requestId)) return void queue.settle(code.requestId);
      setCalled((before) => new Set([...before].filter((id) => id !== code.requestId)));
    },
  };
}
