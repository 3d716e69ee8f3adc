// In the browser: the button of the bar opens the chat. One listener for every button, since pages replace them.
if (typeof document !== 'undefined')
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-agent-chat-ask]'))
      document.querySelector('agent-chat')?.open();
  });
