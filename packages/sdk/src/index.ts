export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export { ApiError, type ErrorKind, errorKinds } from './exchange/api-error.ts';
export type { Download, OnProgress, Progress } from './exchange/download.ts';
export type { ClientEvent } from './exchange/events.ts';
export type { ListFilter } from './list-filter.ts';
export type {
  Access,
  AnyOperation,
  BareOperation,
  BodyOf,
  DataOf,
  NoRequest,
  Operation,
  OperationFacts,
  PathOf,
  QueryOf,
  RequestOf,
  RowOf,
  Service,
} from './operation.ts';
export { type ListOperation, type ListRequest, type Page, pagesOf, rowsOf } from './pages.ts';
export type { SessionPort } from './session-port.ts';
