import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { GraphqlModule } from '../../platform/graphql/graphql.module.js';
import { AssistantTools } from './assistant-tools.js';
import { AssistantsController } from './assistants.controller.js';
import { AssistantsService } from './assistants.service.js';

@Module({
  imports: [DiscoveryModule, GraphqlModule],
  controllers: [AssistantsController],
  providers: [AssistantTools, AssistantsService],
})
export class AssistantsModule {}
