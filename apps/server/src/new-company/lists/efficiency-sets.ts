/** Learning curves: percent of standard by day of a style on a line. */
export const efficiencySets = [
  { code: 'NORMAL', name: '普通', difficulty: 2, pct: [40, 50, 58, 64, 67, 70, 72, 74, 75, 76] },
  { code: 'EASY', name: '简单', difficulty: 1, pct: [45, 58, 66, 70, 73, 75] },
  { code: 'HARD', name: '复杂', difficulty: 3, pct: [30, 38, 45, 51, 56, 60, 63, 65] },
] as const;
