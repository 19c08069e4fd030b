import { permissionKeys, permissionText } from '../company/logic.ts';
import type { Wiring, Work } from './wiring.ts';

/** Stores the choice and the permissions, and drops the tabs they no longer allow. */
export function listenToCompany(
  { env, config, emit, post }: Wiring,
  { company, channel, retain }: Pick<Work, 'company' | 'channel' | 'retain'>,
): void {
  const { store } = env;
  company.on('settled', ({ company: chosen, switched }) => {
    store.set('user_company', chosen.id);
    store.set('selectedCompany', chosen.id);
    emit(switched ? 'company-switched' : 'company-loaded', { company: chosen });
    if (!switched) return;
    post({ type: 'company', id: chosen.id });
    channel.send({ type: 'binding.outdated' });
  });
  company.on('rejected', () => {
    store.remove('user_company');
    store.remove('selectedCompany');
  });
  company.on('menusLoaded', ({ menus }) => {
    store.set('btnUrl', permissionText(permissionKeys(menus)));
    emit('menus-loaded', { menus });
    const { permits } = config;
    if (permits) retain((tab) => permits(tab, menus));
  });
}
