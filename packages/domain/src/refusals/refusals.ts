import { basicsRefusals } from './basics-refusals.ts';
import { cuttingRefusals } from './cutting-refusals.ts';
import { fabricRefusals } from './fabric-refusals.ts';
import { floorRefusals } from './floor-refusals.ts';
import { goodsRefusals } from './goods-refusals.ts';
import { orderRefusals } from './order-refusals.ts';
import { paySlipRefusals } from './pay-slip-refusals.ts';
import { peopleRefusals } from './people-refusals.ts';
import { qualityRefusals } from './quality-refusals.ts';
import type { NamesIn } from './refusal.ts';
import { scheduleRefusals } from './schedule-refusals.ts';
import { sharedRefusals } from './shared-refusals.ts';
import { signInRefusals } from './sign-in-refusals.ts';
import { styleRefusals } from './style-refusals.ts';

/** Every refusal of the product, by code: status of the answer and sentence in both languages. */
export const refusals = {
  ...sharedRefusals,
  ...basicsRefusals,
  ...orderRefusals,
  ...styleRefusals,
  ...cuttingRefusals,
  ...fabricRefusals,
  ...floorRefusals,
  ...scheduleRefusals,
  ...qualityRefusals,
  ...goodsRefusals,
  ...paySlipRefusals,
  ...peopleRefusals,
  ...signInRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;

/** A word that reads differently in the two languages. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

export type RefusalValue = string | number | Bilingual;

/** The params a code asks for: one for each name in braces of its sentence. */
export type RefusalParams<Code extends RefusalCode> = Code extends RefusalCode
  ? { readonly [Name in NamesIn<(typeof refusals)[Code]['zh']>]: RefusalValue }
  : never;
