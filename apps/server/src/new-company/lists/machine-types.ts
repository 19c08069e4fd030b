/** Name of each machine type by code, with its needles and threads where it sews. */
export const machineTypes: readonly {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly needles?: number;
  readonly threads?: number;
  readonly stitchClass?: string;
}[] = [
  { code: 'LS1', name: '平车', nameEn: 'Lockstitch', needles: 1, threads: 2, stitchClass: '301' },
  {
    code: 'OL4',
    name: '四线锁边',
    nameEn: '4-thread overlock',
    needles: 2,
    threads: 4,
    stitchClass: '514',
  },
  {
    code: 'OL5',
    name: '五线锁边',
    nameEn: '5-thread overlock',
    needles: 2,
    threads: 5,
    stitchClass: '516',
  },
  { code: 'CVS', name: '冚车', nameEn: 'Coverstitch', needles: 3, threads: 5, stitchClass: '605' },
  { code: 'FLT', name: '绷缝车', nameEn: 'Flatlock', needles: 2, threads: 4, stitchClass: '602' },
  {
    code: 'DN2',
    name: '双针车',
    nameEn: 'Double needle',
    needles: 2,
    threads: 4,
    stitchClass: '301',
  },
  {
    code: 'FOA',
    name: '埋夹车',
    nameEn: 'Feed off the arm',
    needles: 2,
    threads: 4,
    stitchClass: '401',
  },
  { code: 'HEM', name: '卷边车', nameEn: 'Hemmer', needles: 1, threads: 2, stitchClass: '301' },
  {
    code: 'PLK',
    name: '拉筒车',
    nameEn: 'Placket machine',
    needles: 2,
    threads: 4,
    stitchClass: '401',
  },
  {
    code: 'WBD',
    name: '裤头车',
    nameEn: 'Waistband machine',
    needles: 4,
    threads: 8,
    stitchClass: '401',
  },
  { code: 'BTK', name: '打枣车', nameEn: 'Bartack', needles: 1, threads: 2, stitchClass: '304' },
  {
    code: 'BHL',
    name: '平头锁眼车',
    nameEn: 'Buttonhole',
    needles: 1,
    threads: 2,
    stitchClass: '304',
  },
  {
    code: 'BTN',
    name: '钉扣车',
    nameEn: 'Button sewer',
    needles: 1,
    threads: 1,
    stitchClass: '107',
  },
  {
    code: 'LOP',
    name: '耳仔车',
    nameEn: 'Belt-loop machine',
    needles: 2,
    threads: 3,
    stitchClass: '406',
  },
  { code: 'CTN', name: '翻领机', nameEn: 'Collar turner' },
  { code: 'SPR', name: '拉布机', nameEn: 'Spreader' },
  { code: 'CNC', name: '自动裁床', nameEn: 'Automatic cutter' },
  { code: 'INS', name: '验布机', nameEn: 'Fabric inspection' },
  { code: 'FUS', name: '粘合机', nameEn: 'Fusing press' },
  { code: 'SNP', name: '四合扣机', nameEn: 'Snap press' },
  { code: 'IRN', name: '蒸汽烫台', nameEn: 'Steam table' },
  { code: 'CHK', name: '验衣台', nameEn: 'Inspection table' },
  { code: 'SPT', name: '去污台', nameEn: 'Spotting table' },
  { code: 'NDL', name: '检针机', nameEn: 'Needle detector' },
  { code: 'CRT', name: '封箱机', nameEn: 'Carton sealer' },
];
