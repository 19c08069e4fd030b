import { readIdentity, yearsBetween } from '@garment-mes/domain/people';
import { t } from '#app/i18n.ts';

/** What a person hands in to be known by name. */
export interface Identity {
  readonly name: string;
  readonly idCardNo: string;
  readonly frontUrl: string;
  readonly backUrl: string;
}

export const noIdentity: Identity = { name: '', idCardNo: '', frontUrl: '', backUrl: '' };

const YOUNGEST = 16;
const SHORTEST_NAME = 2;
const LONGEST_NAME = 32;

type IdentityFaults = Partial<Record<keyof Identity, string>>;

/**
 * What is wrong with it, by field.
 * @param today `YYYY-MM-DD`
 */
export function identityFaults(
  { name, idCardNo, frontUrl, backUrl }: Identity,
  today: string,
): IdentityFaults {
  const length = name.trim().length;
  const number = numberFault(idCardNo, today);
  return {
    ...(length < SHORTEST_NAME || length > LONGEST_NAME ? { name: t('请输入姓名') } : {}),
    ...(number === undefined ? {} : { idCardNo: number }),
    ...(frontUrl === '' ? { frontUrl: t('请上传人像面') } : {}),
    ...(backUrl === '' ? { backUrl: t('请上传国徽面') } : {}),
  };
}

function numberFault(text: string, today: string): string | undefined {
  const identity = readIdentity(text.trim().toUpperCase());
  if (identity === undefined) return t('身份证号格式不正确');
  return yearsBetween(identity.birthDate, today) < YOUNGEST ? t('未满16周岁不能认证') : undefined;
}
