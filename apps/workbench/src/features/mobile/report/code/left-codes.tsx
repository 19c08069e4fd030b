import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import frame from '../../frame/frame.module.css';
import { Sheet } from '../../frame/sheet.tsx';
import styles from '../report.module.css';
import type { LeftCode, useReadCodes } from './use-read-codes.ts';

type Left = Pick<ReturnType<typeof useReadCodes>, 'left' | 'call' | 'drop'>;

/** Codes that were read and never answered, whose they are, and the way to answer each. */
export function LeftCodes({ left, call, drop }: Left) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (left.length === 0) return null;
  const words = t('{count} 个码扫了没报', { count: left.length });
  return (
    <>
      <button type="button" className={styles.left} onClick={() => setOpen(true)}>
        {words} <b>{t('处理')}</b>
      </button>
      {isOpen && (
        <Sheet title={words} onClose={() => setOpen(false)}>
          <ul className={styles.leftCodes}>
            {left.map((one) => (
              <LeftRow
                key={one.code.requestId}
                left={one}
                onDrop={() => drop(one.code)}
                onCall={() => {
                  call(one.code);
                  setOpen(false);
                }}
              />
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

interface LeftRowProps {
  readonly left: LeftCode;
  readonly onCall: () => void;
  readonly onDrop: () => void;
}

function LeftRow({ left: { code, way }, onCall, onDrop }: LeftRowProps) {
  const t = useText();
  const [isDropping, setDropping] = useState(false);
  const readBy =
    code.reader === undefined
      ? t('扫码时没有工卡')
      : `${code.reader.employeeNo} ${code.reader.employeeName}`;
  const at = new Date(code.at).toISOString().slice(5, 16).replace('T', ' ');
  return (
    <li className={styles.leftCode}>
      <span className={styles.leftWords}>
        <b>{code.code}</b>
        <small>{[at, code.placeName, readBy].filter(Boolean).join(' · ')}</small>
        {way !== 'here' && <small>{wayWords(t, code, way)}</small>}
      </span>
      {way === 'here' && !isDropping && (
        <>
          <button type="button" className={frame.rowKey} onClick={() => setDropping(true)}>
            {t('删除')}
          </button>
          <button type="button" className={frame.rowKey} onClick={onCall}>
            {t('报工')}
          </button>
        </>
      )}
      {isDropping && (
        <>
          <button type="button" className={frame.rowKey} onClick={() => setDropping(false)}>
            {t('保留')}
          </button>
          <button type="button" className={frame.rowKey} onClick={onDrop}>
            {t('不报，删除')}
          </button>
        </>
      )}
    </li>
  );
}

function wayWords(
  t: ReturnType<typeof useText>,
  { place, userName, companyName }: LeftCode['code'],
  way: Exclude<LeftCode['way'], 'here'>,
): string {
  if (way === 'company') return t('请切换到 {company} 后处理', { company: companyName });
  if (way === 'account')
    return userName === undefined
      ? t('请用扫码的账号登录后处理')
      : t('请用账号 {name} 登录后处理', { name: userName });
  return place === 'report' ? t('请打开手机报工处理') : t('请在产线终端选好产线后处理');
}
