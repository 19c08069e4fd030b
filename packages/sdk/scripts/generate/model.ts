import type { Schema } from './openapi.ts';

/** The four services, in the order in which everything is written. */
export const SERVICES = ['amc', 'mmc', 'ccm', 'mes2'] as const;

export type Service = (typeof SERVICES)[number];

/** Who may call: everyone, any session, a session with one of the screens, or one button right. */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'own' }
  | { readonly kind: 'screen'; readonly screens: readonly string[] }
  | { readonly kind: 'button'; readonly key: string };

/** One operation as the printers need it. */
export interface OperationModel {
  readonly id: string;
  readonly service: Service;
  readonly method: string;
  /** Path on the wire, service prefix included. */
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly tag: string | undefined;
  readonly access: Access;
  readonly idempotent: boolean;
  readonly download: boolean;
  readonly hasPathParameters: boolean;
  readonly query: 'none' | 'optional' | 'required';
  readonly body: BodyModel | undefined;
  readonly answer: AnswerModel;
}

export interface BodyModel {
  readonly mediaType: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** Name under `components.schemas`, when the body is a reference. */
  readonly name: string | undefined;
}

export interface AnswerModel {
  /** Whether the answer travels in the `{status, message, data}` envelope. */
  readonly enveloped: boolean;
  /** Schema of what the caller gets; `undefined` when the answer carries nothing. */
  readonly schema: Schema | undefined;
  readonly name: string | undefined;
  readonly mediaType: string | undefined;
  /** Example of what the caller gets, as the document prints it. */
  readonly example: unknown;
  /** Schema of one row when the answer is a paged list. */
  readonly row: Schema | undefined;
}
