import { isBedOpen } from '@garment-mes/domain/cutting-bed';
import { Alert, Button, Dialog, RadioGroup } from '@garment-mes/ui';
import { useState } from 'react';
import { type Message, msg, useText } from '#app/i18n.ts';
import styles from '../bill.module.css';
import { BLOCKS, type Block, blockOf, differences, withTheirs } from '../draft/differences.ts';
import { draftOfBed } from '../draft/draft-of-bed.ts';
import type { BillDraft } from '../draft/use-bill-draft.ts';
import grid from '../grid.module.css';
import { useSplitRules } from '../head/use-split-rules.ts';

const BLOCK_WORDS: Readonly<Record<Block, Message>> = {
  head: msg('唛架与台'),
  sizes: msg('尺码配比'),
  colors: msg('颜色层数'),
  rolls: msg('布卷'),
  people: msg('参与人'),
};

interface StaleDialogProps {
  /** Who was faster and when, in the words of the server; `undefined` while nobody was. */
  readonly text: string | undefined;
  readonly bill: BillDraft;
  readonly onClose: () => void;
}

/** Somebody saved the bed first. Nothing typed here is dropped before the person decides. */
export function StaleDialog({ text, bill, onClose }: StaleDialogProps) {
  const t = useText();
  const { rules } = useSplitRules(bill.draft);
  const [read, setRead] = useState(false);
  const [pending, setPending] = useState(false);
  const [given, setGiven] = useState<ReadonlySet<Block>>(new Set());
  const found =
    read && bill.bed
      ? differences(bill.draft, draftOfBed(bill.bed, bill.choices), bill.choices, rules)
      : undefined;

  const isHandedOn = read && bill.bed !== undefined && !isBedOpen(bill.bed);

  function close() {
    setRead(false);
    setGiven(new Set());
    onClose();
  }

  function takeMine() {
    const { bed, choices, draft } = bill;
    if (bed && given.size > 0)
      bill.restore(withTheirs(draft, draftOfBed(bed, choices), given), bed.version);
    close();
  }

  function give(block: Block, isTheirs: boolean) {
    const rest = [...given].filter((each) => each !== block);
    setGiven(new Set(isTheirs ? [...rest, block] : rest));
  }

  function takeTheirs() {
    bill.forget();
    close();
  }

  async function readAgain() {
    setPending(true);
    await bill.rebase();
    setPending(false);
    setRead(true);
  }

  return (
    <Dialog
      open={text !== undefined}
      onOpenChange={(open) => !open && close()}
      title={t('床单已被别人修改')}
      footer={
        found === undefined ? (
          <>
            <Button onClick={close}>{t('稍后')}</Button>
            <Button variant="primary" pending={pending} onClick={() => void readAgain()}>
              {t('重新读取，保留我填的')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={takeTheirs}>{t('用对方的')}</Button>
            {!isHandedOn && (
              <Button variant="primary" onClick={takeMine}>
                {given.size === 0 ? t('用我的，继续编辑') : t('按所选继续编辑')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.dialog}>
        <Alert tone="warn">{text}</Alert>
        {found !== undefined && found.length === 0 && <div>{t('已读取，两边填的一样')}</div>}
        {found !== undefined && found.length > 0 && (
          <Differences found={found} given={given} mayGive={!isHandedOn} onGive={give} />
        )}
      </div>
    </Dialog>
  );
}

interface DifferencesProps {
  readonly found: ReturnType<typeof differences>;
  /** Blocks that are taken as the other person has them. */
  readonly given: ReadonlySet<Block>;
  readonly mayGive: boolean;
  readonly onGive: (block: Block, isTheirs: boolean) => void;
}

/** Both sides of what differs, block by block, each of which goes one way or the other. */
function Differences({ found, given, mayGive, onGive }: DifferencesProps) {
  const t = useText();
  return (
    <table className={grid.table}>
      <thead>
        <tr>
          <th>{t('不同之处')}</th>
          <th className={grid.figure}>{t('我填的')}</th>
          <th className={grid.figure}>{t('对方的')}</th>
        </tr>
      </thead>
      {BLOCKS.filter((block) => found.some((each) => blockOf(each) === block)).map((block) => (
        <tbody key={block}>
          <tr>
            <th scope="rowgroup">{t(BLOCK_WORDS[block])}</th>
            <td colSpan={2} className={grid.figure}>
              {mayGive && (
                <RadioGroup
                  variant="segments"
                  aria-label={t(BLOCK_WORDS[block])}
                  value={given.has(block) ? 'theirs' : 'mine'}
                  onValueChange={(side) => onGive(block, side === 'theirs')}
                  options={[
                    { value: 'mine', label: t('用我的') },
                    { value: 'theirs', label: t('用对方的') },
                  ]}
                />
              )}
            </td>
          </tr>
          {found
            .filter((each) => blockOf(each) === block)
            .map(({ cell, label, mine, theirs }) => (
              <tr key={cell}>
                <td>{label}</td>
                <td className={grid.figure}>{mine || '–'}</td>
                <td className={grid.figure}>{theirs || '–'}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
