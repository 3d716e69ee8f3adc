// Vitest in browser mode: the visitor asks in the page, the script answers.
import '@agent-chat/widget';
import { createScriptedChat, drawn } from '@agent-chat/widget/testing';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

let scripted;

afterEach(() => {
  document.querySelector('agent-chat')?.remove();
  scripted.controller.dispose();
});

test('an answer shows its source', async () => {
  scripted = createScriptedChat({ site: { agent: { name: 'Alder' } } });
  const chat = document.createElement('agent-chat');
  chat.layout = 'inline';
  chat.controller = scripted.controller;
  document.body.append(chat);
  await drawn(chat);

  await page.getByRole('textbox').fill('How often should I descale?');
  await page.getByRole('button', { name: 'Send' }).click();
  const run = await scripted.api.nextRun();
  expect(run.text).toBe('How often should I descale?');
  run.answer('Every two months.[1]', [{ url: 'https://www.example.com/care', title: 'Care' }]);

  await expect.element(page.getByText('Every two months.').first()).toBeVisible();
  expect(scripted.controller.view.sources[0].sources[0].title).toBe('Care');
});
