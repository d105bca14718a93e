import type { GivenFile } from '../e2e/support/files';

/** Marks an element, so that a browser can be told to press it or to type into it. */
export const MARK = 'data-engines-target';

/** An expression that marks the first element that fits and is shown; false if there is none. */
const marking = (candidates: string) => `(() => {
  document.querySelectorAll('[${MARK}]').forEach((old) => old.removeAttribute('${MARK}'));
  const found = [...(${candidates})].find((element) => element?.getClientRects().length > 0);
  found?.setAttribute('${MARK}', '');
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return !!found;
})()`;

const plain = `((text) => text.replace(/\\s+/g, ' ').trim())`;

/** The control of a label with these words, and maybe more, such as that it may be left out. */
export const control = (label: string) =>
  marking(`[...document.querySelectorAll('label')]
    .filter((label) => ${plain}(label.textContent).startsWith(${JSON.stringify(label)}))
    .map((label) => label.control)`);

/** A button or link with these words. */
export const button = (words: string) =>
  marking(`[...document.querySelectorAll('button, a')]
    .filter((button) => ${plain}(button.textContent) === ${JSON.stringify(words)} && !button.disabled)`);

export const element = (selector: string) =>
  marking(`document.querySelectorAll(${JSON.stringify(selector)})`);

/** What is pressed to choose a radio button of a name, after so many before it. */
export const choice = (name: string, before: number) =>
  marking(`[...document.querySelectorAll('input[type="radio"]')]
    .filter((radio) => radio.name === ${JSON.stringify(name)} && !radio.disabled)
    .map((radio) => radio.closest('label')).slice(${before})`);

/** Gives a file to the input of this label, as if it had been chosen; false if there is none. */
export const fileGiven = (label: string, { name, mimeType, buffer }: GivenFile) => `(() => {
  const input = [...document.querySelectorAll('label')]
    .find((label) => ${plain}(label.textContent) === ${JSON.stringify(label)})?.control;
  if (!input) return false;
  const bytes = Uint8Array.from(atob('${buffer.toString('base64')}'), (char) => char.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], ${JSON.stringify(name)}, { type: '${mimeType}' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
})()`;

/** Whether the page has taken over what the server sent, and waits for nothing. */
export const IS_READY = `(() => {
  const isOurs = (part) => Object.keys(part).some((key) => key.startsWith('__react'));
  const parts = [...document.querySelectorAll('#root > *, main *')].filter(
    (part) => !part.parentElement?.closest('[data-section]'),
  );
  // the dashboard comes from nowhere but the browser
  const isTaken = location.pathname.startsWith('/dashboard') || parts.every(isOurs);
  return document.readyState === 'complete' && parts.length > 0 && isTaken &&
    !!document.querySelector('h1') && !document.querySelector('main [aria-busy="true"], .ant-skeleton');
})()`;

/** Brings the next section of the page into view that is not alive yet; true when there is none. */
export const SECTIONS_ARE_ALIVE = `(() => {
  const isOurs = (part) => Object.keys(part).some((key) => key.startsWith('__react'));
  const asleep = [...document.querySelectorAll('[data-section]')].find(
    (section) => section.firstElementChild && !isOurs(section.firstElementChild),
  );
  asleep?.scrollIntoView();
  return !asleep;
})()`;
