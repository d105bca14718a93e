import type { Request, Response } from 'express';
import type { AppConfig } from '../config/app-config.js';
import { securityHeaderLines, setSecurityHeaders } from './security-headers.js';

it.each([
  ['over HTTPS', { https: true, corsOrigins: [] }, 'strict-transport-security', 'same-origin'],
  [
    'beside other sites',
    { https: false, corsOrigins: ['https://a.dz'] },
    'x-frame-options',
    'same-site',
  ],
])('answers %s have the headers of helmet, on a socket as in Express', (_, http, name, policy) => {
  const config = { http } as unknown as AppConfig;
  const set = new Map<string, string>();
  const setHeader = (header: string, value: string) => set.set(header.toLowerCase(), value);
  const next = jest.fn();
  setSecurityHeaders(config)({} as Request, { setHeader } as unknown as Response, next);
  expect(next).toHaveBeenCalledWith();
  expect(set.has(name)).toBe(true);
  expect(set.get('cross-origin-resource-policy')).toBe(policy);
  expect(set.get('content-security-policy')).toContain("script-src 'self'");
  expect(securityHeaderLines(config)).toEqual([...set].map((header) => header.join(': ')));
});
