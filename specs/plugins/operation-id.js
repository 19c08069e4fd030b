const VERB_AND_NOUN = /^(login|[a-z]+([A-Z][a-z0-9]*)+)$/;

/** An operation is called by its id, so the id reads as a verb and what it acts on. */
export const operationId = () => ({
  Operation({ operationId: id }, { report, location }) {
    if (id !== undefined && !VERB_AND_NOUN.test(id))
      report({
        message: `operationId "${id}" is not a verb and a noun in camelCase, like listOrders.`,
        location: location.child('operationId').key(),
      });
  },
});
