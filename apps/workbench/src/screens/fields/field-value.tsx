import { decimal, decimalText } from '@garment-mes/domain/decimal';
import {
  formatFixed,
  formatMoney,
  formatNumber,
  formatPrice,
  NO_FIGURE,
} from '@garment-mes/domain/formats';
import type { Field } from '@garment-mes/sdk/labels';
import { Tag, Thumbnail } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { labelOf, t } from '#app/i18n.ts';
import { enumOf } from './enum-labels.ts';
import styles from './field-value.module.css';
import { day, minute, plain } from './format.ts';
import { exactPercentText, percentText } from './percent-text.ts';

type Figure = number | string | null | undefined;

/** Decimals of the units the specs name; figures of other units keep the places they have. */
const PLACES: Readonly<Record<string, number>> = {
  ...{ metre: 2, kilogram: 2, minute: 2 },
  'minutes-as-hours': 2,
};
const MINUTES_AN_HOUR = 60;

/** A figure in the unit it is shown in: minutes that are read as hours are divided, and rounded to their places. */
export const shownFigure = ({ unit }: Field, value: number | string): number | string =>
  unit === 'minutes-as-hours' ? decimalText(decimal(value).div(MINUTES_AN_HOUR), 2) : value;

/** A value as plain text, in the way its field is written everywhere. */
export function fieldText(name: string, field: Field, value: unknown): string {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  if (value === null || value === undefined || value === '' || isEmptyList) return NO_FIGURE;
  switch (field.kind) {
    case 'enum':
      return enumText(field, value);
    case 'enums':
      return (value as readonly unknown[]).map((each) => enumText(field, each)).join(t('、'));
    case 'list':
      return listText(value as readonly unknown[]);
    case 'boolean':
      return value ? t('是') : t('否');
    case 'date':
      return day(String(value));
    case 'timestamp':
      return minute(String(value));
    case 'integer':
    case 'number':
    case 'decimal':
      return figureText(name, field, value as Figure);
    default:
      return plain(value);
  }
}

function figureText(name: string, field: Field, value: Figure): string {
  const { kind, unit = '' } = field;
  if (unit === 'percent') return percentText(field, value);
  if (unit === 'exact-percent') return exactPercentText(field, value);
  if (unit === 'money') return /price/i.test(name) ? formatPrice(value) : formatMoney(value);
  // Pay is rounded on the wage record alone: what is earned by then adds up to its total digit by digit.
  if (unit === 'exact-money') return formatPrice(value);
  const places = field.places ?? PLACES[unit];
  return kind === 'decimal' && places !== undefined
    ? formatFixed(isAbsent(value) ? value : shownFigure(field, value), places)
    : formatNumber(value);
}

const isAbsent = (value: Figure): value is null | undefined =>
  value === null || value === undefined;

function enumText(field: Field, value: unknown): string {
  const label = enumOf(field)[String(value)];
  return label === undefined ? String(value) : labelOf(label);
}

const listText = (values: readonly unknown[]): string =>
  values.every((value) => typeof value === 'string')
    ? values.join(t('、'))
    : formatNumber(values.length);

/**
 * A value as it is drawn: states as tags, what is so nearly everywhere and a figure that is nothing as quiet words,
 * pictures small, lists as words, everything else text.
 */
export function FieldValue(props: {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
}): ReactNode {
  const { name, field, value } = props;
  const text = fieldText(name, field, value);
  if (field.kind === 'image')
    return <Thumbnail alt={labelOf(field)} src={value ? String(value) : undefined} />;
  if (text === NO_FIGURE) return <span className={styles.none}>{NO_FIGURE}</span>;
  // Yes and no are facts, not states.
  if (field.enumName === 'Flag')
    return value === 0 ? <span className={styles.ordinary}>{text}</span> : text;
  if (isFigure(field) && Number(value) === 0)
    return <span className={styles.ordinary}>{text}</span>;
  const label = drawsTag(field) ? enumOf(field)[String(value)] : undefined;
  if (label === undefined) return text;
  if (label.ordinary) return <span className={styles.ordinary}>{text}</span>;
  return <Tag tone={label.tone}>{text}</Tag>;
}

/** Whether the values of a field are states, drawn as tags; those that all look alike are words. */
export const drawsTag = (field: Field): boolean =>
  field.kind === 'enum' &&
  field.enumName !== 'Flag' &&
  Object.values(enumOf(field)).some(({ tone }) => tone !== 'neutral');

/** Figures stand right, everything else left. */
export const isFigure = ({ kind }: Field): boolean =>
  kind === 'integer' || kind === 'number' || kind === 'decimal';
