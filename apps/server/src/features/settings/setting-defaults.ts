import type { Bilingual } from '@garment-mes/domain/refusals';
import {
  amount,
  bonus,
  clock,
  dated,
  difficulty,
  flag,
  grades,
  limits,
  listOf,
  oneOf,
  overtime,
  type SettingCheck,
  spans,
  text,
  tuple,
  voice,
  whole,
} from './setting-checks.ts';

/** A setting a company may change: its place on the page, and its default. */
export interface SettingDefault {
  readonly groupName: string;
  readonly name: Bilingual;
  readonly value: unknown;
  readonly check: SettingCheck;
}

const setting = (
  groupName: string,
  zh: string,
  en: string,
  value: unknown,
  check: SettingCheck,
): SettingDefault => ({ groupName, name: { zh, en }, value, check });

const sequences = oneOf('free', 'warn', 'checkpoint', 'strict');
const GRADES = { A: [3, 97], B: [6, 94], C: [10, 90] };
const WINDOWS = '08:00-10:00,10:00-12:00,13:00-15:00,15:00-17:30';

const SHARE_GROUPS = [
  ['剪线', ['Q01']],
  ['整烫', ['Q28', 'Q29']],
  ['污渍', ['Q05', 'Q30', 'Q31']],
];
/** CNY for each garment above the plan by section; no cap a day. */
const NO_BONUS = { on: 0, rates: { cutting: '0', sewing: '0', finishing: '0' }, cap: '' };

/** Rolls for a hundred plies of a shade-level bed, and what they make its pay count. */
const DIFFICULTY = [
  [12, '1.00'],
  [20, '1.05'],
  [null, '1.10'],
];

/** Settings by code. A code that is not here is the company's own. */
// biome-ignore format: a setting is one line.
export const settingDefaults: Readonly<Record<string, SettingDefault>> = {
  dayCutoff: setting('基础', '日切时间', 'Start of the factory day', '05:00', clock('12:00')),
  shiftSegments: setting('基础', '班次时段', 'Segments of the shift', '08:00-12:00,13:00-17:30', spans),
  receiptSelfConfirm: setting('基础', '入库点数人可自行确认', 'Counted receipts confirmed by who counted', 0, flag),
  maxListRows: setting('基础', '列表最大行数', 'Most rows of a list', 50_000, whole(1_000, 200_000)),
  dosageTolPct: setting('裁剪', '用量允许偏差%', 'Fabric tolerance %', '3', amount(0, 20)),
  bundleAuto: setting('裁剪', '提交后自动分扎', 'Bundle on submission', 1, flag),
  shadeControl: setting('裁剪', '色号段管控', 'Keep shades apart', 0, flag),
  xysDifficulty: setting('裁剪', '细颜色难度系数', 'Difficulty of shade-level beds', DIFFICULTY, difficulty),
  scanSequence: setting('扫描', '工序顺序', 'Order of operations', 'checkpoint', sequences),
  reversalMin: setting('扫描', '本人可冲正(分)', 'Minutes to take back', 10, whole(0, 1_440)),
  requireDelivery: setting('扫描', '须发料后扫描', 'Scan after delivery only', 1, flag),
  deliveryBlind: setting('扫描', '发料盲收', 'Receive without seeing the count', 0, flag),
  ticketCoupons: setting('扫描', '打印工票', 'Print coupons', 0, flag),
  suspectMinSec: setting('扫描', '可疑间隔下限(秒)', 'Suspicious seconds', 30, whole(5, 600)),
  scanIdleHours: setting('扫描', '漏扫提醒(小时)', 'Hours without a scan', 24, whole(2, 240)),
  allowParallel: setting('排程', '一线多单并行', 'Several orders on a line', 0, flag),
  backScheduleBuffers: setting('排程', '倒排缓冲(天)', 'Buffers in days', [3, 5, 1], tuple(whole(0, 60), whole(0, 60), whole(0, 60))),
  wagePeriod: setting('工资', '工资期起始日', 'First day of a wage period', 1, whole(1, 28)),
  minMonthlyWage: setting('工资', '月最低工资', 'Lowest monthly wage', [['2024-01-01', '2360']], dated),
  otRule: setting('工资', '加班倍数', 'Overtime factors', ['1.5', '2', '3'], overtime),
  floorRule: setting('工资', '保底口径', 'Floor of wages', 'hour', oneOf('hour', 'month', 'none')),
  pieceOt: setting('工资', '计件加班补差', 'Overtime of piece work', 'average', oneOf('average', 'price', 'none')),
  planBonus: setting('工资', '超产奖', 'Bonus above the plan', NO_BONUS, bonus),
  lateScanDays: setting('工资', '迟扫允许(天)', 'Days for late scans', 7, whole(0, 31)),
  wageConfirmDays: setting('工资', '工资自动确认(天)', 'Days until a wage confirms itself', 3, whole(1, 15)),
  priceVisibleJobs: setting('工资', '可见工价岗位', 'Jobs that see piece rates', [], listOf(text)),
  levelThresholds: setting('质量', '等级标准', 'Limits of the grades', GRADES, grades),
  aqlTightened: setting('质量', '启用加严转移', 'Tighten after refusals', 1, flag),
  patrolRounds: setting('质量', '每日巡检轮次', 'Patrols a day', 4, whole(1, 8)),
  dclDefaultWindows: setting('质量', '默认达成时间窗', 'Usual attainment windows', WINDOWS, spans),
  fqcShareGroups: setting('质量', '尾查占比分组', 'Groups of the finishing check', SHARE_GROUPS, listOf(tuple(text, listOf(text)))),
  effColors: setting('看板', '效率颜色线', 'Colours of efficiency', [50, 65], limits(200)),
  boardRefreshSec: setting('看板', '看板刷新(秒)', 'Seconds between readings', 30, whole(10, 300)),
  boardVoice: setting('看板', '看板语音', 'Voice of the boards', { on: 1, volume: 80, quiet: '12:00-13:00' }, voice),
};
