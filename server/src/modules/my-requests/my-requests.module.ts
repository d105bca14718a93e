import { Module } from '@nestjs/common';
import { MyRequestsResolver } from './my-requests.resolver.js';
import { MyRequestsService } from './my-requests.service.js';

@Module({ providers: [MyRequestsService, MyRequestsResolver] })
export class MyRequestsModule {}
