import type { Statistics } from '../../contract/site-state.js';

/** The hosts that each service loads its script from and sends to. */
const HOSTS: Record<keyof Statistics, { script: string[]; connect: string[] }> = {
  googleAnalytics: {
    script: ['https://www.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ],
  },
  facebookPixel: {
    script: ['https://connect.facebook.net'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
};

/** A page's content security policy with the hosts of the services that are set. */
export function allowStatistics(policy: string, statistics: Statistics): string {
  const services = (Object.keys(HOSTS) as (keyof Statistics)[]).filter((name) => statistics[name]);
  const hosts = (part: 'script' | 'connect') => services.flatMap((name) => HOSTS[name][part]);
  return policy.replace(/\b(script|connect)-src [^;]*/g, (directive, part: string) =>
    [directive, ...hosts(part as 'script' | 'connect')].join(' '),
  );
}
