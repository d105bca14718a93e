/** Whether this is the address of a site or service without a path. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, href } = new URL(value);
  return href === `${origin}/`;
}
