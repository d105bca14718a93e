/** What a span says beside its name: never what people sent, nor who they are. */
export type SpanAttributes = Record<string, string | number>;

/** One piece of work in a trace. */
export interface SpanDescription {
  name: string;
  kind?: 'server' | 'client' | 'consumer';
  attributes?: SpanAttributes;
  /** Begins a trace of its own, whatever caused it. */
  isRoot?: boolean;
  /** Is left out where nothing else is traced, such as what a timer reads. */
  isDetail?: boolean;
}

/** A span that has not ended. */
export interface OpenSpan {
  /** Runs work; the spans that it begins are within this one. */
  enter<T>(work: () => T): T;
  end(outcome?: { name?: string; attributes?: SpanAttributes; error?: unknown }): void;
}

/** What records spans and sends them elsewhere. */
export interface Tracer {
  begin(description: SpanDescription): OpenSpan | undefined;
  /** The trace that the present work belongs to. */
  traceId(): string | undefined;
}

let tracer: Tracer | undefined;

/** Records spans from now on; undefined ends that. */
export const useTracer = (next: Tracer | undefined) => (tracer = next);

export const currentTraceId = () => tracer?.traceId();

/** Begins a span; undefined while nothing is traced. */
export const beginSpan = (describe: () => SpanDescription) => tracer?.begin(describe());

/**
 * Does work, in a span if anything is traced. The work begins at once in both cases.
 *
 * @example return traced(() => ({ name: 'send mail', kind: 'client' }), () => transporter.sendMail(mail));
 */
export function traced<T>(describe: () => SpanDescription, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(describe);
  if (!span) return work();
  return span.enter(work).then(
    (result) => {
      span.end();
      return result;
    },
    (error: unknown) => {
      span.end({ error });
      throw error;
    },
  );
}

/** A span of a statement, which holds its text but none of its values. */
export const tracedStatement = <T>(text: string, work: () => Promise<T>): Promise<T> =>
  traced(() => describeStatement(text), work);

function describeStatement(text: string): SpanDescription {
  const statement = text.replace(/\s+/g, ' ').trim();
  return {
    name: /^\w+/.exec(statement)?.[0].toUpperCase() ?? 'SQL',
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
    isDetail: true,
  };
}
