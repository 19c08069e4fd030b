import { isBarcode } from '@garment-mes/domain/bundles';
import { t } from '#app/i18n.ts';

/** What is said of a code that the device does not know, and nobody can be asked about now. */
export const unknownWords = (code: string): string =>
  isBarcode(code)
    ? t('离线：本机没有这扎的资料，联网后核对')
    : t('离线：本机不认识 {code}，联网后核对；是工卡请取消，联网后再扫', { code });
