import { type ReactNode, useContext, useMemo } from 'react';
import { UiContext } from './ui-context.ts';

/** Mounts the overlays of its children into another element, such as the panel of one tab. */
export function PortalScope({
  container,
  children,
}: {
  container: HTMLElement | undefined;
  children: ReactNode;
}) {
  const outer = useContext(UiContext);
  const value = useMemo(
    () => ({ ...outer, container: container ?? outer.container }),
    [container, outer],
  );
  return <UiContext value={value}>{children}</UiContext>;
}
