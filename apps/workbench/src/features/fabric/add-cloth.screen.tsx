import type { MaterialRow } from '@garment-mes/sdk/ccm';
import { CreateFabricLotBodyFields } from '@garment-mes/sdk/labels';
import { checkClothNo, createCloth, type FabricLot } from '@garment-mes/sdk/mes2';
import { validateCreateCloth } from '@garment-mes/sdk/validators';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { failureText, useOperation } from '#app/api.tsx';
import { msg } from '#app/i18n.ts';
import { awaitsScreen, href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { issuesSaid } from '#screens/form/fault-text.ts';
import { defineEntry, EntryScreen } from '#screens/record/entry-screen.tsx';
import { printRolls } from './rolls/print-rolls.tsx';
import { ROLL_FIELDS, readSupplierList } from './rolls/read-supplier-list.ts';
import { TypedRolls } from './rolls/typed-rolls.tsx';
import { rollIssues, useTakenNumbers } from './rolls/use-taken-numbers.ts';

const receipt = defineEntry({
  create: createCloth,
  body: CreateFabricLotBodyFields,
  validate: validateCreateCloth,
  check: (values) => issuesSaid(rollIssues(values)),
  found: useTakenNumbers,
  form: [
    'cNo',
    {
      field: 'materialId',
      among: { materialType: ['1', '2', '3', '4'] },
      chosen: ({ supplierName, gsm, widthCm }: MaterialRow) => ({
        ...(supplierName ? { supplierName } : {}),
        fabric: { gsm, widthCm },
      }),
    },
    'supplierName',
    { field: 'orderId', hint: msg('选了订单，布卷就为它预留') },
    'receiveDate',
    { field: 'warehouseId', among: { warehouseType: ['1'] } },
    { field: 'relaxDate', hint: msg('空着按面料的松布时间') },
    'remark',
    {
      field: 'rolls',
      rows: ROLL_FIELDS,
      keys: ['rollNo'],
      called: 'rollNo',
      line: (lines) => {
        const { colorId, dyeLot } = lines.at(-1) ?? {};
        return { ...(colorId ? { colorId } : {}), ...(dyeLot ? { dyeLot } : {}) };
      },
      read: readSupplierList,
      Above: TypedRolls,
    },
  ],
});

/** A delivery of rolls as it comes off the truck; each one begins with the next number of the month. */
export default function AddCloth() {
  const [made, setMade] = useState(0);
  return <Receipt key={made} onMade={() => setMade(made + 1)} />;
}

function Receipt({ onMade }: { readonly onMade: () => void }) {
  const workbench = useWorkbench();
  const [, navigate] = useLocation();
  const numbers = useOperation(checkClothNo, { query: {} });
  // The number that is free by now; later answers change nothing of what is typed.
  const begun = useRef<string>(undefined);
  if (!numbers.isFetching) begun.current ??= numbers.data?.proposed;
  if (begun.current === undefined)
    return numbers.error ? (
      <ErrorState onRetry={() => void numbers.refetch()}>{failureText(numbers.error)}</ErrorState>
    ) : (
      <Skeleton lines={8} />
    );

  function open({ lot: { cNo } }: FabricLot) {
    onMade();
    const detail = href('/mes/cloth/clothDetail/{cNo}', { cNo });
    navigate(awaitsScreen(detail) ? href('/mes/cloth/clothList', undefined, { cNo }) : detail);
  }
  return (
    <EntryScreen
      entry={receipt}
      begin={{ cNo: begun.current, receiveDate: workbench.today(), rolls: [{}] }}
      saves={[
        { label: msg('保存'), after: open },
        {
          label: msg('保存并打印标签'),
          after(data) {
            void printRolls(data.rolls, workbench);
            open(data);
          },
        },
      ]}
    />
  );
}
