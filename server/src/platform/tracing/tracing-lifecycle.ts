import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import type { OpenTelemetryTracer } from './open-telemetry.js';
import { useTracer } from './tracing.js';

/** Traces while the product runs, if the environment names a receiver; otherwise nothing of it is loaded. */
@Injectable()
export class TracingLifecycle implements OnModuleInit, OnApplicationShutdown {
  private tracer?: OpenTelemetryTracer;

  constructor(private readonly config: AppConfig) {}

  async onModuleInit(): Promise<void> {
    const { tracing } = this.config;
    if (!tracing) return;
    const { OpenTelemetryTracer } = await import('./open-telemetry.js');
    this.tracer = new OpenTelemetryTracer(tracing);
    useTracer(this.tracer);
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.tracer) return;
    useTracer(undefined);
    await this.tracer.stop();
  }
}
