import { type PointerEvent, useState } from 'react';

export const SMALLEST = 0.25;
export const LARGEST = 4;

const AS_IT_IS = { zoom: 1, turns: 0, x: 0, y: 0 };

/** How a picture is looked at: enlarged, turned, and pulled along when it is larger than its stage. */
export function usePanZoom() {
  const [view, setView] = useState(AS_IT_IS);
  const [grip, setGrip] = useState<{ x: number; y: number }>();

  return {
    view,
    dragging: grip !== undefined,
    reset: () => setView(AS_IT_IS),
    zoomBy: (factor: number) =>
      setView((now) => {
        const zoom = Math.min(LARGEST, Math.max(SMALLEST, now.zoom * factor));
        // A picture that fits again goes back to the middle.
        return zoom <= 1 ? { ...now, zoom, x: 0, y: 0 } : { ...now, zoom };
      }),
    turn: () => setView((now) => ({ ...now, turns: now.turns + 1 })),
    stage: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || view.zoom <= 1) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrip({ x: event.clientX - view.x, y: event.clientY - view.y });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (grip !== undefined)
          setView({ ...view, x: event.clientX - grip.x, y: event.clientY - grip.y });
      },
      onPointerUp: () => setGrip(undefined),
      onPointerCancel: () => setGrip(undefined),
    },
  };
}
