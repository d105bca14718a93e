import fs from 'node:fs';
import path from 'node:path';

const sources = path.join(__dirname, '..');
const SCHEME = 'prefers-color-scheme';
/** What draws with colours of its own in the dark: antd's theme, and the page that is kept for being offline. */
const OUTSIDE_STYLES = ['dashboard/theme/dashboard-theme.tsx', 'offline/offline-page.ts'];
const OF_COLOURS = ['background', 'border-color', 'color', 'color-scheme'];
const COLOUR = /#[\da-f]{3,8}$|rgb\(/i;

const asking = fs
  .readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:css|tsx?)$/.test(name) && !/\.spec\./.test(name))
  .map((name) => ({ name, text: fs.readFileSync(path.join(sources, name), 'utf8') }))
  .filter(({ text }) => text.includes(SCHEME));

/** What a style sheet sets in the dark alone. */
function setInTheDark(text: string): [name: string, value: string][] {
  const element = document.createElement('style');
  element.textContent = text;
  document.head.append(element);
  const media = [...element.sheet!.cssRules].filter(
    (rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes(SCHEME),
  ) as CSSMediaRule[];
  element.remove();
  return media.flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => {
      const { style } = rule as CSSStyleRule;
      return Array.from(style, (name): [string, string] => [name, style.getPropertyValue(name)]);
    }),
  );
}

describe('the dark theme', () => {
  it.each(asking.filter(({ name }) => name.endsWith('.css')))(
    '$name changes colours alone, which is why axe looks only at colours there',
    ({ text }) => {
      const changed = setInTheDark(text);
      expect(changed.length).toBeGreaterThan(0);
      const others = changed.filter(([name, value]) =>
        name.startsWith('--') ? !COLOUR.test(value) : !OF_COLOURS.includes(name),
      );
      expect(others).toEqual([]);
    },
  );

  it('nothing but style sheets asks for the theme, apart from what draws with its own colours', () => {
    const others = asking.map(({ name }) => name).filter((name) => !name.endsWith('.css'));
    expect(others.sort()).toEqual(OUTSIDE_STYLES);
  });
});
