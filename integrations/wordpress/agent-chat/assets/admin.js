// Progress of the first sending: asks again while something waits.
(() => {
  const line = document.getElementById('agent-chat-progress');
  if (!line) return;
  const ask = async () => {
    try {
      const reply = await fetch(line.dataset.url, { credentials: 'same-origin' });
      const { data } = await reply.json();
      line.textContent = data.text;
      if (data.waiting > 0) setTimeout(() => void ask(), 2000);
    } catch {
      setTimeout(() => void ask(), 10_000);
    }
  };
  void ask();
  const accent = document.getElementById('accent');
  const frame = document.querySelector('.agent-chat iframe');
  accent?.addEventListener('input', () => {
    const chat = frame?.contentDocument?.querySelector('agent-chat');
    if (chat && accent.validity.valid) chat.style.setProperty('--agent-chat-accent', accent.value);
  });
})();
