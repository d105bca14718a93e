import { createServer } from 'node:http';
import express from 'express';
import request from 'supertest';
import { asExpressRequest } from './express-request.js';

it('finds the address behind a trusted proxy for a request that Express does not handle', async () => {
  const app = express();
  app.set('trust proxy', 'loopback');
  const server = createServer((asked, response) => response.end(asExpressRequest(app, asked).ip));
  const answer = await request(server).get('/').set('X-Forwarded-For', '10.1.2.3');
  expect(answer.text).toBe('10.1.2.3');
});
