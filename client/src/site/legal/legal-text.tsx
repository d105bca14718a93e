import { Ltr } from '../../components/bdi';
import { telAddress } from '../../features/contact-info/contact-links';
import { blocksOf, type TextBlock } from '../../lib/text-lines';
import styles from './legal-page.module.css';

/** What reads left-to-right and must not be torn apart: phones, addresses, numbers of laws. */
const WHOLE = /(\+\d[\d ]*\d|[\w.-]+@[\w-]+(?:\.[\w-]+)+|\d+-\d+)/;

function Whole({ text }: { text: string }) {
  if (text.startsWith('+')) return <a href={telAddress(text)}>{text}</a>;
  if (text.includes('@')) return <a href={`mailto:${text}`}>{text}</a>;
  return text;
}

/** A line with its phones and addresses as links, each in its own direction. */
function Line({ text }: { text: string }) {
  // What the pattern caught stands at the odd places.
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.whole}>
        <Ltr>
          <Whole text={part} />
        </Ltr>
      </span>
    ),
  );
}

function Terms({ lines }: { lines: string[] }) {
  return (
    <dl className={styles.terms}>
      {lines.map((line) => {
        const [name = '', explanation = ''] = line.split(' | ');
        return (
          <div key={name}>
            <dt>
              <Ltr>{name}</Ltr>
            </dt>
            <dd>{explanation}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Block({ block: { kind, lines } }: { block: TextBlock }) {
  if (kind === 'terms') return <Terms lines={lines} />;
  if (kind === 'paragraph') {
    return (
      <p>
        <Line text={lines.join(' ')} />
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>
          <Line text={line} />
        </li>
      ))}
    </ul>
  );
}

/** A section's text: paragraphs, lists, explained names (see `blocksOf`). */
export function LegalText({ children }: { children: string }) {
  return blocksOf(children).map((block) => <Block key={block.lines[0]} block={block} />);
}
