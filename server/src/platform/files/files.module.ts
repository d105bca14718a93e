import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AppConfig } from '../config/app-config.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { DocumentScans } from './document-scans.js';
import { DocumentsService } from './documents.service.js';
import { FileStore } from './file-store.js';
import { createFileStore } from './file-store-of.js';
import { FormInterceptor } from './form.interceptor.js';
import { ImagesController } from './images.controller.js';
import { ImagesService } from './images.service.js';
import { UploadLimit } from './upload-limit.js';
import { OrphanSweeper } from './orphan-sweeper.js';
import { VirusScanner } from './virus-scanner.js';

/** Files that come with requests, and where they are kept. */
@Global()
@Module({
  imports: [JobsModule],
  controllers: [ImagesController],
  providers: [
    { provide: FileStore, inject: [AppConfig], useFactory: createFileStore },
    OrphanSweeper,
    UploadLimit,
    ImagesService,
    VirusScanner,
    DocumentsService,
    DocumentScans,
    { provide: APP_INTERCEPTOR, useClass: FormInterceptor },
  ],
  exports: [ImagesService, DocumentsService, DocumentScans],
})
export class FilesModule {}
