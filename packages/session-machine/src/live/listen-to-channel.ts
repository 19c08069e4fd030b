import type { Inbox } from '../channel/inbox.ts';
import { endsSession } from '../channel/logic.ts';
import type { ChannelActor, Wiring } from './wiring.ts';

/** Passes frames on and lets the server end the session. */
export function listenToChannel(wiring: Wiring, channel: ChannelActor, inbox: Inbox): void {
  const { config, ledger, emit, end, serverNow } = wiring;
  channel.on('received', ({ frame }) => inbox.receive(frame));
  channel.on('opened', ({ again }) => {
    if (again) emit('gap', { reason: 'reconnected', dropped: 0 });
  });
  channel.on('denied', () => {
    const { access } = ledger.read();
    if (access) ledger.reject(access);
  });
  channel.on('bindFailed', ({ error }) => emit('problem', { area: 'channel', error }));

  inbox.listen((message) => {
    if (message.kind === 'live') return;
    const notices = message.kind === 'notice' ? [message.notice] : message.messages;
    if (notices.some((notice) => endsSession(notice, serverNow(), config.timeZone)))
      end('disabled');
  });
}
