/** Channel on which every server process receives what to push. */
export const PUSH_CHANNEL = 'garment_push';

/** What travels between processes: ids only, so that no row leaves the database past its policy. */
export interface Announcement {
  readonly companyId: string;
  readonly topic: string;
  readonly keys: readonly string[];
  /** Only these people; everybody of the company when not said. */
  readonly userIds?: readonly string[];
}

/** PostgreSQL refuses a notification of 8000 bytes or more. */
const MOST_BYTES = 7_500;

/** Packs announcements into as few notifications as fit. */
export function pack(announcements: readonly Announcement[]): string[] {
  const payloads: string[] = [];
  let open: string[] = [];
  let bytes = 2;
  for (const announcement of announcements.flatMap(cut)) {
    const text = JSON.stringify(announcement);
    if (bytes + text.length + 1 > MOST_BYTES) {
      payloads.push(`[${open.join(',')}]`);
      open = [];
      bytes = 2;
    }
    open.push(text);
    bytes += text.length + 1;
  }
  if (open.length > 0) payloads.push(`[${open.join(',')}]`);
  return payloads;
}

/** A notice to many people goes out in parts. */
function cut(announcement: Announcement): Announcement[] {
  const { userIds, keys } = announcement;
  if (!userIds || userIds.length + keys.length <= 200) return [announcement];
  const parts: Announcement[] = [];
  const size = 100;
  for (let from = 0; from < Math.max(userIds.length, keys.length); from += size)
    parts.push({
      ...announcement,
      keys: keys.slice(from, from + size),
      userIds: userIds.slice(from, from + size),
    });
  return parts;
}
