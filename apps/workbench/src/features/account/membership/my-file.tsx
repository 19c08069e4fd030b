import { type CompanyUser, updateCompanyUser, uploadFile } from '@garment-mes/sdk/amc';
import { Alert, Button, Field, TextInput, Upload } from '@garment-mes/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { fileFaults, type OwnFile } from './file-faults.ts';
import styles from './membership.module.css';

const LARGEST = 5 * 1024 * 1024;

/**
 * Numbers of cards travel without the spaces people group them by, and an empty one stays as it is kept; everything
 * else that is emptied is cleared.
 */
const wireValues = (typed: Partial<OwnFile>): Partial<Record<keyof OwnFile, string | null>> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => {
      if (/Card$/.test(name)) return value === '' ? [] : [[name, plainNumber(value)]];
      return [[name, value.trim() || null]];
    }),
  );

const plainNumber = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** My own data; the numbers come back by their last four signs. */
export function MyFile({ member }: { readonly member: CompanyUser }) {
  const t = useText();
  const { client } = useWorkbench();
  const { setDirty } = useTab();
  const { employee, emergencyContact, idCardLast4, bankCardLast4 } = member;
  const kept: OwnFile = {
    phone: employee.phone ?? '',
    emergencyContact: emergencyContact ?? '',
    idCard: '',
    bankCard: '',
    avatar: employee.avatar ?? '',
  };
  const [typed, setTyped] = useTabState<Partial<OwnFile>>('own-file', {});
  const [tried, setTried] = useState(false);
  const save = useAction(updateCompanyUser, { ok: t('保存成功'), inline: true });
  const file: OwnFile = { ...kept, ...typed };
  const found = fileFaults(file);
  const faults: ReturnType<typeof fileFaults> = tried ? found : {};
  const dirty = Object.keys(typed).length > 0;
  useEffect(() => setDirty(dirty), [dirty, setDirty]);
  const set = (part: Partial<OwnFile>) => setTyped((before) => ({ ...before, ...part }));

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(found).length > 0 || save.pending) return;
    const { id, version } = employee;
    save.run({ body: { id, version, ...wireValues(typed) } }).then(
      () => setTyped({}),
      () => undefined,
    );
  }

  const last4 = (digits: string | null) => (digits === null ? '' : `**** ${digits}`);
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <Field label={t('手机')} required error={faults.phone}>
        <TextInput
          inputMode="tel"
          value={file.phone}
          onValueChange={(phone) => set({ phone })}
          maxLength={11}
        />
      </Field>
      <Field label={t('紧急联系人')}>
        <TextInput
          value={file.emergencyContact}
          onValueChange={(name) => set({ emergencyContact: name })}
          maxLength={64}
        />
      </Field>
      <Field label={t('身份证')} required error={faults.idCard}>
        <TextInput
          value={file.idCard}
          placeholder={last4(idCardLast4)}
          onValueChange={(idCard) => set({ idCard })}
          maxLength={18}
          autoComplete="off"
        />
      </Field>
      <Field label={t('银行卡')} error={faults.bankCard}>
        <TextInput
          inputMode="numeric"
          value={file.bankCard}
          placeholder={last4(bankCardLast4)}
          onValueChange={(bankCard) => set({ bankCard })}
          maxLength={23}
          autoComplete="off"
        />
      </Field>
      <Field label={t('照片')}>
        <Upload
          label={t('照片')}
          accept="image/jpeg,image/png"
          maxBytes={LARGEST}
          files={file.avatar === '' ? [] : [{ url: file.avatar, name: t('照片'), image: true }]}
          onFilesChange={(files) => set({ avatar: files[0]?.url ?? '' })}
          send={async (picture, signal) => {
            const { url, name } = await uploadFile(client, { body: { file: picture } }, { signal });
            return { url, name, image: true };
          }}
        />
      </Field>
      {save.error !== undefined && <Alert tone="bad">{failureText(save.error)}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={save.pending} disabled={!dirty}>
          {t('保存')}
        </Button>
      </div>
    </form>
  );
}
