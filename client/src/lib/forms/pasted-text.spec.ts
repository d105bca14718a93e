import { cleanPasted, cleanPastedList, pasteCleaned } from './pasted-text';

describe('cleanPasted', () => {
  it.each([
    ['\u200Fشهادة\u200E', 'شهادة'],
    ['\u202Bنص\u202C', 'نص'],
    ['\u2067نص\u2069', 'نص'],
    ['\u061Cنص', 'نص'],
    ['co\u00ADpro\u00ADpriété', 'copropriété'],
    ['عقد\u200Bإيجار', 'عقدإيجار'],
    ['\uFEFFtexte', 'texte'],
    ['a\u2060b', 'ab'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['ه\u200D', 'ه'],
    ['\u200Dابن', 'ابن'],
    ['a \u200C b', 'a  b'],
    ['👩\u200D⚖️', '👩\u200D⚖️'],
    ['Tarif\u00A0: 12\u00A0500\u00A0DA', 'Tarif\u00A0: 12 500 DA'],
    ['«\u00A0loi\u00A0»', '«\u00A0loi\u00A0»'],
    ['«\u202Floi\u202F»', '«\u202Floi\u202F»'],
    ['Quoi\u202F?', 'Quoi\u202F?'],
    ['Non\u00A0! Si\u00A0; oui', 'Non\u00A0! Si\u00A0; oui'],
    ['le\u00A0bail', 'le bail'],
    ['19\u00A0% et 5\u202F‰', '19\u00A0% et 5\u202F‰'],
    ['5\u00A0°', '5 °'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u2028b', 'a\nb'],
    ['a\vb\fc', 'a\nb\nc'],
    ['- reste', '- reste'],
    ['1) reste', '1) reste'],
    ['plain', 'plain'],
    ['', ''],
  ])('%j becomes %j', (pasted, cleaned) => {
    expect(cleanPasted(pasted)).toBe(cleaned);
  });
});

describe('cleanPastedList', () => {
  it.each([
    ['\u200F• شهادة الكفاءة\n•\tخبرة\n- إتقان\n3) التنقل', 'شهادة الكفاءة\nخبرة\nإتقان\nالتنقل'],
    ['\uF0B7\tun\n\uF0A7 deux\n§\ttrois\n✔️ quatre\n► cinq', 'un\ndeux\ntrois\nquatre\ncinq'],
    ['i. un\nii. deux\niv. trois', 'un\ndeux\ntrois'],
    ['1. un\r\n2. deux\r\n\r\n10. dix', 'un\ndeux\ndix'],
    ['١. أول\n٢) ثان\n٣- ثالث', 'أول\nثان\nثالث'],
    ['* a\n– b\n— c\no d', 'a\nb\nc\nd'],
    ['a) premier\nb) second', 'premier\nsecond'],
    ['▪\u00A0carré\n◦ rond', 'carré\nrond'],
    ['•collé', 'collé'],
    ['1)collé', 'collé'],
    ['\t• en retrait', 'en retrait'],
    ['mot\tmot', 'mot mot'],
    ['1°) a\n2°) b\n3°- c\n4º/ d\n5° e', 'a\nb\nc\nd\ne'],
    ['1/ a\n10/ b\n٣/ ج\n1 – a', 'a\nb\nج\n1 – a'],
    ['(1) أ\n(٢) ب\n(3)collé\n(a) c\n(iv) d\n(ب) ج', 'أ\nب\ncollé\nc\nd\nج'],
    ['أ- نص\nب) نص\nج – نص\nهـ- نص', 'نص\nنص\nج – نص\nنص'],
    ['→ a\n⇒ b\n➔ c\n⮚ d\n⟶ e\n-> f\n=> g', 'a\nb\nc\nd\ne\nf\ng'],
    ['🔹 a\n✔️b\n👩\u200D⚖️ c\n👉🏽 d\n📄 e\n☑ f', 'a\nb\nc\nd\ne\nf'],
    ['1️⃣ a\n2⃣ b\n#️⃣ c', 'a\nb\nc'],
    ['د. محمد\nأ/ سعاد\nو', 'د. محمد\nأ/ سعاد\nو'],
    ['20° C\n1/2 journée\n(s)ans', '20° C\n1/2 journée\n(s)ans'],
    ['© 2026\n№ 5\n(voir) a\n2026/ a', '© 2026\n№ 5\n(voir) a\n2026/ a'],
    ['-5 degrés', '-5 degrés'],
    ['1.5 million', '1.5 million'],
    ['2026. texte', '2026. texte'],
    ['3 ans d’expérience', '3 ans d’expérience'],
    ['Rendez-vous - Alger', 'Rendez-vous - Alger'],
    ['ordre', 'ordre'],
    ['\n\n', ''],
  ])('%j becomes %j', (pasted, cleaned) => {
    expect(cleanPastedList(pasted)).toBe(cleaned);
  });
});

describe('pasteCleaned', () => {
  const paste = (field: HTMLElement, text: string) => {
    const preventDefault = jest.fn();
    pasteCleaned({ target: field, clipboardData: { getData: () => text }, preventDefault });
    return preventDefault;
  };
  const area = (value: string, lines = false) => {
    const field = document.createElement('textarea');
    field.value = value;
    if (lines) field.dataset['lines'] = '';
    field.setSelectionRange(value.length, value.length);
    return field;
  };

  it('pasteCleaned inserts the clean text at the caret', () => {
    const field = area('قبل ');
    field.setSelectionRange(4, 4);
    paste(field, '\u200Fبعد');
    expect(field.value).toBe('قبل بعد');
  });

  it('pasteCleaned drops bullets only in fields with one entry on each line', () => {
    const list = area('', true);
    paste(list, '• a\n• b');
    expect(list.value).toBe('a\nb');
    const text = area('');
    expect(paste(text, '• a')).not.toHaveBeenCalled();
  });

  it('pasteCleaned leaves clean text, other kinds of fields and read-only fields to the browser', () => {
    expect(paste(area(''), 'clean')).not.toHaveBeenCalled();
    const email = Object.assign(document.createElement('input'), { type: 'email' });
    expect(paste(email, '\u200Fa@b.dz')).not.toHaveBeenCalled();
    const locked = Object.assign(area(''), { readOnly: true });
    expect(paste(locked, '\u200Fa')).not.toHaveBeenCalled();
  });
});
