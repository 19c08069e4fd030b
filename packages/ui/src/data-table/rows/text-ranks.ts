/** Chinese by pinyin, and `A-2` before `A-10`. One collator: making one costs more than a sort. */
const collator = /* @__PURE__ */ new Intl.Collator('zh-CN', { numeric: true });

/** The place of each text among all of them; texts that compare equal share one. */
export function rankTexts(texts: readonly string[]): Uint32Array {
  const order = Uint32Array.from(texts, (_, index) => index);
  order.sort((a, b) => collator.compare(texts[a] ?? '', texts[b] ?? ''));
  const ranks = new Uint32Array(texts.length);
  let rank = 0;
  let before: string | undefined;
  for (const index of order) {
    const text = texts[index] ?? '';
    if (before !== undefined && collator.compare(before, text) !== 0) rank += 1;
    ranks[index] = rank;
    before = text;
  }
  return ranks;
}
