import express, { type ErrorRequestHandler } from 'express';
import request from 'supertest';
import { methodsOfMatchingRoutes } from './express-routes.js';

it('finds the methods of the Express routes that match a path, and none for one that cannot be decoded', async () => {
  const app = express();
  app.get('/things/:id', (_, response) => void response.end());
  app.delete('/things/:id', (_, response) => void response.end());
  app.use((asked, response) => void response.json(methodsOfMatchingRoutes(asked)));
  app.use(((_, asked, response, __) => {
    response.json(methodsOfMatchingRoutes(asked));
  }) as ErrorRequestHandler);
  expect((await request(app).put('/things/7')).body).toEqual([['get'], ['delete']]);
  expect((await request(app).put('/others')).body).toEqual([]);
  expect((await request(app).put('/things/%ff')).body).toEqual([]);
});
