import { invalid, locked, type Refusal, refused } from './refusal.ts';

/** Refusals of cutting beds, fabric rolls and bundle generation. */
export const cuttingRefusals = {
  'order-not-cuttable': refused(
    '订单{orderNo}{status}，不能开床',
    'Order {orderNo} is {status}: no bed can be opened',
  ),
  'plies-out-of-range': invalid('层数须在1到{max}之间', 'Plies must be from 1 to {max}'),
  'plies-not-whole': invalid('层数须为正整数', 'Plies must be a whole number above 0'),
  'ratio-missing': invalid('请填写尺码配比', 'Fill in the size ratio'),
  'ratio-step': invalid('配比须为0.5的倍数', 'A ratio is a multiple of 0.5'),
  'ratio-out-of-range': invalid('配比须在0到20之间', 'A ratio is from 0 to 20'),
  'plies-odd': invalid(
    '尺码{size}配比{ratio}，{block}{plies}层不是双数',
    'Size {size} has ratio {ratio}: {plies} plies of {block} are not even',
  ),
  'marker-length': invalid('段长须大于0', 'The marker length must be above 0'),
  'length-negative': invalid('长度不能小于0', 'A length cannot be below 0'),
  'bed-without-colors': invalid('请填写颜色和层数', 'Fill in colours and plies'),
  'replacement-without-parent': invalid('请选择要补裁的床次', 'Choose the bed to be replaced'),
  'shares-not-100': invalid(
    '{process} 分摊合计{sum}%，应为100%',
    'Shares of {process} add up to {sum} %, not 100 %',
  ),
  'participants-missing': refused('{process} 请填写参与人', 'Nobody is entered for {process}'),
  'roll-unbalanced': refused(
    '卷{rollNo} 领用{issued} ≠ {sum}，差{diff}米',
    'Roll {rollNo}: issued {issued} ≠ {sum}, off by {diff} m',
    'I7',
  ),
  'roll-overspread': refused(
    '布卷{rollNo}填了{plies}层，{issued}米最多铺{max}层',
    'Roll {rollNo}: {plies} plies are entered, {issued} m are enough for {max}',
    'I7',
  ),
  'roll-overissued': refused(
    '布卷{rollNo}领用{issued}米，卷上只有{remain}米',
    'Roll {rollNo}: {issued} m are issued, it has {remain} m',
    'I7',
  ),
  'roll-used-up': refused(
    '布卷{rollNo}已用完(0.000米)，用于订单{orderNo}的床次{bedNo}',
    'Roll {rollNo} is used up (0.000 m) by bed {bedNo} of order {orderNo}',
    'I7',
  ),
  'roll-without-plies': invalid(
    '布卷{rollNo}请填写层数，没有铺的布卷请从床上移除',
    'Fill in the plies of roll {rollNo}; take it off the bed if it is not spread',
  ),
  'roll-on-other-bed': refused(
    '布卷{rollNo} 已在床次{bedNo}(订单{orderNo})，不能重复使用',
    'Roll {rollNo} is already on bed {bedNo} (order {orderNo})',
    'I8',
  ),
  'roll-twice': refused('布卷{rollNo} 在本床重复', 'Roll {rollNo} stands twice on this bed', 'I8'),
  'roll-colour': refused(
    '布卷{rollNo} {color} 与订单{part}颜色不符(配色表无此对应)',
    'Roll {rollNo} {color} does not match the {part} colour of the order (not in its colour matching)',
    'I9',
  ),
  'roll-without-shade': invalid('布卷{rollNo}未定色号段', 'Roll {rollNo} has no shade band'),
  'shades-mixed': refused(
    '{color}有{shades}两种以上色号段，请改用细颜色床单',
    '{color} has several shade bands ({shades}): use a shade-level bed',
    'I16',
  ),
  'cut-num-typed': refused(
    '{color}/{size} 件数{num}≠层数×配比{expected}',
    '{color}/{size}: {num} pieces are not plies × ratio = {expected}',
    'I11',
  ),
  'over-cut': refused(
    '{color}/{size} 已裁{cut} + 本床{bed} = {total}，超过上限{limit}',
    '{color}/{size}: {cut} cut + {bed} of this bed = {total}, above the limit {limit}',
    'I12',
  ),
  'over-cut-cells': refused('{cells}', '{cells}', 'I12'),
  'over-cut-reason': refused('请填写超裁原因', 'Give a reason for cutting over the limit'),
  'rolls-missing': refused('请填写布卷', 'No rolls are entered', 'I13'),
  'rolls-do-not-tile': refused(
    '{color} 布卷层数{rolls} ≠ 层数{plies}',
    '{color}: rolls cover {rolls} of {plies} plies',
    'I13',
  ),
  'roll-span': refused(
    '卷{rollNo} 层号{from}–{to} 不连续，应从{expected}开始',
    'Roll {rollNo} covers plies {from}–{to} but should start at {expected}',
    'I13',
  ),
  'bed-locked': refused(
    '床次已提交，不能修改',
    'The bed is submitted and cannot be changed',
    'I14',
  ),
  'bed-nothing-spread': refused('床次{bedNo}未铺布，不能提交', 'Nothing is spread on bed {bedNo}'),
  'bed-already-submitted': refused(
    '床次{bedNo}已提交，不能重复提交',
    'Bed {bedNo} is submitted already',
  ),
  'bed-void': refused('床次{bedNo}已作废', 'Bed {bedNo} is void'),
  'bed-state': refused(
    '床次{bedNo}{status}，不能{action}',
    'Bed {bedNo} is {status}: cannot {action}',
  ),
  'bed-table-busy': refused('台{table}正在铺{bedNo}', 'Table {table} is busy with {bedNo}'),
  'bed-die-missing': invalid('冲压请选择刀模', 'Choose a die for press cutting'),
  'bed-approve-own': refused(
    '提交人不能审批本床用料差异',
    'Who submitted the bed may not approve its fabric difference',
  ),
  'bed-bundles-delivered': refused(
    '床次{bedNo} 已有{count}扎发料，不能撤回',
    '{count} bundles of bed {bedNo} are delivered: it cannot be withdrawn',
    'I14',
  ),
  'bed-has-bundles': refused(
    '床次{bedNo} 已有{count}扎，不能撤回；没有报废、扫描、绑卡和发料的扎号可先删除',
    'Bed {bedNo} has {count} bundles and is not withdrawn; without scrap, scans, cards and deliveries they can be deleted first',
    'I14',
  ),
  'bed-order-finished': refused(
    '订单{orderNo}{status}，床次{bedNo}不能撤回',
    'Order {orderNo} is {status}: bed {bedNo} cannot be withdrawn',
  ),
  'bed-awaits-approval': refused(
    '床次{bedNo} 用料差异{diff}% 待审批，不能打印菲票',
    'Bed {bedNo} awaits approval of {diff} % fabric difference: no tickets yet',
  ),
  'bed-period-locked': locked(
    '工资期{periodNo}已锁定，床次{bedNo}不能撤回',
    'Wage period {periodNo} is locked: bed {bedNo} cannot be withdrawn',
  ),
  'bed-day-locked': locked(
    '工资期{periodNo}已锁定，{day}裁剪的床次{bedNo}不能{action}：裁剪完成时间填错请改正，没有填错请找财务',
    'Wage period {periodNo} is locked, bed {bedNo} was cut on {day}: cannot {action}. Correct the time of cutting where it is wrong, else ask payroll',
    'I41',
  ),
  'bed-wages-locked': locked(
    '订单{orderNo}工资已锁定，床次{bedNo}不能{action}，请先解锁订单工资',
    'The wages of order {orderNo} are locked, bed {bedNo}: cannot {action} before they are unlocked',
    'I41',
  ),
  'bed-started': refused(
    '床次{bedNo}已开始铺布，不能调整顺序',
    'Bed {bedNo} is being spread and cannot be moved',
  ),
  'lays-unfinished': refused(
    '多料床：{parts} 未提交，不能生成扎号',
    'Multi-material bed: {parts} not submitted, no bundles can be made',
  ),
  'lay-without-bundles': refused(
    '床次{bedNo}是多料床的子床，扎号在主床上生成',
    'Bed {bedNo} is one lay of a multi-material bed: bundles are made on the main bed',
  ),
  'replacement-without-bundles': refused(
    '床次{bedNo}是补裁床，裁片补到原扎上，不生成扎号',
    'Bed {bedNo} replaces panels of bundles that exist: it makes no bundles',
  ),
  'lay-parent-bundled': refused(
    '主床{bedNo}已有{count}扎，{part}不能撤回；没有报废、扫描、绑卡和发料的扎号可先删除',
    'Main bed {bedNo} has {count} bundles: the {part} is not withdrawn; without scrap, scans, cards and deliveries they can be deleted first',
    'I14',
  ),
  'lays-handed-on': refused(
    '床次{bedNo}的{parts}已提交，请先撤回再作废',
    'The {parts} of bed {bedNo} is submitted: withdraw it before the bed is voided',
  ),
  'replacements-handed-on': refused(
    '床次{bedNo}的补裁床{beds}已提交，请先撤回再作废',
    'Replacement beds {beds} of bed {bedNo} are submitted: withdraw and void them first',
  ),
  'bed-has-replacements': refused(
    '床次{bedNo}有补裁床{beds}，请先作废补裁床',
    'Bed {bedNo} has replacement beds {beds}: void them first',
  ),
  'lay-part-twice': invalid('布种{part}已有子床', 'There is a lay of {part} already'),
  'lay-parts-few': invalid(
    '多料床至少要有两种布料',
    'A multi-material bed needs at least two materials',
  ),
  'bundle-size-range': invalid('每扎上限须在1到200之间', 'The bundle limit must be from 1 to 200'),
  'half-ratio-odd-plies': refused(
    '配比0.5时层数须为偶数：{plies}',
    'A ratio of 0.5 needs an even number of plies: {plies}',
  ),
  'bundle-carded': refused(
    '扎号{bundleNo}已绑插卡{cardNo}，先解绑',
    'Bundle {bundleNo} is bound to card {cardNo}: release it first',
    'I14',
  ),
  'bundle-delivered': refused(
    '扎号{bundleNo}已发料，不能删除',
    'Bundle {bundleNo} is delivered and cannot be deleted',
    'I14',
  ),
  'replace-over-fault': invalid(
    '补片数不能大于不良片数',
    'Replaced panels cannot exceed faulty panels',
  ),
  'scrap-over-fault': invalid(
    '报废件不能大于不良片减补片',
    'Scrapped garments cannot exceed faulty panels less replaced ones',
  ),
  'bundle-scrap-scanned': refused(
    '扎号{bundleNo}已有扫描，不能整扎作废，请冻结后逐工序处理',
    'Bundle {bundleNo} has scans and cannot be voided whole: hold it and settle each operation',
  ),
  'plan-outside-limits': refused(
    '{color}/{size} 计划{plan} 不在{min}到{max}之间',
    '{color}/{size}: {plan} planned is outside {min} to {max}',
    'I10',
  ),
  'roll-other-block': refused(
    '布卷{rollNo} {color}，当前应铺 {block}',
    'Roll {rollNo} is {color}; {block} is spread now',
  ),
  'block-full': refused('{color}已够{plies}层', '{color} has its {plies} plies'),
  'bed-people-locked': refused(
    '床次{bedNo}已提交，参与人请组长撤回后修改',
    'Bed {bedNo} is submitted: its people change after a withdrawal',
  ),
  'bed-already-joined': refused('已在 床次{bedNo} {role}', 'Already on bed {bedNo}: {role}'),
  'bed-people-others': refused(
    '只能自己入床或退出，其他人请裁床组长登记',
    'You may join or leave a bed yourself; the leader of its table enters others',
  ),
  'bed-share-leader': refused(
    '分摊%由裁床组长填写，入床时默认均分',
    'The leader of the table sets shares; who joins shares evenly',
  ),
  'difficulty-steps': invalid(
    '各档卷数须递增，系数不能递减',
    'The rolls of each step must rise and its factor never fall',
  ),
  'sheets-too-many': invalid(
    '一次最多{max}张床单，已选{count}张',
    '{max} bed sheets at a time; {count} are chosen',
  ),
  'check-of-other': refused(
    '只能由检验人当班修改，请另做补充检验',
    'Only the inspector of the shift may change it: add another check',
  ),
  'check-scrap-scanned': refused(
    '扎号{bundleNo}已有扫描，不能减少报废',
    'Bundle {bundleNo} has scans: its scrap cannot shrink',
  ),
  'bundle-panels-open': refused(
    '扎号{bundleNo}裁片检验不合格，{num}片待补，不能发料',
    'Bundle {bundleNo} failed its panel check: {num} panels wait for replacement',
  ),
  'batch-overlap': refused(
    '与批次{batchNo}({range})重叠：{overlap}',
    'It overlaps batch {batchNo} ({range}): {overlap}',
  ),
  'roll-on-bed': refused(
    '卷号{rollNo}已在床次{bedNo}使用',
    'Roll {rollNo} is on bed {bedNo}',
    'I8',
  ),
  'roll-reserve-colour': refused(
    '卷号{rollNo} 颜色{color}与订单面料颜色{wanted}不符',
    'Roll {rollNo} is {color}, the fabric of the order {wanted}',
    'I9',
  ),
} as const satisfies Record<string, Refusal>;
