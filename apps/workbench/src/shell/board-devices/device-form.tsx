import { type BoardDeviceRow, pairBoardDevice, updateBoardDevice } from '@garment-mes/sdk/amc';
import { listFactories } from '@garment-mes/sdk/ccm';
import { PairBoardDeviceBodyFields } from '@garment-mes/sdk/labels';
import { Alert, Button, Dialog, Field, Select, Switch, TextInput } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './board-devices.module.css';
import { type Slide, SlideList, slideOf } from './slide-list.tsx';

const DIGITS = /^\d{6}$/;

interface DeviceFormProps {
  /** `undefined` pairs a new one. */
  readonly device: BoardDeviceRow | undefined;
  readonly onClose: () => void;
}

/** Pairs a screen by the code it shows, or changes what a paired one plays. */
export function DeviceForm({ device, onClose }: DeviceFormProps) {
  const t = useText();
  const [pairCode, setPairCode] = useState('');
  const [name, setName] = useState(device?.name ?? '');
  const [factoryId, setFactoryId] = useState(device?.factoryId ?? '');
  const [slides, setSlides] = useState<readonly Slide[]>(() =>
    device ? device.playlist.map(slideOf) : [slideOf({ board: 'reduceBed', seconds: 30 })],
  );
  const [speaks, setSpeaks] = useState(device?.speaker === 1);
  const { data: factories } = useOperation(listFactories, { query: { pageNum: 1, pageSize: 200 } });
  const pairing = useAction(pairBoardDevice, { inline: true });
  const changing = useAction(updateBoardDevice, { inline: true });
  const error = pairing.error ?? changing.error;
  const label = (field: keyof typeof PairBoardDeviceBodyFields) =>
    fieldLabel(PairBoardDeviceBodyFields, field);
  const code = pairCode.replaceAll(' ', '');
  const isWhole = name.trim() !== '' && slides.length > 0 && (device || DIGITS.test(code));

  async function save() {
    const values = {
      name: name.trim(),
      factoryId: factoryId === '' ? null : factoryId,
      lineDeptIds: device?.lineDeptIds ?? [],
      playlist: slides.map(({ key: _, seconds, ...slide }) => ({
        ...slide,
        seconds: Number(seconds),
      })),
      speaker: speaks ? 1 : 0,
    } as const;
    try {
      await (device
        ? changing.run({ body: { ...values, id: device.id, version: device.version } })
        : pairing.run({ body: { ...values, pairCode: code } }));
      onClose();
    } catch {
      // The dialog shows the refusal.
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={device ? t('编辑 {name}', { name: device.name }) : t('配对新设备')}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button
            variant="primary"
            pending={pairing.pending || changing.pending}
            disabled={!isWhole}
            onClick={() => void save()}
          >
            {device ? t('保存') : t('配对')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error && <Alert tone="bad">{failureText(error)}</Alert>}
        {!device && (
          <Field label={label('pairCode')} required>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              value={pairCode}
              onValueChange={setPairCode}
            />
          </Field>
        )}
        <Field label={label('name')} required>
          <TextInput maxLength={64} value={name} onValueChange={setName} />
        </Field>
        <Field label={label('factoryId')}>
          <Select
            clearable
            placeholder={t('全部工厂')}
            value={factoryId}
            onValueChange={setFactoryId}
            options={(factories?.list ?? []).map(({ id, name: words }) => ({
              value: id,
              label: words,
            }))}
          />
        </Field>
        <SlideList
          label={label('playlist')}
          slides={slides}
          factoryId={factoryId === '' ? null : factoryId}
          onChange={setSlides}
        />
        <Switch checked={speaks} onCheckedChange={setSpeaks}>
          {label('speaker')}
        </Switch>
      </div>
    </Dialog>
  );
}
