/** A place of the dashboard that was opened from the palette. */
export interface Place {
  path: string;
  title: string;
  detail?: string | undefined;
}

const keyOf = (userId: string) => `recentPlaces:${userId}`;
const MAX = 6;

/** What this administrator opened last in this tab. It holds names of clients, so it does not outlive the tab. */
export function recentPlaces(userId: string): Place[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf(userId)) ?? '[]') as Place[];
  } catch {
    return [];
  }
}

export function rememberPlace(userId: string, place: Place): void {
  const others = recentPlaces(userId).filter(({ path }) => path !== place.path);
  try {
    window.sessionStorage.setItem(keyOf(userId), JSON.stringify([place, ...others].slice(0, MAX)));
  } catch {
    // The browser forbids it: there are no recent places then.
  }
}
