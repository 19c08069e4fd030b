/** How a bundle is called: `B0047`, a split child `B0047-1`. Numbers above 9999 keep all digits. */
export const bundleLabel = (bundleNo: number, splitSeq?: number | null): string =>
  `B${String(bundleNo).padStart(4, '0')}${splitSeq ? `-${splitSeq}` : ''}`;
