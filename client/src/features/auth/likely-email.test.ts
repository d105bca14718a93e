import { likelyEmail } from './email-slip';

it.each([
  ['gmial.com', 'gmail.com'],
  ['otmail.com', 'hotmail.com'],
  ['htmail.com', 'hotmail.com'],
  ['hotmail.dz', 'hotmail.com'],
  ['yahoo.dz', 'yahoo.fr'],
  ['live.dz', 'live.fr'],
  ['gmail.con', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cmo', 'gmail.com'],
  ['gmail.fr', 'gmail.com'],
  ['gmail.dz', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmali.com', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmai.fr', 'hotmail.fr'],
  ['hotamil.com', 'hotmail.com'],
  ['hotmil.com', 'hotmail.com'],
  ['hotmail.con', 'hotmail.com'],
  ['yaho.fr', 'yahoo.fr'],
  ['yahou.fr', 'yahoo.fr'],
  ['yhaoo.fr', 'yahoo.fr'],
  ['yaho.com', 'yahoo.com'],
  ['yahooo.com', 'yahoo.com'],
  ['outlok.com', 'outlook.com'],
  ['outlook.cm', 'outlook.com'],
  ['outloook.fr', 'outlook.fr'],
  ['iclud.com', 'icloud.com'],
  ['laposte.ner', 'laposte.net'],
  ['orang.fr', 'orange.fr'],
])('asks about %s whether it is %s', (typed, meant) => {
  expect(likelyEmail(`amina@${typed}`)).toBe(`amina@${meant}`);
});

it.each([
  'gmail.com',
  'yahoo.fr',
  'hotmail.fr',
  'outlook.com',
  'mail.com',
  'ymail.com',
  'email.com',
  'yahoo.ca',
  'live.be',
  'free.fr',
  'sfr.fr',
  'msn.com',
  'me.com',
  'gmx.com',
  'example.dz',
  'mizan.dz',
  'sonatrach.dz',
  'univ-oran1.dz',
  'orange.dz',
  'djaweb.dz',
  'xn--tude-9oa.fr',
  'mail.gov.dz',
  'line.com',
])('does not ask about %s', (domain) => {
  expect(likelyEmail(`amina@${domain}`)).toBeUndefined();
});

it.each(['', 'amina', 'amina@', 'amina@gmial', 'a b@gmial.com'])(
  'does not ask about %j, which is no address',
  (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  },
);
