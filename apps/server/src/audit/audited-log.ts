import { type Sql, sql } from '../database/engine.ts';

/** A log whose entries are only ever added, and are chained. */
export interface AuditedLog {
  readonly name: 'business' | 'security';
  /** Its table as `l`. */
  readonly from: Sql;
  /** Whose chain an entry belongs to: a company, or `0` for the platform. */
  readonly owner: Sql;
  /** Entries of one owner. */
  readonly ofOwner: (owner: string) => Sql;
}

export const auditedLogs: readonly AuditedLog[] = [
  {
    name: 'business',
    from: sql`mes2.biz_log l`,
    owner: sql`l.company_id`,
    ofOwner: (owner) => sql`l.company_id = ${owner}::bigint`,
  },
  {
    name: 'security',
    from: sql`platform.security_log l`,
    owner: sql`0`,
    ofOwner: () => sql`true`,
  },
];
