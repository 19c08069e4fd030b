import { memo } from 'react';
import { Tick } from '../../tick/tick.tsx';

const ignore = () => undefined;

/** The box that chooses a row. The grid handles its presses, so that it is hardly ever drawn again. */
export const RowTick = /* @__PURE__ */ memo(function RowTick({
  label,
  checked,
  disabled,
}: {
  label: string;
  checked: boolean;
  disabled: boolean;
}) {
  return (
    <Tick
      tabIndex={-1}
      data-part="row-tick"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onCheckedChange={ignore}
    />
  );
});
