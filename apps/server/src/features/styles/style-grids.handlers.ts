import type { Feature } from '../../operations.ts';
import {
  saveGrid,
  writeBom,
  writeFabrics,
  writeParts,
  writeProcesses,
  writeQuality,
  writeSizeColors,
} from './save-style-grids.ts';
import { shownProcesses } from './style-detail.ts';
import * as grids from './style-grids.sql.ts';

type GridOperations =
  | 'saveStyleSizeColor'
  | 'saveStyleParts'
  | 'saveStyleBom'
  | 'saveStyleProcess'
  | 'saveStyleFabrics'
  | 'saveStyleQuality';

/** The grids of a style, each saved by itself. */
export const styleGrids: Feature<GridOperations> = (services) => ({
  saveStyleSizeColor: (call) =>
    services.engine.tenant(call.scope, async (tx) => ({
      ...(await saveGrid(services, tx, call, call.body, [writeSizeColors, 'saveSizeColor'])),
      rows: await grids.styleSizeColors(tx, call, call.body.styleId),
    })),

  saveStyleParts: (call) =>
    services.engine.tenant(call.scope, async (tx) => ({
      ...(await saveGrid(services, tx, call, call.body, [writeParts, 'saveParts'])),
      rows: await grids.styleParts(tx, call, call.body.styleId),
    })),

  saveStyleBom: (call) =>
    services.engine.tenant(call.scope, async (tx) => ({
      ...(await saveGrid(services, tx, call, call.body, [writeBom, 'saveBom'])),
      rows: await grids.styleBom(tx, call, call.body.styleId),
    })),

  saveStyleProcess: (call) =>
    services.engine.tenant(call.scope, async (tx) => ({
      ...(await saveGrid(services, tx, call, call.body, [writeProcesses, 'saveProcess'])),
      rows: shownProcesses(call, await grids.styleProcesses(tx, call, call.body.styleId)),
    })),

  saveStyleFabrics: (call) =>
    services.engine.tenant(call.scope, async (tx) => ({
      ...(await saveGrid(services, tx, call, call.body, [writeFabrics, 'saveFabrics'])),
      rows: await grids.styleFabrics(tx, call, call.body.styleId),
    })),

  saveStyleQuality: (call) =>
    services.engine.tenant(call.scope, async (tx) => ({
      ...(await saveGrid(services, tx, call, call.body, [writeQuality, 'saveQuality'])),
      rows: await grids.styleQuality(tx, call, call.body.styleId),
    })),
});
