import styles from './reference-text.module.css';

/** References of requests, and days: they are read from left to right and not broken over two lines. */
const REFERENCES = /([A-Z]{2}-\d{4}-\d{6}|\d{4}-\d\d-\d\d)/;

/** A sentence in the language of the page that mentions references such as SR-2026-000001. */
export function ReferenceText({ text }: { text: string }) {
  return text.split(REFERENCES).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr" className={styles.reference}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
