import type { ComponentType } from 'react';
import { loadCode } from './load-code';

/** Pause before the first retry of a failed download; it doubles up to the limit. */
const FIRST_RETRY_MS = 15_000;
const LAST_RETRY_MS = 120_000;

type Import = () => Promise<ComponentType>;

/** Loads the code of one page section on request, and retries until it has it. */
export class SectionCode {
  /** The section, once its code is loaded. */
  component?: ComponentType;
  /** Resolves with the section after `load` was called; never rejects. */
  readonly loaded: Promise<ComponentType>;
  private readonly importSection: Import;
  private resolveLoaded!: (component: ComponentType) => void;
  private loading = false;
  private failed = false;
  private delay = FIRST_RETRY_MS;
  private readonly listeners = new Set<() => void>();

  constructor(importSection: Import) {
    this.importSection = importSection;
    this.loaded = new Promise((resolve) => (this.resolveLoaded = resolve));
  }

  /** Starts loading; does nothing when the code is loaded or on its way. */
  readonly load = (): void => {
    if (this.component || this.loading) return;
    this.loading = true;
    this.setFailed(false);
    loadCode(this.importSection).then(
      (component) => {
        this.component = component;
        this.resolveLoaded(component);
      },
      () => this.retryLater(),
    );
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether the last download failed. */
  readonly hasFailed = (): boolean => this.failed;

  private retryLater(): void {
    this.loading = false;
    this.setFailed(true);
    setTimeout(this.load, this.delay);
    this.delay = Math.min(this.delay * 2, LAST_RETRY_MS);
  }

  private setFailed(failed: boolean): void {
    if (this.failed === failed) return;
    this.failed = failed;
    this.listeners.forEach((listener) => listener());
  }
}

/** Each loads the code of something that the server renders with its page. */
const registered = new Set<() => Promise<unknown>>();

/** Code that `loadSections` loads. */
export function registerCode(load: () => Promise<unknown>): void {
  registered.add(load);
}

/** Registers a section, so that `loadSections` loads it. */
export function registerSection(importSection: Import): SectionCode {
  const code = new SectionCode(importSection);
  registerCode(() => {
    code.load();
    return code.loaded;
  });
  return code;
}

/** Loads what was registered by every page that is imported, because the server renders whole pages. */
export async function loadSections(): Promise<void> {
  await Promise.all([...registered].map((load) => load()));
}
