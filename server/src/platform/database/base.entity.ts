import { Column, CreateDateColumn, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Base class with the times of creation and last change. */
export abstract class TimestampedEntity {
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** Base class with an id. `EntityWriter.insert` gives a UUID v7, which sorts by the time it was made. */
export abstract class BaseEntity extends TimestampedEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;
}

/** Base class of rows that can be moved to the trash (A58, A70) and have a version against stale writes. */
export abstract class TrashableEntity extends BaseEntity {
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  @Column({ name: 'version', type: 'integer', default: 1 })
  version: number;
}
