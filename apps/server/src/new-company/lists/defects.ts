/** One entry of the defect catalogue. */
export interface StandardDefect {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly type: string;
  /** 1 critical, 2 major, 3 minor. */
  readonly severity: 1 | 2 | 3;
  /** 1 sewing, 2 cutting, 3 material, 4 finishing, 5 print and embroidery. */
  readonly blame: 1 | 2 | 3 | 4 | 5;
}

const SEVERITY = { critical: 1, major: 2, minor: 3 } as const;
const BLAME = { sewing: 1, cutting: 2, material: 3, finishing: 4, print: 5 } as const;

const TABLE = `
Q01 线头未剪|Untrimmed thread|线迹|minor|sewing
Q02 跳针|Skipped stitch|线迹|major|sewing
Q03 断线|Broken stitch|线迹|major|sewing
Q04 起皱|Puckering|缝型|minor|sewing
Q05 油污|Oil stain|外观|major|sewing
Q06 爆缝开口|Open seam|缝型|major|sewing
Q07 不对称|Asymmetry|缝型|major|sewing
Q08 线路不直|Crooked seam|线迹|minor|sewing
Q09 打褶|Caught pleat|缝型|major|sewing
Q10 针洞|Needle hole|线迹|major|sewing
Q11 针距不符|Wrong stitch density|线迹|minor|sewing
Q12 线松紧|Thread tension|线迹|minor|sewing
Q13 漏工序|Missing operation|缝型|major|sewing
Q14 左右色差|Panel shading|裁片|major|cutting
Q15 裁片尺寸|Panel size|裁片|major|cutting
Q16 裁片毛边|Frayed panel|裁片|minor|cutting
Q17 刀口过深|Deep notch|裁片|major|cutting
Q18 错码错片|Wrong panel|裁片|major|cutting
Q19 布疵|Fabric flaw|面料|minor|material
Q20 破洞|Hole|面料|major|material
Q21 色花|Uneven dye|面料|major|material
Q22 纬斜|Skew|面料|major|material
Q23 拉链不良|Faulty zipper|辅料|major|material
Q24 钮扣松|Loose button|辅料|major|sewing
Q25 钮门不良|Faulty buttonhole|辅料|minor|sewing
Q26 唛头错漏|Wrong or missing label|辅料|major|sewing
Q27 尺寸超差|Measurement out of tolerance|尺寸|major|sewing
Q28 烫黄极光|Press shine|整烫|major|finishing
Q29 熨烫不平|Poor pressing|整烫|minor|finishing
Q30 污渍|Dirt|外观|minor|finishing
Q31 水渍|Water mark|外观|minor|finishing
Q32 吊牌错|Wrong hang tag|包装|major|finishing
Q33 包装折叠|Folding|包装|minor|finishing
Q34 印花脱落|Print peeling|印绣花|major|print
Q35 绣花漏针|Embroidery gap|印绣花|minor|print
Q36 断针残留|Needle fragment|安全|critical|sewing
Q37 尖锐物|Sharp point|安全|critical|material
Q38 发霉异味|Mildew|安全|critical|finishing`;

/** The defect catalogue that a factory begins with. */
export const standardDefects: readonly StandardDefect[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [head = '', nameEn = '', type = '', severity = '', blame = ''] = line.split('|');
    const [code = '', name = ''] = head.split(' ');
    return {
      code,
      name,
      nameEn,
      type,
      severity: SEVERITY[severity as keyof typeof SEVERITY],
      blame: BLAME[blame as keyof typeof BLAME],
    };
  });

/** Categories of the catalogue with the section of the floor they belong to, and their types. */
export const defectCategories: readonly (readonly [
  code: string,
  name: string,
  section: number,
  types: readonly string[],
])[] = [
  ['DC1', '裁剪', 1, ['裁片']],
  ['DC2', '缝制', 3, ['线迹', '缝型', '外观', '尺寸']],
  ['DC3', '材料', 1, ['面料', '辅料']],
  ['DC4', '后整', 4, ['整烫', '包装', '安全']],
  ['DC5', '印绣', 2, ['印绣花']],
];
