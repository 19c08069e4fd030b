import { Activity, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Density, type Theme, UiProvider } from '../../ui-provider/ui-provider.tsx';
import '../../tokens.css';
import { loadStories, type StoryFile } from './stories.ts';

const wanted = new URLSearchParams(location.search);

/** One story, or all of them, inside an `<Activity>` that the test hides and shows by an event. */
function Page({ files }: { files: readonly StoryFile[] }) {
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
            .filter(([name]) => wanted.get('story') === null || name === wanted.get('story'))
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

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page files={await loadStories(wanted.get('part'))} />);
