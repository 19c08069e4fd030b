import { listDepartments } from '@garment-mes/sdk/amc';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { Sheet } from './sheet.tsx';
import { Tile, Tiles } from './tiles.tsx';

const SEWING_LINE = 5;

interface LineSheetProps {
  readonly title: string;
  readonly onChoose: (line: { readonly id: string; readonly name: string }) => void;
  readonly onClose: () => void;
}

/** One of the sewing lines. */
export function LineSheet({ title, onChoose, onClose }: LineSheetProps) {
  const lines = useOperation(listDepartments, { query: { deptType: SEWING_LINE } });
  return (
    <Sheet title={title} onClose={onClose}>
      {lines.error && (
        <ErrorState onRetry={() => void lines.refetch()}>{failureText(lines.error)}</ErrorState>
      )}
      {lines.isPending && <Skeleton lines={4} />}
      <Tiles>
        {lines.data?.map(({ id, name }) => (
          <Tile key={id} onPress={() => onChoose({ id, name })}>
            {name}
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  );
}
