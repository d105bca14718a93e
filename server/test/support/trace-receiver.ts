import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span as OTLP writes it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
}

interface Batch {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

/** An OTLP receiver: takes traces over HTTP as JSON. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Everything that came, as it was sent. */
  received = '';
  headers: IncomingHttpHeaders = {};
  resource: Record<string, string | undefined> = {};
  isSilent = false;
  answerAfterMs = 0;

  private constructor(private readonly server: Server) {}

  static async start(port = 0): Promise<TraceReceiver> {
    const server = createServer((request, response) => {
      void receiver.take(request.headers, text(request)).then(() => {
        const answer = () => response.setHeader('Content-Type', 'application/json').end('{}');
        if (!receiver.isSilent) setTimeout(answer, receiver.answerAfterMs);
      });
    });
    const receiver = new TraceReceiver(server);
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The spans of the trace that holds a span of this name, each with the names of those that it is within. */
  traceOf(name: string): { name: string; within: string[]; span: ReceivedSpan }[] {
    const found = this.spans.find((span) => span.name === name);
    const trace = this.spans.filter(({ traceId }) => traceId === found?.traceId);
    const parentsOf = ({ parentSpanId }: ReceivedSpan): string[] => {
      const parent = trace.find(({ spanId }) => spanId === parentSpanId);
      return parent ? [...parentsOf(parent), parent.name] : [];
    };
    return trace.map((span) => ({ name: span.name, within: parentsOf(span), span }));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async take(headers: IncomingHttpHeaders, body: Promise<string>): Promise<void> {
    const sent = await body;
    this.headers = headers;
    this.received += sent;
    for (const { resource, scopeSpans } of (JSON.parse(sent) as Batch).resourceSpans) {
      this.resource = Object.fromEntries(
        resource.attributes.map(({ key, value }) => [key, value.stringValue]),
      );
      for (const { spans } of scopeSpans) this.spans.push(...spans);
    }
  }
}
