import { readFileSync, statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that begin before those which want the demo factory: about as long as it takes to write it. */
const MEANWHILE = 40;

/** Files that go through a table of the whole product: short to read and long to run. */
const TABLES =
  /\/(?:all-screens|every-(?:document|operation|record)|reports|data-scopes|hand-overs|records|recount|pglite)\.test\.tsx?$/;

/** Has the demo factory written, by whoever asks for it first. */
const WANTS_DEMO = /\bdemo: true\b/;

/**
 * The order of test files, the same on every run: tables and larger ones first, whatever an earlier run measured. The demo factory
 * is written by one process while the other one works: who wants it too comes after.
 */
export class SameOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = new Map(
      files.map(({ moduleId }) => [
        moduleId,
        TABLES.test(moduleId) ? Number.MAX_SAFE_INTEGER : statSync(moduleId).size,
      ]),
    );
    const size = ({ moduleId }: TestSpecification) => known.get(moduleId) ?? 0;
    const sorted = files.toSorted(
      (a, b) =>
        a.project.config.sequence.groupOrder - b.project.config.sequence.groupOrder ||
        a.project.name.localeCompare(b.project.name) ||
        size(b) - size(a) ||
        a.moduleId.localeCompare(b.moduleId),
    );
    const ofDemo = new Set(
      sorted.filter(
        ({ project, moduleId }) =>
          project.name === 'server' && WANTS_DEMO.test(readFileSync(moduleId, 'utf8')),
      ),
    );
    const others = sorted.filter((file) => !ofDemo.has(file));
    const server = others.findIndex(({ project }) => project.name === 'server');
    const [writer, ...readers] = [...ofDemo].reverse();
    if (!writer || server === -1) return Promise.resolve(sorted);
    const from = server + MEANWHILE;
    return Promise.resolve([
      ...others.slice(0, server),
      writer,
      ...others.slice(server, from),
      ...readers.reverse(),
      ...others.slice(from),
    ]);
  }
}
