import type { AnyOperation } from '@garment-mes/sdk';
import type { ScanCodeKind } from '@garment-mes/sdk/mes2';
import { Dialog } from '@garment-mes/ui';
import { use, useState } from 'react';
import { type Message, useText } from '#app/i18n.ts';
import type { NamedAction, OpenedProps } from '#screens/list/list-definition.ts';
import { ScanField } from '../../scanning/scan-field.tsx';
import type { DocumentOf } from './document-definition.ts';
import { StepDrawer, StepLeft } from './step-drawer.tsx';

interface Find {
  readonly step: string;
  readonly label: Message;
  readonly kinds: readonly ScanCodeKind[];
}

/** The button that waits for the code of a document and opens the step with it. */
export const foundDocument = <Row extends object>(
  document: DocumentOf<Row>,
  { step: name, label, kinds }: Find,
  operation: AnyOperation,
): NamedAction<Row> => {
  function FoundDocument({ close }: OpenedProps<Row>) {
    const t = useText();
    const left = use(StepLeft);
    const [id, setId] = useState<string>();
    const step = document.typed.find((each) => each.name === name);
    function leave() {
      close();
      left();
    }
    if (id !== undefined && step) return <StepDrawer {...{ document, step, id }} close={leave} />;
    return (
      <Dialog open title={t(label)} onOpenChange={(open) => !open && close()}>
        <ScanField
          kinds={kinds}
          onFound={(found) => {
            setId(found.id);
            return { tone: 'ok' };
          }}
        />
      </Dialog>
    );
  }
  return { name: 'find', on: 'list', label, operation, open: FoundDocument };
};
