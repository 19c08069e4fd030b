import type { Tab } from '@garment-mes/session-machine';
import type { t as say } from '#app/i18n.ts';

/** Titles of routes are said in the language of the page; business numbers stay as they are. */
export const titleOfTab = ({ title }: Pick<Tab, 'title'>, t: typeof say): string => t(title);
