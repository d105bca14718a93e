import type { AppConfig } from '../config/app-config.js';
import type { Database } from '../database/database.js';
import type { RedisConnection } from '../redis/redis-connection.js';
import type { ChangeTransport } from './change-transport.js';
import { PostgresChangeTransport } from './postgres-change-transport.js';
import { RedisChangeTransport } from './redis-change-transport.js';

/** The transport that the configuration names. */
export const changeTransportOf = (
  { databaseUrl }: AppConfig,
  database: Database,
  { client }: RedisConnection,
): ChangeTransport =>
  client ? new RedisChangeTransport(client) : new PostgresChangeTransport(databaseUrl, database);
