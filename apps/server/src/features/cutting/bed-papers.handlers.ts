import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { bedSheets, countSheetPrints } from './bed-sheets.ts';
import {
  panelCheckColumns,
  panelCheckRows,
  panelCheckSearchAs,
} from './panel-checks/panel-check-list.sql.ts';
import { savePanelCheck } from './panel-checks/save-panel-check.ts';
import { confirmRemnants } from './remnants/confirm-remnants.ts';
import { remnantSlip, saveRemnantSlip } from './remnants/remnant-slip.ts';
import { joinBed } from './spreading/join-bed.ts';
import { addRoll, changeRollOnBed, removeRoll } from './spreading/spread-rolls.ts';

type BedPaperOperations =
  | 'createCuttingBedFabricRoll'
  | 'updateCuttingBedFabricRoll'
  | 'deleteCuttingBedFabricRoll'
  | 'joinCuttingBed'
  | 'listCuttingBedSheets'
  | 'recordCuttingBedPrint'
  | 'listPanelChecks'
  | 'savePanelCheck'
  | 'getRemnantSlip'
  | 'saveRemnantSlip'
  | 'confirmRemnantSlip';

/** What hangs on a bed: rolls from the tablet, its team, printed sheets, panel checks, leftovers. */
export const bedPapers: Feature<BedPaperOperations> = (services) => ({
  createCuttingBedFabricRoll: (call) =>
    services.engine.tenant(call.scope, (tx) => addRoll(services, tx, call, call.body)),

  updateCuttingBedFabricRoll: (call) =>
    services.engine.tenant(call.scope, (tx) => changeRollOnBed(services, tx, call, call.body)),

  deleteCuttingBedFabricRoll: (call) =>
    services.engine.tenant(call.scope, (tx) => removeRoll(services, tx, call, call.query)),

  joinCuttingBed: (call) =>
    services.engine.tenant(call.scope, (tx) => joinBed(services, tx, call, call.body)),

  listCuttingBedSheets: (call) =>
    services.engine.tenant(call.scope, (tx) => bedSheets(tx, call, call.query.ids)),

  recordCuttingBedPrint: (call) =>
    services.engine.tenant(call.scope, (tx) => countSheetPrints(tx, call, call.body)),

  listPanelChecks: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listPanelChecks',
        last: true,
        from: panelCheckRows(companyId, query),
        columns: panelCheckColumns,
        searchAs: panelCheckSearchAs,
        query,
        can,
        defaultOrder: sql`q.create_date desc, q.id desc`,
      }),
    ),

  savePanelCheck: (call) =>
    services.engine.tenant(call.scope, (tx) => savePanelCheck(services, tx, call, call.body)),

  getRemnantSlip: (call) =>
    services.engine.tenant(call.scope, (tx) => remnantSlip(tx, call, call.query.reduceBedId)),

  saveRemnantSlip: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await saveRemnantSlip(services, tx, call, call.body);
      return remnantSlip(tx, call, call.body.reduceBedId);
    }),

  confirmRemnantSlip: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      remnantSlip(tx, call, await confirmRemnants(services, tx, call, call.body)),
    ),
});
