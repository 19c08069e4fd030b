import type { Engine } from '../database/engine.ts';
import { OWN_APPLICATIONS } from '../http/company.ts';
import type { Announcement } from './announcement.ts';
import { latestNotice, noticesFor } from './notices.sql.ts';
import type { Socket } from './socket.ts';

/** Sends an announcement to whoever reads its topic, and notices to those they are for. */
export async function deliver(
  engine: Engine,
  sockets: Iterable<Socket>,
  { companyId, topic, keys, userIds }: Announcement,
): Promise<void> {
  const readers = [...sockets].filter(
    ({ binding }) =>
      binding?.companyId === companyId && (!userIds || userIds.includes(binding.userId)),
  );
  // One company is one time zone: thousands of sockets get the same text.
  let frame: Buffer | undefined;
  for (const socket of readers) {
    if (!socket.binding?.topics.has(topic)) continue;
    frame ??= Buffer.from(
      JSON.stringify({ topic, keys: userIds ? [] : keys, asOf: socket.asOf() }),
    );
    socket.sendText(frame);
  }
  if (topic === 'message' && userIds) await sendNotices(engine, companyId, keys, readers);
}

/** Notices go to their own people, each in the language of the tab. */
async function sendNotices(
  engine: Engine,
  companyId: string,
  keys: Announcement['keys'],
  readers: readonly Socket[],
): Promise<void> {
  const timeZone = readers[0]?.binding?.timeZone ?? 'Asia/Shanghai';
  const scope = { companyId, userId: '0', timeZone };
  for (const [language, same] of Map.groupBy(readers, ({ binding }) => binding?.language)) {
    const people = [...new Set(same.flatMap(({ binding }) => binding?.userId ?? []))];
    if (language === undefined || people.length === 0) continue;
    const notices = await noticesFor(engine, scope, keys, people, language);
    for (const { userId, ...notice } of notices)
      for (const socket of same) if (socket.binding?.userId === userId) socket.send(notice);
  }
}

/** Sends a tab how far its person's notices have come: one that knows less reads the list again. */
export async function greet(engine: Engine, socket: Socket): Promise<void> {
  const { binding } = socket;
  if (!binding || binding.companyId === OWN_APPLICATIONS) return;
  const offset = await latestNotice(engine, binding);
  if (socket.binding === binding)
    socket.send({ topic: 'hello', keys: [offset], asOf: socket.asOf() });
}
