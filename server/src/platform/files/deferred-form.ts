import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { Transform, type TransformCallback, type Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../errors/app-error.js';
import type { AppRequest } from '../request-context/request-of.js';
import { screenFields } from '../internals/graphql-upload.js';

/** Less than the shortest header of a file: no piece holds both the end of a field and a file's whole header. */
const PIECE_BYTES = 32;

/** A file in one variable or one of its fields, as in `variables.input.cv`. */
const FILE_PATH = /^variables(?:\.\w{1,64}){1,4}$/;
const MAX_PATHS = 2;
/** The longest `map` that names one file in so many paths. */
const MAX_MAP_LENGTH = 1000;

const current = new AsyncLocalStorage<DeferredForm>();

/** The form of the GraphQL request that is being answered; undefined for a request that is none. */
export const currentForm = (): DeferredForm | undefined => current.getStore();

/**
 * A multipart form on its way to graphql-upload, which would buffer the file whoever sends it. The parser
 * gets the fields at once, and the file only when an operation asks for it, after the guards. Until
 * then the sender has to wait, because nothing more is read.
 */
export class DeferredForm extends Transform {
  private isWithheld = false;
  private isPassed = false;

  /** The headers of the call, which the parser reads as well. */
  readonly headers: IncomingHttpHeaders;

  constructor(readonly request: Pick<AppRequest, 'headers' | 'requireSameViewer'>) {
    super();
    this.headers = request.headers;
  }

  /** The parser's own last step: from then on it gets the fields, those that may be taken. */
  override pipe<P extends NodeJS.WritableStream>(parser: P): P {
    screenFields(parser as unknown as Writable, isTakable, new AppError('BAD_REQUEST'));
    return super.pipe(parser);
  }

  /** To be called as soon as the parser has all fields. */
  withholdFile(): void {
    this.isWithheld = true;
  }

  /** Lets the parser have everything that follows. */
  passFile(): void {
    this.isPassed = true;
    this.emit('passed');
  }

  /** Runs what answers the request, which finds this form as `currentForm`. */
  answer(run: () => void): void {
    current.run(this, run);
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.passOn(chunk).then(() => done(), done);
  }

  private async passOn(chunk: Buffer): Promise<void> {
    let rest = chunk;
    while (rest.length > 0 && !this.isPassed) {
      if (this.isWithheld) await once(this, 'passed');
      else {
        this.push(rest.subarray(0, PIECE_BYTES));
        rest = rest.subarray(PIECE_BYTES);
        await this.parsed();
      }
    }
    if (rest.length > 0) this.push(rest);
  }

  /** Waits until the parser has read what was pushed, and whoever awaits its fields has them. */
  private async parsed(): Promise<void> {
    while (this.readableLength > 0 && !this.destroyed) await setImmediate();
    await Promise.resolve();
  }
}

function isTakable(name: string, value: string): boolean {
  if (name !== 'map') return true;
  return value.length <= MAX_MAP_LENGTH && pathsIn(value).every((path) => FILE_PATH.test(path));
}

/** What a `map` names, one path too many included; nothing where it is no map, which the parser tells. */
function pathsIn(map: string): string[] {
  try {
    const paths = Object.values(JSON.parse(map) as object).flat(1) as unknown[];
    return paths.length > MAX_PATHS ? [''] : paths.map(String);
  } catch {
    return [];
  }
}
