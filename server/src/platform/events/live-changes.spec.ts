import { setImmediate } from 'node:timers/promises';
import { Subject } from 'rxjs';
import type { Authenticator } from '../access/authenticator.js';
import type { AppRequest } from '../request-context/request-of.js';
import type { ChangeEvent, ChangeEventBus } from './change-event-bus.js';
import { LiveChanges } from './live-changes.js';

const SUBSCRIPTIONS = 45;

it('a change that many subscriptions follow is delivered in slices, between which others get their turn', async () => {
  const changes = new Subject<ChangeEvent>();
  const viewer = { id: 'somebody', role: 'admin', isLocked: false };
  const live = new LiveChanges(
    { changes } as Partial<ChangeEventBus> as ChangeEventBus,
    { authenticate: () => Promise.resolve(viewer) } as unknown as Authenticator,
  );
  let received = 0;
  for (let count = 0; count < SUBSCRIPTIONS; count += 1) {
    const deliveries = live.subscribe({ headers: {} } as AppRequest, {
      entity: 'serviceRequest',
      permission: 'serviceRequest.read',
      read: (id) => Promise.resolve({ id }),
    });
    void deliveries.next().then(() => (received += 1));
  }

  changes.next({ entity: 'serviceRequest', id: '1' });
  let turns = 0;
  for (; received < SUBSCRIPTIONS && turns < 1000; turns += 1) await setImmediate();
  expect(received).toBe(SUBSCRIPTIONS);
  expect(turns).toBeGreaterThanOrEqual(4);
});
