const TAGS = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'span',
  'a',
  'img',
]);
const EMPTY = new Set(['br', 'img']);
const DEEPEST = 50;
/** Colours that have a name, as the editor of the interface writes them. */
const INK = / data-ink="(?:red|orange|green|blue)"/;
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/g;

const escaped = (text: string): string =>
  text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Rebuilds a text from the few tags a note may have. Nothing of the input's markup is copied: a tag that is
 * not known is written as the text it is, an attribute that is not known is left out, what was opened is closed.
 */
export function plainRichText(html: string): string {
  const open: string[] = [];
  let written = '';
  let at = 0;
  for (const { index, 0: whole, 1: slash, 2: name = '', 3: rest = '' } of html.matchAll(TAG)) {
    written += escaped(html.slice(at, index));
    at = index + whole.length;
    const tag = name.toLowerCase();
    if (!TAGS.has(tag) || (!slash && open.length >= DEEPEST)) written += escaped(whole);
    else if (slash) {
      const depth = open.lastIndexOf(tag);
      if (depth >= 0) written += closing(open.splice(depth));
    } else {
      const attributes = attributesOf(tag, rest);
      if (attributes === undefined) continue;
      written += `<${tag}${attributes}>`;
      if (!EMPTY.has(tag)) open.push(tag);
    }
  }
  return written + escaped(html.slice(at)) + closing(open);
}

const closing = (tags: readonly string[]): string =>
  tags
    .map((tag) => `</${tag}>`)
    .reverse()
    .join('');

/** @returns `undefined` for a tag that is nothing without its address */
function attributesOf(tag: string, rest: string): string | undefined {
  if (tag === 'span') return INK.exec(rest)?.[0] ?? '';
  if (tag !== 'a' && tag !== 'img') return '';
  const wanted = tag === 'a' ? 'href' : 'src';
  const [, twice, once] =
    new RegExp(`\\b${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(rest) ?? [];
  const address = (twice ?? once ?? '').trim();
  const isFine =
    tag === 'a' ? /^(https?:\/\/|mailto:)/i.test(address) : /^\/files\/[\w./-]+$/.test(address);
  if (!isFine) return tag === 'a' ? '' : undefined;
  return tag === 'a'
    ? ` href="${escaped(address)}" rel="noopener noreferrer"`
    : ` src="${escaped(address)}"`;
}

/** Whether anything is left to read or see. */
export const isBlank = (html: string): boolean =>
  !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
