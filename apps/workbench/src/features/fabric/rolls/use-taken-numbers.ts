import { typedRollIssues } from '@garment-mes/domain/fabric';
import { issue } from '@garment-mes/domain/refusals';
import { type CreateFabricLotBody, checkClothNo } from '@garment-mes/sdk/mes2';
import { useQueries } from '@tanstack/react-query';
import { queryKey } from '#app/api.tsx';
import { useSettled } from '#app/use-settled.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { issuesSaid } from '#screens/form/fault-text.ts';
import type { FormIssue, FormValues } from '#screens/form/form-definition.ts';

/** Time without a key after which numbers are asked for. */
const PAUSE_MS = 400;
/** Roll numbers that are asked for in one call. */
const NUMBERS = 100;

type Rolls = CreateFabricLotBody['rolls'];

/** What is still blank is said when it is saved. */
const WAITS: ReadonlySet<string> = new Set(['cloth-without-rolls', 'required']);

/** What is wrong with a receipt while it is typed: numbers that are taken or stand twice, lengths and widths of nothing. */
export function useTakenNumbers(values: FormValues): readonly FormIssue<'cNo' | 'rolls'>[] {
  const rolls = (values.rolls ?? []) as Rolls;
  const cNo = String(values.cNo ?? '').trim();
  const { taken, takenNo } = useTaken(
    cNo,
    rolls.flatMap(({ rollNo = '' }) => rollNo.trim() || []),
  );
  const found = rollIssues(values, taken).filter(({ code }) => !WAITS.has(code));
  const isTaken = cNo !== '' && takenNo === cNo;
  return issuesSaid([...(isTaken ? [issue('cNo', 'cloth-no-taken', {})] : []), ...found]);
}

/** What the rule of the store finds wrong with the rolls, as far as they are typed. */
export const rollIssues = ({ rolls = [] }: FormValues, taken?: ReadonlySet<string>) =>
  typedRollIssues(
    (rolls as Rolls).map(({ rollNo = '', labelLen = '', widthCm }) => ({
      ...{ rollNo, labelLen, widthCm },
    })),
    taken,
  );

/** Numbers of these that the company has already, as far as the service has said. */
function useTaken(cNo: string, rollNos: readonly string[]) {
  const workbench = useWorkbench();
  const asked = useSettled(JSON.stringify([cNo, [...new Set(rollNos)].toSorted()]), PAUSE_MS);
  const [askedNo, numbers] = JSON.parse(asked) as [string, readonly string[]];
  const calls = Math.max(1, Math.ceil(numbers.length / NUMBERS));
  const answers = useQueries({
    queries: Array.from({ length: calls }, (_, at) => {
      const some = numbers.slice(at * NUMBERS, (at + 1) * NUMBERS).join('\n');
      const request = {
        query: {
          ...(askedNo === '' ? {} : { cNo: askedNo }),
          ...(some === '' ? {} : { rollNos: some }),
        },
      };
      return {
        queryKey: queryKey(workbench, checkClothNo, request),
        queryFn: () => checkClothNo(workbench.client, request),
      };
    }),
  });
  return {
    taken: new Set(answers.flatMap(({ data }) => data?.takenRollNos ?? [])),
    takenNo: answers[0]?.data?.isFree === false ? askedNo : undefined,
  };
}
