import { attainmentWindow } from './attainment-window.ts';
import { boardQuantity } from './board-figures/board-quantity.ts';
import { dispatchType } from './dispatch-type.ts';
import { subcontractGroup } from './subcontract-group.ts';
import { treeDict } from './tree-dict.ts';

export const productionRecords = [
  dispatchType,
  subcontractGroup,
  attainmentWindow,
  treeDict,
  boardQuantity,
] as const;
