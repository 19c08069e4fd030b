import { type ReactNode, useState } from 'react';
import { type Bill, PartContext, useBill } from './bill-context.ts';

interface StillPartProps {
  /** Whether the part says the same of both. */
  readonly isSame: (shown: Bill, now: Bill) => boolean;
  /** Memoised: what is drawn again is what reads the bill. */
  readonly children: ReactNode;
}

/** Redraws a part of the bill only when what it shows of the bill changes. */
export function StillPart({ isSame, children }: StillPartProps) {
  const now = useBill();
  const [shown, show] = useState(now);
  const bill = isSame(shown, now) ? shown : now;
  if (bill !== shown) show(bill);
  return <PartContext value={bill}>{children}</PartContext>;
}
