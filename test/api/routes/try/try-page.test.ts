import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addTryPage } from '../../../../api/routes/try/try-page.ts';

it.each([
  ['de', ' data-lang="de"'],
  [null, ''],
])(
  'a site whose pages are in %s is tried with a chat in that language, and the tag to paste names none',
  async (lang, attribute) => {
    const app = Fastify();
    addTryPage(app, { site: () => undefined, basePath: '', pageCount: () => 1, language: () => lang });
    const { body } = await app.inject('/try');
    expect(body).toContain(`data-layout="full" data-target="#chat"${attribute} async`);
    expect(body).toContain('/widget.js&quot; async&gt;');
    await app.close();
  },
);
