import { type Message, msg } from '#app/i18n.ts';

/** How a setting is changed. Bounds are the service's; it words what it refuses. */
export type Control =
  | { readonly kind: 'time' }
  | { readonly kind: 'whole'; readonly unit?: Message }
  /** A decimal as text. */
  | { readonly kind: 'decimal'; readonly unit?: Message }
  /** 0 or 1. */
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly choices: Readonly<Record<string, Message>> }
  /** A list with one number for each label; `texts` are kept as decimals. */
  | { readonly kind: 'numbers'; readonly labels: readonly Message[]; readonly texts: boolean }
  /** Spans of a day, `08:00-12:00,13:00-17:30`. */
  | { readonly kind: 'spans' }
  /** `{A: [dhu, fpy], …}` */
  | { readonly kind: 'grades' }
  /** `[[from, amount], …]` */
  | { readonly kind: 'dated' }
  /** Names of jobs. */
  | { readonly kind: 'jobs' }
  /** `{on, rates, cap}` */
  | { readonly kind: 'bonus' }
  /** `{on, volume, quiet}` */
  | { readonly kind: 'voice' }
  /** `[[name, [code, …]], …]` */
  | { readonly kind: 'groups' }
  /** `[[most, factor], …, [null, factor]]` */
  | { readonly kind: 'steps' };

/** A rule of the company as the page shows it. */
export interface Setting {
  readonly code: string;
  readonly name: Message;
  /** One line in plain words: what it does and when it begins to count. */
  readonly help: Message;
  readonly control: Control;
}

export interface SettingGroup {
  /** As the service calls it. */
  readonly group: string;
  readonly settings: readonly Setting[];
}

const setting = (code: string, name: Message, help: Message, control: Control): Setting => ({
  code,
  name,
  help,
  control,
});

const WHOLE: Control = { kind: 'whole' };
const SWITCH: Control = { kind: 'switch' };
const whole = (unit: Message): Control => ({ kind: 'whole', unit });
const DAYS = whole(msg('天'));
const MINUTES = whole(msg('分'));
const SECONDS = whole(msg('秒'));
const choice = (choices: Readonly<Record<string, Message>>): Control => ({
  kind: 'choice',
  choices,
});

