import type { RefusalCode, RefusalParams } from './refusals/refusals.ts';

/**
 * A rule said no. The code names the rule, the params are the figures that decided; the sentence a
 * person reads comes from `refusalText`, the status of the answer from `refusalStatus`.
 */
export class DomainError<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'DomainError';
  readonly code: Code;
  readonly params: RefusalParams<Code>;

  constructor(code: Code, params: RefusalParams<Code>) {
    super(`${code} ${JSON.stringify(params)}`);
    this.code = code;
    this.params = params;
  }
}
