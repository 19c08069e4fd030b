import type { AnyOperation } from '@garment-mes/sdk';
import { Dialog } from '@garment-mes/ui';
import { type ComponentType, use, useState } from 'react';
import { type Message, useText } from '#app/i18n.ts';
import type { NamedAction, OpenedProps } from '#screens/list/list-definition.ts';
import type { DocumentOf } from './document-definition.ts';
import { StepDrawer, StepLeft } from './step-drawer.tsx';

/** What takes the code of a document is given. */
export interface FindProps {
  /** Called with the id of the document that was found. */
  readonly onFound: (id: string) => void;
}

interface Find {
  readonly step: string;
  readonly label: Message;
  readonly Field: ComponentType<FindProps>;
}

/** The button that waits for the code of a document and opens the step with it. */
export const foundDocument = <Row extends object>(
  document: DocumentOf<Row>,
  { step: name, label, Field }: Find,
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
        <Field onFound={setId} />
      </Dialog>
    );
  }
  return { name: 'find', on: 'list', label, operation, open: FoundDocument };
};
