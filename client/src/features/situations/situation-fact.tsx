import { Link } from 'react-router-dom';
import { Bdi } from '../../components/bdi';
import { Fact } from '../../components/facts';

interface SituationFactProps {
  label: string;
  /** Missing for a request that came otherwise, and where the public does not read the situation any more. */
  situation: { slug: string; title: string } | null;
}

/** Leads the client back to the page that they came from. */
export function SituationFact({ label, situation }: SituationFactProps) {
  if (!situation) return null;
  return (
    <Fact label={label}>
      <Link to={`/situation/${situation.slug}`}>
        <Bdi>{situation.title}</Bdi>
      </Link>
    </Fact>
  );
}
