export { acceptedLots } from './accepted-lots.sql.ts';
