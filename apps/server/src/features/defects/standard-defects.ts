/** Category of the standard library: its code, name and section of the factory. */
export const standardCategories = [
  ['CUT', '裁剪', 1],
  ['SEW', '缝制', 3],
  ['MAT', '材料', 1],
  ['FIN', '后整', 4],
  ['PRT', '印绣', 2],
] as const;

/** Type: code, name, code of its category. */
export const standardTypes = [
  ['ST', '线迹', 'SEW'],
  ['SM', '缝型', 'SEW'],
  ['AP', '外观', 'SEW'],
  ['SZ', '尺寸', 'SEW'],
  ['CP', '裁片', 'CUT'],
  ['FB', '面料', 'MAT'],
  ['TR', '辅料', 'MAT'],
  ['PR', '整烫', 'FIN'],
  ['PK', '包装', 'FIN'],
  ['PE', '印绣花', 'PRT'],
  ['SF', '安全', 'FIN'],
] as const;

const CRITICAL = 1;
const MAJOR = 2;
const MINOR = 3;
const SEWING = 1;
const CUTTING = 2;
const MATERIAL = 3;
const FINISHING = 4;
const PRINT = 5;

/** The defects every garment factory meets: code, names, type, severity, blame. */
export const standardItems = [
  ['Q01', '线头未剪', 'Untrimmed thread', 'AP', MINOR, SEWING],
  ['Q02', '跳针', 'Skipped stitch', 'ST', MAJOR, SEWING],
  ['Q03', '断线', 'Broken stitch', 'ST', MAJOR, SEWING],
  ['Q04', '起皱', 'Puckering', 'SM', MINOR, SEWING],
  ['Q05', '油污', 'Oil stain', 'AP', MAJOR, SEWING],
  ['Q06', '爆缝开口', 'Open seam', 'SM', MAJOR, SEWING],
  ['Q07', '不对称', 'Asymmetry', 'AP', MAJOR, SEWING],
  ['Q08', '线路不直', 'Crooked seam', 'SM', MINOR, SEWING],
  ['Q09', '打褶', 'Caught pleat', 'SM', MAJOR, SEWING],
  ['Q10', '针洞', 'Needle hole', 'ST', MAJOR, SEWING],
  ['Q11', '针距不符', 'Wrong stitch density', 'ST', MINOR, SEWING],
  ['Q12', '线松紧', 'Thread tension', 'ST', MINOR, SEWING],
  ['Q13', '漏工序', 'Missing operation', 'SM', MAJOR, SEWING],
  ['Q14', '左右色差', 'Panel shade', 'CP', MAJOR, CUTTING],
  ['Q15', '裁片尺寸', 'Panel size', 'CP', MAJOR, CUTTING],
  ['Q16', '裁片毛边', 'Frayed panel', 'CP', MINOR, CUTTING],
  ['Q17', '刀口过深', 'Deep notch', 'CP', MAJOR, CUTTING],
  ['Q18', '错码错片', 'Wrong panel', 'CP', MAJOR, CUTTING],
  ['Q19', '布疵', 'Fabric flaw', 'FB', MINOR, MATERIAL],
  ['Q20', '破洞', 'Hole', 'FB', MAJOR, MATERIAL],
  ['Q21', '色花', 'Uneven dye', 'FB', MAJOR, MATERIAL],
  ['Q22', '纬斜', 'Skew', 'FB', MAJOR, MATERIAL],
  ['Q23', '拉链不良', 'Zipper', 'TR', MAJOR, MATERIAL],
  ['Q24', '钮扣松', 'Loose button', 'TR', MAJOR, SEWING],
  ['Q25', '钮门不良', 'Buttonhole', 'TR', MINOR, SEWING],
  ['Q26', '唛头错漏', 'Label', 'TR', MAJOR, SEWING],
  ['Q27', '尺寸超差', 'Measurement', 'SZ', MAJOR, SEWING],
  ['Q28', '烫黄极光', 'Press shine', 'PR', MAJOR, FINISHING],
  ['Q29', '熨烫不平', 'Poor press', 'PR', MINOR, FINISHING],
  ['Q30', '污渍', 'Dirt', 'AP', MINOR, FINISHING],
  ['Q31', '水渍', 'Water mark', 'PR', MINOR, FINISHING],
  ['Q32', '吊牌错', 'Wrong tag', 'PK', MAJOR, FINISHING],
  ['Q33', '包装折叠', 'Folding', 'PK', MINOR, FINISHING],
  ['Q34', '印花脱落', 'Print peel', 'PE', MAJOR, PRINT],
  ['Q35', '绣花漏针', 'Embroidery gap', 'PE', MINOR, PRINT],
  ['Q36', '断针残留', 'Needle fragment', 'SF', CRITICAL, SEWING],
  ['Q37', '尖锐物', 'Sharp point', 'SF', CRITICAL, MATERIAL],
  ['Q38', '发霉异味', 'Mildew', 'SF', CRITICAL, FINISHING],
] as const;
