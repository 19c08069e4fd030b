/** What a colour means: draft or closed, running, done, needs someone, refused or late, information, held. */
export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'bad' | 'info' | 'held';
