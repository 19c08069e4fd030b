import type { CallOptions } from '../client.ts';
import type { OperationFacts } from '../operation.ts';
import type { Recipe } from './recipe.ts';

/** One call on its way through the layers. Layers hand on changed copies, never change one. */
export interface Exchange {
  readonly operation: OperationFacts;
  /** With the language, what an error carries of the call. */
  readonly operationId: string;
  readonly recipe: Recipe;
  readonly options: CallOptions;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the call: the caller's wish or the time of the whole call. */
  readonly signal: AbortSignal;
  /** Company and language of the moment the call was made; a switch meanwhile does not move it. */
  readonly companyId: string | undefined;
  readonly language: string | undefined;
}

/** An answer of the server with its body read. */
export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  /** Parsed JSON, a Blob for a download, or text. */
  readonly body: unknown;
}

export type Send = (exchange: Exchange) => Promise<Answer>;

/** Layers are nested functions, so each sees every answer and every error of those inside it. */
export type Layer = (next: Send) => Send;
