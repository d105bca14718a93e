import { authAddress, returnAddress } from './addresses';

describe('sign-in address', () => {
  it('the sign-in address carries the requested page, and the same address is read back', () => {
    const asked = '/request-service/legal-audit?urgent=1#form';
    const carried = new URL(authAddress(asked), 'https://mizan.test').searchParams.get('from');
    expect(returnAddress(carried)).toBe(asked);
  });

  it('the sign-in address carries nothing when the requested page is the home page', () => {
    expect(authAddress('/')).toBe('/auth');
  });

  it.each([
    ['https://evil.test'],
    ['//evil.test'],
    ['/\\evil.test'],
    ['/auth?from=/x'],
    [''],
    [null],
  ])('never leads to another host or round in circles (%s)', (from) => {
    expect(returnAddress(from)).toBe('/');
  });
});
