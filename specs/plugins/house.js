import { enumLabels } from './enum-labels.js';
import { noInlineObjects } from './no-inline-objects.js';
import { noShapelessSchemas } from './no-shapeless-schemas.js';
import { operationAccess } from './operation-access.js';
import { operationAnswers } from './operation-answers.js';
import { operationId } from './operation-id.js';
import { titles } from './titles.js';

/** Lint rules of this house; each is one file, named like its rule. */
export default () => ({
  id: 'house',
  rules: {
    oas3: {
      'operation-id': operationId,
      'operation-access': operationAccess,
      titles,
      'no-inline-objects': noInlineObjects,
      'enum-labels': enumLabels,
      'no-shapeless-schemas': noShapelessSchemas,
      'operation-answers': operationAnswers,
    },
  },
});
