import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { DefectTiles } from '#garment/defect-tiles.tsx';
import frame from '../frame/frame.module.css';
import { WideKey } from '../frame/keys.tsx';
import { counted, type FaultCounts, type KeptItem } from './check-draft.ts';

/** So many tiles are in reach of the thumb. */
const FIRST = 6;

interface FaultTilesProps {
  readonly items: readonly KeptItem[];
  readonly faults: FaultCounts;
  readonly onFaults: (faults: FaultCounts) => void;
}

/** The faults of the style, the most frequent first: a tap adds one, the key below takes one back. */
export function FaultTiles({ items, faults, onFaults }: FaultTilesProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const shown = items.filter(({ id }, at) => isWhole || at < FIRST || faults[id] !== undefined);
  if (items.length === 0) return <p className={frame.nothing}>{t('没有不良项目')}</p>;
  return (
    <>
      <DefectTiles
        items={shown}
        faults={new Map(Object.entries(faults))}
        onTap={({ id }) => onFaults(counted(faults, id, 1))}
        onTakeBack={({ id }) => onFaults(counted(faults, id, -1))}
      />
      {items.length > FIRST && (
        <WideKey onPress={() => setWhole(!isWhole)}>{isWhole ? t('收起') : t('更多疵点')}</WideKey>
      )}
    </>
  );
}
