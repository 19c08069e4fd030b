const range = (prefix: string, from: number, to: number): string[] =>
  Array.from(
    { length: to - from + 1 },
    (_, at) => `${prefix}${String(from + at).padStart(2, '0')}`,
  );

const cutting = ['C02', 'C03', 'C04', 'C06'];
const finishing = ['F01', 'F02', 'F06', 'F07', 'F09'];

/** Which processes a kind of garment passes, in their order. */
export const styleBills = {
  tee: [...cutting, ...range('S', 1, 16), ...finishing],
  shirt: [...cutting, 'C07', ...range('S', 21, 34), 'S02', 'S08', 'S16', ...finishing],
  jeans: [...cutting, ...range('S', 41, 51), 'S08', 'S16', ...finishing],
  dress: [...cutting, 'S61', 'S62', 'S03', 'S11', 'S13', 'S32', ...finishing],
  hoodie: [...cutting, 'S64', 'S65', ...range('S', 1, 16), 'F05', ...finishing],
  jacket: [...cutting, 'S61', 'S63', 'S64', 'S30', 'S26', 'S32', ...finishing],
} as const satisfies Record<string, readonly string[]>;

export type GarmentKind = keyof typeof styleBills;
