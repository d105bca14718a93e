import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactInfoBulkService } from './contact-info-bulk.service.js';
import { ContactInfoController, PublicContactInfoController } from './contact-info.controller.js';
import { ContactInfoEntity } from './contact-info.entity.js';
import { ContactInfoResolver, PublicContactInfoResolver } from './contact-info.resolver.js';
import { ContactInfoSeed } from './contact-info.seed.js';
import { ContactInfoService } from './contact-info.service.js';
import { ContactInfoRepository } from './contact-info.repository.js';
import { MainContacts } from './main-contacts.js';
import { PublicContactInfoService } from './public-contact-info.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactInfoEntity])],
  controllers: [ContactInfoController, PublicContactInfoController],
  providers: [
    ContactInfoService,
    ContactInfoBulkService,
    ContactInfoRepository,
    MainContacts,
    PublicContactInfoService,
    ContactInfoResolver,
    PublicContactInfoResolver,
    ContactInfoSeed,
  ],
  exports: [ContactInfoSeed, MainContacts],
})
export class ContactInfoModule {}
