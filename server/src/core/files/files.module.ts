import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { FileStore } from './file-store.js';
import { FormInterceptor } from './form.interceptor.js';
import { ImagesController } from './images.controller.js';
import { ImagesService } from './images.service.js';

/** Files that come with requests, and where they are kept. */
@Global()
@Module({
  controllers: [ImagesController],
  providers: [FileStore, ImagesService, { provide: APP_INTERCEPTOR, useClass: FormInterceptor }],
  exports: [FileStore, ImagesService],
})
export class FilesModule {}
