import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Whether the process still takes new work: a proxy stops sending before the door is shut (safety 37). */
@Injectable()
export class Readiness implements OnModuleDestroy {
  closing = false;

  /** The first step of a shutdown. */
  onModuleDestroy(): void {
    this.closing = true;
  }
}
