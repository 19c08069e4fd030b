/** Colours of an order and the lines of its bill; a line without a colour is for all of them. */
export interface BilledColors {
  readonly colors: readonly { readonly colorId: string; readonly colorName: string }[];
  readonly bill: readonly {
    readonly colorId?: string | null | undefined;
    readonly isMain?: 0 | 1 | undefined;
  }[];
}

/** I4: colours for which the bill has no main fabric. */
export const withoutMainFabric = ({ colors, bill }: BilledColors): BilledColors['colors'] =>
  colors.filter(
    ({ colorId }) =>
      !bill.some((line) => line.isMain === 1 && (line.colorId ?? colorId) === colorId),
  );
