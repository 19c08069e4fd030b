import { listNotices } from '@garment-mes/sdk/mmc';
import { useOperation } from '#app/api.tsx';
import { useWorkbench } from '#app/workbench-context.ts';

/** Not opened yet. */
const UNREAD = 0;

/** How many messages of a kind the person has not read: the bell and the list of messages ask the same. */
export function useUnread(type: 'message' | 'notice' | 'other'): number {
  const { userId } = useWorkbench();
  const query = { userId, type, readed: UNREAD, pageNum: 1, pageSize: 1 } as const;
  return useOperation(listNotices, { query }, { live: 'message' }).data?.total ?? 0;
}
