export { problemColumns, problemRows } from './problem-list.sql.ts';
export { peopleToCall } from './problem-people.sql.ts';
export { openMinutes, withOpenMinutes } from './shift-minutes.ts';
