import type { AnyOperation, QueryOf } from '@garment-mes/sdk';
import type { Message } from '#app/i18n.ts';
import {
  defineList,
  type List,
  type ListDefinition,
  type ListOperation,
} from '#screens/list/list-definition.ts';

/** A question a report has to be asked before it answers. */
export interface Parameter<Query> {
  readonly param: keyof Query & string;
  readonly label: Message;
  readonly kind: 'date' | 'text';
  /** The report waits until it is filled in. */
  readonly required?: boolean;
}

/** A list of figures over parameters; totals are those of the service. */
export interface Report<Row> {
  readonly list: List<Row>;
  readonly parameters: readonly Parameter<Record<string, unknown>>[];
}

/** A list without actions, and the parameters in front of it. */
export interface ReportDefinition<Op extends ListOperation>
  extends Pick<
    ListDefinition<Op, AnyOperation, Record<never, AnyOperation>>,
    'operation' | 'fields' | 'columns' | 'order' | 'liveTopic' | 'query'
  > {
  readonly parameters: readonly Parameter<QueryOf<Op>>[];
}

/** Checks a report against its operation: columns and parameters have to exist. */
export function defineReport<Op extends ListOperation>({
  parameters,
  ...definition
}: ReportDefinition<Op>) {
  return {
    list: defineList(definition),
    parameters: parameters as Report<never>['parameters'],
  };
}
