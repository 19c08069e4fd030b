import { UpdateStyleBodyFields } from '@garment-mes/sdk/labels';
import type { Style } from '@garment-mes/sdk/mes2';
import { Field, NumberInput, RadioGroup, Textarea, TextInput } from '@garment-mes/ui';
import { Fragment } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import { FilesField } from '#screens/form/files-field.tsx';
import { enumOptions, KindControl } from '#screens/form/form-control.tsx';
import styles from '../style.module.css';
import { type HeadName, headNames, type StyleHead } from '../style-draft.ts';
import type { OwnControls } from './head-controls.ts';
import { HeadPictures } from './head-pictures.tsx';
import { useHeadReferences } from './head-references.tsx';

const LARGEST_TECH_PACK = 20;
/** Longest text of a field that takes fewer than 64 signs. */
const LIMITS: { readonly [Name in HeadName]?: number } = { customerStyleNo: 32 };
const fields = UpdateStyleBodyFields;

interface HeadFormProps {
  readonly style: Style;
  readonly head: StyleHead;
  readonly readOnly: boolean;
  readonly onChange: (head: StyleHead) => void;
}

/** What a style is called, whose it is, and how it looks. */
export function HeadForm({ style, head, readOnly, onChange }: HeadFormProps) {
  const set = (part: Partial<StyleHead>) => onChange({ ...head, ...part });
  const references = useHeadReferences({ style, head, readOnly, set });
  const controls: OwnControls = {
    styleNo: () => <NeededText {...{ name: 'styleNo', limit: 32, head, readOnly, set }} />,
    styleName: () => <NeededText {...{ name: 'styleName', limit: 64, head, readOnly, set }} />,
    ...references,
    // Chosen where points of measure are graded from it.
    baseSizeId: () => null,
    standardHeadcount: () => (
      <Field label={labelOf(fields.standardHeadcount)}>
        <NumberInput
          value={String(head.standardHeadcount ?? '')}
          places={0}
          min="1"
          max="200"
          readOnly={readOnly}
          onValueChange={(count) => set({ standardHeadcount: count === '' ? null : Number(count) })}
        />
      </Field>
    ),
    gender: () => (
      <Field label={labelOf(fields.gender)} required>
        <RadioGroup
          disabled={readOnly}
          value={String(head.gender)}
          onValueChange={(gender) => set({ gender: Number(gender) as StyleHead['gender'] })}
          options={enumOptions(fields.gender)}
        />
      </Field>
    ),
    techPackUrl: () => (
      <FilesField
        label={labelOf(fields.techPackUrl)}
        kind="documents"
        disabled={readOnly}
        urls={head.techPackUrl ? [head.techPackUrl] : []}
        max={1}
        megabytes={LARGEST_TECH_PACK}
        onChange={([url = null]) => set({ techPackUrl: url })}
      />
    ),
    remark: () => (
      <Field label={labelOf(fields.remark)} className={styles.wide}>
        <Textarea
          rows={2}
          maxLength={500}
          value={head.remark ?? ''}
          readOnly={readOnly}
          onValueChange={(value) => set({ remark: value === '' ? null : value })}
        />
      </Field>
    ),
    images: () => (
      <HeadPictures
        urls={head.images ?? []}
        readOnly={readOnly}
        onChange={(images) => set({ images, imageUrl: images[0] ?? null })}
      />
    ),
    // The first of the pictures.
    imageUrl: () => null,
  };

  return (
    <div className={styles.form}>
      {headNames.map((name) => (
        <Fragment key={name}>
          {name in controls ? (
            controls[name as keyof OwnControls]()
          ) : (
            <PlainField
              name={name}
              value={head[name]}
              readOnly={readOnly}
              onChange={(value) => set({ [name]: value === '' ? null : value })}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** A text that a style cannot be without. */
function NeededText(props: {
  readonly name: 'styleNo' | 'styleName';
  readonly limit: number;
  readonly head: StyleHead;
  readonly readOnly: boolean;
  readonly set: (part: Partial<StyleHead>) => void;
}) {
  const t = useText();
  const { name, limit, head, readOnly, set } = props;
  const label = labelOf(fields[name]);
  return (
    <Field
      label={label}
      required
      error={head[name].trim() === '' ? t('{field}必填', { field: label }) : undefined}
    >
      <TextInput
        value={head[name]}
        maxLength={limit}
        readOnly={readOnly}
        onValueChange={(value) => set({ [name]: value })}
      />
    </Field>
  );
}

/** A field that its kind says enough of. */
function PlainField(props: {
  readonly name: HeadName;
  readonly value: unknown;
  readonly readOnly: boolean;
  readonly onChange: (value: unknown) => void;
}) {
  const { name, value, readOnly, onChange } = props;
  const spec = fieldOf(fields, name);
  return (
    <Field label={labelOf(spec)} required={spec.required === true}>
      {spec.kind === 'text' ? (
        <TextInput
          value={String(value ?? '')}
          maxLength={LIMITS[name] ?? 64}
          readOnly={readOnly}
          onValueChange={onChange}
        />
      ) : (
        <KindControl
          name={name}
          field={spec}
          value={value}
          disabled={readOnly}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
