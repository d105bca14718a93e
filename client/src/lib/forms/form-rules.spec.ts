import { formRules, isForeignPhone } from './form-rules';

it.each([
  { phone: '0550 12 34 56', foreign: false },
  { phone: '+213 550 12 34 56', foreign: false },
  { phone: '00213550123456', foreign: false },
  { phone: '021 63 12 34', foreign: false },
  { phone: '+33 6 12 34 56 78', foreign: true },
  { phone: '(+213) ٥٥٠.١٢.٣٤.٥٦', foreign: false },
  { phone: 'Tél : 05.50.12.34.56', foreign: false },
  { phone: '(+33) 6.12.34.56.78', foreign: true },
  { phone: 'not a phone', foreign: false },
  { phone: '', foreign: false },
])('isForeignPhone decides whether $phone is foreign', ({ phone, foreign }) => {
  expect(isForeignPhone(phone)).toBe(foreign);
});

it('blanks count as missing, and only the required rule reports an empty value', () => {
  const rules = formRules('ar');
  expect(rules.required('   ')).toBe('هذا الحقل مطلوب');
  expect(rules.email('')).toBe(true);
  expect(rules.email('amina@')).toBe('يرجى إدخال بريد إلكتروني صحيح');
  expect(rules.phone('1234567')).toBe('يرجى إدخال رقم هاتف صحيح');
  expect(rules.phone('(0)550-12 34')).toBe(true);
});

it('a new password needs at least six characters', () => {
  expect(formRules('en').newPassword(6)('12345')).toBe('Password must be at least 6 characters');
  expect(formRules('en').newPassword(6)('123456')).toBe(true);
});

describe('characters are counted as the server counts them', () => {
  const rules = formRules('en');
  it.each([
    { title: 'emoji count one', text: '😀'.repeat(50) + 'a'.repeat(4950), fits: true },
    { title: 'one more is too long', text: '😀'.repeat(51) + 'a'.repeat(4950), fits: false },
    { title: 'line breaks of a form count one', text: 'a\r\n'.repeat(2500), fits: true },
    { title: 'line breaks of the browser count one', text: 'a\n'.repeat(2500), fits: true },
    { title: 'Arabic', text: 'ع'.repeat(5000), fits: true },
    { title: 'rare ideographs count one', text: '𠀀'.repeat(5000), fits: true },
    { title: 'combining marks count', text: 'e\u0301'.repeat(2501), fits: false },
  ])('$title', ({ text, fits }) => {
    expect(rules.maxLength(5000)(text) === true).toBe(fits);
    expect(rules.length({ min: 1, max: 5000 })(text) === true).toBe(fits);
  });

  it('an emoji is one character of a password', () => {
    expect(rules.newPassword(6)('😀😀😀')).not.toBe(true);
    expect(rules.newPassword(6)('😀😀😀abc')).toBe(true);
  });
});

it.each([
  ['phone', '٠٥٥٠.١٢.٣٤.٥٦', true],
  ['phone', 'Tél : \u202D(+213) 550 12 34 56\u202C (WhatsApp).', true],
  ['phone', '0550 12 34 56 poste 2', 'Please enter a valid phone number'],
  ['phone', '0550123456 / 0661223344', 'Please enter one phone number only'],
  ['email', '\u2068Amina@Étude.fr\u2069،', true],
  ['email', 'a?bcc=x@example.dz', 'Please enter a valid e‑mail address'],
  ['email', 'شةهىش@gmail.com', 'Please enter a valid e‑mail address'],
  ['knownEmail', 'شةهىش@gmail.com', true],
  ['personName', '\u202Bأمين\u202C', true],
  ['personName', 'www.evil.example', 'Please write the name in letters, without a link'],
  ['personName', '\u3164\u200B', 'Please write the name in letters, without a link'],
] as const)('the %s rule says of %j: %s', (name, value, said) => {
  expect(formRules('en')[name](value)).toBe(said);
});
