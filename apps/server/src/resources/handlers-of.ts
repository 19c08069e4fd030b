import type { Services } from '../operations.ts';
import { type RecordHandlers, recordHandlers } from './record-handlers.ts';
import type { RecordOperations, Resource } from './resource.ts';

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type HandlersOfOne<R> = R extends Resource<infer Ops> ? RecordHandlers<Ops> : never;

/** The handlers of many records at once. */
export const handlersOf = <
  const Resources extends readonly { readonly operations: RecordOperations }[],
>(
  services: Services,
  resources: Resources,
): Intersection<HandlersOfOne<Resources[number]>> =>
  Object.assign(
    {},
    ...resources.map((one) => recordHandlers(services, one as unknown as Resource)),
  );
