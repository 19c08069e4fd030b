export { activateVersion, refuseVersion } from './decide-version.ts';
export { requireVersion } from './save-version.ts';
