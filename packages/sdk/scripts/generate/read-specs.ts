import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  BaseResolver,
  bundle,
  type Config,
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
  /** Lint configuration, when it is not in `root`. */
  readonly configPath?: string;
  /** Services that must have a document; all by default. */
  readonly services?: readonly Service[];
  /** Called with each document as soon as it is one, before the linter has spoken. */
  readonly onBundled?: (document: OpenApiDocument) => void;
}

/**
 * Lints and bundles the document of each service.
 * @throws {SpecProblems} when a document is missing, cannot be read, or breaks a rule
 */
export async function readSpecs(options: ReadOptions): Promise<Map<Service, OpenApiDocument>> {
  const { root, services = SERVICES } = options;
  const { documents, problems, config } = await bundleSpecs(options);
  const externalRefResolver = new BaseResolver(config.resolve);
  for (const service of services) {
    const found = await lint({ ref: refOf(root, service), config, externalRefResolver });
    problems.push(...found.filter((problem) => !problem.ignored).map(wording(root)));
  }
  // A document that is not sound has nothing to hold its examples against.
  if (problems.length === 0)
    for (const [service, document] of documents)
      problems.push(...exampleFaults(document).map((fault) => `${service} ${fault}`));
  if (problems.length > 0) throw new SpecProblems([...new Set(problems)].join('\n'));
  return documents;
}

/** Documents as they are, sound or not, with what was found wrong with them on the way. */
interface Bundled {
  readonly documents: Map<Service, OpenApiDocument>;
  readonly problems: string[];
  /** Lint rules, and how files are found. */
  readonly config: Config;
}

/**
 * Bundles the document of each service, with the English of its labels.
 * @throws {SpecProblems} when a document is missing or cannot be read
 */
export async function bundleSpecs({
  root,
  configPath = join(root, 'redocly.yaml'),
  services = SERVICES,
  onBundled,
}: ReadOptions): Promise<Bundled> {
  const missing = services.map((service) => refOf(root, service)).filter((ref) => !existsSync(ref));
  if (missing.length > 0)
    throw new SpecProblems(
      missing.map((ref) => `${ref} is missing: every service has a document.`).join('\n'),
    );

  const translator = new Translator(labelsBelow(root));
  const config = await loadConfig({ configPath });
  const documents = new Map<Service, OpenApiDocument>();
  const problems: string[] = [];
  const bundled = async (ref: string): Promise<OpenApiDocument> => {
    // Bundling rewrites the references of the files it has read, so no two runs may share them.
    const externalRefResolver = new BaseResolver(config.resolve);
    const result = await bundle({ ref, config, externalRefResolver });
    problems.push(...result.problems.map(wording(root)));
    return inOrder(translator.translate(result.bundle.parsed as OpenApiDocument));
  };

  // The largest comes last in the list and takes longest after this.
  for (const service of [...services].reverse()) {
    const ref = refOf(root, service);
    const document = await bundled(ref).catch(unreadable(root, ref));
    documents.set(service, document);
    onBundled?.(document);
  }
  return { documents, problems: [...problems, ...translator.problems()], config };
}

const refOf = (root: string, service: Service): string => join(root, service, 'openapi.yaml');

/** The one table of labels, beside the documents. */
function labelsBelow(root: string): ReadonlyMap<string, Label> {
  const file = join(root, 'labels.yaml');
  try {
    return readLabels(file);
  } catch (error) {
    return unreadable(root, file)(error);
  }
}

/**
 * The document with its components by name. Bundling lists them as it comes upon them, so that a new
 * operation would move those that others use too.
 */
function inOrder(document: OpenApiDocument): OpenApiDocument {
  const kinds = Object.entries<object>(document.components ?? {});
  const components = byName(kinds.map(([kind, named]) => [kind, byName(Object.entries(named))]));
  return { ...document, components };
}

const byName = (entries: readonly (readonly [string, object])[]): object =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

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
