export { decidesFor, mayDecideFor } from './may-decide.sql.ts';
export type { PersonalSeal } from './personal-seal.ts';
export { PEOPLE_SCREEN, readablePerson, sightOf } from './reader.ts';
