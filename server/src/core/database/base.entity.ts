import { Column, CreateDateColumn, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** When a row was made and last changed. */
export abstract class TimestampedEntity {
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** Id and clocks. `EntityWriter.insert` gives a UUID v7, which sorts by the time it was made. */
export abstract class BaseEntity extends TimestampedEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;
}

/** A row that is moved to the trash before it is gone (A58, A70), and refuses stale writes by version. */
export abstract class TrashableEntity extends BaseEntity {
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  @Column({ name: 'version', type: 'integer', default: 1 })
  version: number;
}
