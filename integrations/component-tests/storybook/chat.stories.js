// Storybook: one story for each state of the chat.
import '@agent-chat/widget';
import { createScriptedChat } from '@agent-chat/widget/testing';

export default { title: 'Chat' };

/** A chat with a conversation that `script` has written into it. */
function chatWith(script) {
  const { api, controller } = createScriptedChat({ conversation: 'story', site: { agent: { name: 'Alder' } } });
  const chat = document.createElement('agent-chat');
  chat.layout = 'inline';
  chat.controller = controller;
  script(api.ask('How often should I descale?', 'story'), api);
  return chat;
}

const care = { url: 'https://www.example.com/care', title: 'Care', snippet: 'Every two months.' };

export const Searching = { render: () => chatWith((run) => run.call({ name: 'web_search', label: 'Searching' })) };
export const Answered = { render: () => chatWith((run) => run.answer('Every two months.[1]', [care])) };
export const Failed = { render: () => chatWith((run) => run.fail()) };
export const Offline = {
  render: () =>
    chatWith((run, api) => {
      run.answer('Every two months.[1]', [care]);
      api.setStatus('offline');
    }),
};
