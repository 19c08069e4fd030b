import { amcSamples } from '../generated/samples/amc.ts';
import { ccmSamples } from '../generated/samples/ccm.ts';
import { mes2Samples } from '../generated/samples/mes2.ts';
import { mmcSamples } from '../generated/samples/mmc.ts';

/** One answer for each operation by its id: the example of the document, or one drawn from it. */
export const sampleAnswers: Readonly<Record<string, unknown>> = {
  ...amcSamples,
  ...mmcSamples,
  ...ccmSamples,
  ...mes2Samples,
};
