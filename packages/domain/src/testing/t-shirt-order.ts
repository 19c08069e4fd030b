// The order that the worked examples follow: 2,100 T-shirts in two colours and four sizes, cut in
// three lays of 120 plies.
import type { BedDraft } from '../cutting-bed/bed-draft.ts';
import type { OrderedCell } from '../cutting-bed/checks/check-over-cut.ts';

export const black = { colorId: 'BLK', colorName: '黑色' };
export const navy = { colorId: 'NVY', colorName: '藏青' };

export const ratio = [
  { sizeId: 'S', sizeName: 'S', ratio: 1 },
  { sizeId: 'M', sizeName: 'M', ratio: 2 },
  { sizeId: 'L', sizeName: 'L', ratio: 2 },
  { sizeId: 'XL', sizeName: 'XL', ratio: 1 },
];

export const lays = [
  { colors: [{ ...black, plies: 120 }], firstNo: 1 },
  {
    colors: [
      { ...black, plies: 86 },
      { ...navy, plies: 34 },
    ],
    firstNo: 31,
  },
  { colors: [{ ...navy, plies: 120 }], firstNo: 67 },
];

export const ordered: OrderedCell[] = [
  { ...black, sizes: [200, 400, 400, 200] },
  { ...navy, sizes: [150, 300, 300, 150] },
].flatMap(({ colorId, colorName, sizes }) =>
  sizes.map((orderNum, index) => ({
    colorId,
    colorName,
    sizeId: ratio[index]?.sizeId ?? '',
    sizeName: ratio[index]?.sizeName ?? '',
    orderNum,
    cutNum: 0,
  })),
);

export const spreading = { orderProcessId: 'C02', processName: '拉布' };

/** Bed 1 as it was entered: 660.0 m issued on two rolls, 18.6 m handed back. */
export const firstBed: BedDraft = {
  markerLen: '5.20',
  endLossLen: '0.04',
  sizes: ratio,
  colors: [{ ...black, plies: 120 }],
  rolls: [
    {
      rollNo: 'R0301',
      colorId: 'BLK',
      plies: 60,
      plyFrom: 1,
      plyTo: 60,
      issuedLen: '320.000',
      spliceLen: '2.2',
      defectLen: '1.0',
      remnantLen: '2.4',
      returnLen: '0',
    },
    {
      rollNo: 'R0302',
      colorId: 'BLK',
      plies: 60,
      plyFrom: 61,
      plyTo: 120,
      issuedLen: '340.000',
      spliceLen: '2.0',
      defectLen: '1.0',
      remnantLen: '4.0',
      returnLen: '18.6',
    },
  ],
  employees: [
    { orderProcessId: 'C02', sharePct: 60 },
    { orderProcessId: 'C02', sharePct: 40 },
  ],
};
