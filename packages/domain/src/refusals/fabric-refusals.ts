import { invalid, type Refusal, refused } from './refusal.ts';

/** Refusals of the fabric store: receipts, inspection, feeding slips, remnants. */
export const fabricRefusals = {
  'cloth-no-taken': invalid('布号已存在', 'This lot number is in use'),
  'cloth-without-rolls': invalid('请添加布卷', 'Add the rolls'),
  'roll-no-taken': invalid(
    '第{row}行 卷号{rollNo}已存在',
    'Line {row}: roll number {rollNo} is in use',
  ),
  'roll-no-twice': invalid(
    '第{row}行 卷号{rollNo}重复',
    'Line {row}: roll number {rollNo} stands twice',
  ),
  'roll-label-length': invalid(
    '第{row}行 标签长须大于0',
    'Line {row}: the label length is above 0',
  ),
  'roll-width-range': invalid(
    '第{row}行 门幅须在50到400之间',
    'Line {row}: the width is from 50 to 400',
  ),
  'receive-date-future': invalid('到货日期不能晚于今天', 'The receipt cannot lie in the future'),
  'cloth-relaxing': refused(
    '布号{cNo} 松布未满{hours}小时，还差{left}小时',
    'Fabric {cNo} has not relaxed for {hours} h, {left} h are missing',
  ),
  'cloth-rejected': refused('布号{cNo} 已拒收，不能放行', 'Lot {cNo} was rejected'),
  'cloth-not-released': refused('布号{cNo}未放行，不能发料', 'Lot {cNo} is not released'),
  'cloth-roll-on-bed': refused(
    '卷号{rollNo}在床次{bedNo}使用中，不能退货',
    'Roll {rollNo} is on bed {bedNo} and cannot go back',
  ),
  'cloth-roll-bound': refused(
    '卷号{rollNo}{status}，不能退货',
    'Roll {rollNo} is {status}: the lot cannot go back',
  ),
  'roll-inspected': refused('卷号{rollNo}已检验，不能修改', 'Roll {rollNo} was inspected already'),
  'roll-state': refused(
    '卷号{rollNo}{status}，不能{action}',
    'Roll {rollNo} is {status}: cannot {action}',
  ),
  'roll-below-used': refused(
    '卷号{rollNo} 实际长{actual}＜已用{used}',
    'Roll {rollNo}: measured {actual} m is below the {used} m used',
  ),
  'roll-reserve-material': refused(
    '卷号{rollNo} 面料{material}不在订单{orderNo}的用料中',
    'Roll {rollNo}: {material} is no fabric of order {orderNo}',
    'I9',
  ),
  'defect-beyond-roll': invalid(
    '卷号{rollNo} 疵点位置{metre}米超过卷长{len}米',
    'Roll {rollNo}: a defect at {metre} m is beyond its {len} m',
  ),
  'roll-points': invalid(
    '卷号{rollNo} 疵点分最多{max}，每米4分',
    'Roll {rollNo}: {max} points at most, 4 a metre',
  ),
  'feeding-without-rolls': invalid('请添加布卷', 'Add the rolls'),
  'feeding-over-remain': refused(
    '卷号{rollNo} 发料长不能大于余量{max}',
    'Roll {rollNo}: no more than the {max} m left can be issued',
  ),
  'feeding-length': invalid('发料长须大于0', 'The issued length is above 0'),
  'roll-issued-elsewhere': refused(
    '卷号{rollNo}已由{feedingNo}发出',
    'Roll {rollNo} was issued by {feedingNo}',
  ),
  'roll-not-on-slip': refused(
    '卷号{rollNo}不在投料单{feedingNo}',
    'Roll {rollNo} is not on slip {feedingNo}',
  ),
  'roll-not-scanned': refused('卷号{rollNo}未扫码', 'Roll {rollNo} was not scanned'),
  'feeding-over-issued': invalid(
    '卷号{rollNo} 收到长不能大于发料长{max}',
    'Roll {rollNo}: no more than the {max} m issued can be received',
  ),
  'feeding-difference': invalid(
    '差异{pct}%，请填写差异原因',
    'The difference is {pct} %: give its reason',
  ),
  'sender-receives': refused('发料人不能自己收料', 'Who issued may not receive'),
  'feeding-over-return': refused(
    '卷号{rollNo} 退回长不能大于{max}',
    'Roll {rollNo}: no more than {max} m can come back',
  ),
  'feeding-roll-open': refused(
    '卷号{rollNo}在床次{bedNo}未提交，不能结单',
    'Roll {rollNo} is on bed {bedNo}, which is not submitted',
  ),
  'slip-bed-open': refused('床次未提交，不能填剩料单', 'The bed is not submitted yet'),
  'remnant-short': invalid(
    '{len}米选余布：不足1米应为布头',
    '{len} m is an end bit: a remnant has a metre at least',
  ),
  'remnant-length': invalid('长度须大于0', 'The length must be above 0'),
  'remnant-weight': invalid('卷{rollNo} 布头须填重量', 'Roll {rollNo}: weigh the end bit'),
  'remnant-place': invalid('卷号{rollNo} 请选择去向仓', 'Roll {rollNo}: choose the store'),
  'remnant-sum': refused(
    '{rollNo} 剩料合计{sum}，床单{bed}（余布+退回+疵点），差{diff}',
    '{rollNo}: the slip adds up to {sum}, the bed to {bed} (remnant, returned, defects), off by {diff}',
  ),
  'over-issue-reason': invalid('请输入超领原因', 'Give a reason for the over-issue'),
  'over-bill': refused(
    '{material} 超BOM需求{over}{unit}，请改为超领并填写原因',
    '{material} is {over} {unit} above the bill: make it an over-issue with a reason',
  ),
  'return-over-issued': refused(
    '{material} 退回数不能大于{max}',
    '{material}: no more than {max} can come back',
  ),
  'issue-over-asked': refused(
    '{material} 发料数须大于0且不超过{max}',
    '{material}: issue more than 0 and no more than {max}',
  ),
  'material-stock-short': refused(
    '库存不足：{material} 现存{have}，本次{want}',
    'Stock is short: {have} of {material} on hand, {want} asked',
  ),
  'remnant-used': refused(
    '布卷{rollNo}已被床次{bedNo}使用，不能反确认',
    'Roll {rollNo} is used by bed {bedNo}: the slip stays confirmed',
  ),
} as const satisfies Record<string, Refusal>;
