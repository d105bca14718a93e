import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, LOCALES } from '@contract/locales';
import { SITUATION_DOORS } from '@contract/situation-doors';
import { expectAddress, stepUntil, stopClock, takenOver, tooWide } from './support/browser';
import { linkIn, mailTo } from './support/mails';
import { button, open } from './support/dashboard';
import { aPerson, fillRegistration, signIn, watchPageErrors } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const PHONE = { width: 390, height: 844 };
const DISMISSED = '/situation/dismissed';

test.describe('doors of the home page', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('all doors of the home page stand on one screen of a phone, in three languages', async ({
    page,
  }) => {
    for (const locale of LOCALES) {
      const t = wordsOf(locale);
      await page.goto(addressIn(locale, '/'));
      const links = page.locator('#situations ul').getByRole('link');
      await expect(links).toHaveCount(7);
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(addresses).toEqual(
        [...SITUATION_DOORS.map((door) => `/situations/${door}`), '/request-service/guide-me'].map(
          (path) => addressIn(locale, path),
        ),
      );
      await expect(links.last()).toContainText(t('situations.other'));
      const { height } = (await page.locator('#situations').boundingBox())!;
      // the rest is the header's
      expect(height).toBeLessThan(PHONE.height - 80);
      expect(await tooWide(page), locale).toBe(false);
    }
  });
});

test('a visitor comes from a door to the request form with the service, by a link opened in another browser', async ({
  page,
  another,
}) => {
  const t = wordsOf('ar');
  const person = aPerson('نوال شريف');
  const pageErrors = watchPageErrors(page);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await takenOver(page);
  await page
    .locator('#situations')
    .getByRole('link', { name: t('situations.doors.work') })
    .click();
  await expectAddress(page, '/situations/work');
  await page.getByRole('main').locator(`a[href="${DISMISSED}"]`).click();
  await expectAddress(page, DISMISSED);
  await expect(page.getByRole('heading', { name: t('situations.steps') })).toBeVisible();
  await page
    .getByRole('complementary')
    .getByRole('link', { name: t('situations.request') })
    .click();
  await expect(page).toHaveURL(
    /\/auth\?from=%2Frequest-service%2Flegal-consultation%3Fsituation%3D/,
  );
  await page.getByRole('link', { name: t('auth.modeRegister') }).click();
  await fillRegistration(page, 'ar', person);
  await expect(page.getByRole('heading', { name: t('verify.panelTitle') })).toBeVisible();
  const mail = await mailTo(page.request, person.email, ({ text }) =>
    text.includes('/verify-email/'),
  );

  const elsewhere = await another({ viewport: PHONE });
  await stopClock(elsewhere);
  await elsewhere.goto(linkIn(mail, 'verify-email'));
  const goOn = elsewhere.getByRole('button', { name: t('verify.goOn') });
  await stepUntil(elsewhere, goOn);
  await goOn.click();
  await elsewhere.clock.resume();
  await signIn(elsewhere, 'ar', person);
  await expect(elsewhere).toHaveURL(/\/request-service\/legal-consultation\?situation=/);
  const service = elsewhere.getByLabel(t('request.fields.serviceId'));
  await expect(service).toHaveValue('legal-consultation');

  // a branch whose name GraphQL spells differently
  await elsewhere.goto('/situation/eviction');
  await takenOver(elsewhere);
  await elsewhere
    .getByRole('complementary')
    .getByRole('link', { name: t('branches.book') })
    .click();
  await expect(elsewhere).toHaveURL(/\/book-consultation\?type=real-estate&situation=/);
  await expect(elsewhere.locator('select').first()).toHaveValue('real-estate');

  // who is behind no door is guided
  await elsewhere.goto('/request-service/guide-me');
  await expect(service.locator('option:checked')).toHaveText(t('request.guideMe'));
  expect(pageErrors).toEqual([]);
});

