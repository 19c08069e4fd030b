import { BedType } from '@garment-mes/domain/cutting-bed';
import { Alert, Button } from '@garment-mes/ui';
import { useLocation } from 'wouter';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { href } from '#app/routes.ts';
import { useBill } from '../bill-context.ts';
import { handOver } from '../draft/handed-draft.ts';

/** A plain bed of an order that keeps shades apart continues as a bed of several shades, with what is typed. */
export function MixedShades() {
  const t = useText();
  const [, navigate] = useLocation();
  const { draft, figures } = useBill();
  const mixed = figures.issues.find(({ code }) => code === 'shades-mixed');
  if (mixed === undefined || draft.bedType === BedType.shadeLevel) return null;

  function goOn() {
    const from = newRequestId();
    handOver(from, draft);
    navigate(href('/mes/reduceBed/addReduceBedBillXYS', undefined, { from }));
  }
  return (
    <Alert
      tone="warn"
      actions={
        <Button size="small" onClick={goOn}>
          {t('改用细颜色床单')}
        </Button>
      }
    >
      {mixed.text}
    </Alert>
  );
}
