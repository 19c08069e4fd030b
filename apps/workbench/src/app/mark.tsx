interface MarkProps {
  /** Edge in pixels. */
  readonly size?: number;
}

/** The sign of the product, a pair of scissors; who draws it says what it is. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" width={size} height={size}>
      <rect width="32" height="32" rx="7" fill="#3e63dd" />
      <g stroke="#fff" strokeLinecap="round" fill="none">
        <path d="M8 9l9 9m-9 5l16-14M21 21l3 2" strokeWidth="2.4" />
        <circle cx="9.5" cy="23.5" r="2.5" strokeWidth="2" />
      </g>
    </svg>
  );
}
