import { eachDay } from './calendar.ts';

export interface PublicHoliday {
  readonly date: string;
  readonly name: string;
  /** 2 another day of the break, 3 statutory holiday, 4 a rest day worked in exchange. */
  readonly dayType: 2 | 3 | 4;
}

interface Holiday {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Days named by the law, on which work counts as on a holiday; the others of the break are days of rest. */
  readonly statutory: readonly string[];
  readonly worked?: readonly string[];
}

// Yearly notices of the State Council on breaks and the days worked in exchange; the statutory days are those of its
// order on holidays of festivals and memorial days: 11 days up to 2024, 13 since 2025.
const BY_YEAR: Readonly<Record<number, readonly Holiday[]>> = {
  2024: [
    { name: '元旦', from: '01-01', to: '01-01', statutory: ['01-01'] },
    {
      name: '春节',
      from: '02-10',
      to: '02-17',
      statutory: ['02-10', '02-11', '02-12'],
      worked: ['02-04', '02-18'],
    },
    { name: '清明节', from: '04-04', to: '04-06', statutory: ['04-04'], worked: ['04-07'] },
    {
      name: '劳动节',
      from: '05-01',
      to: '05-05',
      statutory: ['05-01'],
      worked: ['04-28', '05-11'],
    },
    { name: '端午节', from: '06-10', to: '06-10', statutory: ['06-10'] },
    { name: '中秋节', from: '09-15', to: '09-17', statutory: ['09-17'], worked: ['09-14'] },
    {
      name: '国庆节',
      from: '10-01',
      to: '10-07',
      statutory: ['10-01', '10-02', '10-03'],
      worked: ['09-29', '10-12'],
    },
  ],
  2025: [
    { name: '元旦', from: '01-01', to: '01-01', statutory: ['01-01'] },
    {
      name: '春节',
      from: '01-28',
      to: '02-04',
      statutory: ['01-28', '01-29', '01-30', '01-31'],
      worked: ['01-26', '02-08'],
    },
    { name: '清明节', from: '04-04', to: '04-06', statutory: ['04-04'] },
    {
      name: '劳动节',
      from: '05-01',
      to: '05-05',
      statutory: ['05-01', '05-02'],
      worked: ['04-27'],
    },
    { name: '端午节', from: '05-31', to: '06-02', statutory: ['05-31'] },
    {
      name: '国庆节、中秋节',
      from: '10-01',
      to: '10-08',
      statutory: ['10-01', '10-02', '10-03', '10-06'],
      worked: ['09-28', '10-11'],
    },
  ],
  2026: [
    { name: '元旦', from: '01-01', to: '01-03', statutory: ['01-01'], worked: ['01-04'] },
    {
      name: '春节',
      from: '02-15',
      to: '02-23',
      statutory: ['02-16', '02-17', '02-18', '02-19'],
      worked: ['02-14', '02-28'],
    },
    { name: '清明节', from: '04-04', to: '04-06', statutory: ['04-05'] },
    {
      name: '劳动节',
      from: '05-01',
      to: '05-05',
      statutory: ['05-01', '05-02'],
      worked: ['05-09'],
    },
    { name: '端午节', from: '06-19', to: '06-21', statutory: ['06-19'] },
    { name: '中秋节', from: '09-25', to: '09-27', statutory: ['09-25'] },
    {
      name: '国庆节',
      from: '10-01',
      to: '10-07',
      statutory: ['10-01', '10-02', '10-03'],
      worked: ['09-20', '10-10'],
    },
  ],
};

/**
 * Days of mainland China's holiday breaks in a year, and the days worked in exchange; empty for years whose notice is
 * not in the list.
 */
export const publicHolidays = (year: number): PublicHoliday[] =>
  (BY_YEAR[year] ?? []).flatMap(({ name, from, to, statutory, worked = [] }) => [
    ...eachDay(`${year}-${from}`, `${year}-${to}`).map(
      (date): PublicHoliday => ({
        date,
        name,
        dayType: statutory.includes(date.slice(5)) ? 3 : 2,
      }),
    ),
    ...worked.map((day): PublicHoliday => ({ date: `${year}-${day}`, name, dayType: 4 })),
  ]);
