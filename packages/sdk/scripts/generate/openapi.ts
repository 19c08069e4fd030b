/** The part of OpenAPI 3.1 that the generator reads, with the extensions of this house. */

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly responses?: Readonly<Record<string, Response>>;
    readonly requestBodies?: Readonly<Record<string, RequestBody>>;
  };
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type PathItem = { readonly [M in (typeof METHODS)[number]]?: Operation } & {
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly (Parameter | Reference)[];
};

export interface Reference {
  readonly $ref: string;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly 'x-summary-en'?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly 'x-open'?: boolean;
  readonly 'x-permission'?: 'own' | 'screen' | 'button';
  readonly 'x-permission-key'?: string;
  readonly 'x-screens'?: readonly string[];
  readonly 'x-idempotent'?: boolean;
  readonly 'x-download'?: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: Schema;
}

export interface Example {
  readonly value?: unknown;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Response {
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface ColumnFacts {
  readonly key?: string;
  readonly sort?: boolean;
  readonly search?: boolean;
  readonly filter?: boolean;
  readonly sum?: boolean;
  readonly hide?: boolean;
  readonly pin?: string | boolean;
  readonly link?: string;
  readonly places?: number;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly 'x-title-en'?: string;
  readonly 'x-unit'?: string;
  readonly 'x-kind'?: string;
  readonly 'x-column'?: ColumnFacts;
  readonly 'x-field-permission'?: string;
  /** Operation id of the list whose rows the field names by their id. */
  readonly 'x-reference'?: string;
  readonly 'x-sheet'?: boolean | 'key';
  readonly 'x-example'?: string | number;
  readonly 'x-enum-zh'?: readonly string[];
  readonly 'x-enum-en'?: readonly string[];
  readonly 'x-enum-tone'?: readonly string[];
  readonly 'x-enum-ordinary'?: readonly unknown[];
  readonly 'x-enum-ended'?: readonly unknown[];
}
