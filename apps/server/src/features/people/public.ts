export { decidesFor, mayDecideFor } from './may-decide.sql.ts';
export type { PersonalSeal } from './personal-seal.ts';
