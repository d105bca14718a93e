import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = join(__dirname, '../../../scripts/audit.mjs');
const BULK = '/-/npm/v1/security/advisories/bulk';

/** As a registry tells of weaknesses in a package. */
const anAdvisory = (id: number, severity: string) => ({
  id,
  severity,
  title: `weakness ${id}`,
  url: `https://advisories.example/${id}`,
  vulnerable_versions: '*',
  cwe: [],
  cvss: { score: 8, vectorString: null },
});

const CASES = [
  {
    title: 'a grave weakness in a package of the product fails',
    answer: { 'class-validator': [anAdvisory(1, 'high')] },
    code: 1,
    told: [/high.*class-validator \*.*the product.*weakness 1/, /of the product: 1/],
  },
  {
    title: 'a grave weakness in a tool, or a small one in the product, is told of',
    answer: {
      supertest: [anAdvisory(2, 'critical')],
      'class-validator': [anAdvisory(3, 'moderate')],
    },
    code: 0,
    told: [/critical.*supertest.*tools[^]*moderate.*class-validator/],
  },
  {
    title: 'no weakness is told of in one line',
    answer: {},
    code: 0,
    told: [/^No known weakness in \d{3,} packages\.\n$/],
  },
  {
    title: 'a registry that takes no audit is told of in one line',
    answer: undefined,
    code: 0,
    told: [/^Not audited: the registry does not answer \(405 [^\n]*\)\.\n$/],
  },
];

describe('npm run audit:packages', () => {
  let registry: Server;
  let answer: object | undefined;
  let cache: string;

  beforeAll(async () => {
    cache = mkdtempSync(join(tmpdir(), 'mizan-audit-'));
    registry = createServer((request, response) => {
      request.resume();
      if (request.url !== BULK) response.writeHead(404).end();
      else if (answer)
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
      else response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    });
    await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
  });
  afterAll(async () => {
    await new Promise((done) => registry.close(done));
    rmSync(cache, { recursive: true, force: true });
  });

  const audit = () =>
    new Promise<{ code: number; output: string }>((done) => {
      const { port } = registry.address() as AddressInfo;
      const env = {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${port}`,
        npm_config_cache: cache,
      };
      execFile(process.execPath, [SCRIPT], { env }, (error, stdout, stderr) =>
        done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });

  it.each(CASES)('$title', async ({ answer: given, code, told }) => {
    answer = given;
    const audited = await audit();
    expect(audited.code).toBe(code);
    for (const line of told) expect(audited.output).toMatch(line);
  });
});
