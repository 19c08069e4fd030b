import { eachDay } from './calendar.ts';

export interface PublicHoliday {
  readonly date: string;
  readonly name: string;
  /** 3 public holiday, 4 a rest day worked in exchange. */
  readonly dayType: 3 | 4;
}

interface Holiday {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly worked?: readonly string[];
}

// Yearly notices of the State Council on public holidays and the days worked in exchange.
const BY_YEAR: Readonly<Record<number, readonly Holiday[]>> = {
  2024: [
    { name: '元旦', from: '01-01', to: '01-01' },
    { name: '春节', from: '02-10', to: '02-17', worked: ['02-04', '02-18'] },
    { name: '清明节', from: '04-04', to: '04-06', worked: ['04-07'] },
    { name: '劳动节', from: '05-01', to: '05-05', worked: ['04-28', '05-11'] },
    { name: '端午节', from: '06-10', to: '06-10' },
    { name: '中秋节', from: '09-15', to: '09-17', worked: ['09-14'] },
    { name: '国庆节', from: '10-01', to: '10-07', worked: ['09-29', '10-12'] },
  ],
  2025: [
    { name: '元旦', from: '01-01', to: '01-01' },
    { name: '春节', from: '01-28', to: '02-04', worked: ['01-26', '02-08'] },
    { name: '清明节', from: '04-04', to: '04-06' },
    { name: '劳动节', from: '05-01', to: '05-05', worked: ['04-27'] },
    { name: '端午节', from: '05-31', to: '06-02' },
    { name: '国庆节、中秋节', from: '10-01', to: '10-08', worked: ['09-28', '10-11'] },
  ],
  2026: [
    { name: '元旦', from: '01-01', to: '01-03', worked: ['01-04'] },
    { name: '春节', from: '02-15', to: '02-23', worked: ['02-14', '02-28'] },
    { name: '清明节', from: '04-04', to: '04-06' },
    { name: '劳动节', from: '05-01', to: '05-05', worked: ['05-09'] },
    { name: '端午节', from: '06-19', to: '06-21' },
    { name: '中秋节', from: '09-25', to: '09-27' },
    { name: '国庆节', from: '10-01', to: '10-07', worked: ['09-20', '10-10'] },
  ],
};

/** Holidays of mainland China in a year; empty for years whose notice is not in the list. */
export const publicHolidays = (year: number): PublicHoliday[] =>
  (BY_YEAR[year] ?? []).flatMap(({ name, from, to, worked = [] }) => [
    ...eachDay(`${year}-${from}`, `${year}-${to}`).map(
      (date): PublicHoliday => ({ date, name, dayType: 3 }),
    ),
    ...worked.map((day): PublicHoliday => ({ date: `${year}-${day}`, name, dayType: 4 })),
  ]);
