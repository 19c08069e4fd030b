import { type ReactNode, useState } from 'react';
import { useTab } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { forgetInput, formName, type KeptInput, keptInputs } from '#screens/form/kept-input.ts';
import { KeptInputs } from '#screens/record/kept-inputs.tsx';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import type { DocumentOf, TypedStep } from './document-definition.ts';
import { StepDrawer, StepLeft } from './step-drawer.tsx';

interface DocumentScreenProps<Row extends object> {
  readonly document: DocumentOf<Row>;
  /** Filters of the screen's own, among the others. */
  readonly filters?: ReactNode;
}

/** Documents as a whole: their list, the page of a draft, their steps, their lines, history and paper. */
export function DocumentScreen<Row extends object>(props: DocumentScreenProps<Row>) {
  const { document, filters } = props;
  const { typed, record } = document;
  const workbench = useWorkbench();
  const { memory } = useTab();
  const [taken, take] = useState<{ readonly step: TypedStep; readonly id: string }>();
  // Kept input is stored in the browser: it is read again when some was dropped, or a step was left.
  const [, drawAgain] = useState(0);
  const stepOf = ({ form }: KeptInput) => typed.find(({ record: of }) => of.update?.id === form);
  const kept = taken ? [] : keptInputs(workbench).filter((input) => stepOf(input) !== undefined);
  return (
    <StepLeft value={() => drawAgain((times) => times + 1)}>
      <RecordScreen
        record={record}
        filters={filters}
        above={
          <KeptInputs
            inputs={kept}
            onTake={(input) => {
              const step = stepOf(input);
              // The form shows what the tab keeps under its name.
              memory.set(formName(input), input.typing);
              if (step) take({ step, id: input.id });
            }}
            onDrop={(input) => {
              forgetInput(workbench, input);
              drawAgain((times) => times + 1);
            }}
          />
        }
      />
      {taken && <StepDrawer document={document} {...taken} close={() => take(undefined)} />}
    </StepLeft>
  );
}
