import type { ComponentType } from 'react';

/** After a failed download the next try waits this long, then twice as long, up to the limit. */
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

type Import = () => Promise<ComponentType>;

/** The code of one part of a page, which comes when it is asked for and is tried again until it is there. */
export class SectionCode {
  /** The section, once its code is there. */
  component?: ComponentType;
  /** Resolves with the section whenever somebody has asked for it; never rejects. */
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

  /** Asks for the code; harmless when it is there or under way. */
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

  /** Whether the last download broke off. */
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

/** Remembers a section that a page consists of. */
export function registerSection(importSection: Import): SectionCode {
  const code = new SectionCode(importSection);
  known.add(code);
  return code;
}

/** Loads the sections of every page whose own code is there: the server renders whole pages. */
export async function loadSections(): Promise<void> {
  await Promise.all(
    [...known].map((code) => {
      code.load();
      return code.arrival;
    }),
  );
}
