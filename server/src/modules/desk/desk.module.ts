import { Module } from '@nestjs/common';
import { DeskResolver } from './desk.resolver.js';
import { DeskService } from './desk.service.js';

@Module({ providers: [DeskService, DeskResolver], exports: [DeskService] })
export class DeskModule {}
