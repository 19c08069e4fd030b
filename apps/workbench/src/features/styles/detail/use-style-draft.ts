import { ApiError } from '@garment-mes/sdk';
import { getStyle, type Style } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '#kit/api.tsx';
import { t } from '#kit/i18n.ts';
import { useTab, useTabState } from '#kit/tab-scope.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';
import { savePart } from './save-part.ts';
import { dirtyParts, draftOfStyle, type StyleDraft, type StylePartName } from './style-draft.ts';

/** What was read, and what was typed over it. */
interface Working {
  readonly version: number;
  readonly clean: StyleDraft;
  readonly draft: StyleDraft;
}

const workingOf = (style: Style): Working => {
  const draft = draftOfStyle(style);
  return { version: style.version, clean: draft, draft };
};

/** Somebody else saved meanwhile: their style, and what the service said. */
interface Collision {
  readonly text: string;
  readonly theirs: Style;
}

/** A style while it is changed: its parts, which of them differ, and saving them one by one. */
export function useStyleDraft(style: Style) {
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const { setDirty } = useTab();
  const [working, setWorking] = useTabState<Working>('style', () => workingOf(style));
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ part: StylePartName; text: string }>();
  const [collision, setCollision] = useState<Collision>();
  const dirty = dirtyParts(working.draft, working.clean);

  useEffect(() => setDirty(dirty.length > 0), [dirty.length, setDirty]);
  // What is not typed over follows the service.
  useEffect(() => {
    setWorking((now) =>
      style.version > now.version && dirtyParts(now.draft, now.clean).length === 0
        ? workingOf(style)
        : now,
    );
  }, [style, setWorking]);

  const change = <Name extends StylePartName>(name: Name, value: StyleDraft[Name]) =>
    setWorking((now) => ({ ...now, draft: { ...now.draft, [name]: value } }));

  async function saveFrom(start: Working): Promise<boolean> {
    setPending(true);
    setRefusal(undefined);
    let now = start;
    try {
      for (const part of dirtyParts(start.draft, start.clean)) {
        try {
          const { version } = await savePart(client, part, start.draft, style.id, now.version);
          now = { ...now, version, clean: { ...now.clean, [part]: start.draft[part] } };
          setWorking(now);
        } catch (error) {
          if (error instanceof ApiError && error.kind === 'stale') {
            const theirs = await getStyle(client, { query: { id: style.id } });
            setCollision({ text: error.text, theirs });
          } else setRefusal({ part, text: failureText(error) });
          return false;
        }
      }
      const saved = await getStyle(client, { query: { id: style.id } });
      setWorking(workingOf(saved));
      await queries.invalidateQueries();
      toast.success(t('保存成功'));
      return true;
    } catch (error) {
      toast.error(failureText(error));
      return false;
    } finally {
      setPending(false);
    }
  }

  /** Goes on from what somebody else saved, with the parts that are kept from this page. */
  function merge(mine: ReadonlySet<StylePartName>): void {
    if (collision === undefined) return;
    const theirs = workingOf(collision.theirs);
    const kept = Object.fromEntries([...mine].map((name) => [name, working.draft[name]]));
    const next = { ...theirs, draft: { ...theirs.draft, ...kept } as StyleDraft };
    setCollision(undefined);
    setWorking(next);
    if (mine.size > 0) void saveFrom(next);
  }

  const save = () => saveFrom(working);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (dirty.length > 0 && !pending) void save();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  return {
    draft: working.draft,
    dirty,
    pending,
    refusal,
    collision,
    change,
    save,
    merge,
    closeCollision: () => setCollision(undefined),
    reset: () => setWorking((now) => ({ ...now, draft: now.clean })),
  };
}

export type StyleEditing = ReturnType<typeof useStyleDraft>;
