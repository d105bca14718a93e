import { useParams } from 'react-router-dom';
import { DoorPage } from './door-page';
import { SituationPage } from './situation-page';

/** The page of a door or of a situation, whichever the address names. */
export function SituationPages() {
  return useParams().door === undefined ? <SituationPage /> : <DoorPage />;
}
