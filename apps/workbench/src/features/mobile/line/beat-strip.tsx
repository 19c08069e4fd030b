import type { BeatState } from '@garment-mes/domain/flow';
import { formatDuration, formatNumber } from '@garment-mes/domain/formats';
import type { SewingLineLive } from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent } from 'react';
import { currentLanguage, type Message, msg, useText } from '#app/i18n.ts';
import styles from './line.module.css';

const WORDS: Readonly<Record<BeatState, Message>> = {
  green: msg('正常'),
  yellow: msg('偏慢'),
  orange: msg('过慢'),
  red: msg('停顿'),
};

interface BeatStripProps {
  readonly live: SewingLineLive;
  readonly pulse: BeatState | undefined;
  readonly silentSec: number;
}

/** The beat of the line against its takt; a voice says it once when it turns red. */
export function BeatStrip({
  live: { taktSec, beatSec, lineDeptName },
  pulse,
  silentSec,
}: BeatStripProps) {
  const t = useText();
  const say = useEffectEvent(() => {
    if (typeof speechSynthesis === 'undefined') return;
    const voice = new SpeechSynthesisUtterance(t('{line} 节拍超时', { line: lineDeptName }));
    voice.lang = currentLanguage();
    speechSynthesis.speak(voice);
  });
  useEffect(() => {
    if (pulse === 'red') say();
  }, [pulse]);
  if (pulse === undefined) return <div className={styles.beat}>{t('没有节拍目标')}</div>;
  return (
    <div className={styles.beat} data-pulse={pulse} role="status">
      <b>{t(WORDS[pulse])}</b>
      <span>{t('节拍 {sec} 秒', { sec: formatNumber(taktSec) })}</span>
      <span>
        {beatSec === null ? t('不足10件') : t('近10件 {sec} 秒', { sec: formatNumber(beatSec) })}
      </span>
      <span>{t('距上件 {time}', { time: sinceText(silentSec) })}</span>
    </div>
  );
}

const MINUTE_SEC = 60;
const HOUR_SEC = 60 * MINUTE_SEC;

/** Seconds up to two minutes, then minutes, then hours and minutes. */
const sinceText = (seconds: number): string => {
  const least = seconds < 2 * MINUTE_SEC ? 1 : seconds < 24 * HOUR_SEC ? MINUTE_SEC : HOUR_SEC;
  return formatDuration(seconds - (seconds % least), currentLanguage());
};
