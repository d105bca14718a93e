import { useLocation, useNavigate } from 'react-router-dom';
import { Banner } from '../components/banner';

function messageOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'string' ? state.message : undefined;
}

/** Green banner with the message in the navigation's state; closing it removes the message. */
export function ArrivalBanner() {
  const location = useLocation();
  const navigate = useNavigate();
  const message = messageOf(location.state);
  if (!message) return null;
  const close = () =>
    void navigate(location.pathname + location.search, { replace: true, state: null });
  return (
    <Banner tone="success" wide onClose={close}>
      {message}
    </Banner>
  );
}