/** Every rule the page knows, in groups, in the order of the page. */
// biome-ignore format: a setting is one line.
export const settingGroups: readonly SettingGroup[] = [
  {
    group: msg('基础'),
    settings: [
      setting('dayCutoff', msg('日切时间'), msg('夜班在此之前的产量算前一天；改动从次日起生效，历史工作日不变'), { kind: 'time' }),
      setting('shiftSegments', msg('班次时段'), msg('没有排班的日子按这些时段计算工作分钟'), { kind: 'spans' }),
      setting('receiptSelfConfirm', msg('入库点数人可自行确认'), msg('关闭时成品入库单由点数人以外的人确认'), SWITCH),
      setting('maxListRows', msg('列表最大行数'), msg('选“全部”时最多取这么多行，1000 到 200000'), WHOLE),
    ],
  },
  {
    group: msg('裁剪'),
    settings: [
      setting('dosageTolPct', msg('用量允许偏差%'), msg('超过后床次需主管审批才能打菲票，0 到 20'), { kind: 'decimal', unit: msg('%') }),
      setting('bundleAuto', msg('提交后自动分扎'), msg('提交床单后立即按扎号规则生成扎号'), SWITCH),
      setting('xysDifficulty', msg('细颜色难度系数'), msg('细颜色床每百层的卷数越多，计件系数越高；已提交的床次不变'), { kind: 'steps' }),
      setting('shadeControl', msg('色号段管控'), msg('开启后新订单一扎只能一个色号段；客户可单独设置'), SWITCH),
    ],
  },
  {
    group: msg('扫描'),
    settings: [
      setting('scanSequence', msg('工序顺序'), msg('前面的工序没做完时，后面的工序怎么报数'), choice({ free: msg('不限'), warn: msg('提醒'), checkpoint: msg('关键工序'), strict: msg('严格') })),
      setting('reversalMin', msg('本人可冲正(分)'), msg('超过后由组长冲正，0 到 1440'), MINUTES),
      setting('requireDelivery', msg('须发料后扫描'), msg('裁片没有发到本线，不能报数'), SWITCH),
      setting('deliveryBlind', msg('发料盲收'), msg('收料时不显示发出数'), SWITCH),
      setting('ticketCoupons', msg('打印工票'), msg('每道打票工序打印一联'), SWITCH),
      setting('suspectMinSec', msg('可疑间隔下限(秒)'), msg('与 0.5×件数×标准工时取大，短于它的扫描标为可疑'), SECONDS),
      setting('scanIdleHours', msg('漏扫提醒(小时)'), msg('扎号这么久没有扫描就提醒，2 到 240'), whole(msg('小时'))),
    ],
  },
  {
    group: msg('排程'),
    settings: [
      setting('allowParallel', msg('一线多单并行'), msg('关闭时一条线同一时间只做一个订单'), SWITCH),
      setting('backScheduleBuffers', msg('倒排缓冲(天)'), msg('从交期往回推算各阶段时留出的工作日'), { kind: 'numbers', labels: [msg('裁剪'), msg('后整'), msg('终检')], texts: false }),
    ],
  },
  {
    group: msg('工资'),
    settings: [
      setting('wagePeriod', msg('工资期起始日'), msg('每月几号开始，1 到 28；只影响尚未建立的工资期'), WHOLE),
      setting('minMonthlyWage', msg('月最低工资'), msg('按生效日期取值，小时保底 = 月最低 ÷ 174；须由人事按当地规定确认'), { kind: 'dated' }),
      setting('otRule', msg('加班倍数'), msg('不能低于法定的 1.5、2、3 倍'), { kind: 'numbers', labels: [msg('平日'), msg('休息日'), msg('法定')], texts: true }),
      setting('floorRule', msg('保底口径'), msg('计件不足时按什么补到最低'), choice({ hour: msg('按小时保底'), month: msg('按月保底'), none: msg('不保底') })),
      setting('pieceOt', msg('计件加班补差'), msg('计件的人加班时怎么补'), choice({ average: msg('平均时薪×0.5/1/2'), price: msg('加班段工价×倍数'), none: msg('不补') })),
      setting('planBonus', msg('超产奖'), msg('产量超过目标的部分，按工段每件另给奖金'), { kind: 'bonus' }),
      setting('lateScanDays', msg('迟扫允许(天)'), msg('超过须组长补录，0 到 31'), DAYS),
      setting('wageConfirmDays', msg('工资自动确认(天)'), msg('员工没有异议，这么多天后自动确认，1 到 15'), DAYS),
      setting('priceVisibleJobs', msg('可见工价岗位'), msg('选中的岗位看得到工价；组长以下默认看不到'), { kind: 'jobs' }),
    ],
  },
  {
    group: msg('质量'),
    settings: [
      setting('levelThresholds', msg('等级标准'), msg('DHU 不高于、一次合格率不低于；须逐级放宽，其余为 D'), { kind: 'grades' }),
      setting('aqlTightened', msg('启用加严转移'), msg('5 批中 2 批拒收转加严，连续 5 批合格恢复'), SWITCH),
      setting('patrolRounds', msg('每日巡检轮次'), msg('每条线每天巡检几轮，1 到 8'), WHOLE),
      setting('dclDefaultWindows', msg('默认达成时间窗'), msg('客户没有自己的时间窗时用这些，权重都是 1'), { kind: 'spans' }),
      setting('fqcShareGroups', msg('尾查占比分组'), msg('尾查大屏按这些疵点编码合并占比'), { kind: 'groups' }),
    ],
  },
  {
    group: msg('看板'),
    settings: [
      setting('effColors', msg('效率颜色线'), msg('低于前一个为红，低于后一个为黄，其余为绿'), { kind: 'numbers', labels: [msg('红'), msg('黄')], texts: false }),
      setting('boardRefreshSec', msg('看板刷新(秒)'), msg('断开实时通道时按此轮询，10 到 300'), SECONDS),
      setting('boardVoice', msg('看板语音'), msg('音量 0 到 100；静音时段内只播质量报警'), { kind: 'voice' }),
    ],
  },
];

/** A setting of the page by its code. */
export const settingOf = (code: string): Setting | undefined =>
  settingGroups.flatMap(({ settings }) => settings).find((each) => each.code === code);
