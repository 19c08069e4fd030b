import { listOrders } from '@garment-mes/sdk/mes2';
import { useSession, useSessionActions } from '@garment-mes/session-machine/react';
import { useEffect, useState } from 'react';
import { client } from './session.ts';

const PAGE = { query: { pageNum: 1, pageSize: 100 } };

/** The orders of the company in use. */
export function Orders() {
  const session = useSessionActions();
  const { status, user, company, channel } = useSession();
  const [orders, setOrders] = useState<readonly string[]>([]);

  useEffect(() => {
    if (company === undefined) return;
    const leaving = new AbortController();
    listOrders(client, PAGE, { signal: leaving.signal }).then(
      ({ list }) => setOrders(list.map(({ orderNo }) => orderNo)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [company]);

  if (status !== 'signed-in') return <p>{status}</p>;
  return (
    <main>
      <h1>{user?.name}</h1>
      <p>{company?.name}</p>
      <output>{channel}</output>
      <ul>
        {orders.map((orderNo) => (
          <li key={orderNo}>{orderNo}</li>
        ))}
      </ul>
      <button type="button" onClick={() => void session.signOut()}>
        注销
      </button>
    </main>
  );
}
