import { toast } from '@garment-mes/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#app/i18n.ts';
import { openScale, type Scale } from './serial-scale.ts';

/** F8 takes the weight off the scale; a figure that still moves is not taken. */
export function useScale(enabled: boolean, onWeight: (kg: string) => void): () => Promise<void> {
  const t = useText();
  const scale = useRef<Scale>(undefined);

  async function weigh(): Promise<void> {
    try {
      const isFirst = scale.current === undefined;
      scale.current ??= await openScale();
      const reading = scale.current.reading();
      if (reading?.isStable) onWeight(reading.kg);
      else if (isFirst) toast.info(t('电子秤已连接，放稳后再按 F8'));
      else toast.info(t('读数未稳定，未填入'));
    } catch {
      toast.error(t('没有连接电子秤'));
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || !enabled) return;
    event.preventDefault();
    void weigh();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      scale.current?.close();
      scale.current = undefined;
    };
  }, []);
  return weigh;
}
