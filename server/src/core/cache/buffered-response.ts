import type { ServerResponse } from 'node:http';

/** A complete response of the application. */
export interface BufferedResponse {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  body: Buffer;
}

/**
 * Buffers what the application writes and passes it to `onEnd` when it is complete. When `onEnd` returns
 * true, it has sent a response itself; otherwise the buffered response is sent unchanged.
 */
export function bufferResponse(
  response: ServerResponse,
  onEnd: (answer: BufferedResponse) => boolean,
): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const chunks: Buffer[] = [];
  const add = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };

  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    add(chunk, rest[0]);
    callbackOf(rest)?.();
    return true;
  }) as typeof response.write;

  response.end = ((...given: unknown[]) => {
    response.write = write;
    response.end = end;
    add(given[0], given[1]);
    const body = Buffer.concat(chunks);
    const answer = { status: response.statusCode, headers: response.getHeaders(), body };
    if (response.headersSent || !onEnd(answer)) response.end(body);
    const done = callbackOf(given);
    if (done) response.once('finish', done);
    return response;
  }) as typeof response.end;
}

const encodingOf = (encoding: unknown) =>
  typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';

const callbackOf = (given: unknown[]) =>
  given.find((value): value is () => void => typeof value === 'function');
