import { type CuttingBed, listCuttingBedSheets } from '@garment-mes/sdk/mes2';
import { Button } from '@garment-mes/ui';
import { Printer } from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '#app/i18n.ts';
import { useGranted } from '#screens/list/actions/use-list-actions.tsx';
import { sheetsPath } from '../sheets/sheets-path.ts';

/** To the papers of the bed for the people at the table. */
export function PrintSheet({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  const granted = useGranted();
  const [, navigate] = useLocation();
  if (!granted({ operation: listCuttingBedSheets })) return null;
  return (
    <Button icon={<Printer aria-hidden />} onClick={() => navigate(sheetsPath([bed]))}>
      {t('打印拉布单')}
    </Button>
  );
}
