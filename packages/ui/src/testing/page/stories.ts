import type { ComponentType } from 'react';

/** A file of stories; it is called as its part is. */
export interface StoryFile {
  /** Name of the part. */
  readonly title: string;
  readonly stories: Readonly<Record<string, ComponentType>>;
}

const loaders = import.meta.glob<StoryFile>('../../**/*.story.tsx');

/** Loads the stories of one part, or of all, in the order of their names. */
export async function loadStories(part: string | null): Promise<StoryFile[]> {
  const wanted = Object.entries(loaders).filter(
    ([path]) => part === null || path.endsWith(`/${part}.story.tsx`),
  );
  const files = await Promise.all(wanted.map(([, load]) => load()));
  return files.sort((left, right) => left.title.localeCompare(right.title));
}
