import { expect, test } from 'vitest';
import { decimalText, sum } from '../decimal.ts';
import { fc, test as property } from '../testing/property.ts';
import { GroupWageMethod, groupWage } from './group-wage.ts';
import { floorAmount, overtimePremium } from './legal-floor.ts';
import { bedWage } from './pay.ts';
import { payable } from './payable.ts';

const noHours = { normal: 0, otWeekday: 0, otRestDay: 0, otHoliday: 0 };

test('gives the spare cent to the smaller employee number, whatever the order of the list', () => {
  const members = ['0417', '0033', '0210'].map((employeeNo) => ({ employeeNo, hours: 8, coef: 1 }));
  expect(
    groupWage('100.00', members).map(({ employeeNo, amount }) => [
      employeeNo,
      decimalText(amount, 2),
    ]),
  ).toEqual([
    ['0417', '33.33'],
    ['0033', '33.34'],
    ['0210', '33.33'],
  ]);
});

test('divides by coefficient alone, or in equal parts', () => {
  const members = [
    { employeeNo: '1', hours: 10, coef: 3 },
    { employeeNo: '2', hours: 90, coef: 1 },
  ];
  const amounts = (method: GroupWageMethod) =>
    groupWage('100.00', members, method).map(({ amount }) => amount.toNumber());
  expect(amounts(GroupWageMethod.coef)).toEqual([75, 25]);
  expect(amounts(GroupWageMethod.equal)).toEqual([50, 50]);
  expect(amounts(GroupWageMethod.hoursAndCoef)).toEqual([25, 75]);
});

const team = (...shares: readonly string[]) =>
  shares.map((sharePct, at) => ({ employeeNo: `000${at + 1}`, sharePct }));
const texts = ({ pool, team: paid }: ReturnType<typeof bedWage>) => [
  pool.toFixed(),
  ...paid.map(({ amount }) => decimalText(amount, 2)),
];

test('pays a bed to the cent, and its people exactly that', () => {
  expect(texts(bedWage(720, '0.12', team('60', '40')))).toEqual(['86.4', '51.84', '34.56']);
  const thirds = bedWage(720, '0.12', team('33.34', '33.33', '33.33'));
  expect(texts(thirds)).toEqual(['86.4', '28.80', '28.80', '28.80']);
  expect(texts(bedWage(7, '0.1150', team('33.33', '33.33', '33.34')))).toEqual([
    '0.81',
    ...['0.27', '0.27', '0.27'],
  ]);
});

test('the spare cent of a bed goes to the smaller employee number, whoever was entered first', () => {
  const halves = ['0417', '0033'].map((employeeNo) => ({ employeeNo, sharePct: 50 }));
  const paid = bedWage(1, '0.25', halves).team.map(({ employeeNo, amount }) => [
    employeeNo,
    decimalText(amount, 2),
  ]);
  expect(paid).toEqual([
    ['0417', '0.12'],
    ['0033', '0.13'],
  ]);
});

test('has no premium and no floor without hours', () => {
  expect(overtimePremium('100', noHours).toNumber()).toBe(0);
  expect(floorAmount(noHours, 2360).toNumber()).toBe(0);
});

test('makes the monthly minimum the floor of exactly 174 hours', () => {
  expect(floorAmount({ ...noHours, normal: 174 }, '2360').toFixed(10)).toBe('2360.0000000000');
  expect(floorAmount({ ...noHours, otHoliday: 8 }, '1740').toFixed(2)).toBe('240.00');
});

test('counts neither subsidy nor bonus towards the floor', () => {
  const slip = payable({ piece: '1000', subsidy: '200', bonus: '50' }, '1500');
  expect(decimalText(slip.topUp, 2)).toBe('500.00');
  expect(decimalText(slip.payable, 2)).toBe('1750.00');
});

test('moves what a deduction cannot take to the next period, negative adjustments too', () => {
  const slip = payable({ piece: '1600', adjust: '-80', deduct: '50' }, '1500');
  expect(decimalText(slip.payable, 2)).toBe('1500.00');
  expect(decimalText(slip.deducted, 2)).toBe('100.00');
  expect(decimalText(slip.carriedOver, 2)).toBe('30.00');
});

property(
  'what the people of a bed get adds up to its pool, to the cent',
  [
    fc.integer({ min: 0, max: 5_000 }),
    fc.integer({ min: 0, max: 99_999 }),
    fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 }),
  ],
  (cutNum, price, shares) => {
    const people = team(...shares.map((share) => `${share}e-2`));
    const { pool, team: paid } = bedWage(cutNum, `${price}e-4`, people);
    expect(sum(paid.map(({ amount }) => amount)).toFixed(4)).toBe(pool.toFixed(4));
    for (const { amount } of paid) expect(amount.decimalPlaces()).toBeLessThanOrEqual(2);
  },
);

const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => `${value}e-2`);

property(
  'never pays below the floor, and the slip adds up',
  [cents, cents, cents, cents],
  (piece, floor, bonus, deduct) => {
    const slip = payable({ piece, bonus, deduct }, floor);
    expect(slip.payable.gte(slip.floor)).toBe(true);
    expect(slip.payable.eq(slip.earned.plus(slip.topUp).plus(bonus).minus(slip.deducted))).toBe(
      true,
    );
    expect(slip.deducted.plus(slip.carriedOver).eq(deduct)).toBe(true);
  },
);
