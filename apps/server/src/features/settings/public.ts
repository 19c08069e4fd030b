export { dayCutoffFor, factoryDayOf, factoryToday } from './day-cutoff.sql.ts';
export { newestCutoff } from './day-cutoff.ts';
export { settingDefaults } from './setting-defaults.ts';
export { decidedSettings } from './settings.sql.ts';
export { type FloorSettings, floorSettings, floorSettingsOf, today } from './settings.ts';
export { shadeControlFor } from './shade-control.sql.ts';
