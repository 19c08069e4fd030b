import { Dialog, EmptyState, importSheet, Link, Skeleton } from '@garment-mes/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#app/i18n.ts';
import { sheetFaultText } from '#screens/fields/sheet-fault-text.ts';
import styles from './file-preview.module.css';

/** Rows of a sheet that are shown; the rest is in the file. */
const MOST_ROWS = 1_000;

interface FilePreviewProps {
  /** Address of an upload. */
  readonly url: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** An upload as it looks, without leaving the page: a picture, the pages of a PDF, the first sheet of a workbook. */
export function FilePreview({ url, name, onClose }: FilePreviewProps) {
  const t = useText();
  return (
    <Dialog
      open
      size={960}
      title={name}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Link href={url} download={name}>
          {t('下载')}
        </Link>
      }
    >
      {/\.pdf$/i.test(url) ? (
        <iframe className={styles.pages} src={`${url}?shown`} title={name} />
      ) : /\.xlsx$/i.test(url) ? (
        <Sheet url={url} />
      ) : (
        <img className={styles.picture} src={url} alt={name} />
      )}
    </Dialog>
  );
}

function Sheet({ url }: { readonly url: string }) {
  const sheet = useQuery({
    queryKey: ['file-preview', url],
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { signal });
      if (!answer.ok) throw new Error(answer.statusText);
      return importSheet({ file: await answer.blob(), mostRows: MOST_ROWS, signal });
    },
    // A file that cannot be read does not become better.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (sheet.error !== null)
    return <EmptyState>{sheetFaultText(sheet.error, MOST_ROWS)}</EmptyState>;
  if (sheet.data === undefined) return <Skeleton lines={6} />;
  const { heads, lines } = sheet.data;
  return (
    <div className={styles.sheet}>
      <table>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, cells }) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
