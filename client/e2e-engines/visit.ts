import { expect } from '@playwright/test';
import type { GivenFile } from '../e2e/support/files';
import { wordsOf } from '../e2e/support/words';
import type { Engine } from './engine';
import { IS_READY, MARK, SECTIONS_ARE_ALIVE, button, control, fileGiven } from './in-page';

const base = process.env.BASE_URL ?? '';
const t = wordsOf('ar');
/** What a page says that could not be shown, as a whole or in part. */
const FAULTS = [
  'errorPage.title',
  'errorPage.unreachable',
  'common.sectionFailed',
  'services.errorTitle',
  'joinTeam.errors.title',
  'account.loadFailed',
  'secondFactor.loadFailed',
  'secondFactor.passkey.loadFailed',
  'dashboard.errors.load',
  'dashboard.errors.screen',
  'dashboard.errors.connection',
].map((key) => t(key));

/** A browser that opens pages of the site in Arabic, and fails where one is not as it should be. */
export class Visit {
  constructor(readonly engine: Engine) {}

  async open(path: string): Promise<void> {
    await this.engine.goto(base + path);
    await this.arrive(path);
  }

  /** Waits until the page is there; its sections, too. */
  async arrive(name: string): Promise<void> {
    await this.until(IS_READY, `${name} is there`);
    await this.until(SECTIONS_ARE_ALIVE, `all of ${name} is there`);
    const text = await this.engine.run<string>('document.body.innerText');
    for (const words of FAULTS) expect(text, name).not.toContain(words);
  }

  /** Waits for an expression to be true. */
  async until(expression: string, what: string): Promise<void> {
    const isTrue = () => this.engine.run<boolean>(expression).catch(() => false);
    await expect.poll(isTrue, { message: what, intervals: [50] }).toBe(true);
  }

  async shows(words: string): Promise<void> {
    await this.until(`document.body.innerText.includes(${JSON.stringify(words)})`, words);
  }

  async press(found: string, what: string): Promise<void> {
    // nothing was pressed where a driver finds the element still on its way
    await expect(async () => {
      await this.until(found, what);
      await this.engine.press(`[${MARK}]`);
    }).toPass({ intervals: [200], timeout: 60_000 });
  }

  async pressButton(words: string): Promise<void> {
    await this.press(button(words), words);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.until(control(label), label);
    await this.engine.type(`[${MARK}]`, text);
  }

  /** Chooses a file for a form, and waits until it is listed. */
  async give(label: string, file: GivenFile): Promise<void> {
    await this.until(fileGiven(label, file), label);
    await this.shows(file.name);
  }

  async tick(label: string): Promise<void> {
    await this.press(control(label), label);
  }
}
