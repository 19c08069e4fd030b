import { Activity, type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Theme, UiProvider } from '../../ui-provider/ui-provider.tsx';
import '../../tokens.css';

interface StoryFile {
  readonly title: string;
  readonly stories: Readonly<Record<string, ComponentType>>;
}

const files = import.meta.glob<StoryFile>('../../**/*.story.tsx', { eager: true });
const wanted = new URLSearchParams(location.search);

/** One story, or all of them, inside an `<Activity>` that the test hides and shows by an event. */
function Page() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const toggle = () => setShown((now) => !now);
    window.addEventListener('toggle-activity', toggle);
    return () => window.removeEventListener('toggle-activity', toggle);
  }, []);

  return (
    <UiProvider
      theme={(wanted.get('theme') ?? 'light') as Theme}
      style={{ minHeight: '100vh', padding: 16 }}
    >
      <Activity mode={shown ? 'visible' : 'hidden'}>
        {Object.values(files)
          .filter(({ title }) => wanted.get('part') === null || title === wanted.get('part'))
          .flatMap(({ title, stories }) =>
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
if (root !== null) createRoot(root).render(<Page />);
