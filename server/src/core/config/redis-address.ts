/** Whether this is the address of a Redis: user and password, a host, and the number of a database if it is not 0. */
export function isRedisAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  const isPlain = hostname !== '' && !search && !hash && /^\/?\d*$/.test(pathname);
  return isPlain && (protocol === 'redis:' || protocol === 'rediss:');
}
