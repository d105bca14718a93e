import { Module } from '@nestjs/common';
import { SeedService } from './seed.service.js';

/** It finds the seeds in the modules of the product. */
@Module({ providers: [SeedService] })
export class SeedModule {}
