import { Activity, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast } from '../../toast/toast.ts';
import { type Density, type Theme, UiProvider } from '../../ui-provider/ui-provider.tsx';
import '../../tokens.css';
import type { StoryRequest } from '../story-page.ts';
import { loadStories, type StoryFile } from './stories.ts';

const wanted = new URLSearchParams(location.search);

interface Shown {
  readonly files: readonly StoryFile[];
  /** One story of them; all without. */
  readonly story: string | null;
}

/** One story, or all of them, inside an `<Activity>` that the test hides and shows by an event. */
function Stories({ files, story }: Shown) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const toggle = () => setShown((now) => !now);
    window.addEventListener('toggle-activity', toggle);
    return () => window.removeEventListener('toggle-activity', toggle);
  }, []);

  return (
    <UiProvider
      theme={(wanted.get('theme') ?? 'light') as Theme}
      density={(wanted.get('density') ?? 'default') as Density}
      style={{ minHeight: '100vh', padding: 16 }}
    >
      <Activity mode={shown ? 'visible' : 'hidden'}>
        {files.flatMap(({ title, stories }) =>
          Object.entries(stories)
            .filter(([name]) => story === null || name === story)
            .map(([name, Story]) => (
              <section key={`${title} ${name}`} aria-label={`${title} ${name}`}>
                <Story />
              </section>
            )),
        )}
      </Activity>
      <button type="button">外面</button>
    </UiProvider>
  );
}

/** Shows the stories of the address, or those that the test asks for later, as if it were new. */
function Page(first: Shown) {
  const [{ round, ...shown }, setShown] = useState({ ...first, round: 0 });
  useEffect(() => {
    const show = async ({ detail }: CustomEvent<StoryRequest>) => {
      const files = await loadStories(detail.part);
      toast.clear();
      window.scrollTo(0, 0);
      flushSync(() => setShown((now) => ({ files, story: detail.story, round: now.round + 1 })));
      detail.done();
    };
    const onShow = (event: Event) => void show(event as CustomEvent<StoryRequest>);
    window.addEventListener('show-story', onShow);
    return () => window.removeEventListener('show-story', onShow);
  }, []);
  return <Stories key={round} {...shown} />;
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <Page files={await loadStories(wanted.get('part'))} story={wanted.get('story')} />,
  );
