// In the browser only: the server renders the tag as it is.
import '@agent-chat/widget';

export default defineNuxtPlugin(() => {});
