import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from '../tickets.module.css';
import { BundleLabel, type LabelProps } from './bundle-label.tsx';
import { type LabelField, type LabelLayout, PAPERS } from './label-layout.ts';
import { MM } from './millimetres.ts';

/** How much larger than paper the label is laid out. */
const SCALE = 2;
/** Millimetres a field moves by a key, and the grid it snaps to. */
const STEP = 0.5;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface LayoutCanvasProps {
  readonly layout: LabelLayout;
  readonly sample: Omit<LabelProps, 'layout'>;
  readonly nameOf: (name: LabelField) => string;
  /** Millimetres from the left and top edge. */
  readonly onMove: (name: LabelField, x: number, y: number) => void;
}

/** The label at twice its size with a handle over every field. */
export function LayoutCanvas({ layout, sample, nameOf, onMove }: LayoutCanvasProps) {
  const held = useRef<{ name: LabelField; x: number; y: number; left: number; top: number }>(
    undefined,
  );
  const { width, height } = PAPERS[layout.paper];
  const within = (mm: number, most: number) =>
    Math.min(most - STEP, Math.max(0, Math.round(mm / STEP) * STEP));
  const move = (name: LabelField, x: number, y: number) =>
    onMove(name, within(x, width), within(y, height));

  function drag(event: PointerEvent) {
    const start = held.current;
    if (start === undefined) return;
    const mm = (pixels: number) => pixels / MM / SCALE;
    move(
      start.name,
      start.left + mm(event.clientX - start.x),
      start.top + mm(event.clientY - start.y),
    );
  }

  return (
    <div
      className={styles.canvas}
      style={{ width: `${width * SCALE}mm`, height: `${height * SCALE}mm` }}
    >
      <div aria-hidden style={{ transform: `scale(${SCALE})`, transformOrigin: '0 0' }}>
        <BundleLabel {...sample} layout={layout} />
      </div>
      {Object.entries(layout.fields).map(([key, { x, y }]) => {
        const name = key as LabelField;
        return (
          <button
            key={name}
            type="button"
            aria-label={`${nameOf(name)} ${x} × ${y} mm`}
            title={nameOf(name)}
            className={styles.handle}
            style={{ left: `${x * SCALE}mm`, top: `${y * SCALE}mm` }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              held.current = { name, x: event.clientX, y: event.clientY, left: x, top: y };
            }}
            onPointerMove={drag}
            onPointerUp={() => {
              held.current = undefined;
            }}
            onPointerCancel={() => {
              held.current = undefined;
            }}
            onKeyDown={(event: KeyboardEvent) => {
              const step = KEYS[event.key];
              if (step === undefined) return;
              event.preventDefault();
              move(name, x + step[0], y + step[1]);
            }}
          />
        );
      })}
    </div>
  );
}
