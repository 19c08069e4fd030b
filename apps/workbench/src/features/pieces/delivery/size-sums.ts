type Typed = Readonly<Record<string, unknown>>;

/** Pieces of typed lines, in all and of each size, the sizes in the order of the lines; what is no count brings nothing. */
export function sizeSums(lines: readonly Typed[]): {
  readonly pieces: number;
  readonly sizes: readonly { readonly size: string; readonly num: number }[];
} {
  const numOf = ({ sendNum }: Typed) => (/^\d+$/.test(String(sendNum)) ? Number(sendNum) : 0);
  const total = (those: readonly Typed[]) => those.reduce((sum, line) => sum + numOf(line), 0);
  const bySize = Map.groupBy(lines, ({ sizeName }) => String(sizeName ?? ''));
  return {
    pieces: total(lines),
    sizes: [...bySize].map(([size, those]) => ({ size, num: total(those) })),
  };
}
