/** What fields of a body are stored as where it is not the value itself. */
export type StoredAs<Body extends object, Name extends keyof Body = keyof Body> = {
  readonly [Field in Name]?: (value: Body[Field]) => unknown;
};

/**
 * Columns of a record that a body contains: what it leaves out is no column, so that an update keeps it, and `null`
 * clears.
 *
 * @param names fields that are columns of the record
 */
export const givenColumns = <Body extends object, Name extends keyof Body & string>(
  body: Body,
  names: readonly Name[],
  stored: StoredAs<Body, Name> = {},
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      if (body[name] === undefined) return [];
      const kept = stored[name];
      return [[name, kept ? kept(body[name]) : body[name]]];
    }),
  );
