export { companiesWhere } from './companies.sql.ts';