test('a situation can be read without JavaScript, and on paper without what cannot be used there', async ({
  browser,
}) => {
  const t = wordsOf('fr');
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(addressIn('fr', DISMISSED));
  const papers = page.getByRole('region', { name: t('situations.papers') });
  await expect(papers.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(papers.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.close();
});

type Text = 'title' | 'summary' | 'cost' | 'next' | 'steps' | 'papers';

/** A situation as an administrator writes it, a word by which it is known, and what people say that is in none of its texts. */
const FLOODED: Record<Locale, Record<Text | 'known' | 'said', string>> = {
  ar: {
    title: 'غمرت المياه شقتي من الطابق الأعلى',
    summary: 'تسرّبت المياه من شقة الجيران. هذا ما تجمعه قبل أن تجفّ الآثار.',
    cost: 'الاطلاع على الصور والتقرير مجاني.',
    next: 'نقرأ ما أرسلته ونتصل بك.',
    steps: 'صوّر السقف والأثاث، والتاريخ ظاهر.\nأخبر الجار كتابةً، واحتفظ بنسخة.',
    papers: 'الصور\nعقد التأمين',
    known: 'تسرب المياه',
    said: 'السقف يقطر',
  },
  fr: {
    title: 'Mon appartement est inondé par l’étage du dessus',
    summary: 'L’eau vient de chez les voisins. Voici ce qu’il faut réunir avant que tout sèche.',
    cost: 'La lecture des photos et du constat est gratuite.',
    next: 'Nous lisons votre envoi et vous appelons.',
    steps:
      'Photographiez le plafond et les meubles, avec la date.\nPrévenez le voisin par écrit, et gardez une copie.',
    papers: 'Les photos\nLe contrat d’assurance',
    known: 'dégât des eaux',
    said: 'plafond qui goutte',
  },
  en: {
    title: 'Water came into my flat from upstairs',
    summary: 'The water comes from the neighbours. Here is what to gather before it dries.',
    cost: 'Reading the pictures and the report is free.',
    next: 'We read what you sent and call you.',
    steps:
      'Take pictures of the ceiling and the furniture, with the date.\nTell the neighbour in writing, and keep a copy.',
    papers: 'The pictures\nThe insurance policy',
    known: 'water damage',
    said: 'dripping ceiling',
  },
};
const FIVE_MINUTES = 5 * 60_000;

test('an administrator adds a situation and its synonyms in three languages within five minutes, and visitors find it by them', async ({
  page,
  another,
}) => {
  test.slow();
  const t = wordsOf('ar');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/situations');
  const began = Date.now();
  let [clicks, fields] = [0, 0];
  const dialog = page.getByRole('dialog');
  const click = async (name: string, within: Page | Locator = dialog) => {
    await button(within, name).click();
    clicks += 1;
  };
  const choose = async (language: Locale) => {
    await dialog.getByRole('tab', { name: t(`dashboard.languages.${language}`) }).click();
    clicks += 1;
  };
  // as fast as a person pastes what was written before
  const write = async (label: string, ...texts: string[]) => {
    const field = dialog.getByRole('tabpanel').filter({ visible: true }).getByLabel(t(label));
    for (const text of texts) {
      await field.fill(text);
      if (label.endsWith('ords')) await field.press('Enter');
    }
    fields += 1;
  };

  await click(t('admin.situations.form.create'), page);
  for (const language of LOCALES) {
    await choose(language);
    const { known, said: _, ...texts } = FLOODED[language];
    for (const [name, text] of Object.entries(texts))
      await write(`admin.situations.fields.${name}`, text);
    await write('admin.situations.fields.keywords', known);
  }
  await dialog.getByLabel(t('admin.situations.fields.door')).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: t('situations.doors.housing') })
    .click();
  fields += 1;
  await click(t('dashboard.form.publish'));
  await expect(dialog).toBeHidden();

  await open(page, '/synonyms');
  await click(t('admin.synonyms.form.create'), page);
  for (const language of LOCALES) {
    const { known, said } = FLOODED[language];
    await choose(language);
    await write('admin.synonyms.fields.name', said);
    await write('admin.synonyms.fields.words', said, known);
  }
  await click(t('dashboard.form.publish'));
  await expect(dialog).toBeHidden();
  const took = Date.now() - began;

  const visitor = await another({ viewport: PHONE, javaScriptEnabled: false });
  for (const language of LOCALES) {
    const { title, said } = FLOODED[language];
    await visitor.goto(addressIn(language, `/search?q=${encodeURIComponent(said)}`));
    await expect(visitor.locator('main li h3 a').first()).toHaveText(title);
  }
  process.stdout.write(`situation and synonyms: ${took} ms, ${fields} fields, ${clicks} clicks\n`);
  expect(took).toBeLessThan(FIVE_MINUTES);
});
