/** ISO code, name, symbol, rate to the base currency; the base has none. */
export const currencies = [
  ['CNY', '人民币', '¥', null],
  ['USD', '美元', '$', '7.10250000'],
  ['EUR', '欧元', '€', '7.72100000'],
  ['JPY', '日元', '¥', '0.04760000'],
] as const;

/** Code, name, minutes, price, shrinkage lengthwise and crosswise. */
export const washings = [
  ['W1', '普洗', '25.00', '0.8000', '2.00', '1.50'],
  ['W2', '酵素洗', '40.00', '1.6000', '3.00', '2.50'],
  ['W3', '石磨洗', '55.00', '2.2000', '4.00', '3.00'],
  ['W4', '漂洗', '45.00', '1.9000', '3.50', '2.50'],
  ['W5', '柔软洗', '30.00', '1.0000', '2.50', '2.00'],
  ['W6', '成衣染', '70.00', '3.5000', '5.00', '4.00'],
] as const;

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

/** Paid by the piece rate times a factor, or by the piece. */
const [BY_FACTOR, BY_PIECE] = [1, 2];

/** Code, name, contact, sections, how it is paid and what, pieces a day, grade; one waits for its first grade. */
export const subcontractGroups = [
  ['WF01', '兴达印花', '陈师傅 13800010001', [2], BY_FACTOR, '1.00', 3000, 'A'],
  ['WF02', '锦绣电脑绣花', '刘姐 13800010002', [2], BY_FACTOR, '1.15', 1200, 'B'],
  ['WF03', '永丰缝制加工组', '赵厂长 13800010003', [3, 4], BY_FACTOR, '1.05', 600, 'B'],
  ['WF04', '碧水洗水厂', '黄经理 13800010004', [7], BY_FACTOR, '1.10', 4000, 'A'],
  ['WF05', '顺达缝纫加工点', '钱姐 13800010005', [3], BY_PIECE, '5.20', 400, null],
] as const;

/** Code, event, sentence. */
export const voices = [
  ['V-PROBLEM', 'problem', '{line}{station}{problem}，请{dept}处理'],
  ['V-TARGET', 'target', '{line}上一时段达成{rate}，差{num}件'],
  ['V-SHIFT', 'shiftStart', '各位同事早上好，现在开始上班'],
  ['V-REST', 'rest', '现在是休息时间，请关机休息'],
  ['V-RUSH', 'rush', '请注意，{order}为急单，{num}件今天必须完成'],
  ['V-ALARM', 'qcAlarm', '{line}{station}红灯，请QC和组长到场'],
] as const;

/** Business, name of its approval flow, code of the job that agrees, whether the company uses it. */
export const workflows = [
  ['orderConfirm', '订单确认', 'technician', 0],
  ['overCut', '超裁审批', 'cuttingManager', 1],
  ['dosage', '用料差异审批', 'cuttingManager', 1],
  ['orderVersion', '订单变更', 'admin', 1],
  ['priceAudit', '工价审核', 'payroll', 1],
  ['wageUnlock', '工资解锁', 'admin', 1],
  ['stockReverse', '单据冲销', 'director', 1],
  ['scheduleEnd', '提前结束排程', 'planner', 0],
  ['concession', '让步接收', 'admin', 1],
] as const;

/** Code, name, code of the group above. */
export const fileLevels = [
  ['SITE', '现场检验', undefined],
  ['SITE-5S', '5S检查', 'SITE'],
  ['SITE-SAFE', '安全检查', 'SITE'],
  ['FINAL', '终检档案', undefined],
] as const;

/** Checklists that are walked through: code, name, standard, score, whether failing it fails all. */
export const siteArchives = [
  {
    archiveNo: 'DA0101-1',
    kind: 1,
    title: '缝制车间5S检查',
    level: 'SITE-5S',
    status: 1,
    publishDate: '2026-01-05 09:00:00+08',
    items: [
      ['5S-01', '通道畅通', '主通道无堆放物，宽度不小于1.2米', 20, 0],
      ['5S-02', '机台清洁', '机台无油污、无线头堆积', 20, 0],
      ['5S-03', '断针管理', '断针全部登记并上交', 40, 1],
      ['5S-04', '标识清楚', '裁片、半成品标识齐全', 20, 0],
    ],
  },
  {
    archiveNo: 'DA0101-2',
    kind: 1,
    title: '消防与设备安全检查',
    level: 'SITE-SAFE',
    status: 0,
    publishDate: null,
    items: [
      ['SF-01', '灭火器', '压力在绿区，前方1米无遮挡', 30, 1],
      ['SF-02', '安全出口', '未上锁，指示灯亮', 40, 1],
      ['SF-03', '皮带罩', '所有平车皮带罩完好', 30, 0],
    ],
  },
] as const;
