import { addsGarments } from '@garment-mes/domain/cutting-bed';
import { formatNumber } from '@garment-mes/domain/formats';
import { CuttingBedReportRowFields } from '@garment-mes/sdk/labels';
import { type CuttingBed, getCuttingBed, getCuttingBedReport } from '@garment-mes/sdk/mes2';
import { Drawer, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { useQueries } from '@tanstack/react-query';
import { failureText, queryKey, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import { LeftOut } from '#screens/list/left-out.tsx';
import styles from './report.module.css';

/** A figure of a report that a person wants to see the beds of. */
export interface Drill {
  readonly title: string;
  readonly orderNo: string;
  readonly colorId: string;
  /** All sizes when left out. */
  readonly sizeId?: string;
  /** All days when left out. */
  readonly workDate?: string;
  /** All tables when left out. */
  readonly tableId?: string | undefined;
}

const fields = CuttingBedReportRowFields;
const COLUMNS = ['bedNo', 'workDate', 'tableName', 'status'] as const;
const PAGE = { pageNum: 1, pageSize: 100 } as const;

/** The beds behind a figure, with the garments each of them brought. */
export function BedsDrawer({ drill, onClose }: { readonly drill: Drill; onClose: () => void }) {
  const t = useText();
  const workbench = useWorkbench();
  const { client } = workbench;
  const { title, orderNo, colorId, sizeId, workDate, tableId } = drill;
  const days = workDate === undefined ? {} : { workDateFrom: workDate, workDateTo: workDate };
  const size = sizeId === undefined ? {} : { sizeId };
  const table = tableId === undefined ? {} : { tableId };
  const { data, error, refetch } = useOperation(getCuttingBedReport, {
    query: { ...PAGE, orderNo, colorId, ...size, ...days, ...table },
  });
  const beds = useQueries({
    queries: (data?.list ?? []).map(({ reduceBedId }) => ({
      queryKey: queryKey(workbench, getCuttingBed, { query: { id: reduceBedId } }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        getCuttingBed(client, { query: { id: reduceBedId } }, { signal }),
    })),
  });
  const piecesOf = (bed: CuttingBed | undefined) =>
    bed?.colorSizes
      .filter((cell) => cell.colorId === colorId && (sizeId ?? cell.sizeId) === cell.sizeId)
      .reduce((sum, { cutNum }) => sum + (addsGarments(bed) ? cutNum : 0), 0);
  const pieces = beds.map((bed) => piecesOf(bed.data));

  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={title} size={560}>
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={4} />
      ) : data.list.length === 0 ? (
        <EmptyState>{t('没有床次')}</EmptyState>
      ) : (
        <>
          <LeftOut total={data.total} shown={data.list.length} />
          <table className={styles.beds}>
            <thead>
              <tr>
                {COLUMNS.map((name) => (
                  <th key={name}>{fieldLabel(fields, name)}</th>
                ))}
                <th className={styles.figure}>{fieldLabel(fields, 'cutNum')}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((bed, at) => (
                <tr key={bed.reduceBedId}>
                  {COLUMNS.map((name) => (
                    <td key={name}>
                      {name === 'bedNo' ? (
                        <TextLink
                          to={href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', {
                            reduceBedId: bed.reduceBedId,
                          })}
                        >
                          {bed.bedNo}
                        </TextLink>
                      ) : (
                        <FieldValue name={name} field={fields[name]} value={bed[name]} />
                      )}
                    </td>
                  ))}
                  <td className={styles.figure}>{formatNumber(pieces[at])}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td colSpan={COLUMNS.length}>{t('合计')}</td>
                <td className={styles.figure}>
                  {pieces.includes(undefined)
                    ? formatNumber(undefined)
                    : formatNumber(pieces.reduce<number>((sum, each) => sum + (each ?? 0), 0))}
                </td>
              </tr>
            </tfoot>
          </table>
        </>
      )}
    </Drawer>
  );
}
