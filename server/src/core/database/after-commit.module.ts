import { Module } from '@nestjs/common';
import { AfterCommit } from './after-commit.js';

@Module({ providers: [AfterCommit], exports: [AfterCommit] })
export class AfterCommitModule {}
