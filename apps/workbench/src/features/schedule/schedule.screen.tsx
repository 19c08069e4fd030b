import { Button, RadioGroup } from '@garment-mes/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearch } from 'wouter';
import { type Message, msg, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { ZOOMS, type Zoom } from './chart/time-scale.ts';
import { CuttingBoard } from './cutting/cutting-board.tsx';
import styles from './plan.module.css';
import { usePlanWindow } from './plan-window.ts';
import { SewingBoard } from './sewing/sewing-board.tsx';

type Mode = 'sewing' | 'cutting';

const ZOOM_WORDS: Readonly<Record<Zoom, Message>> = {
  day: msg('日'),
  week: msg('周'),
  month: msg('月'),
};

/** Orders on lines and lays on tables, over time. */
export default function Schedule() {
  const t = useText();
  const asked = new URLSearchParams(useSearch()).get('mode');
  const [mode, setMode] = useTabState<Mode>('mode', asked === 'cutting' ? 'cutting' : 'sewing');
  const window = usePlanWindow();
  const tools = (
    <>
      <RadioGroup
        variant="segments"
        aria-label={t('排什么')}
        value={mode}
        onValueChange={(value) => setMode(value as Mode)}
        options={[
          { value: 'sewing', label: t('缝制') },
          { value: 'cutting', label: t('裁床') },
        ]}
      />
      <RadioGroup
        variant="segments"
        aria-label={t('缩放')}
        value={window.zoom}
        onValueChange={(value) => window.setZoom(value as Zoom)}
        options={ZOOMS.map((value) => ({ value, label: t(ZOOM_WORDS[value]) }))}
      />
      <span className={styles.steps}>
        <Button
          aria-label={t('前四周')}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => window.shift(-1)}
        />
        <Button onClick={window.toToday}>{t('今天')}</Button>
        <Button
          aria-label={t('后四周')}
          icon={<ChevronRight aria-hidden />}
          onClick={() => window.shift(1)}
        />
      </span>
    </>
  );
  return mode === 'sewing' ? (
    <SewingBoard window={window} tools={tools} />
  ) : (
    <CuttingBoard window={window} tools={tools} />
  );
}
