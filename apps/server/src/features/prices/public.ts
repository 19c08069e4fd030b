export { openPrices } from './open-prices.sql.ts';
export { auditPrice } from './save-prices.ts';
