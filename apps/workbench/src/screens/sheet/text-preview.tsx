import {
  Button,
  type DataColumn,
  Dialog,
  type SheetEncoding,
  type SheetLine,
  type SheetTexts,
} from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { SheetTable } from './sheet-table.tsx';
import { TextEncoding } from './text-encoding.tsx';

/** Go on with what was read, read it in another encoding, or give up. */
export type TextPreviewAnswer = 'go' | 'none' | SheetEncoding;

/** Rows by which a person sees whether the letters are right. */
const SHOWN = 20;

const rowId = ({ row }: SheetLine): string => String(row);

/** The first rows of a text file as its letters were read, and in which other way they may be. */
export function TextPreview(props: {
  readonly texts: SheetTexts;
  readonly answer: (answer: TextPreviewAnswer) => void;
}) {
  const t = useText();
  const { texts, answer } = props;
  const { heads, lines, encoding } = texts;
  const columns = heads.map(
    (header, at): DataColumn<SheetLine> => ({
      id: `c${at}`,
      header,
      cell: ({ cells }) => cells[at] ?? '',
    }),
  );
  return (
    <Dialog
      open
      size={960}
      onOpenChange={(open) => !open && answer('none')}
      title={t('预览')}
      footer={
        <>
          <Button onClick={() => answer('none')}>{t('取消')}</Button>
          <Button variant="primary" onClick={() => answer('go')}>
            {t('导入 {count} 条', { count: lines.length })}
          </Button>
        </>
      }
    >
      <TextEncoding encoding={encoding} onChange={answer} />
      <SheetTable<SheetLine>
        label={t('预览')}
        columns={columns}
        rows={lines.slice(0, SHOWN)}
        rowId={rowId}
      />
    </Dialog>
  );
}
