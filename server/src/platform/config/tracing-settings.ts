import { z } from 'zod';

/** A receiver of traces. */
export interface TracingSettings {
  /** Without the path of traces, which follows. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}

/** The variables that name a receiver, by the names that OpenTelemetry gives them. */
export const tracingVariables = {
  /** An OpenTelemetry receiver (OTLP over HTTP, JSON) that traces are sent to; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'has to be an address such as http://collector:4318' })
    .optional(),
  /** Sent with every batch of traces, for receivers that want a key. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(
      (value) => headersOf(value) !== undefined,
      'has to be a list such as api-key=value,other=value, with % codes for other characters',
    )
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('mizan'),
};

type TracingSource = Partial<Record<keyof typeof tracingVariables, string>>;

/** The receiver that the environment names, if it names one. */
export function readTracing(env: TracingSource): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName = 'mizan' } = env;
  if (!endpoint) return undefined;
  const headers = headersOf(env.OTEL_EXPORTER_OTLP_HEADERS) ?? {};
  return { endpoint: endpoint.replace(/\/$/, ''), headers, serviceName };
}

/** Undefined for what is no list of headers. */
function headersOf(list = ''): Record<string, string> | undefined {
  const pairs = list.split(',').filter((pair) => pair.trim());
  const headers = new Headers();
  try {
    for (const pair of pairs) {
      const [name = '', value] = pair.split(/=(.*)/s, 2);
      if (value === undefined) return undefined;
      headers.set(name.trim(), decodeURIComponent(value.trim()));
    }
  } catch {
    return undefined;
  }
  return Object.fromEntries(headers);
}
