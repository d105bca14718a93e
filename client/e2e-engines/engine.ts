import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import { freePort } from './free-port';

/** What the run asks of a browser: little enough that three programs for browsers can do it. */
export interface Engine {
  goto(address: string): Promise<void>;
  /** The value of an expression in the page, which may be a promise. */
  run<T>(expression: string): Promise<T>;
  /** Presses keys in the element of this selector. */
  type(selector: string, text: string): Promise<void>;
  press(selector: string): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export const ENGINES = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
export type EngineName = keyof typeof ENGINES;

const SIZE = { width: 1440, height: 900 };

async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: SIZE });
  return {
    goto: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    press: (selector) => page.locator(selector).click(),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** By WebDriver BiDi, which the Firefox of any distribution speaks. */
async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    headless: true,
    defaultViewport: SIZE,
  });
  const page = await browser.newPage();
  return {
    goto: async (address) => void (await page.goto(address)),
    run: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    type: (selector, text) => page.type(selector, text),
    press: async (selector) => {
      await page.locator(selector).setEnsureElementIsInTheViewport(true).click();
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/** By the driver of WebKitGTK, which draws on the screen that the run starts (xvfb). */
async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  const driver = spawn(process.env.WEBKIT_DRIVER_PATH ?? '', [`--port=${port}`], {
    stdio: 'ignore',
  });
  const browser = await connect(port);
  const find = (selector: string) => browser.findElement(By.css(selector));
  return {
    goto: (address) => browser.get(address),
    run: <T>(expression: string) =>
      browser
        .executeAsyncScript<{ value: T; error?: string }>(
          `const done = arguments[arguments.length - 1];
           Promise.resolve().then(() => (${expression}))
             .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        )
        .then(({ value, error }) => {
          if (error) throw new Error(error);
          return value;
        }),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    press: async (selector) => (await find(selector)).click(),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit().catch(() => undefined);
      driver.kill();
    },
  };
}

async function connect(port: number): Promise<WebDriver> {
  for (let tries = 1; ; tries += 1) {
    try {
      const browser = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      await browser.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
      await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...SIZE });
      return browser;
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
