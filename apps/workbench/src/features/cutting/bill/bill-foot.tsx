import { BedStatus, canFinishCutting } from '@garment-mes/domain/cutting-bed';
import {
  createCuttingBed,
  finishCutting,
  startCuttingBed,
  submitCuttingBed,
  updateCuttingBed,
} from '@garment-mes/sdk/mes2';
import { Button } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from './bill.module.css';
import { useBill } from './bill-context.ts';
import type { BillActions } from './use-bill-actions.ts';

interface BillFootProps {
  readonly actions: BillActions;
  /** Stands before the steps. */
  readonly tools?: ReactNode;
  readonly dirty: boolean;
  /** Cells that are wrong as far as it may be said. */
  readonly faults: readonly { readonly cell: string; readonly text: string }[];
  /** Something keeps the bill from being saved. */
  readonly blocked: boolean;
  readonly onSave: () => void;
  readonly onSubmit: () => void;
  readonly onJump: (cell: string) => void;
}

/** What is wrong, whether anything is unsaved, and the steps. */
export function BillFoot(props: BillFootProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { bed } = useBill();
  const { actions, tools, dirty, faults, blocked, onSave, onSubmit, onJump } = props;
  const [first] = faults;
  const saving = bed === undefined ? createCuttingBed : updateCuttingBed;

  return (
    <footer className={styles.foot}>
      {first !== undefined && (
        <button type="button" className={styles.jump} onClick={() => onJump(first.cell)}>
          {t('{count} 处有误：{text}', { count: faults.length, text: first.text })}
        </button>
      )}
      <span className={styles.quiet}>
        {dirty ? `${t('未保存')} · ` : bed ? `${t('已保存')} · ` : ''}
        {t('Enter 下一格 · ↓ 复制上行 · F2 扫码 · Ctrl+S 保存 · Ctrl+Enter 提交')}
      </span>
      <span>
        {tools}
        {can(saving.permissionKey) && (
          <Button
            pending={actions.pending === 'save'}
            disabled={blocked || (!dirty && bed !== undefined)}
            onClick={onSave}
          >
            {bed === undefined ? t('存草稿') : t('保存')}
          </Button>
        )}
        {bed?.status === BedStatus.draft && can(startCuttingBed.permissionKey) && (
          <Button
            pending={actions.pending === 'start'}
            disabled={blocked}
            onClick={() => void actions.start()}
          >
            {t('开始铺布')}
          </Button>
        )}
        {bed && canFinishCutting(bed) && can(finishCutting.permissionKey) && (
          <Button
            pending={actions.pending === 'cutDone'}
            disabled={blocked}
            onClick={() => void actions.cutDone()}
          >
            {t('裁完')}
          </Button>
        )}
        {can(submitCuttingBed.permissionKey) && (
          <Button variant="primary" disabled={blocked} onClick={onSubmit}>
            {t('保存并提交')}
          </Button>
        )}
      </span>
    </footer>
  );
}
