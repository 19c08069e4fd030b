import createPurifier, { type DOMPurify } from 'dompurify';
import { INK_ATTRIBUTE, inkOf } from './inks.ts';

const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'img', 'span'];
const ATTRIBUTES = ['href', 'src', 'alt', 'start', INK_ATTRIBUTE];
/** Addresses of the web and of this origin; no scripts, no data, nothing that only lives in this page. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

let purifier: DOMPurify | undefined;

function open(): DOMPurify {
  const opened = createPurifier(window);
  opened.addHook('afterSanitizeAttributes', (node) => {
    const ink = node.getAttribute(INK_ATTRIBUTE);
    if (ink !== null && (node.tagName !== 'SPAN' || inkOf(ink) === undefined))
      node.removeAttribute(INK_ATTRIBUTE);
    // The sanitiser allows data URLs; our pictures are on the server.
    if (node.tagName === 'IMG' && !ADDRESS.test(node.getAttribute('src') ?? '')) node.remove();
    if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return opened;
}

/**
 * Keeps of an HTML text what the rich editor can write: paragraphs, emphasis, colours by name, lists,
 * links and pictures by address. Styles, scripts, frames and everything else go; links open another window
 * that does not get hold of this one. The only file that knows the sanitiser.
 */
export function sanitiseHtml(html: string): string {
  purifier ??= open();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ADD_URI_SAFE_ATTR: ['start', INK_ATTRIBUTE],
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
