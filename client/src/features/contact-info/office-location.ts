import { CONTACT_KEYS } from '@contract/contact-info';
import { readCoordinates, type Coordinates } from '@contract/coordinates';
import type { ContactEntry } from '../../lib/contact-defaults';

/** Where the firm is: its addresses, its coordinates if known, and a map link. */
export interface OfficeLocation {
  addresses: ContactEntry[];
  coordinates?: Coordinates;
  /** Map link to the coordinates, or a map search for the address. */
  mapLink?: string;
}

export function officeLocation(entries: readonly ContactEntry[]): OfficeLocation {
  const point = entries.find(({ key }) => key === CONTACT_KEYS.map);
  const coordinates = point && readCoordinates(point.value);
  const addresses = entries.filter(({ key }) => key !== CONTACT_KEYS.map);
  const [first] = addresses;
  const search =
    first && `https://www.openstreetmap.org/search?query=${encodeURIComponent(first.value)}`;
  const mapLink = coordinates ? markedMapUrl(coordinates) : search;
  return { addresses, coordinates, mapLink };
}

const ZOOM = 17;

function markedMapUrl({ latitude, longitude }: Coordinates): string {
  const place = `mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?${place}`;
}

/** How far the embedded map reaches around the point, in degrees. */
const MARGIN = { latitude: 0.003, longitude: 0.006 };

/** The map for an iframe. The security headers allow its host. */
export function embeddedMapUrl({ latitude, longitude }: Coordinates): string {
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

/** Directions from the visitor's position, in the map app of the device. */
export function directionsAddress({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
