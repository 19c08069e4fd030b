import {
  assignmentMoves,
  bedStatusName,
  bundleStatusName,
  clothMoves,
  cutPlanMoves,
  deliveryMoves,
  dieMoves,
  feedingMoves,
  orderStatusName,
  requisitionMoves,
  rollStatusName,
  styleMoves,
} from '@garment-mes/domain';
import { type Sql, sql } from '../../database/engine.ts';

const statusNames = (names: Readonly<Record<number, { readonly zh: string }>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(names).map(([status, { zh }]) => [status, zh])));

const named = (status: Sql): Sql => sql`(case l.biz_type
  when 'bed' then ${statusNames(bedStatusName)}::jsonb ->> ${status}::text
  when 'bundle' then ${statusNames(bundleStatusName)}::jsonb ->> ${status}::text
  when 'cloth' then ${statusNames(clothMoves.names)}::jsonb ->> ${status}::text
  when 'fabricRoll' then ${statusNames(rollStatusName)}::jsonb ->> ${status}::text
  when 'feedingSlip' then ${statusNames(feedingMoves.names)}::jsonb ->> ${status}::text
  when 'delivery' then ${statusNames(deliveryMoves.names)}::jsonb ->> ${status}::text
  when 'requisition' then ${statusNames(requisitionMoves.names)}::jsonb ->> ${status}::text
  when 'order' then ${statusNames(orderStatusName)}::jsonb ->> ${status}::text
  when 'style' then ${statusNames(styleMoves.names)}::jsonb ->> ${status}::text
  when 'cutPlan' then ${statusNames(cutPlanMoves.names)}::jsonb ->> ${status}::text
  when 'dispatch' then ${statusNames(assignmentMoves.names)}::jsonb ->> ${status}::text
  when 'die' then ${statusNames(dieMoves.names)}::jsonb ->> ${status}::text
  else ${status}::text end)`;

const ACTIONS: Readonly<Record<string, string>> = {
  create: '新增',
  update: '修改',
  start: '开始铺布',
  cutDone: '裁完',
  submit: '提交',
  unsubmit: '撤回提交',
  approve: '审批通过',
  refuse: '审批退回',
  void: '作废',
  generateBundles: '生成扎号',
  startProduction: '投产',
  delete: '删除',
  import: '导入',
  withdraw: '撤回',
  suspend: '暂停',
  resume: '恢复',
  finish: '完工',
  reopen: '重开',
  close: '结案',
  unclose: '反结案',
  cancel: '取消',
  askApproval: '提交审批',
  workflowAgree: '审批同意',
  workflowRefuse: '审批拒绝',
  lockWages: '工资锁定',
  unlockWages: '工资解锁',
  saveBom: '保存BOM',
  deleteBom: '删除BOM行',
  saveParts: '保存部位',
  saveProcess: '保存工序',
  saveSizeColor: '保存颜色尺码',
  saveColorMatching: '保存配色',
  saveWorkshops: '保存车间',
  saveFabrics: '保存面料',
  saveQuality: '保存质量要求',
  saveQualifying: '保存质量标准',
  saveShipments: '保存走货',
  printOrder: '打印生产制单',
  printTechnique: '打印工艺单',
  printColours: '打印配色卡',
  addMachine: '新增设备',
  updateMachine: '修改设备',
  deleteMachine: '删除设备',
  occupy: '占用资源',
  releaseResource: '释放资源',
  saveCutPlan: '保存裁剪方案',
  approveCutPlan: '批准裁剪方案',
  saveVersion: '保存变更',
  activateVersion: '变更生效',
  refuseVersion: '拒绝变更',
  savePrices: '调价',
  auditPrice: '审核工价',
  refusePrice: '拒绝工价',
  issue: '下达',
  measure: '测量',
  inspect: '检验判定',
  release: '放行',
  returnCloth: '退货',
  reserve: '预留',
  unreserve: '取消预留',
  issueFabric: '投料发出',
  receive: '接收',
  returnRests: '退料',
  closeSlip: '结单',
  unconfirm: '反确认',
  closeBed: '床次关闭',
  deleteBundles: '删除扎号',
  split: '拆扎',
  hold: '冻结',
  releaseHold: '解冻',
  panelCheck: '裁片检验',
  check: '检验',
  skipProcess: '跳过工序',
  unskipProcess: '恢复工序',
  send: '发料',
  agree: '差异确认',
  recall: '撤回发料',
  returnPieces: '退回裁片',
  issueMaterial: '发料',
  returnMaterial: '退料',
  review: '审查',
  accept: '接单',
  disable: '停用',
  enable: '启用',
  confirm: '确认',
};

export const businessLogColumns = {
  id: sql`l.id`,
  createDate: sql`l.create_date`,
  action: sql`coalesce(${JSON.stringify(ACTIONS)}::jsonb ->> l.action, l.action)`,
  fromText: named(sql`l.from_status`),
  toText: named(sql`l.to_status`),
  byName: sql`u.name`,
  reason: sql`l.reason`,
  changes: sql`coalesce(l.diff, '[]'::jsonb)`,
  bizType: sql`l.biz_type`,
  bizId: sql`l.biz_id`,
};

export const businessLogRows = (
  companyId: string,
  { bizType, bizId }: { readonly bizType: string; readonly bizId: string },
): Sql => sql`
  from mes2.biz_log l left join amc.app_user u on u.id = l.create_by
  where l.company_id = ${companyId} and l.biz_type = ${bizType} and l.biz_id = ${bizId}`;
