import { Ltr } from './bdi';

/** Says that a form was sent where the code of the whole notice did not arrive. */
export function SentPlainly({ title, reference }: { title: string; reference: string }) {
  return (
    <section role="status">
      <h2>{title}</h2>
      <p>
        <Ltr>{reference}</Ltr>
      </p>
    </section>
  );
}
