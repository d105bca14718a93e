import { gapAfter, gapsIn, selectGap } from './reply-template';

describe('gapsIn', () => {
  it.each([
    ['يوم ………… على الساعة …………', ['…………', '…………']],
    ['Le ……… à ……… heures', ['………', '………']],
    ['Le … à …', ['…', '…']],
    ['(…)', ['…']],
    ['Montant : ……DA', ['……']],
    ['يرجى إرسال:\n- \n- نسخة', ['- ']],
    ['Merci d’apporter :\n-', ['-']],
    ['• \n• copie', ['• ']],
    ['- \n- ', ['- ', '- ']],
    ['Date: ......', ['......']],
    ['Nom : ________', ['________']],
    ['-\r\nfin', ['-']],
    ['Attendez… je reviens', []],
    ['كما ذكرنا…', []],
    ['Thanks...', []],
    ['- copie du contrat', []],
    ['Rendez-vous', []],
    ['a - b', []],
    ['snake_case', []],
    ['__', []],
    ['', []],
  ])('the gaps to fill in of the text %j are %j', (text, gaps) => {
    expect(gapsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(gaps);
  });
});

it('the next gap is found from gap to gap, and none after the last', () => {
  const text = 'يوم ………… على الساعة …………';
  const [first, second] = gapsIn(text);
  expect(gapAfter(text, 0)).toEqual(first);
  expect(gapAfter(text, first!.end)).toEqual(second);
  expect(gapAfter(text, second!.end)).toBeUndefined();
});

it.each([
  ['Le ……… à', '………'],
  ['Papiers :\n- ', ''],
])('the caret is put where one writes in %j', (text, selected) => {
  const area = document.createElement('textarea');
  document.body.append(area);
  area.value = text;
  selectGap(area, gapsIn(text)[0]!);
  expect(area).toHaveFocus();
  expect(text.slice(area.selectionStart, area.selectionEnd)).toBe(selected);
  area.remove();
});
