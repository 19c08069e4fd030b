/** What a state is called outside: every innermost state of a machine carries one tag. */
export const tagOf = <Tag extends string>({ tags }: { readonly tags: ReadonlySet<string> }) =>
  [...tags][0] as Tag;
