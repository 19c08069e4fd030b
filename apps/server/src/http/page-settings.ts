/** What the pages of an installation read, by the name of their `<meta>` element. */
export type PageSettings = Readonly<
  Partial<Record<'cookie-domains' | 'user-centre-domains' | 'user-centre', string>>
>;

const EMPTY_META = /<meta name="([a-z-]+)" content="" \/>/g;

/** Fills the empty `<meta>` elements of a page that the installation has something to say about. */
export const withSettings = (html: string, settings: PageSettings): string =>
  html.replace(EMPTY_META, (empty, name: keyof PageSettings) => {
    const value = settings[name];
    return value === undefined ? empty : `<meta name="${name}" content="${escaped(value)}" />`;
  });

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
