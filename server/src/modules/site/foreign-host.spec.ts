import { foreignHosts } from './page-address.js';

describe('foreignHosts', () => {
  const isForeign = foreignHosts('https://mizan.example');

  it.each([
    ['www.mizan.example', true],
    ['mizan.example.evil.test', true],
    ['evil.test:443', true],
    ['evil.test:', true],
    ['mizan.example:8080', true],
    ['mizan.example', false],
    ['MIZAN.example', false],
    ['mizan.example:443', false],
    [undefined, false],
    ['', false],
    ['localhost:3000', false],
    ['app', false],
    ['mizan_app:3000', false],
    ['127.0.0.1:3000', false],
    ['10.0.0.7', false],
    ['[::1]:3000', false],
    ['[2001:db8::1]', false],
  ])('pages asked for at the host %s are led to the site: %s', (host, expected) => {
    expect(isForeign(host)).toBe(expected);
  });

  it('any host is right where the site has no address of its own', () => {
    expect(foreignHosts(undefined)('evil.test')).toBe(false);
  });
});
