/** The shift that a factory begins with. */
export const dayShift = {
  code: 'DAY',
  name: '白班',
  segments: [
    { start: '08:00', end: '12:00', type: 'work' },
    { start: '12:00', end: '13:00', type: 'break' },
    { start: '13:00', end: '17:30', type: 'work' },
    { start: '18:30', end: '20:30', type: 'ot' },
  ],
  netMin: 510,
  crossDay: 0,
  otMin: 120,
  isDefault: 1,
} as const;
