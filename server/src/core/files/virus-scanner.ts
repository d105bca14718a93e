import type { NetConnectOpts } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import { SecurityLog } from '../access/security-log.js';
import { clamdAddress } from '../config/clamd-address.js';
import { AppConfig } from '../config/app-config.js';
import { AppError } from '../errors/app-error.js';
import { type Chunks, isClamdThere, scanWithClamd } from './clamd.js';

/** Somebody waits for the answer, and the document can be looked at later as well. */
const SUBMISSION_MS = 5_000;
const LATER_MS = 60_000;
const PING_MS = 2_000;

/** Lets clamd look at documents, if CLAMD_URL is set. */
@Injectable()
export class VirusScanner {
  private readonly logger = new Logger('Files');
  private readonly address?: NetConnectOpts;

  constructor(
    { clamdUrl }: AppConfig,
    private readonly log: SecurityLog,
  ) {
    this.address = clamdUrl === undefined ? undefined : clamdAddress(clamdUrl);
  }

  get isOn(): boolean {
    return this.address !== undefined;
  }

  /**
   * Looks at a document before it is stored; false if it could not. Nothing that people send is lost because
   * clamd is away: it waits then, and nobody can open it.
   *
   * @throws BAD_USER_INPUT naming `field` when there is a virus in it
   */
  async check(bytes: Buffer, field: string): Promise<boolean> {
    if (!this.address) return false;
    let virus: string | undefined;
    try {
      virus = await scanWithClamd(this.address, [bytes], SUBMISSION_MS);
    } catch (error) {
      this.logger.warn(`A document waits for its scan: ${String(error)}`);
      return false;
    }
    if (!virus) return true;
    this.log.warn('document.infected', { field, virus });
    throw new AppError('BAD_USER_INPUT', {}, [{ field, rule: 'fileInfected' }]);
  }

  /** The name of what is in a stored document; undefined if that is nothing. Throws when it cannot be scanned now. */
  async scan(chunks: Chunks): Promise<string | undefined> {
    if (!this.address) throw new Error('CLAMD_URL is not set');
    return scanWithClamd(this.address, chunks, LATER_MS);
  }

  /** Whether another document is worth a try. */
  async isThere(): Promise<boolean> {
    return this.address !== undefined && (await isClamdThere(this.address, PING_MS));
  }
}
