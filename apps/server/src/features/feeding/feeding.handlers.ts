import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { feedingDetail } from './feeding-detail.ts';
import { feedingColumns, feedingRows } from './feeding-list.sql.ts';
import { issueSlip } from './issue-slip.ts';
import { receiveSlip } from './receive-slip.ts';
import { draftSlip, redraftSlip } from './save-slip.ts';
import { closeSlip, returnRests, voidSlip } from './settle-slip.ts';
import { suggestFeeding } from './suggest-feeding.ts';

type FeedingOperations =
  | 'listFeedingSlips'
  | 'getFeedingSlip'
  | 'createFeedingSlip'
  | 'updateFeedingSlip'
  | 'issueFeedingSlip'
  | 'receiveFeedingSlip'
  | 'returnFeedingSlip'
  | 'closeFeedingSlip'
  | 'voidFeedingSlip'
  | 'suggestFeedingRolls';

export const feeding: Feature<FeedingOperations> = (services) => ({
  listFeedingSlips: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listFeedingSlips',
        last: true,
        from: feedingRows(companyId, query),
        columns: feedingColumns,
        query,
        can,
        defaultOrder: sql`f.create_date desc, f.id desc`,
      }),
    ),

  getFeedingSlip: (call) =>
    services.engine.tenant(call.scope, (tx) => feedingDetail(services, tx, call, call.query.id)),

  createFeedingSlip: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      feedingDetail(services, tx, call, await draftSlip(services, tx, call, call.body)),
    ),

  updateFeedingSlip: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await redraftSlip(services, tx, call, call.body);
      return feedingDetail(services, tx, call, call.body.id);
    }),

  issueFeedingSlip: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await issueSlip(services, tx, call, call.body);
      return feedingDetail(services, tx, call, call.body.id);
    }),

  receiveFeedingSlip: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await receiveSlip(services, tx, call, call.body);
      return feedingDetail(services, tx, call, call.body.id);
    }),

  returnFeedingSlip: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await returnRests(services, tx, call, call.body);
      return feedingDetail(services, tx, call, call.body.id);
    }),

  closeFeedingSlip: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await closeSlip(services, tx, call, call.body);
      return feedingDetail(services, tx, call, call.body.id);
    }),

  voidFeedingSlip: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await voidSlip(services, tx, call, call.body);
      return feedingDetail(services, tx, call, call.body.id);
    }),

  suggestFeedingRolls: (call) =>
    services.engine.tenant(call.scope, (tx) =>
      suggestFeeding(services, tx, call, call.query, call.language),
    ),
});
