import { fileName, QrCode } from '@garment-mes/ui';
import { type Message, t } from '#app/i18n.ts';
import { type Printing, printedText } from './paper.tsx';
import { printPages } from './print-pages.tsx';

/** Labels of a label printer by their millimetres, and the pixels of the code on them. */
const SIZES = {
  '60x40': { page: '60mm 40mm', code: 64 },
  '60x80': { page: '60mm 80mm', code: 88 },
} as const;

export type LabelSize = keyof typeof SIZES;

/** A line of a label: words alone, or what they are and the value; one whose value is nothing is left out. */
export type LabelLine = string | readonly [title: string, value: string];

/** A label that goes on goods: a code that a scanner reads, its name in large letters, and what a hand needs to know. */
export interface LabelDefinition<Item> {
  readonly size: LabelSize;
  readonly title: Message;
  /** What a scanner reads and a person calls it. */
  readonly code: (item: Item) => string;
  /** In the order they stand under the name. */
  readonly lines: (item: Item) => readonly LabelLine[];
}

/** Prints a label of each item, one a page of the label printer. */
export function printLabels<Item>(
  label: LabelDefinition<Item>,
  items: readonly Item[],
  printing: Printing,
): Promise<void> {
  const [first] = items;
  const named = items.length === 1 && first ? label.code(first) : undefined;
  return printPages(
    fileName(t(label.title), printing.companyName, named),
    labelPrint(label.size),
    items.map((item) => <Label key={label.code(item)} {...{ label, item, printing }} />),
  );
}

/** One label. */
export function Label<Item>(props: {
  readonly label: LabelDefinition<Item>;
  readonly item: Item;
  readonly printing: Printing;
}) {
  const { label, item, printing } = props;
  const code = label.code(item);
  const lines = label.lines(item).filter((line) => typeof line === 'string' || line[1] !== '');
  return (
    <article>
      <QrCode text={code} size={SIZES[label.size].code} />
      <div>
        <strong>{code}</strong>
        {lines.map((line, at) => (
          <p key={at}>
            {typeof line === 'string' ? (
              line
            ) : (
              <>
                {line[0]} <b>{line[1]}</b>
              </>
            )}
          </p>
        ))}
        <small>{printedText(printing)}</small>
      </div>
    </article>
  );
}

/** The look of a label in its size: everything beside the code where it is flat, only the name where it is high. */
const labelPrint = (size: LabelSize): string => `
@page { size: ${SIZES[size].page}; margin: 2mm; }
article { break-after: page; break-inside: avoid; }
article:last-child { break-after: auto; }
p { margin: 0.4mm 0; overflow-wrap: anywhere; }
strong { overflow-wrap: anywhere; }
small { font-size: 6.5pt; }
${size === '60x40' ? FLAT : HIGH}
`;

const FLAT = `
body { font-size: 7.5pt; }
article { display: flex; gap: 2mm; }
strong { font-size: 10pt; }`;

const HIGH = `
body { font-size: 10pt; }
article { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 2mm; align-items: center; }
div { display: contents; }
strong { font-size: 16pt; line-height: 1.2; }
p, small { grid-column: 1 / -1; }`;
