import { refusalText } from '@garment-mes/domain/refusals';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import frame from '../frame/frame.module.css';
import { WideKey } from '../frame/keys.tsx';
import { type CheckDraft, issuesOf } from './check-draft.ts';
import { isClosable } from './station-view.tsx';
import type { Preload } from './use-preload.ts';
import type { StationDraft } from './walk.ts';

interface SubmitFootProps {
  readonly check: CheckDraft;
  readonly isOnline: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}

/** Submits a check, or says what keeps it. */
export function SubmitFoot({ check, isOnline, isBusy, onSubmit }: SubmitFootProps) {
  const t = useText();
  const issues = issuesOf(check);
  const isLost = check.parentId !== undefined && !isOnline;
  const words = [
    ...issues.map((each) => refusalText(each, currentLanguage())),
    ...(isLost ? [t('复检需要联网')] : []),
  ];
  return (
    <footer className={frame.foot}>
      {words.length > 0 && (
        <p className={frame.warning} role="status">
          {words.join(t('；'))}
        </p>
      )}
      <WideKey primary disabled={isBusy || words.length > 0} onPress={onSubmit}>
        {t('提交')}
      </WideKey>
    </footer>
  );
}

interface SaveKeyProps {
  readonly draft: StationDraft;
  readonly preload: Preload;
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

/** Closes a station. */
export function SaveKey({ draft, preload, isBusy, onSave }: SaveKeyProps) {
  const t = useText();
  const { can } = useWorkbench();
  return (
    <WideKey primary disabled={isBusy || !isClosable(draft, preload, can)} onPress={onSave}>
      {t('保存')}
    </WideKey>
  );
}
