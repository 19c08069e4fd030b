/** The hour at which a bed will be cut, with the day when it is another one: `11-23 08:13`. */
export const endText = (endDate: string, today: string): string =>
  endDate.slice(endDate.startsWith(today) ? 11 : 5, 16);
