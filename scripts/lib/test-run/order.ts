import { readFileSync, statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that begin before those which want the demo factory: about as long as it takes to write it. */
const MEANWHILE = 40;

/** Has the demo factory written, by whoever asks for it first. */
const WANTS_DEMO = /\bdemo: true\b/;

/**
 * The order of test files, the same on every run: larger ones first, whatever an earlier run measured. The demo factory
 * is written by one process while the other one works: who wants it too comes after.
 */
export class SameOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = new Map(files.map((file) => [file, statSync(file.moduleId).size]));
    const size = (file: TestSpecification) => known.get(file) ?? 0;
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
