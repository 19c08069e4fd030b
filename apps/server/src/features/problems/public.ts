export { problemColumns, problemRows } from './problem-list.sql.ts';
export { peopleToCall } from './problem-people.sql.ts';
