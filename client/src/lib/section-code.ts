import type { ComponentType } from 'react';

/** Pause before the first retry of a failed download; it doubles up to the limit. */
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

type Import = () => Promise<ComponentType>;

/** Loads the code of one page section on request, and retries until it has it. */
export class SectionCode {
  /** The section, once its code is loaded. */
  component?: ComponentType;
  /** Resolves with the section after `load` was called; never rejects. */
  readonly arrival: Promise<ComponentType>;
  private readonly importSection: Import;
  private arrive!: (component: ComponentType) => void;
  private loading = false;
  private failed = false;
  private delay = FIRST_RETRY_MS;
  private readonly listeners = new Set<() => void>();

  constructor(importSection: Import) {
    this.importSection = importSection;
    this.arrival = new Promise((resolve) => (this.arrive = resolve));
  }

  /** Starts loading; does nothing when the code is loaded or on its way. */
  readonly load = (): void => {
    if (this.component || this.loading) return;
    this.loading = true;
    this.tell(false);
    this.importSection().then(
      (component) => {
        this.component = component;
        this.arrive(component);
      },
      () => this.tryLater(),
    );
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether the last download failed. */
  readonly hasFailed = (): boolean => this.failed;

  private tryLater(): void {
    this.loading = false;
    this.tell(true);
    setTimeout(this.load, this.delay);
    this.delay = Math.min(this.delay * 2, LAST_RETRY_MS);
  }

  private tell(failed: boolean): void {
    if (this.failed === failed) return;
    this.failed = failed;
    this.listeners.forEach((listener) => listener());
  }
}

const known = new Set<SectionCode>();

/** Registers a section, so that `loadSections` loads it. */
export function registerSection(importSection: Import): SectionCode {
  const code = new SectionCode(importSection);
  known.add(code);
  return code;
}

/** Loads the sections of every page that is imported, because the server renders whole pages. */
export async function loadSections(): Promise<void> {
  await Promise.all(
    [...known].map((code) => {
      code.load();
      return code.arrival;
    }),
  );
}
