import { Ltr } from '../../components/bdi';
import { mailAddress, telAddress } from '../../lib/addresses';
import { blocksOf, type TextBlock } from '../../lib/text-lines';
import styles from './legal-page.module.css';

/** Phones, e-mail addresses and law numbers: left-to-right, without line breaks. */
const WHOLE = /(\+\d[\d ]*\d|[\w.-]+@[\w-]+(?:\.[\w-]+)+|\d+-\d+)/;

function Whole({ text }: { text: string }) {
  if (text.startsWith('+')) return <a href={telAddress(text)}>{text}</a>;
  if (text.includes('@')) return <a href={mailAddress(text)}>{text}</a>;
  return text;
}

/** A line of text with phones and e-mail addresses as links. */
function Line({ text }: { text: string }) {
  // `split` with a group puts the matches at odd indexes.
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

/** Text of a section: paragraphs, lists, lists of terms (see `blocksOf`). */
export function LegalText({ children }: { children: string }) {
  return blocksOf(children).map((block) => <Block key={block.lines[0]} block={block} />);
}
