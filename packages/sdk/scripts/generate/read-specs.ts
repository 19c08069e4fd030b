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
import { type Label, readLabels, Translator } from './english.ts';
import { SERVICES, type Service } from './model.ts';
import type { OpenApiDocument } from './openapi.ts';

/** The documents are refused: the message lists every finding with its file and line. */
export class SpecProblems extends Error {
  override name = 'SpecProblems';
}

export interface ReadOptions {
  /** Folder of the documents: `<root>/<service>/openapi.yaml`, `labels.yaml`, lint rules in `redocly.yaml`. */
  readonly root: string;
  /** Lint configuration, when it does not lie in `root`. */
  readonly configPath?: string;
  /** Services that must have a document; all by default. */
  readonly services?: readonly Service[];
  /** Hears of each document as soon as it is one, before the linter has spoken. */
  readonly onBundled?: (document: OpenApiDocument) => void;
}

/**
 * Lints and bundles the document of each service.
 * @throws {SpecProblems} when a document is missing, cannot be read, or breaks a rule
 */
export async function readSpecs({
  root,
  configPath = join(root, 'redocly.yaml'),
  services = SERVICES,
  onBundled,
}: ReadOptions): Promise<Map<Service, OpenApiDocument>> {
  const refOf = (service: Service) => join(root, service, 'openapi.yaml');
  const missing = services.filter((service) => !existsSync(refOf(service)));
  if (missing.length > 0)
    throw new SpecProblems(
      missing
        .map((service) => `${refOf(service)} is missing: every service has a document.`)
        .join('\n'),
    );

  const translator = new Translator(labelsBelow(root));
  const config = await loadConfig({ configPath });
  const documents = new Map<Service, OpenApiDocument>();
  const problems: string[] = [];
  const bundled = async (service: Service): Promise<OpenApiDocument> => {
    // Bundling rewrites the references of the files it has read, so no two runs may share them.
    const externalRefResolver = new BaseResolver(config.resolve);
    const result = await bundle({ ref: refOf(service), config, externalRefResolver });
    problems.push(...result.problems.map(wording(root)));
    return translator.translate(result.bundle.parsed as OpenApiDocument);
  };

  // The largest comes last in the list and takes longest after this.
  for (const service of [...services].reverse()) {
    const document = await bundled(service).catch(unreadable(root, refOf(service)));
    documents.set(service, document);
    onBundled?.(document);
  }
  const externalRefResolver = new BaseResolver(config.resolve);
  for (const service of services) {
    const found = await lint({ ref: refOf(service), config, externalRefResolver });
    problems.push(...found.filter((problem) => !problem.ignored).map(wording(root)));
  }
  problems.push(...translator.problems());
  // A document that is not sound has nothing to hold its examples against.
  if (problems.length === 0)
    for (const [service, document] of documents)
      problems.push(...exampleFaults(document).map((fault) => `${service} ${fault}`));
  if (problems.length > 0) throw new SpecProblems([...new Set(problems)].join('\n'));
  return documents;
}

/** The one table of labels, beside the documents. */
function labelsBelow(root: string): ReadonlyMap<string, Label> {
  const file = join(root, 'labels.yaml');
  try {
    return readLabels(file);
  } catch (error) {
    return unreadable(root, file)(error);
  }
}

/** A file that is no YAML, or a reference that ends nowhere: said in one line instead of a stack. */
const unreadable =
  (root: string, file: string) =>
  (error: unknown): never => {
    const said = error instanceof Error ? error.message : String(error);
    const [first = ''] = said.split('\n');
    throw new SpecProblems(`${file.replace(`${root}/`, '')} cannot be read: ${first}`);
  };

const wording =
  (root: string) =>
  ({ location: [place], message, ruleId }: NormalizedProblem): string => {
    if (place === undefined) return `${ruleId}: ${message}`;
    const file = place.source.absoluteRef.replace(`${root}/`, '');
    const pointer = place.pointer ?? `line ${place.start.line}`;
    return `${file} ${pointer} ${ruleId}: ${message}`;
  };
