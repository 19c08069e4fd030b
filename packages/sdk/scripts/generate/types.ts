import {
  astToString,
  type GlobalContext,
  type OpenAPI3,
  resolveRef,
  type SchemaObject,
  scanDiscriminators,
  transformSchema,
  transformSchemaObject,
} from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument, Parameter } from './openapi.ts';
import { resolve } from './resolve.ts';

const { factory } = ts;
const blob = factory.createTypeReferenceNode('Blob');
const listFilter = factory.createTypeReferenceNode('ListFilter');
const nothing = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);

const orUndefined = (type: ts.TypeNode): ts.TypeNode =>
  factory.createUnionTypeNode([type, nothing]);

/** Marks the schema of a query parameter for `transform` below; never leaves this file. */
const QUERY_MARK = 'x-query';

/** Choices of openapi-typescript that we leave as they are. */
const USUAL = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
} as const;

/**
 * Prints the types of one bundled document. This is the only caller of openapi-typescript. It goes
 * past the entry point, which would lint and bundle once more what is linted and bundled already.
 */
export function printTypes(document: OpenApiDocument): string {
  const source = markQueries(document) as unknown as OpenAPI3;
  const context = {
    ...USUAL,
    // A default is filled in by the server: it makes a value optional for the caller.
    defaultNonNullable: false,
    silent: true,
    discriminators: scanDiscriminators(source, { silent: true }),
    injectFooter: [],
    resolve: ($ref: string) => resolveRef(source, $ref, { silent: true }),
    transform(schema, options) {
      if (schema.format === 'binary') return blob;
      const { [QUERY_MARK]: mark, ...rest } = schema as { [QUERY_MARK]?: string };
      if (mark === undefined) return undefined;
      const type =
        mark === 'filter' ? listFilter : transformSchemaObject(rest as SchemaObject, options);
      return mark === 'required' ? type : orUndefined(type);
    },
    // What is `undefined` does not travel in JSON, so an optional value may be handed on as it is.
    transformProperty: (property) =>
      property.questionToken === undefined || property.type === undefined
        ? undefined
        : factory.updatePropertySignature(
            property,
            property.modifiers,
            property.name,
            property.questionToken,
            orUndefined(property.type),
          ),
  } satisfies Partial<GlobalContext>;
  const nodes = transformSchema(source, context as unknown as GlobalContext).filter(isAskedFor);
  return `import type { ListFilter } from '../list-filter.ts';\n\n${astToString(nodes)}`;
}

/** What the operations are typed by. The paths would say each of them a second time. */
const ASKED_FOR: readonly string[] = ['components', 'operations'];

const isAskedFor = (node: ts.Node): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  ASKED_FOR.includes(node.name.text);

/** A copy of the document with the parameters in place and the optional ones in queries marked. */
function markQueries(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const item of Object.values(copy.paths))
    for (const place of Object.values(item) as { parameters?: Parameter[] }[])
      if (place.parameters !== undefined)
        place.parameters = place.parameters.map((parameter) => marked(copy, parameter));
  return copy;
}

function marked(document: OpenApiDocument, parameter: Parameter): Parameter {
  const found = resolve<Parameter>(document, parameter);
  if (found.in !== 'query' || found.schema === undefined) return found;

  const filter = found.name === 'filter' ? 'filter' : undefined;
  const mark = filter ?? (found.required === true ? 'required' : 'optional');
  return { ...found, schema: { ...found.schema, [QUERY_MARK]: mark } as never };
}
