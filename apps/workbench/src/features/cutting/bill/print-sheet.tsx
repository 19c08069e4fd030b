import { type CuttingBed, listCuttingBedSheets } from '@garment-mes/sdk/mes2';
import { Button } from '@garment-mes/ui';
import { Printer } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import { useGranted } from '#screens/list/actions/use-list-actions.tsx';
import { SheetDialogs } from '../sheets/sheet-dialogs.tsx';
import { usePrintSheets } from '../sheets/use-print-sheets.ts';

/** The papers of the bed for the people at the table. */
export function PrintSheet({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  const granted = useGranted();
  const sheets = usePrintSheets(bed.id);
  if (!granted({ operation: listCuttingBedSheets })) return null;
  return (
    <>
      <Button icon={<Printer aria-hidden />} onClick={() => sheets.show([bed])}>
        {t('打印拉布单')}
      </Button>
      <SheetDialogs sheets={sheets} />
    </>
  );
}
