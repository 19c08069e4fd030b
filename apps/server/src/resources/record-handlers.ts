import type { OperationId } from '../generated/operations.ts';
import type { Handler, Services } from '../operations.ts';
import { listRecords } from './read-records.ts';
import type { RecordOperations, Resource } from './resource.ts';
import { switchRecords } from './switch-records.ts';
import { type RecordCall, workingsOf } from './workings.ts';
import { changeRecord, createRecord, removeRecord } from './write-records.ts';

/** A handler for each operation that the resource names. */
export type RecordHandlers<Ops extends RecordOperations> = {
  readonly [Id in Extract<Ops[keyof Ops], OperationId>]: Handler<Id>;
};

/** The handlers of a plain record: list, create, change, delete, on and off. */
export function recordHandlers<Ops extends RecordOperations>(
  services: Services,
  resource: Resource<Ops>,
): RecordHandlers<Ops> {
  const workings = workingsOf(services, resource);
  const { list, create, update, remove, changeStatus } = resource.operations;
  const handlers: [OperationId | undefined, (call: RecordCall) => Promise<unknown>][] = [
    [list, (call) => listRecords(workings, call)],
    [create, (call) => createRecord(workings, call)],
    [update, (call) => changeRecord(workings, call)],
    [remove, (call) => removeRecord(workings, call)],
    [changeStatus, (call) => switchRecords(workings, call)],
  ];
  // The documents tie each id to its types; here they are one shape.
  return Object.fromEntries(
    handlers.filter(([id]) => id !== undefined),
  ) as unknown as RecordHandlers<Ops>;
}
