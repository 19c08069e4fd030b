/** Why a condition text is refused. */
export type ConditionFault =
  /** A character that the grammar does not know. */
  | 'unknown-character'
  /** A known word in the wrong place, or the text ends too early. */
  | 'unexpected'
  /** A quote that is never closed. */
  | 'open-text'
  /** A control character. */
  | 'control-character'
  /** Too long: see LIMITS. */
  | 'too-long'
  | 'too-many-terms'
  | 'too-deep'
  | 'value-too-long'
  | 'too-many-members'
  | 'too-many-scans'
  /** A number with more digits than can be kept, or none on a `_num` key. */
  | 'not-a-number'
  /** No calendar day on a `_date` key. */
  | 'not-a-date'
  /** `like` on a `_date` or `_num` key, or a pattern that ends in a lone backslash. */
  | 'bad-like';

/** A condition text is refused; nothing of the text is repeated in the message. */
export class ConditionError extends Error {
  override readonly name = 'ConditionError';
  readonly fault: ConditionFault;
  /** Index of the character in the text at which it goes wrong, from 0. */
  readonly position: number;

  constructor(fault: ConditionFault, position: number) {
    super(`Condition refused at character ${position + 1}: ${fault}.`);
    this.fault = fault;
    this.position = position;
  }
}
