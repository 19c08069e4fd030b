import { type LaidProcess, stationMinutes } from '@garment-mes/domain/work-study';
import { IconButton, Menu } from '@garment-mes/ui';
import { Ellipsis } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { t, useText } from '#app/i18n.ts';
import styles from './balance.module.css';
import { type Carried, carried, handsOf, type Places, released, stationsOf } from './places.ts';

interface OperatorPlacesProps {
  readonly places: Places;
  readonly processes: readonly LaidProcess[];
  readonly takt: number | undefined;
  /** Minutes of the longest bar. */
  readonly longest: number;
  /** What is being dragged. */
  readonly carry: Carried | undefined;
  readonly onCarry: (carry: Carried | undefined) => void;
  readonly onChange: (places: Places) => void;
}

/**
 * The operators of a line as they sit, each with the operations in front of them. An operation is dragged to
 * another operator; its menu does the same without a pointer.
 */
export function OperatorPlaces(props: OperatorPlacesProps) {
  const t = useText();
  const { places, processes, takt, longest, carry, onCarry, onChange } = props;
  const [over, setOver] = useState<number>();
  const minutes = stationMinutes(stationsOf(places), processes).map(Number);
  const nameOf = (id: string) => processes.find((process) => process.id === id)?.processName ?? '';

  const target = (at: number) => ({
    'data-over': (carry !== undefined && over === at) || undefined,
    onDragOver: (event: DragEvent) => {
      if (carry === undefined) return;
      event.preventDefault();
      if (over !== at) setOver(at);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (carry !== undefined) onChange(carried(places, carry, at));
      setOver(undefined);
      onCarry(undefined);
    },
  });

  return (
    <ol className={styles.places} aria-label={t('工位')}>
      {places.map((place, at) => {
        const time = minutes[at] ?? 0;
        return (
          <li key={at} className={styles.place} {...target(at)}>
            <span className={styles.seat}>
              {t('工位 {number}', { number: at + 1 })}
              <b data-late={(takt !== undefined && time > takt) || undefined}>{time.toFixed(4)}</b>
            </span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ width: `${(time / longest) * 100}%` }} />
            </span>
            {place.map((id) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: the menu beside the name does the same.
              <div
                key={id}
                className={styles.chip}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', nameOf(id));
                  onCarry({ id, from: at });
                }}
                onDragEnd={() => onCarry(undefined)}
              >
                {nameOf(id)}
                {handsOf(places, id) > 1 && <small>1/{handsOf(places, id)}</small>}
                <Menu
                  align="end"
                  trigger={
                    <IconButton
                      label={t('调整 {process}', { process: nameOf(id) })}
                      size="small"
                      tip="none"
                      icon={<Ellipsis aria-hidden />}
                    />
                  }
                  items={movesOf(places, { id, from: at }, onChange)}
                />
              </div>
            ))}
          </li>
        );
      })}
      <li className={styles.place} data-new {...target(places.length)}>
        {t('拖到这里加一个工位')}
      </li>
    </ol>
  );
}

/** Where an operation may go from its place without a pointer. */
function movesOf(
  places: Places,
  { id, from }: { readonly id: string; readonly from: number },
  onChange: (places: Places) => void,
) {
  const to = (name: string, label: string, at: number, disabled = false) => ({
    id: name,
    label,
    disabled,
    onSelect: () => onChange(carried(places, { id, from }, at)),
  });
  const share = (name: string, label: string, at: number, disabled: boolean) => ({
    id: name,
    label,
    disabled,
    onSelect: () => onChange(carried(places, { id, from: undefined }, at)),
  });
  const [first, last] = [from === 0, from === places.length - 1];
  return [
    to('before', t('移到前一工位'), from - 1, first),
    to('after', t('移到后一工位'), from + 1, last),
    to('new', t('移到新工位'), places.length),
    share('shareBefore', t('与前一工位分担'), from - 1, first),
    share('shareAfter', t('与后一工位分担'), from + 1, last),
    {
      id: 'release',
      label: t('取消分担'),
      disabled: handsOf(places, id) < 2,
      onSelect: () => onChange(released(places, id, from)),
    },
  ];
}
