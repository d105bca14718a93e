import type { Statistics } from '@contract/site-state';

/** Pages of persons, or with a secret in their address: nobody is told of them. */
const PRIVATE =
  /^\/(?:(?:fr|en)\/)?(?:dashboard|account|auth|forgot-password|reset-password|verify-email|not-me|earlier-requests)(?:\/|$)/;
const STORED = 'statistics';

export const isPrivatePage = (path = window.location.pathname) => PRIVATE.test(path);

export type Choice = 'yes' | 'no';
export const CHOICE = STORED;

/** The names of the services that are set, in a sentence. */
export function serviceNames(
  { googleAnalytics, facebookPixel }: Statistics,
  locale: string,
): string {
  const names = [googleAnalytics && 'Google Analytics', facebookPixel && 'Facebook Pixel'];
  return new Intl.ListFormat(locale).format(names.filter((name) => name !== null));
}

function load(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

interface Services {
  dataLayer?: unknown[];
  fbq?: Pixel;
  _fbq?: Pixel;
}
interface Pixel {
  (...call: unknown[]): void;
  queue: unknown[];
  callMethod?: (...call: unknown[]) => void;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

function startGoogleAnalytics(services: Services, id: string): void {
  services.dataLayer ??= [];
  const { dataLayer } = services;
  // Google's script reads these calls as `arguments` objects, not as arrays.
  function gtag(..._: unknown[]) {
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  }
  // asked before each message, so that none is sent from a private page
  Object.defineProperty(services, `ga-disable-${id}`, { get: () => isPrivatePage() });
  gtag('js', new Date());
  gtag('config', id, { anonymize_ip: true });
  load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

function startFacebookPixel(services: Services, id: string): void {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  );
  services.fbq = pixel;
  services._fbq = pixel;
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  pixel('track', 'PageView');
  load('https://connect.facebook.net/en_US/fbevents.js');
}

/** Loads the services that are set. Only for somebody who agreed. */
export function loadServices({ googleAnalytics, facebookPixel }: Statistics): void {
  const services = window as Services;
  if (googleAnalytics) startGoogleAnalytics(services, googleAnalytics);
  if (facebookPixel) startFacebookPixel(services, facebookPixel);
}
