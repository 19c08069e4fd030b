import { BodyStatus, invalid, type Refusal, refused } from './refusal.ts';

/** Refusals of inspections, the finished goods store and fabric inspection. */
export const qualityRefusals = {
  'check-sum': refused(
    '合格{pass}+返修{rework}+次品{second}+报废{scrap}≠检查{checked}',
    'Passed {pass} + rework {rework} + seconds {second} + scrap {scrap} ≠ checked {checked}',
    'I28',
  ),
  'defects-below-pieces': refused(
    '疵点数{defects}少于不良件数{defective}',
    '{defects} faults are fewer than {defective} faulty garments',
    'I29',
  ),
  'defect-without-item': refused(
    '每件不良至少选择一个不良项目',
    'Every faulty garment needs a fault item',
    'I29',
  ),
  'check-closed': refused(
    '质检单{checkNo}已提交，不能再添加疵点',
    'Record {checkNo} is submitted: no faults can be added',
  ),
  'check-voided': {
    status: BodyStatus.stale,
    zh: '质检单{checkNo} 已被 {name} 于 {time} 作废，请刷新后重试',
    en: 'Record {checkNo} was made void by {name} at {time}; reload and try again',
  },
  'check-posted': refused(
    '质检单{checkNo}已过账，不能作废',
    'Record {checkNo} is posted: it cannot be made void',
  ),
  'check-void-own': refused(
    '只能由检验员本人或品质经理作废',
    'Only its inspector or the quality manager may make it void',
  ),
  'check-rework-none': refused(
    '质检单{checkNo}没有未返修件',
    'Record {checkNo} has no garments left in rework',
    'I28',
  ),
  'check-line-missing': invalid('请选择产线', 'Choose a line'),
  'check-photo-missing': invalid('报废或致命疵点须拍照', 'Scrap and critical faults need a photo'),
  'bundle-checked': refused(
    '扎号{bundleNo}已检{checked}件，最多再检{left}件',
    'Of bundle {bundleNo} {checked} are checked: {left} are left',
    'I28',
  ),
  'final-confirmed': refused('终检已确认，不能修改', 'The final inspection is confirmed', 'I32'),
  'final-resort-first': refused(
    '拒收批须先全检：已检{checked}/{lot}件',
    'A refused lot is re-sorted first: {checked} of {lot} checked',
    'I32',
  ),
  'sample-short': invalid(
    '抽样不足：应抽{asked}件，已检{checked}件',
    'The sample is too small: {checked} of {asked} checked',
  ),
  'final-only': refused('质检单{checkNo}不是终检', '{checkNo} is no final inspection'),
  'final-stopped': refused(
    '{customer} 款号{styleNo} 加严后已拒收5批，暂停检验',
    '{customer}, style {styleNo}: five lots refused while tightened, inspection is stopped',
    'I32',
  ),
  'final-photo-missing': invalid('拒收须上传图片', 'A refused lot needs a photo'),
  'final-round-open': refused(
    '质检单{checkNo}已再检：{next}',
    'Lot {checkNo} is inspected again already: {next}',
    'I32',
  ),
  'final-cells-sum': invalid(
    '抽检合计{sum}≠检查数{checkNum}',
    'The cells add up to {sum}, {checkNum} are checked',
  ),
  'final-cell-over': invalid(
    '{color}/{size} 抽检不能超过{max}件',
    '{color}/{size}: no more than {max} are in the lot',
  ),
  'lot-shipment-missing': invalid('请选择走货批', 'Choose the shipment'),
  'concession-of-refused': refused(
    '质检单{checkNo}未拒收，无需让步',
    'Lot {checkNo} is not refused: no concession is needed',
  ),
  'concession-critical': refused(
    '质检单{checkNo}有致命疵点，不能让步',
    'Lot {checkNo} has a critical fault: it is not let go',
  ),
  'concession-photo': invalid('申请让步须上传图片', 'A concession needs a photo'),
  'concession-waits': refused(
    '质检单{checkNo}的让步申请待审批',
    'A concession of {checkNo} waits for approval',
  ),
  'concession-without-flow': refused(
    '没有可用的让步审批流程，请联系管理员',
    'No flow decides on concessions: ask your administrator',
  ),
  'finding-of-accepted': refused(
    '质检单{checkNo}未接收，不能登记客户复检',
    'Lot {checkNo} is not accepted: the customer cannot have found anything',
  ),
  'finding-day': invalid('复检日期须在{from}到{to}之间', 'The day must be from {from} to {to}'),
  'defect-rate-range': invalid('不良率须在0到100之间', 'A defect rate is from 0 to 100'),
  'finding-noted': refused(
    '质检单{checkNo}已登记客户复检',
    'What the customer found in {checkNo} is noted already',
  ),
  'lot-none-left': refused(
    '{what}只剩{num}件未通过终检，不能成批',
    '{what} has {num} garments left to accept: too few for a lot',
    'I32',
  ),
  'piece-out-of-bundle': invalid(
    '件序须在1到{max}之间',
    'The piece number must be from 1 to {max}',
  ),
  'critical-rework': invalid('致命项目只能选次品或报废', 'A critical fault is a second or scrap'),
  'inspection-without-items': invalid('请至少添加一个检验项目', 'Add an inspection item'),
  'fabric-relaxing': refused(
    '布号{cNo} 松布未满{hours}小时，还差{left}小时',
    'Fabric {cNo} has not relaxed for {hours} h, {left} h are missing',
  ),
  'roll-in-use': refused(
    '卷号{rollNo}在床次{bedNo}使用中，不能退货',
    'Roll {rollNo} is on bed {bedNo} and cannot go back',
  ),
  'over-bom': refused(
    '{material} 超BOM需求{num}个，请改为超领并填写原因',
    '{material}: {num} beyond the bill of materials; make it an over-issue with a reason',
  ),
  'stock-short': refused(
    '库存不足：{what} 现存{stock}，本次{num}',
    'Not in stock: {what} has {stock}, {num} asked',
  ),
  'shipment-uninspected': refused(
    '订单{orderNo}走货批{shipmentNo} 无合格终检，不能出库',
    'Shipment {shipmentNo} of {orderNo} has no accepted final inspection',
    'I33',
  ),
  'lot-left': refused(
    '终检单{checkNo} 批量{lot}，已出{left}，本单{num}',
    'Final inspection {checkNo}: a lot of {lot}, {left} of it shipped, {num} on this bill',
    'I33',
  ),
  'receipt-over': refused(
    '{color}/{size} {grade} 质检合格{passed}，已入{received}，本单{num}',
    '{color}/{size} {grade}: {passed} passed, {received} received, {num} on this bill',
    'I34',
  ),
  'goods-short': refused(
    '库存不足：{color}/{size} 库存{stock}，需{num}',
    'Not in stock: {color}/{size} has {stock}, {num} needed',
    'I35',
  ),
  'reversal-short': refused(
    '{color}/{size} 库存{stock}，冲销需{num}',
    '{color}/{size}: {stock} in stock, the reversal needs {num}',
    'I35',
  ),
  'shipment-over': refused(
    '已出{shipped} + 本单{num} = {total}，超过上限{limit}',
    '{shipped} shipped + {num} on this bill = {total}, above the limit {limit}',
    'I35',
  ),
  'patrol-walked': refused(
    '{line}第{round}轮已由 {name} 巡检',
    '{name} walked round {round} of {line}',
  ),
  'patrol-station-twice': invalid(
    '同一员工同一工序只能巡检一次',
    'A person is looked at once at an operation',
  ),
  'patrol-counted': refused(
    '已巡检工位的数量不能修改',
    'What was counted at a station stays as it is',
  ),
  'patrol-not-red': refused(
    '只有红灯待复查的工位可以复查',
    'Only red stations are looked at again',
  ),
  'recalculate-days': invalid('一次最多重算{max}天', 'At most {max} days at a time'),
  'window-reached': refused(
    '该时间窗已达成，无需填写原因',
    'The window reached its target: no reason needed',
  ),
  'weeks-reversed': invalid('开始周不能晚于结束周', 'The first week is after the last'),
  'details-too-many': invalid(
    '明细最多查询{max}天，请改用汇总',
    'Details span {max} days at most: use the summary',
  ),
  'grouping-unknown': invalid('不支持的分组', 'This grouping is not offered'),
  'archive-draft-open': refused(
    '该客户已有未发布的草稿 {archiveNo}',
    'The customer has a draft {archiveNo} already',
  ),
  'level-has-archives': refused('该层级下有 {count} 份档案', 'The level holds {count} archives'),
  'archive-retired': refused('检验档案 {archiveNo} 已停用', 'Archive {archiveNo} is retired'),
  'items-unanswered': invalid('还有{count}个项目未检验', '{count} items are not checked'),
  'photo-missing': invalid(
    '不符合项须上传图片：{itemCode} {name}',
    'A failed item needs a photo: {itemCode} {name}',
  ),
  'problem-close-own': {
    status: BodyStatus.noPermission,
    zh: '只有报告人或组长可以关闭',
    en: 'Only the reporter or the line leader may close it',
  },
  'stop-over-duration': invalid(
    '停线分钟不能大于问题持续时间{minutes}',
    'The line cannot stop for longer than the problem lasted ({minutes} min)',
  ),
  'grade-store': invalid('{grade}不能入{store}', '{grade} may not go into the {store}'),
  'bill-confirmed-meanwhile': {
    status: BodyStatus.stale,
    zh: '{what}{no}已由 {name} 确认',
    en: '{what} {no} was confirmed by {name}',
  },
} as const satisfies Record<string, Refusal>;
