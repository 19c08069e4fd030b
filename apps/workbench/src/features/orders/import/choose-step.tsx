import { listSizeGroups, listSizes } from '@garment-mes/sdk/ccm';
import { Button } from '@garment-mes/ui';
import { Download } from 'lucide-react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { ChooseFile } from '#screens/sheet/choose-file.tsx';
import { saveTemplate } from '#screens/sheet/save-sheet.ts';
import { IMPORT_ROWS, type SheetLayout, templateHeads } from './order-sheet.ts';

const ALL = { pageNum: 1, pageSize: 100 } as const;

/** A file by choosing or dropping, and the templates of a sheet of orders. */
export function ChooseStep(props: {
  readonly reading: boolean;
  readonly onFile: (file: File) => void;
}) {
  const t = useText();
  const { can } = useWorkbench();
  const groups = useOperation(listSizeGroups, { query: ALL });
  const group = groups.data?.list[0]?.id;
  const sizes = useOperation(
    listSizes,
    { query: { ...ALL, sizeGroupId: group ?? '' } },
    { enabled: group !== undefined },
  );
  const sizeNames = sizes.data?.list.map(({ name }) => name) ?? [];
  const template = (layout: SheetLayout, name: string) => (
    <Button
      icon={<Download />}
      onClick={() => {
        const heads = templateHeads(layout, sizeNames, can('FIELD^order.unitPrice'));
        const columns = heads.map((head) => ({ label: () => head, kind: 'text' as const }));
        void saveTemplate(columns, name, t('订单'));
      }}
    >
      {name}
    </Button>
  );
  return (
    <ChooseFile {...props} mostRows={IMPORT_ROWS}>
      {template('colors', t('一行一色'))}
      {template('sizes', t('一行一码'))}
    </ChooseFile>
  );
}
