import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call as it arrived. */
export interface ReceivedCall {
  path: string;
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: {
    type: string;
    timestamp: string;
    data: Record<string, unknown> & { row?: Record<string, unknown> };
  };
}

/** What a receiver answers to one call. */
interface GivenAnswer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

/** A program that is told of changes. */
export class WebhookReceiver {
  readonly calls: ReceivedCall[] = [];
  /** Answers of the next calls to a path; 204 once there are none. */
  readonly answers = new Map<string, GivenAnswer[]>();
  isSilent = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        const path = request.url ?? '';
        const id = String(request.headers['webhook-id']);
        const event = JSON.parse(body) as ReceivedCall['event'];
        receiver.calls.push({ path, id, headers: request.headers, body, event });
        if (receiver.isSilent) return;
        const {
          status,
          body: said,
          headers,
        } = receiver.answers.get(path)?.shift() ?? {
          status: 204,
        };
        response.writeHead(status, headers).end(said);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  address(path: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  at(path: string): ReceivedCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
