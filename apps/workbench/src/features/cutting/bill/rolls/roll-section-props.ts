/** What a grid of rolls is given. */
export interface RollSectionProps {
  readonly onScan: (code: string) => Promise<void>;
  readonly scanning: boolean;
  /** Key of the roll that was scanned a moment ago. */
  readonly flash: string | undefined;
  readonly onFlashed: () => void;
}
