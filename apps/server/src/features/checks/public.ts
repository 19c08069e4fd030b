export { decideConcession } from './final/concession.ts';
