import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What an installation allows webhooks to reach. */
export interface AddressRules {
  /** Whether the connection may be open to readers: outside production. */
  allowsHttp: boolean;
  /** Whether other ports than those of the web may be used. */
  allowsOtherPorts: boolean;
  /** Addresses that are reached although they are not public: of receivers on a developer's machine, and in tests. */
  allowedAddresses: readonly string[];
}

/** The addresses of IPv6 that are given to the public internet; what lies outside is of a network of its own. */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];
const DOCUMENTATION = ['2001:db8::/32', '3fff::/20'].map(
  (network) => ipaddr.parseCIDR(network) as [ipaddr.IPv6, number],
);

/**
 * Whether an address is one of the public internet. An IPv4 address within one of IPv6 is not: by it, a relay would
 * reach what the address within names.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (!(parsed instanceof ipaddr.IPv6)) return true;
  return parsed.match(PUBLIC_IPV6) && !DOCUMENTATION.some((network) => parsed.match(network));
}

/** Whether a connection to the address may be made. */
export const mayConnect = (address: string, { allowedAddresses }: AddressRules): boolean =>
  allowedAddresses.includes(address) || isPublicAddress(address);

/** The host of an address as the resolver and `net` take it. */
export const toHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Names that only this machine or its network know, whatever they resolve to. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|home\.arpa|intranet|lan)$/;

const DEFAULT_PORTS: Record<string, string> = { 'https:': '443', 'http:': '80' };

/**
 * The address of a webhook, read as the connection reads it: `http://2130706433` and `http://0x7f.1` are 127.0.0.1
 * here. Undefined for one that is never called, before any name is resolved.
 */
export function readWebhookUrl(text: string, rules: AddressRules): URL | undefined {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return undefined;
  const url = new URL(text);
  const host = toHost(url).toLowerCase().replace(/\.$/, '');
  const isAllowed = rules.allowedAddresses.includes(host);
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && rules.allowsHttp);
  if (!isSecure || url.username || url.password || url.hash || host === '') return undefined;
  const isOtherPort = url.port !== '' && url.port !== DEFAULT_PORTS[url.protocol];
  if (isOtherPort && !rules.allowsOtherPorts && !isAllowed) return undefined;
  if (isIP(host) !== 0) return mayConnect(host, rules) ? url : undefined;
  return LOCAL_NAME.test(host) || !host.includes('.') ? undefined : url;
}
