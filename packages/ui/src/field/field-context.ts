import { createContext, useContext } from 'react';

interface FieldContextValue {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly unit: string | undefined;
}

export const FieldContext = /* @__PURE__ */ createContext<FieldContextValue | undefined>(undefined);

interface ControlAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/** Attributes that tie a control to the field around it. What the control says itself wins. */
export function useFieldAttributes(own: ControlAttributes) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
  };
}

/** The unit that stands inside the control: its own, else the one of the field. */
export function useFieldUnit(own: string | undefined): string | undefined {
  const field = useContext(FieldContext);
  return own ?? field?.unit;
}

/** For groups, which a `<label>` cannot name. */
export const useFieldLabelId = (): string | undefined => useContext(FieldContext)?.labelId;
