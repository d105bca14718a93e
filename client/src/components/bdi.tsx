import type { ReactNode } from 'react';

/** Isolates a text of unknown direction (a name, an address) from the sentence around it. */
export function Bdi({ children }: { children: ReactNode }) {
  return <bdi dir="auto">{children}</bdi>;
}

/** Keeps numbers, phones, e-mails, references and codes left-to-right inside Arabic. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
