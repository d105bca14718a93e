import { authAddress, returnAddress } from './addresses';

describe('the place that was asked for', () => {
  it('travels with the sign-in address and comes back whole', () => {
    const asked = '/request-service/legal-audit?urgent=1#form';
    const carried = new URL(authAddress(asked), 'https://mizan.test').searchParams.get('from');
    expect(returnAddress(carried)).toBe(asked);
  });

  it('is not carried when it is the home page', () => {
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
