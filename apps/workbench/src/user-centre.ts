import type { Session } from '@garment-mes/session-machine';

const HERE = '/accountDelete';

/**
 * Sends a person whose account is being ended to the user centre of the installation, once.
 * @param elsewhere its address; `undefined` when the workbench has a page for it
 */
export function leadToUserCentre(
  session: Pick<Session, 'snapshot' | 'subscribe'>,
  elsewhere: string | undefined,
  leave: (address: string) => void = (address) => location.assign(address),
) {
  let gone = false;
  function go(): void {
    if (gone || elsewhere === undefined) return;
    gone = true;
    leave(elsewhere);
  }
  const stop = session.subscribe(() => {
    if (session.snapshot().destination === HERE) go();
  });
  return {
    /** Called with where the person went. */
    wentTo(address: string): void {
      if (address.split('?')[0] === HERE) go();
    },
    stop,
  };
}
