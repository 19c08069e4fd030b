const isTitled = (schema) => typeof schema?.title === 'string';

/** The parts of an answer that no person ever reads as a label. */
const FRAME = new Set(['total', 'list', 'sum', 'data']);

/** Every property a person can meet has a Chinese title; its English stands in labels.yaml alone. */
export const titles = () => ({
  Schema(schema, { report, location, resolve }) {
    if (schema['x-title-en'] !== undefined)
      report({
        message: 'The English of a title stands in labels.yaml.',
        location: location.child('x-title-en').key(),
      });
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (FRAME.has(name) || isTitled(property)) continue;
      if (property?.$ref !== undefined && isTitled(resolve(property).node)) continue;
      report({
        message: `Property "${name}" needs a title (Chinese).`,
        location: location.child(['properties', name]).key(),
      });
    }
  },
});
