import type { Language } from '../../operations.ts';

/** What the steps of a bundle's life are called; numbers and names follow after a space. */
interface TraceWords {
  readonly issued: string;
  readonly received: string;
  readonly spread: string;
  readonly cut: string;
  readonly submitted: string;
  readonly approved: string;
  readonly recut: string;
  readonly bundled: string;
  readonly split: string;
  readonly hold: string;
  readonly released: string;
  readonly void: string;
  readonly carded: string;
  readonly uncarded: string;
  /** Why a card was taken off, by the number of the reason. */
  readonly cardReasons: readonly string[];
  readonly label: string;
  readonly coupons: string;
  readonly sheet: string;
  readonly times: readonly [before: string, after: string];
  /** Why a label was printed again, by the number of the reason. */
  readonly reprintReasons: readonly string[];
  readonly panelCheck: string;
  readonly faulty: string;
  readonly replaced: string;
  readonly scrapped: string;
  readonly check: string;
  readonly rework: string;
  readonly sent: string;
  readonly taken: string;
  /** Why a count differed from what was sent. */
  readonly diffReasons: Readonly<
    Record<'short' | 'over' | 'wrongCode' | 'shade' | 'other', string>
  >;
  readonly recalled: string;
  readonly returned: string;
  readonly settled: string;
  readonly reworkScan: string;
  readonly reversal: string;
  readonly stored: string;
  readonly packed: string;
  readonly shipped: string;
}

export const TRACE_WORDS: Readonly<Record<Language, TraceWords>> = {
  'zh-CN': {
    issued: '投料 ',
    received: '收布 ',
    spread: '铺布 床次',
    cut: '裁剪 床次',
    submitted: '提交 床次',
    approved: '审批 床次',
    recut: '补裁 床次',
    bundled: '生成扎号',
    split: '拆扎',
    hold: '冻结',
    released: '解冻',
    void: '作废',
    carded: '绑定插卡 ',
    uncarded: '解绑插卡 ',
    cardReasons: ['完工', '转移', '绑错', '遗失'],
    label: '打印菲票 ',
    coupons: '打印工票 ',
    sheet: '打印整床菲票 ',
    times: ['第', '次'],
    reprintReasons: ['破损', '遗失', '打印不清', '拆扎', '改数', '其他'],
    panelCheck: '裁片检验',
    faulty: '不良',
    replaced: '补片',
    scrapped: '报废',
    check: '质检 ',
    rework: '返修完成 ',
    sent: '发料 ',
    taken: '收料 ',
    diffReasons: { short: '少片', over: '多片', wrongCode: '错码', shade: '色差', other: '其他' },
    recalled: '撤回发料 ',
    returned: '退回裁片 ',
    settled: '差异确认 ',
    reworkScan: '返工 ',
    reversal: '冲正 ',
    stored: '入库 ',
    packed: '装箱 ',
    shipped: '走货 ',
  },
  en: {
    issued: 'Fabric issued ',
    received: 'Fabric received ',
    spread: 'Spread, bed ',
    cut: 'Cut, bed ',
    submitted: 'Submitted, bed ',
    approved: 'Approved, bed ',
    recut: 'Cut again, bed ',
    bundled: 'Bundled',
    split: 'Split off',
    hold: 'Held',
    released: 'Released',
    void: 'Voided',
    carded: 'Card bound ',
    uncarded: 'Card taken off ',
    cardReasons: ['Finished', 'Moved', 'Bound by mistake', 'Lost'],
    label: 'Ticket printed, ',
    coupons: 'Coupons printed, ',
    sheet: 'Sheet printed, ',
    times: ['time ', ''],
    reprintReasons: ['Damaged', 'Lost', 'Unreadable', 'Split', 'Count changed', 'Other'],
    panelCheck: 'Cut pieces checked',
    faulty: 'faulty ',
    replaced: 'replaced ',
    scrapped: 'scrapped ',
    check: 'Checked ',
    rework: 'Repaired ',
    sent: 'Sent ',
    taken: 'Received ',
    diffReasons: {
      short: 'Pieces missing',
      over: 'Pieces too many',
      wrongCode: 'Wrong size',
      shade: 'Shade differs',
      other: 'Other',
    },
    recalled: 'Delivery recalled ',
    returned: 'Pieces returned ',
    settled: 'Difference settled ',
    reworkScan: 'Rework ',
    reversal: 'Reversed ',
    stored: 'Into store ',
    packed: 'Packed ',
    shipped: 'Shipped ',
  },
};
