import { Calendar as CalendarIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { adornmentClass } from '../control/control-frame.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';

/** Opens the calendar of a date that is typed. The keyboard opens it from the input. */
export function CalendarButton(props: ComponentProps<'button'>) {
  const labels = useLabels();
  return (
    <button
      {...props}
      type="button"
      tabIndex={-1}
      aria-label={labels.openCalendar}
      className={adornmentClass}
    >
      <CalendarIcon />
    </button>
  );
}
