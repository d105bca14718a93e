import { Bdi } from '../../../components/bdi';

interface SituationLinkProps {
  situation: { slug: string; title: string };
}

/** Leads to the page that the person read before they wrote. It opens apart: the request stays where it is. */
export function SituationLink({ situation: { slug, title } }: SituationLinkProps) {
  return (
    <a href={`/situation/${slug}`} target="_blank" rel="noopener">
      <Bdi>{title}</Bdi>
    </a>
  );
}
