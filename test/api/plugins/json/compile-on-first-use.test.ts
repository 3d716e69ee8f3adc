// A schema is compiled at the first request that needs it, and what it then refuses is named as by Fastify itself.
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compileOnFirstUse } from '../../../../api/plugins/json/compile-on-first-use.ts';

const BODY = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };

async function serverWith(response: object, body: object = BODY) {
  const server = Fastify({ schemaController: { compilersFactory: compileOnFirstUse() } });
  server.post('/', { schema: { body, response: { 200: response } } }, () => ({ text: 'a', hidden: 'b' }));
  await server.ready();
  return server;
}

it('a request and a reply are checked as by schemas that were compiled at the start', async () => {
  const server = await serverWith({ type: 'object', properties: { text: { type: 'string' } } });
  for (let times = 0; times < 2; times++) {
    expect((await server.inject({ method: 'POST', url: '/', payload: { text: 'x' } })).body).toBe('{"text":"a"}');
    const refused = await server.inject({ method: 'POST', url: '/', payload: {} });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe("body must have required property 'text'");
  }
});

it('what is wrong with one request is not said of the next', async () => {
  const server = await serverWith({ type: 'object' }, { type: 'object', properties: { n: { type: 'integer' } } });
  const statuses = [];
  for (const n of ['no number', 1])
    statuses.push((await server.inject({ method: 'POST', url: '/', payload: { n } })).statusCode);
  expect(statuses).toEqual([400, 200]);
});

it('a schema that is not needed is not compiled', async () => {
  const server = await serverWith({ type: 'object' }, { type: 'no such type' });
  expect((await server.inject({ method: 'GET', url: '/' })).statusCode).toBe(404);
  expect((await server.inject({ method: 'POST', url: '/', payload: {} })).statusCode).toBe(500);
});
