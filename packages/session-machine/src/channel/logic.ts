/** A notice older than this says nothing about now. */
export const DISABLED_NOTICE_MS = 60_000;
export const DISABLED_NOTICE = 'platform-account-disabled';

export interface AccountNotice {
  readonly title?: string | null | undefined;
  /** `YYYY-MM-DD HH:mm:ss` in the company's time zone. */
  readonly createDate?: string | null | undefined;
}

/** Whether a notice ends the session: it announces the disabled account and is 60 s old at most. */
export function endsSession(notice: AccountNotice, serverNow: number, timeZone?: string): boolean {
  if (notice.title !== DISABLED_NOTICE || !notice.createDate) return false;
  // Both texts are read as if in UTC: their difference is the age in any zone.
  const text = new Date(serverNow).toLocaleString('sv', { ...(timeZone && { timeZone }) });
  const read = (stamp: string) => Date.parse(`${stamp.replace(' ', 'T')}Z`);
  return read(text) - read(notice.createDate) <= DISABLED_NOTICE_MS;
}
