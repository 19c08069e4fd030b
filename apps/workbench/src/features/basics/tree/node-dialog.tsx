import { CreateTreeDictBodyFields } from '@garment-mes/sdk/labels';
import {
  createTreeDict,
  type TreeDict,
  type TreeKind,
  updateTreeDict,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Combobox, Dialog, Field, NumberInput, TextInput } from '@garment-mes/ui';
import { type FormEvent, useId, useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { childrenOf, isWithin, pathText } from './outline.ts';
import styles from './tree.module.css';

/** What the dialog is about: an entry that is changed, or a place for a new one. */
export type NodeDraft = { readonly entry: TreeDict } | { readonly parentId: string | null };

interface NodeDialogProps {
  readonly draft: NodeDraft;
  readonly kind: TreeKind;
  /** Entries of the tree, in order. */
  readonly entries: readonly TreeDict[];
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

const label = (field: string) => fieldLabel(CreateTreeDictBodyFields, field);

/** Asks for code, name and place of an entry. */
export function NodeDialog({ draft, kind, entries, onClose, onSaved }: NodeDialogProps) {
  const t = useText();
  const formId = useId();
  const entry = 'entry' in draft ? draft.entry : undefined;
  const [parentId, setParentId] = useState(('entry' in draft ? draft.entry : draft).parentId ?? '');
  const [code, setCode] = useState(entry?.code ?? '');
  const [name, setName] = useState(entry?.name ?? '');
  const [sort, setSort] = useState(entry === undefined ? '' : String(entry.sort));
  const [tried, setTried] = useState(false);
  const adding = useAction(createTreeDict, { ok: t('保存成功'), inline: true });
  const changing = useAction(updateTreeDict, { ok: t('保存成功'), inline: true });
  const failure = adding.error ?? changing.error;
  const pending = adding.pending || changing.pending;
  const typed = [parentId, code, name, sort].join('/');
  const [offered] = useState(typed);
  const { leave, question } = useLeave({ isDirty: typed !== offered, pending, onClose });
  const wrongCode = code.trim() === '' ? t('请输入编码') : undefined;
  const wrongName = name.trim() === '' ? t('请输入名称') : undefined;

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrongCode !== undefined || wrongName !== undefined) return;
    const place = {
      parentId: parentId === '' ? null : parentId,
      sort:
        sort === '' ? childrenOf(entries, parentId === '' ? null : parentId).length : Number(sort),
    };
    const words = { code: code.trim(), name: name.trim(), kind };
    try {
      const saved = entry
        ? await changing.run({ body: { id: entry.id, version: entry.version, ...words, ...place } })
        : await adding.run({ body: { ...words, ...place } });
      onSaved(saved.id);
    } catch {
      // The dialog shows the refusal.
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      size={420}
      title={entry ? t('编辑 {name}', { name: entry.name }) : t('新增节点')}
      footer={
        <>
          <Button onClick={leave}>{t('取消')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={pending}>
            {t('保存')}
          </Button>
        </>
      }
    >
      {question}
      <form id={formId} className={styles.form} onSubmit={save} noValidate>
        {failure && <Alert tone="bad">{failureText(failure)}</Alert>}
        <Field label={label('name')} required error={tried ? wrongName : undefined}>
          <TextInput value={name} maxLength={64} onValueChange={setName} />
        </Field>
        <Field label={label('code')} required error={tried ? wrongCode : undefined}>
          <TextInput value={code} maxLength={32} onValueChange={setCode} />
        </Field>
        <Field label={label('parentId')} hint={t('空为根节点')}>
          <Combobox
            value={parentId}
            clearable
            options={entries
              .filter(({ id }) => entry === undefined || !isWithin(entries, id, entry.id))
              .map((each) => ({
                value: each.id,
                label: pathText(entries, each.id),
                note: each.code,
              }))}
            onValueChange={setParentId}
          />
        </Field>
        <Field label={label('sort')} hint={t('空为最后')}>
          <NumberInput value={sort} places={0} min="0" onValueChange={setSort} />
        </Field>
      </form>
    </Dialog>
  );
}
