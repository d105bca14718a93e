import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@contract/locales';
import { ADMIN } from './api';
import { enter } from './person';
import { addressIn, wordsOf } from './words';

const t = wordsOf('ar');

/** Opens a dashboard screen as the first administrator. */
export async function open(page: Page, path = '', locale: Locale = 'ar'): Promise<void> {
  await enter(page, ADMIN);
  await page.goto(addressIn(locale, `/dashboard${path}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
/** The open request, beside the list or in its place. */
export const openRequest = (page: Page) =>
  page.getByRole('region', { name: t('admin.serviceRequests.details.title') });
export const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text });
export const alert = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text });
/** A button by its text. For a moment antd keeps the name of a finished spinner in front of it. */
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name: typeof name === 'string' ? afterSpinner(name) : name });
/** The browser's accessible names have plain spaces where French has no-break ones. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
const afterSpinner = (name: string) => new RegExp(`^(loading )?${escaped(name)}$`);

/** Searches and waits for the row. */
export async function find(page: Page, text: string, shown = text): Promise<Locator> {
  await page.getByRole('searchbox').fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
  const row = rowOf(page, shown);
  await expect(row).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  return row;
}

/** Selects a value of a filter. */
export async function choose(page: Page, filter: string, value: string): Promise<void> {
  const box = page.getByRole('combobox', { name: t(filter) });
  const more = button(page.getByRole('search'), t('dashboard.filters.title'));
  await expect(box.or(more).first()).toBeVisible();
  // where a list has many, they stand behind a button
  if (!(await box.isVisible())) await more.click();
  await box.click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(`^${escaped(t(value))}$`) })
    .click();
}

/** Selects an option by typing, because a disappearing error moves the open list. */
export async function pick(select: Locator, name: string): Promise<void> {
  await select.click();
  await select.fill(name);
  const option = select.page().locator('.ant-select-item-option-active');
  await expect(option.filter({ hasText: name })).toBeVisible();
  await select.press('Enter');
}

/** Confirms a dialog. */
export async function agree(page: Page, words: string, yes: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: words });
  await expect(dialog).toBeVisible();
  await button(dialog, yes).click();
  await expect(dialog).toBeHidden();
}
