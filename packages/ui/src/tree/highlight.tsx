import { fold } from '../fold.ts';

/** A text with every hit of the query marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const wanted = fold(query.trim());
  const folded = fold(text);
  // Folding can change the length (㎡ becomes m2); then nothing is marked rather than the wrong part.
  if (wanted === '' || folded.length !== text.length) return text;

  const parts: { at: number; text: string; hit: boolean }[] = [];
  let at = 0;
  for (let hit = folded.indexOf(wanted); hit >= 0; hit = folded.indexOf(wanted, at)) {
    parts.push({ at, text: text.slice(at, hit), hit: false });
    at = hit + wanted.length;
    parts.push({ at: hit, text: text.slice(hit, at), hit: true });
  }
  parts.push({ at, text: text.slice(at), hit: false });
  return parts.map((part) =>
    part.hit ? (
      <mark key={`${part.at} hit`}>{part.text}</mark>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  );
}
