import { isBankCard, isMobile, readIdentity } from '@garment-mes/domain/people';
import { t } from '#app/i18n.ts';

/** What a person says of himself or herself. Empty numbers stay as they are kept. */
export interface OwnFile {
  readonly phone: string;
  readonly emergencyContact: string;
  readonly idCard: string;
  readonly bankCard: string;
  readonly avatar: string;
}

/** What is wrong with it, by field. */
export const fileFaults = ({ phone, idCard, bankCard }: OwnFile) => ({
  ...(isMobile(phone.trim()) ? {} : { phone: t('手机号格式不正确') }),
  ...(idCard === '' || readIdentity(idCard.trim().toUpperCase())
    ? {}
    : { idCard: t('身份证号格式不正确') }),
  ...(bankCard === '' || isBankCard(bankCard.replaceAll(' ', ''))
    ? {}
    : { bankCard: t('银行卡号格式不正确') }),
});
