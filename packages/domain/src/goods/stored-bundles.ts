interface WaitingBundle {
  readonly num: number;
}

/**
 * Which bundles of a colour and size have come into the store with what was received: the oldest whose pieces
 * are covered by receipts that no other bundle in the store accounts for.
 *
 * @param received pieces of all grades in confirmed receipts
 * @param stored pieces of the bundles that are in the store already
 * @param waiting passed bundles, the oldest first
 */
export function bundlesCovered<Bundle extends WaitingBundle>(
  received: number,
  stored: number,
  waiting: readonly Bundle[],
): Bundle[] {
  const covered: Bundle[] = [];
  let left = received - stored;
  for (const bundle of waiting) {
    if (bundle.num > left) break;
    left -= bundle.num;
    covered.push(bundle);
  }
  return covered;
}
