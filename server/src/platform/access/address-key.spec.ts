import { addressKey } from './counter-keys.js';

describe('addressKey', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['::1', '::1'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:DB8:0:7::9', '2001:db8:0:7::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
    ['x'.repeat(300), 'x'.repeat(64)],
  ])('the address %s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
