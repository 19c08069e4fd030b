/** Work that no request asks for, done by one server at a time. */
export interface Job {
  readonly name: string;
  /** From the end of one run to the next. */
  readonly everySeconds: number;
  run(): Promise<void>;
}
