/** Code, name, entries of one dictionary. */
export const dictionaries = [
  [
    'noWorkReason',
    '非作业原因',
    [
      '待料',
      '停机',
      '停电',
      '换款',
      '返工',
      '质量问题',
      '会议培训',
      '样板',
      '缺裁片',
      '计划变更',
      '其他',
    ],
  ],
  ['season', '季节', ['春季', '夏季', '秋季', '冬季']],
  ['partCode', '部位', ['领', '袖', '门襟', '前幅', '后幅', '袋', '腰', '脚口', '整件']],
] as const;

/** Kind of tree, code, name, entries below it. */
export const categoryTrees = [
  ['style', 'KNIT', '针织', ['T恤', 'POLO衫', '卫衣', '连衣裙']],
  ['style', 'WOVEN', '梭织', ['衬衫', '夹克', '风衣', '校服']],
  ['style', 'DENIM', '牛仔', ['牛仔裤', '牛仔夹克']],
  ['material', 'FABRIC', '面料', ['汗布', '珠地布', '毛圈布', '牛仔布']],
  ['material', 'TRIM', '辅料', ['拉链', '纽扣', '唛头', '包材']],
  ['process', 'SEW', '缝制工序', ['合缝', '装领', '装袖', '卷边']],
  ['machine', 'SEWING', '缝纫设备', ['平车类', '锁边类', '绷缝类', '特种机']],
  ['machine', 'CUTTING', '裁剪设备', ['拉布机', '电剪', '自动裁床']],
  ['defect', 'LOOK', '外观疵点', ['污渍', '线头', '色差']],
  ['problem', 'STOP', '停线原因', ['设备', '物料', '质量', '人员']],
] as const;

/** Business, name of its approval flow, code of the job that agrees, whether the company uses it. */
export const workflows = [
  ['orderConfirm', '订单确认', 'technician', 0],
  ['overCut', '超裁审批', 'cuttingManager', 1],
  ['dosage', '用料差异审批', 'cuttingManager', 1],
  ['orderVersion', '订单变更', 'admin', 1],
  ['priceAudit', '工价审核', 'payroll', 1],
  ['wageUnlock', '工资解锁', 'director', 1],
  ['stockReverse', '单据冲销', 'director', 1],
  ['scheduleEnd', '提前结束排程', 'planner', 0],
  ['concession', '让步接收', 'admin', 1],
] as const;
