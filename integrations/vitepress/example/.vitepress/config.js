import { agentChat } from '@agent-chat/vitepress';

export default {
  title: 'VitePress',
  head: agentChat({ api: 'https://chat.example.com' }),
  themeConfig: {
    nav: [
      { text: 'Home', link: '/' },
      { text: 'About', link: '/about' },
    ],
  },
};
