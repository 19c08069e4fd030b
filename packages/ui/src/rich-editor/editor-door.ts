import { Editor, Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Image } from '@tiptap/extension-image';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Placeholder, UndoRedo } from '@tiptap/extensions';
import { INK_ATTRIBUTE, type Ink, inkOf } from '../rich-text/inks.ts';
import { sanitiseHtml } from '../rich-text/sanitise.ts';

/** What a person can switch on and off in the text. */
export type Format = 'bold' | 'italic' | 'bulletList' | 'orderedList';

/** What the toolbar shows. */
export interface EditorState {
  readonly formats: ReadonlySet<Format>;
  /** Colour of the words at the cursor; `undefined` for that of all text. */
  readonly ink: Ink | undefined;
  /** Address of the link the cursor is in. */
  readonly link: string | undefined;
  /** Words of the picture that is selected. */
  readonly pictureText: string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The editor as the kit uses it; the only file that knows which library it is. */
export interface EditorDoor {
  mount(element: HTMLElement): void;
  /** Takes the editor out of the page; text and the way back stay. */
  unmount(): void;
  /** Safe HTML, `''` when nothing is written. */
  html(): string;
  setHtml(html: string): void;
  setAttributes(attributes: Record<string, string>, editable: boolean): void;
  focus(): void;
  toggle(format: Format): void;
  setInk(ink: Ink | undefined): void;
  setLink(address: string | undefined): void;
  /** Puts a picture at the cursor. */
  insertPicture(src: string, text: string): void;
  /** Gives the picture of one address another, or takes it out. */
  replacePicture(src: string, next: string | undefined): void;
  setPictureText(text: string): void;
  undo(): void;
  redo(): void;
  state(): EditorState;
  subscribe(listener: () => void): () => void;
}

const FORMATS: readonly Format[] = ['bold', 'italic', 'bulletList', 'orderedList'];

/** Tab leaves the editor, as it leaves every other field; Ctrl ] and Ctrl [ indent. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Words in a colour that has a name. */
const InkMark = Mark.create({
  name: 'ink',
  addAttributes: () => ({
    ink: {
      parseHTML: (element: HTMLElement) => inkOf(element.getAttribute(INK_ATTRIBUTE)),
      renderHTML: ({ ink }: { ink?: Ink }) => ({ [INK_ATTRIBUTE]: ink }),
    },
  }),
  parseHTML: () => [{ tag: `span[${INK_ATTRIBUTE}]` }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const pictures = (files: FileList | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

interface OpenEditorOptions {
  readonly html: string;
  readonly placeholder: string;
  readonly onChange: (html: string) => void;
  readonly onPictures: (files: readonly File[]) => void;
}

/**
 * Opens an editor. It lives outside the page's effects, so that a hidden tab loses no word.
 * @param onPictures called with pictures that are pasted or dropped
 */
export function openEditor({
  html,
  placeholder,
  onChange,
  onPictures,
}: OpenEditorOptions): EditorDoor {
  const listeners = new Set<() => void>();
  let seen: EditorState | undefined;
  const written = () => (editor.isEmpty ? '' : sanitiseHtml(editor.getHTML()));
  const takeFiles = (event: Event, files: FileList | undefined) => {
    const found = pictures(files);
    if (found.length === 0) return false;
    event.preventDefault();
    onPictures(found);
    return true;
  };

  const editor = new Editor({
    element: null,
    injectCSS: false,
    content: sanitiseHtml(html),
    extensions: extensionsWith(placeholder),
    editorProps: {
      transformPastedHTML: sanitiseHtml,
      handlePaste: (_, event) => takeFiles(event, event.clipboardData?.files),
      handleDrop: (_, event) => takeFiles(event, event.dataTransfer?.files),
    },
    onUpdate: () => onChange(written()),
    onTransaction: () => {
      seen = undefined;
      for (const listener of listeners) listener();
    },
  });

  return {
    mount: (element) => editor.mount(element),
    unmount: () => editor.unmount(),
    html: written,
    setHtml: (next) => {
      editor.commands.setContent(sanitiseHtml(next), { emitUpdate: false });
    },
    setAttributes: (attributes, editable) =>
      editor.setOptions({ editable, editorProps: { ...editor.options.editorProps, attributes } }),
    focus: () => {
      editor.commands.focus();
    },
    toggle(format) {
      const chain = editor.chain().focus();
      if (format === 'bold') chain.toggleBold().run();
      else if (format === 'italic') chain.toggleItalic().run();
      else if (format === 'bulletList') chain.toggleBulletList().run();
      else chain.toggleOrderedList().run();
    },
    setInk(ink) {
      const chain = editor.chain().focus();
      if (ink === undefined) chain.unsetMark('ink').run();
      else chain.setMark('ink', { ink }).run();
    },
    setLink: (address) => linkTo(editor, address),
    insertPicture: (src, text) => {
      editor.chain().focus().setImage({ src, alt: text }).run();
    },
    replacePicture: (src, next) => replacePicture(editor, src, next),
    setPictureText: (text) => {
      editor.commands.updateAttributes('image', { alt: text });
    },
    undo: () => {
      editor.chain().focus().undo().run();
    },
    redo: () => {
      editor.chain().focus().redo().run();
    },
    state: () => {
      seen ??= stateOf(editor);
      return seen;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What the text may hold. */
const extensionsWith = (placeholder: string) => [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  InkMark,
  BulletList,
  OrderedList,
  Item,
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
  }),
  Image,
  UndoRedo,
  Placeholder.configure({ placeholder }),
];

const stateOf = (editor: Editor): EditorState => ({
  formats: new Set(FORMATS.filter((format) => editor.isActive(format))),
  ink: inkOf(editor.getAttributes('ink').ink),
  link: editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : undefined,
  pictureText: editor.isActive('image')
    ? String(editor.getAttributes('image').alt ?? '')
    : undefined,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

function linkTo(editor: Editor, address: string | undefined): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (address === undefined) chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({
        type: 'text',
        text: address,
        marks: [{ type: 'link', attrs: { href: address } }],
      })
      .run();
  else chain.setLink({ href: address }).run();
}

function replacePicture(editor: Editor, src: string, next: string | undefined): void {
  editor.commands.command(({ tr, state }) => {
    state.doc.descendants((node, position) => {
      if (node.type.name !== 'image' || node.attrs.src !== src) return;
      const at = tr.mapping.map(position);
      if (next === undefined) tr.delete(at, at + node.nodeSize);
      else tr.setNodeMarkup(at, undefined, { ...node.attrs, src: next });
    });
    return tr.docChanged;
  });
}
