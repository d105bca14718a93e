import { Bdi, Ltr } from './bdi';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Shows the name of a file. Numbers and the ending of an Arabic name would else change places: "عقد 2026.pdf"
 * would be read as "pdf.2026" after the word.
 */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.');
  if (dot < 1 || !RIGHT_TO_LEFT.test(name)) return <Bdi>{name}</Bdi>;
  return (
    <Ltr>
      <Bdi>{name.slice(0, dot)}</Bdi>
      {name.slice(dot)}
    </Ltr>
  );
}
