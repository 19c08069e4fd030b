export { windowsOn } from './window-days.sql.ts';
