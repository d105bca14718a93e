import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The connections of this process to its database, which TypeORM opens: it has no others. */
export const poolOf = ({ driver }: DataSource) => (driver as PostgresDriver).master as Pool;
