const COORDINATES = /^(-?\d{1,2}(?:\.\d{1,20})?)\s*[,،]\s*(-?\d{1,3}(?:\.\d{1,20})?)$/;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Parses `36.7666, 3.0530`, latitude first; undefined for other texts and numbers out of range. */
export function readCoordinates(value: string): Coordinates | undefined {
  const [, first, second] = COORDINATES.exec(value.trim()) ?? [];
  const [latitude, longitude] = [Number(first), Number(second)];
  if (first === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { latitude, longitude };
}
