import { isIP } from 'node:net';

/**
 * Tells hosts of which pages are led to `publicUrl`, so that each page has one address. IP addresses and names
 * without a dot are let through: health checks use them, and proxies that do not pass the host on.
 *
 * @param publicUrl address of the site, or nothing if any host is right
 */
export function foreignHosts(publicUrl: string | undefined): (host: string | undefined) => boolean {
  const own = publicUrl && new URL(publicUrl).host.toLowerCase();
  return (host) => {
    if (!own || !host || host.toLowerCase().replace(/:(?:80|443)$/, '') === own) return false;
    const name = host.replace(/:\d*$/, '');
    return name.includes('.') && isIP(name) === 0 && !name.startsWith('[');
  };
}
