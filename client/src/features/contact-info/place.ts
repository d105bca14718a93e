import { CONTACT_KEYS } from '@contract/contact-info';
import { readCoordinates, type Coordinates } from '@contract/coordinates';
import type { ContactEntry } from '../../lib/contact-defaults';

/** Where the firm is: the address in words, the place on the map when it is known, and links to it. */
export interface Place {
  addresses: ContactEntry[];
  coordinates?: Coordinates;
  /** Opens a map there; nothing when there is no address either. */
  mapAddress?: string;
}

export function placeOf(entries: readonly ContactEntry[]): Place {
  const point = entries.find(({ key }) => key === CONTACT_KEYS.map);
  const coordinates = point && readCoordinates(point.value);
  const addresses = entries.filter(({ key }) => key !== CONTACT_KEYS.map);
  const [first] = addresses;
  const search =
    first && `https://www.openstreetmap.org/search?query=${encodeURIComponent(first.value)}`;
  const mapAddress = coordinates ? markedMap(coordinates) : search;
  return { addresses, coordinates, mapAddress };
}

const ZOOM = 17;

function markedMap({ latitude, longitude }: Coordinates): string {
  const place = `mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?${place}`;
}

/** Degrees around the point that the embedded map shows. */
const MARGIN = { latitude: 0.003, longitude: 0.006 };

/** The map as a page of its own, for a frame. The host is one that the security headers let in. */
export function embeddedMap({ latitude, longitude }: Coordinates): string {
  const box = [
    longitude - MARGIN.longitude,
    latitude - MARGIN.latitude,
    longitude + MARGIN.longitude,
    latitude + MARGIN.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

/** The way there from where the visitor is, in the map program of the device. */
export function directionsAddress({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
