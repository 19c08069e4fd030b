/** One entry of the defect catalogue. */
export interface Defect {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly type: string;
  /** 1 critical, 2 major, 3 minor. */
  readonly severity: 1 | 2 | 3;
  /** 1 sewing, 2 cutting, 3 material, 4 finishing, 5 print and embroidery. */
  readonly blame: 1 | 2 | 3 | 4 | 5;
  /** Tenths of a percent of all defects found. */
  readonly share: number;
}

const SEVERITY = { critical: 1, major: 2, minor: 3 } as const;
const BLAME = { sewing: 1, cutting: 2, material: 3, finishing: 4, print: 5 } as const;

const TABLE = `
Q01 线头未剪|Untrimmed thread|线迹|minor|sewing|155
Q02 跳针|Skipped stitch|线迹|major|sewing|110
Q03 断线|Broken stitch|线迹|major|sewing|80
Q04 起皱|Puckering|缝型|minor|sewing|70
Q05 油污|Oil stain|外观|major|sewing|65
Q06 爆缝开口|Open seam|缝型|major|sewing|55
Q07 不对称|Asymmetry|缝型|major|sewing|45
Q08 线路不直|Crooked seam|线迹|minor|sewing|45
Q09 打褶|Caught pleat|缝型|major|sewing|35
Q10 针洞|Needle hole|线迹|major|sewing|25
Q11 针距不符|Wrong stitch density|线迹|minor|sewing|20
Q12 线松紧|Thread tension|线迹|minor|sewing|20
Q13 漏工序|Missing operation|缝型|major|sewing|12
Q14 左右色差|Panel shading|裁片|major|cutting|22
Q15 裁片尺寸|Panel size|裁片|major|cutting|12
Q16 裁片毛边|Frayed panel|裁片|minor|cutting|8
Q17 刀口过深|Deep notch|裁片|major|cutting|6
Q18 错码错片|Wrong panel|裁片|major|cutting|8
Q19 布疵|Fabric flaw|面料|minor|material|35
Q20 破洞|Hole|面料|major|material|16
Q21 色花|Uneven dye|面料|major|material|10
Q22 纬斜|Skew|面料|major|material|7
Q23 拉链不良|Faulty zipper|辅料|major|material|9
Q24 钮扣松|Loose button|辅料|major|sewing|13
Q25 钮门不良|Faulty buttonhole|辅料|minor|sewing|12
Q26 唛头错漏|Wrong or missing label|辅料|major|sewing|7
Q27 尺寸超差|Measurement out of tolerance|尺寸|major|sewing|26
Q28 烫黄极光|Press shine|整烫|major|finishing|12
Q29 熨烫不平|Poor pressing|整烫|minor|finishing|18
Q30 污渍|Dirt|外观|minor|finishing|16
Q31 水渍|Water mark|外观|minor|finishing|6
Q32 吊牌错|Wrong hang tag|包装|major|finishing|3
Q33 包装折叠|Folding|包装|minor|finishing|5
Q34 印花脱落|Print peeling|印绣花|major|print|6
Q35 绣花漏针|Embroidery gap|印绣花|minor|print|3
Q36 断针残留|Needle fragment|安全|critical|sewing|1
Q37 尖锐物|Sharp point|安全|critical|material|1
Q38 发霉异味|Mildew|安全|critical|finishing|1`;

export const defects: readonly Defect[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [head = '', nameEn = '', type = '', severity = '', blame = '', share = ''] =
      line.split('|');
    const [code = '', name = ''] = head.split(' ');
    return {
      code,
      name,
      nameEn,
      type,
      severity: SEVERITY[severity as keyof typeof SEVERITY],
      blame: BLAME[blame as keyof typeof BLAME],
      share: Number(share),
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
