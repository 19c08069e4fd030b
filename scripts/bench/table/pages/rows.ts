/** The rows both tables show: the same on every run. */
export interface BenchRow {
  readonly id: string;
  readonly orderNo: string;
  readonly customer: string;
  readonly style: string;
  readonly state: string;
  readonly date: string;
  readonly [size: `n${number}`]: number;
}

export const NUMBER_COLUMNS = 15;
const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜';
const WORDS = '晨曦海岚星辰北岸户外用品服饰制衣针织梭织东方远航新锐华锦锦程裁剪缝纫面料辅料';

/** Numbers from 0 to 1 that only look random (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function benchRows(count: number): BenchRow[] {
  const next = sequence(20240320);
  const char = (from: string) => from[Math.floor(next() * from.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const numbers = Object.fromEntries(
      Array.from({ length: NUMBER_COLUMNS }, (__, size) => [
        `n${size}`,
        Math.floor(next() * 100_000) / (size % 3 === 0 ? 100 : 1),
      ]),
    );
    return {
      id: `r${index}`,
      orderNo: `SO${2_400_000 + ((index * 7919) % count)}`,
      customer: char(SURNAMES) + char(WORDS) + char(WORDS) + char(WORDS) + char(WORDS),
      style: `${char(WORDS)}${char(WORDS)}款`,
      state: ['草稿', '裁剪中', '已提交', '延误'][Math.floor(next() * 4)] ?? '草稿',
      date: `2024-${String(1 + Math.floor(next() * 12)).padStart(2, '0')}-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`,
      ...numbers,
    } as BenchRow;
  });
}

/** Columns of both tables, by field, with the words of their heads. */
export const textFields = [
  ['orderNo', '订单号', 130],
  ['customer', '客户', 150],
  ['style', '款式', 110],
  ['state', '状态', 90],
  ['date', '交期', 110],
] as const;
export const numberFields = Array.from(
  { length: NUMBER_COLUMNS },
  (_, size) => [`n${size}`, `${150 + size * 5}码`, 90] as const,
);
