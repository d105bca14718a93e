/** The part of proxy-addr that is used; Express brings it, without types. */
declare module 'proxy-addr' {
  import type { IncomingMessage } from 'node:http';

  type Trust = (address: string | undefined, hop: number) => boolean;

  const proxyAddr: {
    /** The address behind the trusted proxies of a request. */
    (request: IncomingMessage, trust: Trust): string | undefined;
    /** @throws TypeError for what is neither an address nor a named range */
    compile(addresses: string[]): Trust;
  };
  export default proxyAddr;
}
