import type { ComponentProps, ReactNode } from 'react';
import { LazyBlock } from '../../components/lazy-block';
import { useAuth } from '../../lib/auth';
import { lazyComponent } from '../../lib/lazy-component';
import type { OfficeNotice as Notice } from './office-notice';

const OfficeNotice = lazyComponent(async () => (await import('./office-notice')).OfficeNotice, {
  isOnServer: true,
});

/** A form for clients; people of the office are led to the one in which they write down what others want. */
export function ForClients({
  children,
  ...led
}: ComponentProps<typeof Notice> & { children: ReactNode }) {
  const { user } = useAuth();
  if (!user || user.role === 'client') return children;
  return (
    <LazyBlock>
      <OfficeNotice {...led} />
    </LazyBlock>
  );
}
