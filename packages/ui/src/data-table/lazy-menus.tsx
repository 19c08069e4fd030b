import { ListFilter, Settings2 } from 'lucide-react';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import type { Option } from '../select/option.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import type { ColumnFacts } from './data-column.ts';
import filterStyles from './filter-menu.module.css';
import footStyles from './foot-bar.module.css';
import type { DataTableState } from './table-state.ts';

const FilterMenu = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./filter-menu.tsx')).FilterMenu,
}));
const ColumnSettings = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./column-settings.tsx')).ColumnSettings,
}));

/** Popovers are half of the table's weight and are not needed before the first press. */
function WhenOpened({
  open,
  trigger,
  onOpen,
  children,
}: {
  open: boolean;
  trigger: (onClick?: () => void) => ReactElement;
  onOpen: () => void;
  children: ReactNode;
}) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? <Suspense fallback={trigger()}>{children}</Suspense> : trigger(onOpen);
}

/** The filter of one column behind its button. */
export function ColumnFilter({
  header,
  options,
  chosen,
  open,
  onOpenChange,
  onChoose,
}: {
  header: string;
  options: readonly Option[];
  chosen: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (values: readonly string[]) => void;
}) {
  const labels = useLabels();
  const trigger = (onClick?: () => void) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={labels.filter(header)}
      aria-haspopup="dialog"
      data-active={chosen.length > 0 || undefined}
      className={filterStyles.opener}
      onClick={onClick}
    >
      <ListFilter />
    </button>
  );
  return (
    <WhenOpened open={open} trigger={trigger} onOpen={() => onOpenChange(true)}>
      <FilterMenu
        header={header}
        options={options}
        chosen={chosen}
        open={open}
        trigger={trigger()}
        onOpenChange={onOpenChange}
        onChoose={onChoose}
      />
    </WhenOpened>
  );
}

/** The settings of all columns behind their button. */
export function ColumnSettingsButton({
  columns,
  state,
  onStateChange,
}: {
  columns: readonly ColumnFacts[];
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
}) {
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const trigger = (onClick?: () => void) => (
    <button
      type="button"
      aria-label={labels.columnSettings}
      aria-haspopup="dialog"
      title={labels.columnSettings}
      className={footStyles.step}
      onClick={onClick}
    >
      <Settings2 />
    </button>
  );
  return (
    <WhenOpened open={open} trigger={trigger} onOpen={() => setOpen(true)}>
      <ColumnSettings
        columns={columns}
        state={state}
        onStateChange={onStateChange}
        trigger={trigger()}
        open={open}
        onOpenChange={setOpen}
      />
    </WhenOpened>
  );
}
