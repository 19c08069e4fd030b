import { readFileSync } from 'node:fs';

export const SERVICES = ['amc', 'mmc', 'ccm', 'mes2'] as const;

export interface OperationDocument {
  readonly operationId: string;
  readonly summary?: string;
  readonly requestBody?: { readonly required?: boolean; readonly content?: object };
  readonly parameters?: readonly object[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly [extension: `x-${string}`]: unknown;
}

interface PathDocument {
  readonly servers?: readonly { readonly url: string }[];
  readonly [method: string]: unknown;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, PathDocument>>;
  readonly servers?: readonly { readonly url: string }[];
  readonly components?: unknown;
  readonly [other: string]: unknown;
}

export interface Mounted {
  readonly prefix: string;
  readonly document: ApiDocument;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

let read: readonly ApiDocument[] | undefined;

/** The bundled document of each service, as written by the generator; read once. */
export const readDocuments = (): readonly ApiDocument[] => {
  read ??= SERVICES.map(
    (service) =>
      JSON.parse(
        readFileSync(new URL(`../../generated/${service}.json`, import.meta.url), 'utf8'),
      ) as ApiDocument,
  );
  return read;
};

/** Where paths are mounted: under the document's own address, or under that of the path. */
export function mount(document: ApiDocument): Mounted[] {
  const byPrefix = new Map<string, Record<string, PathDocument>>();
  for (const [path, { servers, ...rest }] of Object.entries(document.paths)) {
    const url = (servers ?? document.servers)?.[0]?.url ?? '/';
    const prefix = url.replace(/\/$/, '');
    const paths = byPrefix.get(prefix) ?? {};
    paths[path] = rest;
    byPrefix.set(prefix, paths);
  }
  return [...byPrefix].map(([prefix, paths]) => ({ prefix, document: { ...document, paths } }));
}

/** Every operation of a document. */
export const operationsOf = (document: ApiDocument): OperationDocument[] =>
  Object.values(document.paths).flatMap((path) =>
    METHODS.flatMap((method) => (path[method] ? [path[method] as OperationDocument] : [])),
  );

/** The documents with only those operations that `keep` takes; an address without any goes too. */
export function onlyOperations(
  documents: readonly ApiDocument[],
  keep: (operationId: string) => boolean,
): ApiDocument[] {
  const kept = ([key, value]: [string, unknown]) =>
    !METHODS.includes(key) || keep((value as OperationDocument).operationId);
  return documents.map((document) => ({
    ...document,
    paths: Object.fromEntries(
      Object.entries(document.paths)
        .map(
          ([path, item]) => [path, Object.fromEntries(Object.entries(item).filter(kept))] as const,
        )
        .filter(([, item]) => METHODS.some((method) => method in item)),
    ),
  }));
}
