type Values = readonly (number | undefined)[];

/** A round number that no value is above: 1, 2 or 5 times a power of ten. */
export function topOf(values: Values): number {
  const most = Math.max(1, ...values.flatMap((value) => value ?? []));
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

const pointsOf = (values: Values, top: number, width: number, height: number) =>
  values.map((value, at) =>
    value === undefined
      ? undefined
      : ([((at + 0.5) / values.length) * width, height * (1 - value / top)] as const),
  );

/** A line through the values, broken where there is none; a value between two gaps is a dot. */
export function linePath(values: Values, top: number, width: number, height: number): string {
  const points = pointsOf(values, top, width, height);
  return points
    .map((point, at) =>
      point === undefined
        ? ''
        : [
            points[at - 1] === undefined ? 'M' : 'L',
            `${point[0].toFixed(1)} ${point[1].toFixed(1)}`,
            points[at - 1] === undefined && points[at + 1] === undefined ? 'h0' : '',
          ].join(''),
    )
    .join('');
}

/** What lies below the line of values that are all there. */
export function areaPath(values: Values, top: number, width: number, height: number): string {
  const points = pointsOf(values, top, width, height).flatMap((point) => (point ? [point] : []));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const line = points.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `M${first[0].toFixed(1)} ${height}${line}L${last[0].toFixed(1)} ${height}Z`;
}
