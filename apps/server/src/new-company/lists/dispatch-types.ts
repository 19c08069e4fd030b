/** Code, name, section, whether it leaves the house. */
export const standardDispatchTypes = [
  ['IN-CUT', '本厂裁剪', 1, 0],
  ['IN-SEW', '本厂缝制', 3, 0],
  ['IN-FIN', '本厂后整', 4, 0],
  ['OUT-PRT', '外发印花', 2, 1],
  ['OUT-EMB', '外发绣花', 2, 1],
  ['OUT-SEW', '外发缝制', 3, 1],
  ['OUT-WSH', '外发水洗', 7, 1],
] as const;
