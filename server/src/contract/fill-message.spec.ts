import { errorText } from './errors.js';
import { SERVER_RULES } from './server-rules.js';
import { ruleText } from './validation.js';

describe('a number in a message', () => {
  it.each([
    ['maxLength:0:1', 'ar', 'يجب ألا يتجاوز حرفاً واحداً'],
    ['maxLength:0:2', 'ar', 'يجب ألا يتجاوز حرفين'],
    ['maxLength:0:10', 'ar', 'يجب ألا يتجاوز 10 أحرف'],
    ['length:2:50', 'ar', 'يجب أن يكون بين 2 و50 حرفاً'],
    ['maxLength:0:5000', 'ar', 'يجب ألا يتجاوز 5000 حرف'],
    ['maxLength:0:1', 'fr', 'Ne doit pas dépasser 1\u00a0caractère'],
    ['maxLength:0:5000', 'fr', 'Ne doit pas dépasser 5000\u00a0caractères'],
    ['maxLength:0:1', 'en', 'Must be at most 1 character'],
    ['decimals:0:1', 'en', 'Must be a number with at most 1 decimal place'],
    ['items:0:20', 'en', 'No more than 20 entries'],
  ] as const)('the rule %s in %s has its noun in the right plural form', (rule, locale, text) => {
    expect(ruleText(rule, locale)).toBe(text);
  });

  it.each([
    ['slotTooSoon:0:1', 'en', 'at least 1 hour ahead'],
    ['slotTooSoon:0:2', 'ar', 'قبل ساعتين من بدايته على الأقل'],
    ['slotTooSoon:0:4', 'ar', 'قبل 4 ساعات من بدايته على الأقل'],
    ['slotTooSoon:0:24', 'fr', 'au moins 24\u00a0heures à l’avance'],
    ['slotTooFar:0:60', 'ar', 'لمدة 60 يوماً فقط'],
  ] as const)('the rule %s in %s ends as people say it', (rule, locale, end) => {
    expect(ruleText(rule, locale, SERVER_RULES).endsWith(end)).toBe(true);
  });

  it.each([
    [1, 'ar', 'أعد المحاولة بعد دقيقة واحدة'],
    [2, 'ar', 'أعد المحاولة بعد دقيقتين'],
    [3, 'ar', 'أعد المحاولة بعد 3 دقائق'],
    [15, 'ar', 'أعد المحاولة بعد 15 دقيقة'],
    [1, 'fr', 'réessayez dans 1\u00a0minute'],
    [15, 'en', 'try again in 15 minutes'],
  ] as const)('a wait of %s minutes in %s is said as people say it', (minutes, locale, end) => {
    const said = errorText('ACCOUNT_LOCKED', locale, { minutes });
    expect(said.endsWith(end)).toBe(true);
  });

  it.each([
    [1, 'ar', 'يرجى الانتظار ثانية واحدة ثم إعادة المحاولة'],
    [119, 'fr', 'veuillez patienter 119\u00a0secondes puis réessayer'],
    [120, 'ar', 'يرجى الانتظار دقيقتين ثم إعادة المحاولة'],
    [2804, 'fr', 'veuillez patienter 47\u00a0minutes puis réessayer'],
    [3600, 'en', 'please wait 60 minutes and try again'],
  ] as const)(
    'a wait of %s seconds in %s is said in seconds or minutes',
    (seconds, locale, end) => {
      expect(errorText('TOO_MANY_REQUESTS', locale, { seconds }).endsWith(end)).toBe(true);
    },
  );
});
