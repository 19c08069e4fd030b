/** A span of bundle numbers as typed; empty text for an open end. */
export interface BundleRange {
  readonly from: string;
  readonly to: string;
}

/** `B0047`, `b47` and `47` are the same bundle. @returns undefined when it is none */
export function bundleNumber(text: string): number | undefined {
  const digits = /^\s*b?0*(\d{1,6})\s*$/i.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** What is wrong with a span. */
export function rangeFault({ from, to }: BundleRange): 'unreadable' | 'reversed' | undefined {
  const [first, last] = [from, to].map((text) => (text.trim() === '' ? null : bundleNumber(text)));
  if (first === undefined || last === undefined) return 'unreadable';
  return typeof first === 'number' && typeof last === 'number' && last < first
    ? 'reversed'
    : undefined;
}

/** What a list of bundles is asked for by a span; an open or unreadable end asks for nothing. */
export function rangeQuery({ from, to }: BundleRange): {
  readonly bundleFrom?: number;
  readonly bundleTo?: number;
} {
  const [first, last] = [bundleNumber(from), bundleNumber(to)];
  return {
    ...(first === undefined ? {} : { bundleFrom: first }),
    ...(last === undefined ? {} : { bundleTo: last }),
  };
}
