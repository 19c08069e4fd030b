const TURNS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/**
 * Digest of a password as the wire asks for it, 32 hexadecimal digits. It hides nothing: the server
 * hashes what arrives again, with a salt and slowly.
 * @see RFC 1321
 */
export function md5(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  const put = (at: number, bits: number) => words.set([(words[at] ?? 0) | bits], at);
  bytes.forEach((byte, at) => {
    put(at >> 2, byte << ((at % 4) * 8));
  });
  put(bytes.length >> 2, 0x80 << ((bytes.length % 4) * 8));
  put(words.length - 2, bytes.length * 8);

  let state: Quad = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let from = 0; from < words.length; from += 16)
    state = mixed(state, words.subarray(from, from + 16));
  return state.map(hex).join('');
}

type Quad = readonly [number, number, number, number];

/** One block of sixteen words, in four rounds of sixteen steps. */
function mixed(before: Quad, block: Int32Array): Quad {
  let [a, b, c, d] = before;
  for (let step = 0; step < 64; step += 1) {
    const round = (step >> 4) as 0 | 1 | 2 | 3;
    const f = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] ?? 0;
    const word = block[([step, 5 * step + 1, 3 * step + 5, 7 * step][round] ?? 0) % 16] ?? 0;
    const constant = Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32);
    const sum = (a + f + constant + word) | 0;
    const turn = TURNS[round][(step % 4) as 0 | 1 | 2 | 3];
    [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
  }
  return [(before[0] + a) | 0, (before[1] + b) | 0, (before[2] + c) | 0, (before[3] + d) | 0];
}

/** The four bytes of a word, the lowest first. */
const hex = (word: number): string =>
  [0, 8, 16, 24].map((bit) => ((word >>> bit) & 255).toString(16).padStart(2, '0')).join('');
