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
