/** What the pages of the open tabs remember, by the key of their tab. */
export interface TabMemories {
  readonly of: (key: string) => Map<string, unknown>;
  /** Gives a page what it is to remember, before it is drawn. */
  readonly put: (key: string, values: Readonly<Record<string, unknown>>) => void;
  readonly forget: (key: string) => void;
  /** Forgets the pages whose tabs are closed. */
  readonly keepOnly: (keys: ReadonlySet<string>) => void;
}

export function createTabMemories(): TabMemories {
  const memories = new Map<string, Map<string, unknown>>();
  return {
    of(key) {
      const memory = memories.get(key) ?? new Map();
      memories.set(key, memory);
      return memory;
    },
    put: (key, values) => {
      memories.set(key, new Map(Object.entries(values)));
    },
    forget: (key) => {
      memories.delete(key);
    },
    keepOnly(keys) {
      for (const key of memories.keys()) if (!keys.has(key)) memories.delete(key);
    },
  };
}
