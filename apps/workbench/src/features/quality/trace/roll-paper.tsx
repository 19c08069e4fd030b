import { TraceRollFields } from '@garment-mes/sdk/labels';
import type { TraceRoll } from '@garment-mes/sdk/mes2';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';

const FIELDS = ['rollNo', 'cNo', 'dyeLot', 'shade', 'plyFrom', 'plyTo', 'cutterName'] as const;

/** The rolls as they are printed; the page itself shows them in their tab. */
export function RollPaper({ rolls }: { readonly rolls: readonly TraceRoll[] }) {
  return (
    <table data-print="rolls" hidden>
      <thead>
        <tr>
          {FIELDS.map((field) => (
            <th key={field}>{fieldLabel(TraceRollFields, field)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rolls.map((roll) => (
          <tr key={`${roll.tympanId} ${roll.plyFrom}`}>
            {FIELDS.map((field) => (
              <td key={field}>{fieldText(field, TraceRollFields[field], roll[field])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
