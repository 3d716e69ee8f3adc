// Signs in the user of WordPress: asks the plugin's route for a token, in browsers with the mark of a login alone.
(() => {
  const { route, mark } = document.currentScript.dataset;
  const isMarked = () => document.cookie.split('; ').includes(`${mark}=1`);
  const KEY = 'agent-chat/wordpress-user';
  const newToken = async () => {
    const reply = await fetch(route, { method: 'POST', credentials: 'same-origin', cache: 'no-store' });
    if (!reply.ok) throw new Error(`agent-chat: ${route} answers ${reply.status}`);
    return (await reply.json()).token;
  };
  const remember = (isIn) => {
    try {
      if (isIn) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage nothing is remembered.
    }
  };
  const wasIn = () => {
    try {
      return localStorage.getItem(KEY) === '1';
    } catch {
      return false;
    }
  };
  window.AgentChat = window.AgentChat || [];
  window.AgentChat.push(async (page) => {
    if (!isMarked()) {
      if (wasIn()) page.signOut();
      remember(false);
      return;
    }
    try {
      await page.signIn(await newToken());
      remember(true);
      for (const chat of document.querySelectorAll('agent-chat')) chat.getUserToken = newToken;
    } catch (error) {
      console.warn(error);
    }
  });
})();
