import agentChat from '@agent-chat/starlight';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [
    starlight({
      title: 'Starlight',
      plugins: [agentChat({ api: 'https://chat.example.com' })],
      sidebar: [
        { label: 'Home', link: '/' },
        { label: 'About', link: '/about/' },
      ],
    }),
  ],
});
