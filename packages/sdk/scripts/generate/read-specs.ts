import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  BaseResolver,
  bundle,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { exampleFaults } from './check-examples.ts';
import { SERVICES, type Service } from './model.ts';
import type { OpenApiDocument } from './openapi.ts';

/** The documents are refused: the message lists every finding with its file and line. */
export class SpecProblems extends Error {
  override name = 'SpecProblems';
}

export interface ReadOptions {
  /** Folder of the documents: `<root>/<service>/openapi.yaml`, lint rules in `<root>/redocly.yaml`. */
  readonly root: string;
  /** Lint configuration, when it does not lie in `root`. */
  readonly configPath?: string;
}

/**
 * Lints and bundles the document of each service.
 * @throws {SpecProblems} when a document breaks a rule
 */
export async function readSpecs({
  root,
  configPath = join(root, 'redocly.yaml'),
}: ReadOptions): Promise<Map<Service, OpenApiDocument>> {
  const config = await loadConfig({ configPath });
  const documents = new Map<Service, OpenApiDocument>();
  const problems: string[] = [];

  for (const service of SERVICES) {
    const ref = join(root, service, 'openapi.yaml');
    if (!existsSync(ref)) continue;

    const externalRefResolver = new BaseResolver(config.resolve);
    const found = await lint({ ref, config, externalRefResolver });
    problems.push(...found.filter((problem) => !problem.ignored).map(wording(root)));

    const result = await bundle({ ref, config, externalRefResolver });
    problems.push(...result.problems.map(wording(root)));
    const document = result.bundle.parsed as OpenApiDocument;
    // A document that is not sound has nothing to hold its examples against.
    if (problems.length === 0)
      problems.push(...exampleFaults(document).map((fault) => `${service} ${fault}`));
    documents.set(service, document);
  }

  if (documents.size === 0) throw new SpecProblems(`No document of a service under ${root}.`);
  if (problems.length > 0) throw new SpecProblems([...new Set(problems)].join('\n'));
  return documents;
}

const wording =
  (root: string) =>
  ({ location: [place], message, ruleId }: NormalizedProblem): string => {
    if (place === undefined) return `${ruleId}: ${message}`;
    const file = place.source.absoluteRef.replace(`${root}/`, '');
    const pointer = place.pointer ?? `line ${place.start.line}`;
    return `${file} ${pointer} ${ruleId}: ${message}`;
  };
