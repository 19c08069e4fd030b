import type { User } from '@garment-mes/session-machine';

/** How a person is called on the page and on paper. */
export const personName = ({ name, username }: User): string => name ?? username ?? '';
