import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../error-boundary/error-boundary.tsx';
import { RadioGroup } from '../../radio-group/radio-group.tsx';
import { type Density, type Theme, UiProvider } from '../../ui-provider/ui-provider.tsx';
import '../../tokens.css';
import { loadStories, type StoryFile } from './stories.ts';

const wanted = new URLSearchParams(location.search);

/** All stories on one page, in every theme and density. */
function Gallery({ files }: { files: readonly StoryFile[] }) {
  const [theme, setTheme] = useState((wanted.get('theme') ?? 'light') as Theme);
  const [density, setDensity] = useState((wanted.get('density') ?? 'default') as Density);

  return (
    <UiProvider theme={theme} density={density} className="gallery">
      <header className="gallery-head">
        <RadioGroup
          variant="segments"
          aria-label="Theme"
          value={theme}
          onValueChange={(value) => setTheme(value as Theme)}
          options={['light', 'dark', 'auto'].map((value) => ({ value, label: value }))}
        />
        <RadioGroup
          variant="segments"
          aria-label="Density"
          value={density}
          onValueChange={(value) => setDensity(value as Density)}
          options={['default', 'dense', 'touch', 'floor'].map((value) => ({ value, label: value }))}
        />
      </header>
      {files.map(({ title, stories }) => (
        <section key={title} id={title} className="gallery-part">
          <h2>
            <a href={`?part=${title}&theme=${theme}&density=${density}`}>{title}</a>
          </h2>
          {Object.entries(stories).map(([name, Story]) => (
            <div key={name} className="gallery-story" data-story={name}>
              <h3>{name}</h3>
              <ErrorBoundary>
                <Story />
              </ErrorBoundary>
            </div>
          ))}
        </section>
      ))}
    </UiProvider>
  );
}

/** Draws the gallery into an element. */
export async function showGallery(root: HTMLElement): Promise<void> {
  const files = await loadStories(wanted.get('part'));
  createRoot(root).render(
    <StrictMode>
      <Gallery files={files} />
    </StrictMode>,
  );
}
