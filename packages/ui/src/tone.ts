/** What a colour says: draft or closed, running, done, needs someone, refused or late, told, held. */
export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'bad' | 'info' | 'held';
