import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { ChannelMessage } from './channel/types.ts';
import type { Session, SessionEvents, SessionSnapshot } from './types.ts';

const SessionContext = createContext<Session | undefined>(undefined);

export interface SessionProviderProps {
  /** Made once, outside React: mounting twice must not start a session twice. */
  readonly session: Session;
  readonly children?: ReactNode;
}

/** Gives the session to the components below. Starts and stops nothing. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session itself, for what a component does. @throws without a `SessionProvider` */
export function useSessionActions(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no <SessionProvider> above this component.');
  return session;
}

const everything = (snapshot: SessionSnapshot): unknown => snapshot;

/**
 * A part of the snapshot; renders again when it changes. A selector may make a new object or array:
 * it counts as changed when one of its values does.
 */
export function useSession(): SessionSnapshot;
export function useSession<Part>(selector: (snapshot: SessionSnapshot) => Part): Part;
export function useSession(selector: (snapshot: SessionSnapshot) => unknown = everything) {
  const session = useSessionActions();
  const read = useMemo(() => {
    let last: unknown;
    return () => {
      const next = selector(session.snapshot());
      if (!sameValues(last, next)) last = next;
      return last;
    };
  }, [session, selector]);
  return useSyncExternalStore(session.subscribe, read, read);
}

/** Whether the person may press the button with this permission key. */
export const useGranted = (permissionKey: string): boolean =>
  useSession(({ permissions }) => permissions.has(permissionKey));

/** Listens to one kind of event while mounted. The callback may change between renders. */
export function useSessionEvent<Name extends keyof SessionEvents>(
  name: Name,
  listener: (event: SessionEvents[Name]) => void,
): void {
  const session = useSessionActions();
  const latest = useLatest(listener);
  useEffect(() => session.on(name, (event) => latest.current(event)), [session, name, latest]);
}

/** Listens to the push channel while mounted. */
export function useChannel(listener: (message: ChannelMessage) => void | Promise<void>): void {
  const session = useSessionActions();
  const latest = useLatest(listener);
  useEffect(() => session.channel.listen((message) => latest.current(message)), [session, latest]);
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function sameValues(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);
