import { Module } from '@nestjs/common';
import { ServicesModule } from '../services/services.module.js';
import { SeedService } from './seed.service.js';

@Module({ imports: [ServicesModule], providers: [SeedService] })
export class SeedModule {}
