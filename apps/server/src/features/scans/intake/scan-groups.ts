import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from '../../../database/database-error.ts';
import type { Services } from '../../../operations.ts';
import type { ScanAnswer } from '../scan-answer.ts';
import type { Report } from './prepare-scan.ts';
import { reportScans } from './report-scans.ts';

/** Groups of one company that are on their way at once. */
const AT_ONCE = 2;
/** Reports of one group. */
const MOST_REPORTS = 64;
/** A report waits no longer than this for the groups before it: they may wait for somebody themselves. */
const PATIENCE_MS = 50;
/** A group waits no longer than this for a lock; then each of its reports continues by itself. */
const LOCK_PATIENCE_MS = 300;

interface Waiting {
  readonly report: Report;
  readonly answer: (answer: ScanAnswer) => void;
  readonly refuse: (error: unknown) => void;
}

interface Company {
  readonly waiting: Waiting[];
  running: number;
  late: NodeJS.Timeout | undefined;
}

/**
 * Reports of work that come while others of the company are being written wait for those and then go together,
 * in one transaction. A report that comes alone goes at once. Each is answered after the commit that keeps it,
 * and is accepted or refused for itself.
 */
export class ScanGroups {
  readonly #services: Services;
  readonly #companies = new Map<string, Company>();
  // A group belongs to none of the calls that its reports came with.
  readonly #outside = AsyncLocalStorage.snapshot();

  constructor(services: Services) {
    this.#services = services;
  }

  /** @throws {DomainError} when it is refused; nothing is kept then */
  record(report: Report): Promise<ScanAnswer> {
    const { companyId } = report.actor;
    const company = this.#companies.get(companyId) ?? { waiting: [], running: 0, late: undefined };
    this.#companies.set(companyId, company);
    return new Promise((answer, refuse) => {
      company.waiting.push({ report, answer, refuse });
      if (company.running < AT_ONCE) this.#start(company);
      else this.#startLate(company);
    });
  }

  #start(company: Company): void {
    clearTimeout(company.late);
    company.late = undefined;
    const group = company.waiting.splice(0, MOST_REPORTS);
    if (group.length === 0) return;
    company.running += 1;
    void this.#outside(() => this.#write(group)).then(() => {
      company.running -= 1;
      if (company.running < AT_ONCE) this.#start(company);
    });
    if (company.waiting.length > 0) this.#startLate(company);
  }

  #startLate(company: Company): void {
    company.late ??= setTimeout(() => {
      company.late = undefined;
      this.#start(company);
    }, PATIENCE_MS);
  }

  /** Never fails: every report of the group gets its own answer. */
  async #write(group: readonly Waiting[]): Promise<void> {
    const reports = group.map(({ report }) => report);
    const isAlone = group.length === 1;
    const [first] = reports;
    if (!first) return;
    const { companyId, userId, timeZone } = first.actor.scope;
    try {
      const verdicts = await this.#services.engine.tenant({ companyId, userId, timeZone }, (tx) =>
        reportScans(this.#services, tx, reports, isAlone ? undefined : LOCK_PATIENCE_MS),
      );
      group.forEach(({ answer, refuse }, at) => {
        const verdict = verdicts[at];
        if (verdict?.answer) answer(verdict.answer);
        else refuse(verdict?.refusal);
      });
    } catch (error) {
      // What is the trouble of one of them undid them all.
      if (isAlone || error instanceof DatabaseUnavailable)
        for (const { refuse } of group) refuse(error);
      else await Promise.all(group.map((one) => this.#write([one])));
    }
  }
}
