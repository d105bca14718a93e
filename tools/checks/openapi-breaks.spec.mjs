import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentBreaks } from './openapi-breaks.mjs';

const text = { type: 'string' };
const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema) => ({ 'application/json': { schema } });

/** A document with one route, which takes a wall and answers one. */
const documentOf = ({ parameters = [], wall = {}, paint = {} } = {}) => ({
  paths: {
    '/walls': {
      post: {
        operationId: 'postWalls',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } },
          ...parameters,
        ],
        requestBody: { content: json(ref('Paint')) },
        responses: {
          201: {
            content: json({
              type: 'object',
              properties: { data: ref('Wall') },
              required: ['data'],
            }),
          },
          404: { $ref: '#/components/responses/404' },
        },
      },
    },
  },
  components: {
    schemas: {
      Paint: {
        type: 'object',
        properties: { colour: { type: 'string', enum: ['red', 'blue'], maxLength: 10 }, day: text },
        required: ['colour'],
        ...paint,
      },
      Wall: {
        type: 'object',
        properties: {
          height: { type: 'integer' },
          parts: { type: 'array', items: ref('Wall') },
          owner: { anyOf: [ref('Paint'), { type: 'null' }] },
        },
        required: ['height'],
        ...wall,
      },
    },
  },
});

const names = (after) => documentBreaks(documentOf(), documentOf(after)).map(({ name }) => name);
const { properties: ofWall } = documentOf().components.schemas.Wall;
const { properties: ofPaint } = documentOf().components.schemas.Paint;

test('a document that only grows breaks nothing', () => {
  const after = {
    parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
    wall: { properties: { ...ofWall, width: text }, required: ['height', 'width'] },
    paint: {
      properties: { ...ofPaint, day: { type: ['string', 'null'] }, coats: { type: 'integer' } },
      required: [],
    },
  };
  // what is answered of a paint may be missing or null by now
  assert.deepEqual(names(after), ['Paint.day', 'Paint.colour']);
});

test('a field that is answered no longer, otherwise or not always is named once', () => {
  const others = { parts: ofWall.parts, owner: ofWall.owner };
  assert.deepEqual(names({ wall: { properties: others, required: [] } }), ['Wall.height']);
  const nullable = { ...ofWall, height: { type: ['integer', 'null'] } };
  assert.deepEqual(names({ wall: { properties: nullable } }), ['Wall.height']);
  assert.deepEqual(names({ wall: { required: [] } }), ['Wall.height']);
});

test('an input that takes less or needs more is named', () => {
  const colour = { type: 'string', enum: ['red'], maxLength: 5 };
  assert.deepEqual(names({ paint: { properties: { ...ofPaint, colour } } }), [
    'Paint.colour.blue',
    'Paint.colour',
  ]);
  assert.deepEqual(names({ paint: { required: ['colour', 'day'] } }), ['Paint.day']);
  const house = { name: 'house', in: 'query', required: true, schema: text };
  assert.deepEqual(names({ parameters: [house] }), ['postWalls.house']);
});
