/** Sections of the floor, in the order a garment passes them. */
export const Section = {
  cutting: 1,
  panelPreparation: 2,
  sewing: 3,
  finishing: 4,
  inspection: 5,
  packing: 6,
} as const;

export interface StandardProcess {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  /** Name of the machine type; undefined is manual work. */
  readonly machine: string | undefined;
  readonly grade: string;
  /** Minutes a piece. */
  readonly sam: string;
  readonly section: number;
  readonly partCode: string | undefined;
}

const process = (
  code: string,
  name: string,
  nameEn: string,
  machine: string | undefined,
  grade: string,
  sam: string,
  section: number,
  partCode?: string,
): StandardProcess => ({ code, name, nameEn, machine, grade, sam, section, partCode });

const { cutting, panelPreparation, sewing, finishing, inspection, packing } = Section;

/** Operations that a factory begins with: code, name, English, machine, grade, minutes, section, part. */
export const standardProcesses: readonly StandardProcess[] = [
  process('C01', '验布松布', 'Inspect & relax', '验布机', 'D', '0.10', cutting),
  process('C02', '拉布', 'Spreading', '拉布机', 'C', '0.24', cutting),
  process('C03', '裁剪', 'Cutting', '自动裁床', 'B', '0.22', cutting),
  process('C04', '打号', 'Ply numbering', undefined, 'D', '0.18', cutting),
  process('C05', '查片配片', 'Panel check & match', undefined, 'C', '0.25', panelPreparation),
  process('C06', '捆扎挂菲', 'Bundle & ticket', undefined, 'D', '0.12', cutting),
  process('C07', '粘朴', 'Fusing', '粘合机', 'D', '0.20', panelPreparation),
  process('S01', '订洗水唛', 'Care label', '平车', 'C', '0.20', sewing, '整件'),
  process('S02', '前后片配对', 'Match front/back', undefined, 'D', '0.18', sewing),
  process('S03', '合肩', 'Shoulder seam', '四线锁边', 'C', '0.33', sewing, '前幅'),
  process('S04', '量裁领罗纹', 'Measure & cut rib', undefined, 'D', '0.25', sewing, '领'),
  process('S05', '假缝领圈', 'Tack neck rib', '平车', 'C', '0.26', sewing, '领'),
  process('S06', '上领罗纹', 'Attach neck rib', '四线锁边', 'B', '0.30', sewing, '领'),
  process('S07', '压领圈', 'Cover-stitch neck', '冚车', 'B', '0.25', sewing, '领'),
  process('S08', '订主唛尺码唛', 'Main/size label', '平车', 'C', '0.33', sewing),
  process('S09', '冚袖口', 'Hem sleeve', '冚车', 'C', '0.30', sewing, '袖'),
  process('S10', '袖身配对', 'Match sleeve', undefined, 'D', '0.22', sewing, '袖'),
  process('S11', '上袖', 'Attach sleeve', '四线锁边', 'B', '0.42', sewing, '袖'),
  process('S12', '压夹圈', 'Top-stitch armhole', '冚车', 'B', '0.30', sewing, '袖'),
  process('S13', '埋夹合侧缝', 'Side seam', '四线锁边', 'B', '0.57', sewing, '整件'),
  process('S14', '封袖口打结', 'Tack sleeve ends', '平车', 'C', '0.37', sewing, '袖'),
  process('S15', '冚下摆', 'Hem body', '冚车', 'C', '0.46', sewing, '整件'),
  process('S16', '剪线清尾', 'Trim threads', undefined, 'D', '0.34', sewing),
  process('S21', '运上级领', 'Run-stitch collar', '平车', 'B', '0.42', sewing, '领'),
  process('S22', '修翻领', 'Trim & turn collar', '翻领机', 'D', '0.25', sewing, '领'),
  process('S23', '压上级领', 'Top-stitch collar', '平车', 'B', '0.47', sewing, '领'),
  process('S24', '合上下级领', 'Set band to collar', '平车', 'A', '0.65', sewing, '领'),
  process('S25', '上领', 'Attach collar', '平车', 'A', '0.72', sewing, '领'),
  process('S26', '做门筒', 'Make placket', '拉筒车', 'B', '0.54', sewing, '门襟'),
  process('S27', '做大袖叉', 'Sleeve placket', '平车', 'A', '1.18', sewing, '袖'),
  process('S28', '运介英', 'Run-stitch cuff', '平车', 'B', '0.73', sewing, '袖'),
  process('S29', '上介英', 'Attach cuff', '平车', 'A', '0.80', sewing, '袖'),
  process('S30', '贴胸袋', 'Set chest pocket', '平车', 'B', '0.75', sewing, '袋'),
  process('S31', '双针埋夹', 'Feed-off-arm side seam', '埋夹车', 'A', '0.66', sewing),
  process('S32', '卷下摆', 'Hem shirt', '卷边车', 'C', '0.60', sewing),
  process('S33', '开钮门×7', 'Buttonholes ×7', '平头锁眼车', 'C', '0.63', sewing),
  process('S34', '钉钮×7', 'Buttons ×7', '钉扣车', 'C', '0.49', sewing),
  process('S41', '埋后机头', 'Back yoke', '双针车', 'B', '0.42', sewing, '后幅'),
  process('S42', '贴后袋', 'Set back pockets', '双针车', 'A', '1.10', sewing, '袋'),
  process('S43', '上前袋贴', 'Front pocket facing', '平车', 'B', '0.60', sewing, '袋'),
  process('S44', '做门襟拉链', 'Fly & zipper', '平车', 'A', '0.85', sewing, '门襟'),
  process('S45', '埋内浪', 'Inseam', '五线锁边', 'B', '0.55', sewing),
  process('S46', '埋侧骨', 'Outseam', '五线锁边', 'B', '0.62', sewing),
  process('S47', '拉裤头', 'Waistband', '裤头车', 'A', '0.68', sewing, '腰'),
  process('S48', '封裤头嘴', 'Close waistband ends', '平车', 'A', '0.70', sewing, '腰'),
  process('S49', '打枣×11', 'Bartack ×11', '打枣车', 'C', '0.66', sewing),
  process('S50', '拉耳仔订耳', 'Belt loops', '耳仔车', 'C', '0.45', sewing, '腰'),
  process('S51', '卷脚口', 'Hem leg', '平车', 'C', '0.50', sewing, '脚口'),
  process('S61', '上隐形拉链', 'Invisible zipper', '平车', 'A', '0.95', sewing),
  process('S62', '收省×2', 'Darts ×2', '平车', 'C', '0.30', sewing),
  process('S63', '套里', 'Insert lining', '平车', 'A', '1.60', sewing),
  process('S64', '上帽', 'Attach hood', '五线锁边', 'B', '0.55', sewing),
  process('S65', '拉捆条', 'Binding', '绷缝车', 'B', '0.50', sewing),
  process('F01', '大烫', 'Final press', '蒸汽烫台', 'C', '0.80', finishing),
  process('F02', '总查', 'Final check', '验衣台', 'B', '0.60', inspection),
  process('F03', '量尺寸', 'Measure', undefined, 'C', '0.25', inspection),
  process('F04', '去污', 'Spot cleaning', '去污台', 'D', '0.10', finishing),
  process('F05', '打四合扣×4', 'Snaps ×4', '四合扣机', 'C', '0.40', finishing),
  process('F06', '挂吊牌', 'Hang tag', undefined, 'D', '0.15', packing),
  process('F07', '折叠入袋', 'Fold & bag', undefined, 'D', '0.40', packing),
  process('F08', '过检针机', 'Needle detector', '检针机', 'D', '0.05', packing),
  process('F09', '装箱封箱', 'Carton', '封箱机', 'D', '0.12', packing),
];

/** Where a bundle has to be complete before it moves on. */
export const checkpoints: ReadonlySet<string> = new Set([
  'C06',
  'S03',
  'S13',
  'S15',
  'S32',
  'S51',
  'F02',
  'F09',
]);

/** Paid to the team of the bed by shares, not by bundle. */
export const paidByBed: ReadonlySet<string> = new Set(['C01', 'C02', 'C03', 'C04']);

/** The process whose pieces count as output of its section. */
export const outputProcesses: ReadonlySet<string> = new Set([
  'C06',
  'C07',
  'S15',
  'S32',
  'S51',
  'F01',
  'F02',
  'F09',
]);

/** Checkpoint, output, ticket and pay of a library process, as styles take them over. */
export const processFlags = (code: string) => ({
  isCheckpoint: checkpoints.has(code) ? 1 : 0,
  isOutput: outputProcesses.has(code) ? 1 : 0,
  isTicket: paidByBed.has(code) ? 0 : 1,
  payScope: paidByBed.has(code) ? 2 : 1,
});
