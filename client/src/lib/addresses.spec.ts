import { authAddress, mailAddress, readablePhone, returnAddress, telAddress } from './addresses';

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
  ])('the sign-in path never leads to another host or back to itself (%s)', (from) => {
    expect(returnAddress(from)).toBe('/');
  });
});

describe('links to people', () => {
  it.each([
    ['+213555123456', '0555 12 34 56'],
    ['+21323002400', '023 00 24 00'],
    ['+33612345678', '+33612345678'],
    ['0555.12.34.56', '0555.12.34.56'],
  ])('a number of Algeria is written as people read it, any other as it is (%s)', (phone, read) => {
    expect(readablePhone(phone)).toBe(read);
  });

  it.each([
    ['amina@example.dz', 'mailto:amina@example.dz'],
    ["o'brien+mizan@example.dz", "mailto:o'brien%2Bmizan@example.dz"],
    ['a?bcc=x@example.dz', 'mailto:a%3Fbcc%3Dx@example.dz'],
    ['a&body=x@example.dz', 'mailto:a%26body%3Dx@example.dz'],
    ['a,b@example.dz', 'mailto:a%2Cb@example.dz'],
    ['a@example.dz?bcc=b@example.dz', 'mailto:a@example.dz%3Fbcc%3Db%40example.dz'],
    ['a%40b@example.dz', 'mailto:a%2540b@example.dz'],
    ['a b@example.dz', 'mailto:a%20b@example.dz'],
  ])('a mail to %j adds no recipient and no text', (address, link) => {
    expect(mailAddress(address)).toBe(link);
  });

  it('a mail can have a subject', () => {
    const link = mailAddress('office@firm.example', 'Poste & rôle ?');
    expect(link).toBe('mailto:office@firm.example?subject=Poste%20%26%20r%C3%B4le%20%3F');
  });

  it.each([
    ['+213 23 00 24 00', 'tel:+21323002400'],
    ['023 00 24 00', 'tel:023002400'],
    ['٠٢٣.٠٠.٢٤.٠٠', 'tel:023002400'],
    ['(+213) 23 00 24 00', 'tel:+21323002400'],
    ['00213 (0) 23 00 24 00', 'tel:+21323002400'],
    ['0555;phone-context=evil', 'tel:0555'],
  ])('%j is dialled by %s', (phone, link) => {
    expect(telAddress(phone)).toBe(link);
  });
});
