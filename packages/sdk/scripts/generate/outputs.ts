import { describeOperations } from './describe-operations.ts';
import { type OperationModel, SERVICES, type Service } from './model.ts';
import type { OpenApiDocument } from './openapi.ts';
import {
  type LabelConstant,
  labelConstants,
  printLabels,
  printLabelsByName,
} from './print/print-labels.ts';
import { printLimits } from './print/print-limits.ts';
import { printOperationList, printOperations } from './print/print-operations.ts';
import { printReferences } from './print/print-references.ts';
import { printBodies, printSamples } from './print/print-samples.ts';
import { printServerOperations } from './print/print-server.ts';
import { printValidators } from './print/print-validators.ts';
import { SpecProblems } from './read-specs.ts';
import { FIRST_LINE } from './text.ts';
import type { PrintTypes } from './type-printer.ts';

/** The files of one run, by path below the two output folders. */
export interface Outputs {
  readonly sdk: Map<string, string>;
  readonly server: Map<string, string>;
}

/** Stands for a service that has no document. */
const EMPTY: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'None', version: '0' },
  paths: {},
};

/** Prints everything that follows from the documents. The same documents give the same bytes. */
export async function printAll(
  documents: ReadonlyMap<Service, OpenApiDocument>,
  printTypes: PrintTypes,
): Promise<Outputs> {
  const sdk = new Map<string, string>();
  const server = new Map<string, string>();
  const everyOperation: OperationModel[] = [];
  const labels = new Map<string, LabelConstant>();
  const labelsOf = new Map<Service, readonly LabelConstant[]>();

  const types = Promise.all(SERVICES.map((service) => printTypes(documents.get(service) ?? EMPTY)));
  for (const service of SERVICES) {
    const document = documents.get(service) ?? EMPTY;
    const operations = describeOperations(service, document);
    everyOperation.push(...operations);

    sdk.set(`${service}-operations.ts`, printOperations(service, document, operations));
    const bodies = new Set(operations.flatMap(({ body }) => body?.name ?? []));
    const constants = newConstants(labels, document, bodies);
    labelsOf.set(service, constants);
    sdk.set(`labels/${service}.ts`, printLabels(constants));
    sdk.set(`samples/${service}.ts`, printSamples(service, document, operations));
    sdk.set(`samples/${service}-bodies.ts`, printBodies(service, document, operations));
    for (const [file, text] of printValidators(service, document, operations))
      sdk.set(`validators/${file}`, text);
    server.set(`${service}.json`, `${JSON.stringify(document, null, 1)}\n`);
  }

  refuseTwins(everyOperation);
  for (const [index, text] of (await types).entries())
    sdk.set(`${SERVICES[index]}.ts`, `${FIRST_LINE}\n${text}`);
  sdk.set('labels/by-name.ts', printLabelsByName(labelsOf));
  sdk.set('labels/references.ts', printReferences(documents.values(), everyOperation));
  sdk.set('limits.ts', printLimits(documents.values()));
  sdk.set('every-operation.ts', printOperationList(everyOperation));
  server.set('operations.ts', printServerOperations(documents, everyOperation));
  return { sdk, server };
}

/** Constants not printed before; what two services share they must describe alike. */
function newConstants(
  known: Map<string, LabelConstant>,
  document: OpenApiDocument,
  bodies: ReadonlySet<string>,
): LabelConstant[] {
  return labelConstants(document, bodies).filter((constant) => {
    const twin = known.get(constant.name);
    known.set(constant.name, constant);
    if (twin !== undefined && twin.text !== constant.text)
      throw new SpecProblems(
        `${constant.name} differs between two services: rename one of the schemas.`,
      );
    return twin === undefined;
  });
}

function refuseTwins(operations: readonly OperationModel[]): void {
  for (const key of ['id', 'route'] as const) {
    const seen = new Set<string>();
    for (const operation of operations) {
      const value = key === 'id' ? operation.id : `${operation.method} ${operation.path}`;
      if (seen.has(value)) throw new SpecProblems(`Two operations share the ${key} ${value}.`);
      seen.add(value);
    }
  }
}
