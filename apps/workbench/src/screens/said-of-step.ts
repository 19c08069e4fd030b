import { t } from '#app/i18n.ts';

/** What is said after a step that may have to wait for the consent of somebody else. */
export const saidOfStep = (isTaken: boolean): string => (isTaken ? t('操作成功') : t('已提交审批'));
