const isInline = (schema) => schema?.$ref === undefined && schema?.properties !== undefined;

/** An object worth describing is worth a name: types, labels and validators are made by name. */
export const noInlineObjects = () => {
  const refuse = (report, location) =>
    report({ message: 'Give this object a name under schemas and refer to it.', location });

  return {
    MediaType({ schema }, { report, location }) {
      if (isInline(schema)) refuse(report, location.child('schema').key());
    },
    Schema(schema, { report, location }) {
      for (const [name, property] of Object.entries(schema.properties ?? {}))
        if (isInline(property)) refuse(report, location.child(['properties', name]).key());
      if (isInline(schema.items)) refuse(report, location.child('items').key());
    },
  };
};
