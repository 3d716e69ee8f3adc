export default {
  title: 'Docusaurus',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: [['@agent-chat/docusaurus', { api: 'https://chat.example.com' }]],
  themeConfig: {
    navbar: {
      title: 'Docusaurus',
      items: [
        { to: '/', label: 'Home', position: 'left' },
        { to: '/about', label: 'About', position: 'left' },
      ],
    },
  },
};
