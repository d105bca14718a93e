import { Controller, Delete, Get, Put } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import type { Request } from 'express';
import { AllowedMethods } from './routes.js';

class Inherited {
  @Get(':id')
  one(): void {}
  helper(): void {}
}

@Controller('things')
class ThingsController extends Inherited {
  @Get(['all', 'every'])
  list(): void {}
  @Delete(':id')
  remove(): void {}
}

@Controller('health')
class HealthController {
  @Put()
  set(): void {}
}

it.each([
  ['/api/v1/things/7', ['DELETE', 'GET', 'HEAD', 'OPTIONS']],
  ['/API/V1/things/7/', ['DELETE', 'GET', 'HEAD', 'OPTIONS']],
  ['/api/v1/things/every', ['DELETE', 'GET', 'HEAD', 'OPTIONS']],
  ['/health', ['OPTIONS', 'PUT']],
  ['/things/7', []],
  ['/api/v1/things', []],
  ['/api/v1/things/7/8', []],
])('the methods at %s are %j', async (path, methods) => {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    controllers: [ThingsController, HealthController],
    providers: [AllowedMethods],
  }).compile();
  expect(module.get(AllowedMethods).at({ baseUrl: '', path } as Request)).toEqual(methods);
});
