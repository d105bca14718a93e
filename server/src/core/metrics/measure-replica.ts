import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReadReplica } from '../database/read-replica.js';

/** Adds what is told of the read replica. */
export function measureReplica(replica: ReadReplica, registry: Registry): void {
  new Gauge({
    name: 'mizan_read_replica_left',
    help: 'Whether there is a read replica that is not read.',
    registers: [registry],
    collect() {
      this.set(Number(replica.use.isLeft));
    },
  });
  new Counter({
    name: 'mizan_public_statements_total',
    help: 'Statements of public reads, by the database that answered.',
    labelNames: ['database'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ database: 'replica' }, replica.use.replica);
      this.inc({ database: 'primary' }, replica.use.primary);
    },
  });
}
