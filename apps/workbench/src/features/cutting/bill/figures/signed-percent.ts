import type { FabricFigures } from '@garment-mes/domain/cutting-bed';
import { CuttingBedFields } from '@garment-mes/sdk/labels';
import { percentText } from '#screens/fields/percent-text.ts';

/** How much more or less than planned, with its sign: `+1.20`, `-2.34`; nothing is neither. */
export const signedPercent = (value: FabricFigures['usageDiffPct']): string =>
  `${value?.gt(0) ? '+' : ''}${percentText(CuttingBedFields.usageDiffPct, value?.toString())}`;
