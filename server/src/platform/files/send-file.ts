import { pipeline } from 'node:stream/promises';
import { Logger } from '@nestjs/common';
import type { Response } from 'express';
import type { OpenedFile } from './file-store.js';

const logger = new Logger('Files');
/** The client closed the connection. */
const CLIENT_GONE = 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends a stored file, read as fast as the client takes it. The headers that say what it is are set before. */
export async function sendFile(response: Response, { size, content }: OpenedFile): Promise<void> {
  if (size !== undefined) response.setHeader('Content-Length', size);
  if (response.req.method === 'HEAD') {
    content.destroy();
    response.end();
    return;
  }
  try {
    await pipeline(content, response);
  } catch (error) {
    // the connection is closed by now, so that nobody takes a part for the whole
    if ((error as NodeJS.ErrnoException).code !== CLIENT_GONE)
      logger.warn(`A file broke off while it was sent: ${String(error)}`);
  }
}
