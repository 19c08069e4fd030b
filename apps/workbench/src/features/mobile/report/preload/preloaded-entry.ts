import type { AppPreload } from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';
import { endingWith, enteredCode } from '../report-state.ts';

/** How a code is typed by hand where the device was given the bundles of the shift: its end is enough. */
export const preloadedEntry = (preload: AppPreload | undefined) => ({
  note: t('条码末 6 位，或整个条码、工号'),
  entered: (code: string) => enteredCode(preload, code),
  offers: (tail: string) =>
    endingWith(preload, tail).map((code) => {
      const bundle = preload?.bundles.find(({ barcode }) => barcode === code);
      return { code, words: `${bundle?.bundleLabel} ${bundle?.colorName} ${bundle?.sizeName}` };
    }),
});
