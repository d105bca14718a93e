import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { TracingSettings } from '../config/tracing-settings.js';
import { within } from '../shutdown/within.js';
import type { OpenSpan, SpanDescription, Tracer } from './tracing.js';

const STOP_MS = 1000;
const SAME_WARNING_EVERY_MS = 60_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Sends spans to an OpenTelemetry receiver, in batches and beside the work: while it is away, spans are
 * dropped. The SDK reads the sampler, the limits and the sizes of batches from the environment.
 */
export class OpenTelemetryTracer implements Tracer {
  private readonly storage = new AsyncLocalStorage<Context>();
  private readonly provider: BasicTracerProvider;

  constructor({ endpoint, headers, serviceName }: TracingSettings) {
    tellOfDroppedSpans();
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers });
    this.provider = new BasicTracerProvider({
      resource: detectResources({ detectors: [envDetector] }).merge(
        resourceFromAttributes({
          'service.name': serviceName,
          'service.instance.id': crypto.randomUUID(),
        }),
      ),
      spanProcessors: [new BatchSpanProcessor(tellingOfOutages(exporter))],
    });
  }

  begin(description: SpanDescription): OpenSpan | undefined {
    const { name, kind, attributes, isRoot, isDetail } = description;
    const active = this.storage.getStore();
    if (isDetail && !active) return undefined;
    const parent = (!isRoot && active) || ROOT_CONTEXT;
    const options = { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes };
    const span = this.provider.getTracer('mizan').startSpan(name, options, parent);
    const context = trace.setSpan(parent, span);
    return {
      enter: (work) => this.storage.run(context, work),
      end: ({ name: lastName, attributes: added = {}, error } = {}) => {
        if (lastName) span.updateName(lastName);
        span.setAttributes(added);
        if (error !== undefined) markFailed(span, error);
        span.end();
      },
    };
  }

  traceId(): string | undefined {
    const context = this.storage.getStore();
    return context && trace.getSpanContext(context)?.traceId;
  }

  /** Sends what has not been sent, if the receiver takes it soon. */
  async stop(): Promise<void> {
    await within(STOP_MS, this.provider.shutdown());
  }
}

/** Its kind alone: messages of errors may name people. */
function markFailed(span: Span, error: unknown): void {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  const type = [code, name].find((candidate) => typeof candidate === 'string') ?? 'error';
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
}

/** The SDK says through this alone that spans came faster than the receiver took them: told once in a while. */
function tellOfDroppedSpans(): void {
  const logger = new Logger('Tracing');
  let told = -Infinity;
  const ignore = () => undefined;
  const warn = (message: string) => {
    if (performance.now() - told < SAME_WARNING_EVERY_MS) return;
    told = performance.now();
    logger.warn(message);
  };
  // failed batches are told below
  const said = { error: ignore, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(said, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** One line in the log when spans no longer arrive, and one when they do again. */
function tellingOfOutages(exporter: SpanExporter): SpanExporter {
  const logger = new Logger('Tracing');
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !isAway)
          logger.warn(`OTEL_EXPORTER_OTLP_ENDPOINT: traces are dropped: ${error.message}`);
        if (!error && isAway) logger.log('OTEL_EXPORTER_OTLP_ENDPOINT: traces are sent again');
        isAway = error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
