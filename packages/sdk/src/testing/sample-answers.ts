import { amcSamples } from '../generated/samples/amc.ts';
import { amcBodies } from '../generated/samples/amc-bodies.ts';
import { ccmSamples } from '../generated/samples/ccm.ts';
import { ccmBodies } from '../generated/samples/ccm-bodies.ts';
import { mes2Samples } from '../generated/samples/mes2.ts';
import { mes2Bodies } from '../generated/samples/mes2-bodies.ts';
import { mmcSamples } from '../generated/samples/mmc.ts';
import { mmcBodies } from '../generated/samples/mmc-bodies.ts';

/** One answer for each operation by its id: the example of the document, or one drawn from it. */
export const sampleAnswers: Readonly<Record<string, unknown>> = {
  ...amcSamples,
  ...mmcSamples,
  ...ccmSamples,
  ...mes2Samples,
};

/** One body that its operation takes, by operation id; only of operations that take JSON. */
export const sampleBodies: Readonly<Record<string, unknown>> = {
  ...amcBodies,
  ...mmcBodies,
  ...ccmBodies,
  ...mes2Bodies,
};
