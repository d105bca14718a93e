import { isLine, isPersonName, tidyLine, tidyName } from './lines.js';

describe('names', () => {
  it.each([
    ['أمين', 'أمين'],
    ['  Karim Benali ', 'Karim Benali'],
    ['\u202Bأمين\u202C', 'أمين'],
    ['Karim\u200B', 'Karim'],
    ['\u200FKarim\u200F', 'Karim'],
    ['\u2068أمين\u2069 ', 'أمين'],
    [' \u200E \u202A Karim \u202C \u00A0', 'Karim'],
    ['\u202Bأمين\u202C بن علي', 'أمين بن علي'],
    ['Karim \u202EilaneB', 'Karim ilaneB'],
    ['Ka\u00ADrim', 'Karim'],
    ['Karim\u2060Benali', 'KarimBenali'],
    ['\uFEFFKarim', 'Karim'],
    ['\u0001Karim\u0007', 'Karim'],
    ['Karim\n', 'Karim'],
    ['\u3164Karim\u3164', 'Karim'],
    ['Karim\tBenali', 'Karim Benali'],
    ['Rene\u0301', 'René'],
    ['ا\u0653مال', 'آمال'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['علي\u200Cرضا\u200C', 'علي\u200Cرضا'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ["M'hamed d’Oran", "M'hamed d’Oran"],
    ['S.A.R.L. Éclair & Cie', 'S.A.R.L. Éclair & Cie'],
    ['السيد عبد القادر (ولد)', 'السيد عبد القادر (ولد)'],
    ['李小龍', '李小龍'],
    ['Amine 2', 'Amine 2'],
    ['Mohamed-Amine', 'Mohamed-Amine'],
    ['Awww. Karim', 'Awww. Karim'],
  ])('a name %j is stored as %j', (typed, kept) => {
    expect(tidyName(typed)).toBe(kept);
    expect(isPersonName(kept)).toBe(true);
  });

  it.each([
    [''],
    ['   '],
    ['\u200B\u200B'],
    ['\u3164\u3164'],
    ['\u3164 \u115F'],
    ['\u2800\u2800'],
    ['\u0001\u0001'],
    ['\u00AD\u2060'],
    ['\uFFA0\uFFA0'],
    ['12345'],
    ['...'],
    ['😀😀'],
    ['https://evil.example'],
    ['customer, pay: https://evil.example/pay'],
    ['customer,\nyour file was suspended.\nPay now: https://evil.example/pay\n'],
    ['Karim\nBenali'],
    ['Karim\r\nBenali'],
    ['Karim\u2028Benali'],
    ['Karim\u2029Benali'],
    ['Karim\u0085Benali'],
    ['Karim\u0000Benali'],
    ['Karim\u001BBenali'],
    ['Karim\u007FBenali'],
    ['HTTP://EVIL.EXAMPLE x'],
    ['ftp ://evil x'],
    ['http:\u200B//evil.example'],
    ['http：／／evil.example'],
    ['www.evil.example'],
    ['Karim WWW.evil.example'],
    ['w\u200Bww.evil.example'],
    ['ｗｗｗ．evil.example'],
    ['Karim www .evil.example'],
  ])('a name %j is refused', (typed) => {
    expect(isPersonName(tidyName(typed))).toBe(false);
  });
});

describe('texts of one line', () => {
  it.each([
    ['\u202Bعقد كراء\u202C', 'عقد كراء'],
    ['Bail :\tlocal', 'Bail : local'],
    ['عقد \u2066SARL\u2069 جديد', 'عقد \u2066SARL\u2069 جديد'],
    ['See https://example.dz', 'See https://example.dz'],
    ['Cafe\u0301', 'Café'],
    ['Question ❤️', 'Question ❤️'],
    ['👩\u200D⚖️', '👩\u200D⚖️'],
    ['2026', '2026'],
    [' \u200B ', ''],
    ['Alger\n', 'Alger'],
  ])('a text of one line %j is stored as %j', (typed, kept) => {
    expect(tidyLine(typed)).toBe(kept);
    expect(isLine(kept)).toBe(true);
  });

  it.each([
    'a\nb',
    'a\rb',
    'a\r\nb',
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
    'a\u000Bb',
    'a\u0000b',
    'a\u001Fb',
    'a\u009Fb',
  ])('a text of one line %j is refused', (typed) => {
    expect(isLine(tidyLine(typed))).toBe(false);
  });

  it('long texts of marks are answered at once', () => {
    const started = performance.now();
    for (const mark of [' ', '\u200B', '\t', '\u202E', 'a '])
      isPersonName(tidyName(mark.repeat(2e5)));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
