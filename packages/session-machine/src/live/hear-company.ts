import { permissionText } from '../company/logic.ts';
import type { Wiring } from './wiring.ts';

/** Stores the choice and the permissions, and drops the tabs they no longer allow. */
export function hearCompany({ env, config, company, tabs, channel, tell, post }: Wiring): void {
  const { store } = env;
  company.on('settled', ({ company: chosen, switched }) => {
    store.set('user_company', chosen.id);
    store.set('selectedCompany', chosen.id);
    tell(switched ? 'company-switched' : 'company-loaded', { company: chosen });
    if (!switched) return;
    post({ type: 'company', id: chosen.id });
    channel.send({ type: 'binding.outdated' });
  });
  company.on('rejected', () => {
    store.remove('user_company');
    store.remove('selectedCompany');
  });
  company.on('menusLoaded', ({ menus, keys }) => {
    store.set('btnUrl', permissionText(keys));
    tell('menus-loaded', { menus });
    const { permits } = config;
    if (!permits) return;
    const kept = tabs.getSnapshot().context.tabs.filter((tab) => permits(tab, menus));
    tabs.send({ type: 'tabs.permitted', keys: kept.map(({ key }) => key) });
  });
}
