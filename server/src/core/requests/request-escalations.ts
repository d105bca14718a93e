import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Holidays } from '../../contract/answer-due.js';
import { ESCALATED_AT_ONCE, ESCALATION_STAGES, type EscalationStage } from './escalation-stages.js';
import { HolidayCalendar } from './holiday-calendar.js';

const EVERY_MS = 5 * 60_000;
/** Batches of one kind and stage that are told of in one run. */
const MAX_BATCHES = 10;

interface Escalating {
  escalate(stage: EscalationStage, holidays: Holidays): Promise<number>;
}

/** Reminds the office of answers that clients wait for, every few minutes. */
@Injectable()
export class RequestEscalations implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Escalations');
  private readonly services: Escalating[] = [];
  private timer?: NodeJS.Timeout;

  constructor(private readonly calendar: HolidayCalendar) {}

  add(service: Escalating): void {
    this.services.push(service);
  }

  onModuleInit(): void {
    const report = (error: unknown) =>
      this.logger.warn(`Answers that are due could not be told of: ${String(error)}`);
    this.timer = setInterval(() => void this.run().catch(report), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    const holidays = await this.calendar.holidays();
    for (const service of this.services)
      for (const stage of ESCALATION_STAGES) await this.escalateAll(service, stage, holidays);
  }

  private async escalateAll(
    service: Escalating,
    stage: EscalationStage,
    holidays: Holidays,
  ): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await service.escalate(stage, holidays)) < ESCALATED_AT_ONCE) return;
  }
}
