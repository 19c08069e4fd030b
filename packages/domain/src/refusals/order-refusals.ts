import { BodyStatus, invalid, locked, type Refusal, refused } from './refusal.ts';

/** Refusals of orders, their versions, prices and dispatch. */
export const orderRefusals = {
  'order-sum': refused(
    '走货数量{shipments}≠订单数量{order}',
    'Shipments {shipments} ≠ order {order}',
    'I1',
  ),
  'order-cell-sum': refused(
    '{color}/{size} 走货数量{shipments}≠订单数量{order}',
    '{color}/{size}: shipments {shipments} ≠ order {order}',
    'I1',
  ),
  'order-no-taken': invalid('订单号{orderNo}已存在', 'Order {orderNo} exists already', 'I2'),
  'resync-scanned': refused(
    '{process} 已有{num}件扫描，不能同步',
    '{process} has {num} pieces scanned: no re-sync',
    'I3',
  ),
  'order-without-colors': refused('请填写颜色', 'The order has no colour', 'I4'),
  'order-without-sizes': refused('请填写尺码', 'The order has no size', 'I4'),
  'order-empty': refused('订单数量须大于0', 'The order has no pieces', 'I4'),
  'order-fabric-missing': refused('{color}缺主面料', '{color} has no main fabric', 'I4'),
  'order-process-missing': refused('{section}缺工序', '{section} has no operation', 'I4'),
  'order-process-sam': refused(
    '{process}工时须大于0',
    '{process} needs a standard time above 0',
    'I4',
  ),
  'order-process-price': refused('{process}工价不能小于0', '{process} has a price below 0', 'I4'),
  'order-process-seq': refused('工序顺序{seqNo}重复', 'Sequence {seqNo} stands twice', 'I4'),
  'order-output-missing': refused('{section}没有产出点', '{section} has no output point', 'I4'),
  'order-output-points': refused(
    '{section}段有{count}个产出点（{names}），只能有1个',
    '{section} has {count} output points ({names}), one is allowed',
    'I4',
  ),
  'order-dates': refused(
    '交期{delivery}早于物料日期{material}',
    'Delivery {delivery} is before the material date {material}',
    'I4',
  ),
  'order-below-cut': refused(
    '{color}/{size} 改为{num}，已裁{cut}，不可少于已裁数',
    '{color}/{size}: {num} is below the {cut} pieces cut',
    'I5',
  ),
  'price-gap': refused(
    '{process} 工价区间有空档：{from}–{to}',
    '{process}: no price from {from} to {to}',
    'I6',
  ),
  'price-overlap': refused(
    '{process} 工价区间重叠：{from}–{to}',
    '{process}: two prices from {from} to {to}',
    'I6',
  ),
  'price-missing': refused('{process} {date} 没有工价', '{process} has no price on {date}', 'I6'),
  'price-too-early': refused('生效日最早为{date}', 'The earliest effective day is {date}', 'I6'),
  'price-order-locked': locked(
    '订单 {orderNo} 工资已锁定，工价不可修改',
    'The wages of order {orderNo} are locked: prices cannot change',
    'I41',
  ),
  'order-state': refused(
    '订单{orderNo}{status}，不能{action}',
    'Order {orderNo} is {status}: cannot {action}',
  ),
  'order-has-work': refused(
    '订单{orderNo}已有{what}，不能{action}',
    'Order {orderNo} has {what} already: cannot {action}',
  ),
  'order-not-deletable': refused(
    '只有草稿或已取消的订单可以删除',
    'Only drafts and cancelled orders can be deleted',
  ),
  'order-unbalanced': refused(
    '{color}/{size} 裁{cut}，去向{accounted}，差{diff}件',
    '{color}/{size}: {cut} cut, {accounted} accounted for, {diff} missing',
    'I42',
  ),
  'order-short': refused(
    '订单{orderNo}入库{received}，未达最少{min}件，请填写原因',
    'Order {orderNo}: {received} received of at least {min}; give a reason',
  ),
  'order-shipments-open': refused(
    '订单{orderNo}还有未走货的批次',
    'Order {orderNo} has open shipments',
  ),
  'order-bundles-open': refused(
    '订单{orderNo}还有{count}扎在产',
    'Order {orderNo} has {count} bundles in work',
  ),
  'assignment-over': refused(
    '派工数量超出：{section}段可派{left}件，本次{num}件',
    'Dispatch is over: {left} free in {section}, {num} asked',
  ),
  'assignment-group-section': refused(
    '外发组{group}不做{section}，请改选做{section}的外发组',
    'Subcontract group {group} does not do {section}: choose a group that does',
  ),
  'process-group-missing': invalid(
    '工序{process}选的外发组不存在，请改选其他外发组',
    'The subcontract group of operation {process} does not exist: choose another',
  ),
  'process-group-disabled': refused(
    '工序{process}选的外发组{group}已停用，请改选其他外发组',
    'Subcontract group {group} of operation {process} is disabled: choose another',
  ),
  'process-group-section': refused(
    '工序{process}选的外发组{group}不做{section}，请改选做{section}的外发组',
    'Subcontract group {group} of operation {process} does not do {section}: choose a group that does',
  ),
  'assignment-done': refused(
    '派工单已完成{num}件，不能取消',
    '{num} pieces of the dispatch are done: it cannot be cancelled',
  ),
  'style-not-approved': refused('款式{styleNo}未批准', 'Style {styleNo} is not approved'),
  'style-moved': {
    status: BodyStatus.stale,
    zh: '款式{styleNo}已更新到版本{versionNo}，请重新检查',
    en: 'Style {styleNo} moved to version {versionNo}: check again',
  },
  'style-in-use': refused(
    '款式{styleNo}已有{count}个订单引用，不能删除',
    '{count} orders refer to style {styleNo}',
  ),
  'bom-issued': refused(
    '面料已发{len}米，不能删除',
    '{len} m of the fabric are issued: it cannot be deleted',
  ),
  'version-of-other-order': invalid(
    '版本不属于同一订单',
    'The versions belong to different orders',
  ),
  'version-own': refused('不能审批自己提交的变更', 'You may not approve a change of your own'),
  'price-started': refused(
    '工价{fromDate}已生效，不能撤销',
    'The price of {fromDate} is in force and cannot be withdrawn',
  ),
  'price-moved': {
    status: BodyStatus.stale,
    zh: '{process} 工价已被 {name} 于 {time} 修改，请核对后重试',
    en: 'The price of {process} was changed by {name} at {time}; check it and try again',
  },
  'process-scanned': refused(
    '{process} 已有{num}件扫描，只能停用',
    '{process} has {num} pieces scanned: it can only be disabled',
    'I5',
  ),
  'version-open': refused(
    '已有未生效版本V{versionNo}（{name}）',
    'Version V{versionNo} of {name} is still open',
  ),
  'version-empty': invalid('变更内容为空', 'Nothing changes'),
  'order-wages-paid': refused(
    '订单{orderNo}已有发放的工资，不能反结案',
    'Wages of order {orderNo} are paid: it stays closed',
  ),
  'order-wage-locked': locked(
    '订单 {orderNo} 工资已锁定',
    'The wages of order {orderNo} are locked',
    'I41',
  ),
  'shipment-shipped': refused(
    '走货{shipmentNo}已走货{num}件，不能删除',
    '{num} pieces of shipment {shipmentNo} have left: it cannot be deleted',
  ),
  'shipment-below-shipped': refused(
    '走货{shipmentNo} {color}/{size} 改为{num}，已走货{shipped}件，不可少于已走货数',
    'Shipment {shipmentNo} {color}/{size}: {num} is below the {shipped} pieces that have left',
  ),
  'shipment-left': refused(
    '走货{shipmentNo}已走完，数量不能修改',
    'Shipment {shipmentNo} has left: its pieces cannot change',
  ),
  'shipment-in-use': refused(
    '走货{shipmentNo}已有{what}，不能删除',
    'Shipment {shipmentNo} has {what} already: it cannot be deleted',
  ),
  'dispatch-goes-outside': invalid(
    '去向类型须是外发组或工厂：该派工单类型是外发',
    'The target must be a subcontract group or a factory: this dispatch type goes outside',
  ),
  'dispatch-stays-inside': invalid(
    '去向类型须是车间或产线：该派工单类型不外发',
    'The target must be a workshop or a line: this dispatch type stays in the house',
  ),
  'assignment-price-missing': invalid('请输入外发单价', 'Enter the subcontract price'),
  'assignment-lines-sum': invalid(
    '颜色尺码合计{sum}≠派工数{num}',
    'Colours and sizes add up to {sum}, not {num}',
  ),
  'assignment-not-mine': refused(
    '派工单{assignNo}不属于您的部门',
    'Dispatch {assignNo} is not for your department',
  ),
  'assignment-short': refused(
    '派工单{assignNo}完成{done}，未达{num}，请填写原因',
    'Dispatch {assignNo}: {done} of {num} done; give a reason',
  ),
  'resource-taken': refused(
    '{resource} {span} 已被订单{orderNo}占用',
    '{resource} is taken by order {orderNo} at {span}',
  ),
  'machines-short': refused(
    '{machineType}可用{free}台，需要{need}台',
    '{free} machines of {machineType} are free, {need} are asked for',
  ),
  'roll-not-free': refused(
    '布卷{rollNo}{state}，不能预留',
    'Roll {rollNo} is {state} and cannot be reserved',
  ),
  'roll-of-other-order': refused(
    '布卷{rollNo}已预留给订单{orderNo}',
    'Roll {rollNo} is reserved for order {orderNo}',
  ),
  'plan-without-lays': invalid('请填写唛架和床次', 'Fill in markers and lays'),
  'plan-lay-plies': refused(
    '第{layNo}床{plies}层，最多{max}层',
    'Lay {layNo} has {plies} plies, {max} are allowed',
    'I10',
  ),
} as const satisfies Record<string, Refusal>;
