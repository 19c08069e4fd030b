/** A setting a company may change: where it stands on the page, and what holds until it does. */
export interface SettingDefault {
  readonly groupName: string;
  readonly value: unknown;
}

/** Settings by code. A code that is not here does not exist. */
export const settingDefaults: Readonly<Record<string, SettingDefault>> = {
  dayCutoff: { groupName: '工作日', value: '05:00' },
  shiftSegments: { groupName: '工作日', value: '08:00-12:00,13:00-17:30' },
  bundleAuto: { groupName: '裁床', value: 0 },
  dosageTolPct: { groupName: '裁床', value: '3' },
  scanSequence: { groupName: '报工', value: 'checkpoint' },
  requireDelivery: { groupName: '报工', value: 0 },
  reversalMin: { groupName: '报工', value: 10 },
  lateScanDays: { groupName: '报工', value: 3 },
  maxListRows: { groupName: '列表', value: 50_000 },
  boardRefreshSec: { groupName: '看板', value: 10 },
};
