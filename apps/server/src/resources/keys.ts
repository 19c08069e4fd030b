import type { UniqueKey } from './resource.ts';

const CODE = { zh: '编码', en: 'Code' };

/** The code of a record, unique among the live ones; the index has the name PostgreSQL gives it. */
export const codeKey = (table: string): UniqueKey => ({
  index: `${table}_company_id_code_idx`,
  refusal: ['already-used', { field: CODE }],
});
