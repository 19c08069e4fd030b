import pg from 'pg';

/** Statements as they were handed to the driver, in the order sent. */
export type Sent = (string | object)[];

/** Notes what the driver of this process is asked while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent> {
  const { prototype } = pg.Client;
  const { query } = prototype;
  const sent: Sent = [];
  const spy = function (this: object, ...args: unknown[]): unknown {
    sent.push(args[0] as string | object);
    return Reflect.apply(query, this, args);
  };
  prototype.query = spy as typeof query;
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}

export const barePool = (url: string, max = 8) =>
  new pg.Pool({ connectionString: url, max, pipeline: true } as pg.PoolConfig);

/** All statements in one flight on one connection. @returns their answers, in the order sent */
export async function inOneFlight(pool: pg.Pool, statements: Sent): Promise<pg.QueryResult[]> {
  const client = await pool.connect();
  try {
    return await Promise.all(statements.map((statement) => client.query(statement as string)));
  } finally {
    client.release();
  }
}
