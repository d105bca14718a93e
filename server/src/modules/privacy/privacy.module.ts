import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RetentionRunEntity } from './retention-run.entity.js';

/** People's rights over their data, and how long the firm keeps it. */
@Module({ imports: [TypeOrmModule.forFeature([RetentionRunEntity])] })
export class PrivacyModule {}
