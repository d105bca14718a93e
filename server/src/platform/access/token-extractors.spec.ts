import { bearerToken, cookieToken } from './token-extractors.js';

describe('bearerToken', () => {
  it.each([
    ['Bearer a.b.c', 'a.b.c'],
    ['bearer  a.b.c ', 'a.b.c'],
    ['Basic a.b.c', undefined],
    ['Bearer a.b', undefined],
    ['Bearer a.b.c.d', undefined],
    ['Bearer a.b.c, Bearer d.e.f', undefined],
    ['a.b.c', undefined],
    [undefined, undefined],
  ])('the Authorization header %s has the token %s', (authorization, token) => {
    expect(bearerToken({ authorization })).toBe(token);
  });
});

describe('cookieToken', () => {
  it.each([
    ['token=a.b.c; signed_in=1', 'a.b.c'],
    // signed out without a connection
    ['token=a.b.c', undefined],
    ['token=a.b.c; signed_in=', undefined],
    ['x=1; token=a.b.c; signed_in=1', 'a.b.c'],
    ['xtoken=a.b.c; signed_in=1', undefined],
    [undefined, undefined],
  ])('the Cookie header %s has the token %s', (cookie, token) => {
    expect(cookieToken({ cookie })).toBe(token);
  });
});
