// Two pages of a router.
import { createApp, h } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import App from './App.vue';

const page = (title: string) => ({ render: () => h('h1', title) });
const routes = [
  { path: '/', component: page('Home') },
  { path: '/about', component: page('About') },
];
createApp(App)
  .use(createRouter({ history: createWebHistory(), routes }))
  .mount('#app');
