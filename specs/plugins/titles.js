const isTitled = (schema) =>
  typeof schema?.title === 'string' && typeof schema['x-title-en'] === 'string';

/** The parts of an answer that no person ever reads as a label. */
const FRAME = new Set(['total', 'list', 'sum', 'data']);

/** Labels come from the documents: every property a person can meet is named in both languages. */
export const titles = () => ({
  Schema(schema, { report, location, resolve }) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (FRAME.has(name) || isTitled(property)) continue;
      if (property?.$ref !== undefined && isTitled(resolve(property).node)) continue;
      report({
        message: `Property "${name}" needs title (Chinese) and x-title-en (English).`,
        location: location.child(['properties', name]).key(),
      });
    }
  },
});
