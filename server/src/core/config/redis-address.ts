/** Whether this is the address of a Redis: user and password, a host, and the number of a database if it is not 0. */
export function isRedisAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  if (!isDecodable(username + password)) return false;
  const isPlain = hostname !== '' && !search && !hash && /^\/?\d*$/.test(pathname);
  return isPlain && (protocol === 'redis:' || protocol === 'rediss:');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
