import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { matchingOptions } from '../../combobox/match.ts';
import type { Option } from '../../select/option.ts';
import { TextInput } from '../../text-input/text-input.tsx';
import { Tick } from '../../tick/tick.tsx';
import { useLabels } from '../../ui-provider/ui-context.ts';
import { AnchoredPanel } from './anchored-panel.tsx';
import styles from './filter-menu.module.css';

/** More options than this are searched. */
const SEARCHED_FROM = 10;

/** Values of one column to choose from. Nothing happens before 确定 or 重置. */
export function FilterMenu({
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
  return (
    <AnchoredPanel
      label={labels.filter(header)}
      open={open}
      onOpenChange={onOpenChange}
      className={styles.menu}
      trigger={(attributes) => (
        <button
          type="button"
          {...attributes}
          tabIndex={-1}
          aria-label={labels.filter(header)}
          data-active={chosen.length > 0 || undefined}
          className={styles.opener}
        >
          <ListFilter />
        </button>
      )}
    >
      <FilterChoice
        options={options}
        chosen={chosen}
        onChoose={(values) => {
          onOpenChange(false);
          onChoose(values);
        }}
      />
    </AnchoredPanel>
  );
}

function FilterChoice({
  options,
  chosen,
  onChoose,
}: {
  options: readonly Option[];
  chosen: readonly string[];
  onChoose: (values: readonly string[]) => void;
}) {
  const labels = useLabels();
  const [values, setValues] = useState(chosen);
  const [query, setQuery] = useState('');

  const toggle = (value: string, on: boolean) =>
    setValues(on ? [...values, value] : values.filter((other) => other !== value));

  return (
    <>
      {options.length > SEARCHED_FROM && (
        <TextInput
          value={query}
          onValueChange={setQuery}
          placeholder={labels.search}
          aria-label={labels.search}
        />
      )}
      <div className={styles.options}>
        {matchingOptions(options, query).map((option) => (
          <Tick
            key={option.value}
            checked={values.includes(option.value)}
            disabled={option.disabled}
            onCheckedChange={(on) => toggle(option.value, on)}
          >
            {option.label}
          </Tick>
        ))}
      </div>
      <div className={styles.foot}>
        <Button size="small" onClick={() => onChoose([])}>
          {labels.reset}
        </Button>
        <Button size="small" variant="primary" onClick={() => onChoose(values)}>
          {labels.confirm}
        </Button>
      </div>
    </>
  );
}
