import { SLUG_PATTERN } from './patterns.js';
import { slugify } from './slugify.js';

describe('slugify', () => {
  it.each([
    ['Droit de la propriété', 'droit-de-la-propriete'],
    ['Études notariales', 'etudes-notariales'],
    ['Œuvres', 'oeuvres'],
    ['œuvres d’art', 'oeuvres-d-art'],
    ['Propriété intellectuelle', 'propriete-intellectuelle'],
    ['Rédacteur en chef', 'redacteur-en-chef'],
    ['Contrôle & garantie', 'controle-garantie'],
    ['Ça, là et où', 'ca-la-et-ou'],
    ['Prêt-à-porter', 'pret-a-porter'],
    ['E\u0301tat civil', 'etat-civil'],
    ['Straße', 'strasse'],
    ['Curriculum vitæ', 'curriculum-vitae'],
    ['Smørrebrød', 'smorrebrod'],
    ['Łódź', 'lodz'],
    ['Đakovo', 'dakovo'],
    ['Þingvellir', 'thingvellir'],
    ['İstanbul Kadıköy', 'istanbul-kadikoy'],
    ['ﬁscalité', 'fiscalite'],
    ['ＬＡＷ', 'law'],
    ['co\u00ADpro\u200Bpriété', 'copropriete'],
    ['Naïveté Noël Aÿ', 'naivete-noel-ay'],
    ['Français – Español', 'francais-espanol'],
    ['  The Law: Rights & Duties! ', 'the-law-rights-duties'],
    ['already-a-slug', 'already-a-slug'],
    ['a--b', 'a-b'],
    ['C++ 2026', 'c-2026'],
    ['حقوق', ''],
    ['حقوق Droit', 'droit'],
    ['…', ''],
  ])('%j becomes %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
    if (slug) expect(slug).toMatch(SLUG_PATTERN);
  });
});
