// @web/test-runner: the states of an answer, step by step.
import '@agent-chat/widget';
import { createScriptedChat, drawn } from '@agent-chat/widget/testing';
import { expect } from '@esm-bundle/chai';

it('shows what the agent does, then its answer', async () => {
  const { api, controller } = createScriptedChat();
  const chat = document.createElement('agent-chat');
  chat.layout = 'inline';
  chat.controller = controller;
  document.body.append(chat);
  await chat.ask('Is it covered?');

  const run = await api.nextRun();
  const call = run.call({ name: 'lookup', label: 'Looking up the warranty' });
  await drawn(chat);
  const log = chat.shadowRoot.querySelector('agent-chat-log').shadowRoot;
  expect(log.querySelector('tool-group')).to.not.equal(null);
  call.done();
  run.write('Yes, until July.').end();

  const view = await controller.until(({ run: running }) => running === null);
  const texts = view.entries.flatMap(({ block }) => (block?.type === 'text' ? [block.text] : []));
  expect(texts).to.deep.equal(['Yes, until July.']);
  controller.dispose();
});
