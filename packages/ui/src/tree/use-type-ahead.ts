import { type KeyboardEvent, useRef } from 'react';
import { browserClock } from '../clock/clock.ts';
import { fold } from '../fold.ts';
import type { TreeEntry, TreeLine } from './tree-index.ts';

/** Letters typed closer together than this make one word. */
const WORD_MS = 700;

/** Finds the next line whose title or code starts with what is typed. */
export function useTypeAhead(index: readonly TreeEntry[], lines: readonly TreeLine[]) {
  const typed = useRef({ word: '', at: 0 });

  return (event: KeyboardEvent, active: number): number | undefined => {
    const letter = event.key;
    if (letter.length !== 1 || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
      return undefined;
    const now = browserClock.now();
    const fresh = now - typed.current.at > WORD_MS;
    const word = fresh ? fold(letter) : typed.current.word + fold(letter);
    typed.current = { word, at: now };
    // A new word looks further down; a word that continues may stay where it is.
    const from = fresh ? active + 1 : active;
    for (let step = 0; step < lines.length; step += 1) {
      const line = (from + step) % lines.length;
      const node = index[lines[line]?.at ?? -1]?.node;
      const fits = [node?.title, node?.code].some(
        (text) => text !== undefined && fold(text).startsWith(word),
      );
      if (fits) return line;
    }
    return undefined;
  };
}
