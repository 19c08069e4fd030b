const TONES = new Set(['neutral', 'accent', 'ok', 'warn', 'bad', 'held']);

/** Every value of a listed enumeration has a Chinese label and, where given, a tone; English: labels.yaml. */
export const enumLabels = () => ({
  Schema(schema, { report, location, parent }) {
    // The values of a query parameter are chosen by the program and shown to nobody.
    if (!Array.isArray(schema.enum) || parent?.in !== undefined) return;

    for (const message of faults(schema))
      report({ message, location: location.child('enum').key() });
  },
});

function* faults(schema) {
  if (schema['x-enum-en'] !== undefined) yield 'The English of a value stands in labels.yaml.';
  const values = schema.enum.filter((value) => value !== null);
  for (const extension of ['x-enum-zh', 'x-enum-tone']) {
    const labels = schema[extension];
    if (labels === undefined && extension === 'x-enum-tone') continue;
    if (!Array.isArray(labels) || labels.length !== values.length)
      yield `${extension} needs one entry for each of the ${values.length} values.`;
    else if (labels.some((label) => typeof label !== 'string' || label === ''))
      yield `${extension} holds an empty entry.`;
  }
  for (const extension of ['x-enum-ordinary', 'x-enum-ended'])
    for (const value of schema[extension] ?? [])
      if (!values.includes(value))
        yield `${extension} names ${value}, which is none of the values.`;
  for (const tone of schema['x-enum-tone'] ?? [])
    if (!TONES.has(tone)) yield `x-enum-tone "${tone}" is not one of ${[...TONES].join(', ')}.`;
}
