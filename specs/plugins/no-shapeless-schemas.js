const SHAPE = ['$ref', 'type', 'enum', 'const', 'allOf', 'oneOf', 'anyOf', 'properties'];

/** Nothing travels whose shape is not described: no object without properties, no value of any type. */
export const noShapelessSchemas = () => ({
  Schema(schema, { report, location }) {
    const isObject = [schema.type].flat().includes('object');
    const hasMembers =
      Object.keys(schema.properties ?? {}).length > 0 ||
      schema.allOf !== undefined ||
      typeof schema.additionalProperties === 'object';
    if (isObject && !hasMembers)
      report({ message: 'This object says nothing of its properties.', location: location.key() });
    if (SHAPE.every((word) => schema[word] === undefined))
      report({ message: 'This schema lets every value pass.', location: location.key() });
  },
});
