import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof CATEGORIES)[number];

const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
];

/** Scores of a page, 0 to 100, and what cost points. */
export interface Scores {
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds, of the last run. */
  readonly timesMs: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
}

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
}

interface Report {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<
      Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    >;
    readonly audits: Readonly<Record<string, Audit>>;
  };
}

type Lighthouse = (url: string, flags: object, config: object) => Promise<Report | undefined>;

/**
 * Runs Lighthouse as for a desk, in a browser that is running, so that a sign-in holds.
 * @param peers folder whose node_modules holds it
 * @param port of the browser's protocol
 */
export async function lighthouseOf(
  peers: string,
  url: string,
  port: number,
  runs: number,
): Promise<Scores> {
  const of = createRequire(resolve(peers, 'package.json'));
  const entry = of.resolve('lighthouse');
  const { default: lighthouse, desktopConfig } = (await import(pathToFileURL(entry).href)) as {
    default: Lighthouse;
    desktopConfig: object;
  };
  const reports: Report['lhr'][] = [];
  for (let tries = 0; reports.length < runs; tries += 1) {
    const report = await lighthouse(
      url,
      { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' },
      desktopConfig,
    );
    const failed = report === undefined || report.lhr.runtimeError !== undefined;
    // Now and then it misses the beginning of a page; it says itself to run again.
    if (failed && tries > runs + 2)
      throw new Error(`Lighthouse: ${report?.lhr.runtimeError?.message ?? 'no report'}`);
    if (!failed) reports.push(report.lhr);
  }
  const scoreOf = (report: Report['lhr'], category: Category) =>
    Math.round((report.categories[category].score ?? 0) * 100);
  const median = (values: readonly number[]) =>
    [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      median(reports.map((each) => scoreOf(each, category))),
    ]),
  ) as Record<Category, number>;
  const last = reports.at(-1);
  const lost = CATEGORIES.flatMap((category) =>
    (last?.categories[category].auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (last?.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${last?.audits[id]?.title}`),
  );
  const timesMs = Object.fromEntries(
    TIMES.map((id) => [id, Math.round(last?.audits[id]?.numericValue ?? Number.NaN)]),
  );
  return { scores, timesMs, lost };
}
