import type { ErrorKind } from './api-error.ts';
import type { Exchange } from './exchange.ts';

/**
 * What happens to a call, for logs and measurements. It has the path with its placeholders and
 * never a header, an id, a query value or a body, so nothing has to be masked.
 */
export interface ClientEvent {
  /** `deprecated` comes once an operation, when the server announces its end. */
  readonly type: 'started' | 'retried' | 'ended' | 'deprecated';
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Number of the coming attempt, from 2; only on `retried`. */
  readonly attempt?: number;
  /** Wait before the coming attempt; only on `retried`. */
  readonly waitMs?: number;
  /** Time from start to end; only on `ended`. */
  readonly durationMs?: number;
  /** Only on `ended`, and only when the call failed. */
  readonly kind?: ErrorKind;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  /** Day after which the operation is gone, as the `Sunset` header prints it. */
  readonly sunset?: string | undefined;
}

type Extra = Omit<ClientEvent, 'type' | 'operationId' | 'method' | 'path'>;

export type Notify = (
  type: ClientEvent['type'],
  exchange: Pick<Exchange, 'operation'>,
  extra?: Extra,
) => void;

/** Notifies the listener. A listener that throws does not break the call. */
export const notifier =
  (onEvent: ((event: ClientEvent) => void) | undefined): Notify =>
  (type, { operation: { id, method, path } }, extra) => {
    try {
      onEvent?.({ type, operationId: id, method, path, ...extra });
    } catch {}
  };
