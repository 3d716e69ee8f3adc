// Two pages of a router, and the chat beside the outlet: it keeps its conversation when the page changes.
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, RouterLink, RouterOutlet } from '@angular/router';
import '@agent-chat/widget';

@Component({ selector: 'home-page', template: '<h1>Home</h1>' })
class HomePage {}

@Component({ selector: 'about-page', template: '<h1>About</h1>' })
class AboutPage {}

@Component({
  selector: 'app-root',
  imports: [RouterOutlet, RouterLink],
  // Angular refuses tags that it does not know, unless a component says that some are elements of the browser.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <nav><a routerLink="/">Home</a>&ngsp;<a routerLink="/about">About</a></nav>
    <router-outlet />
    <agent-chat api="https://chat.example.com" site="default" (agent-chat-error)="report($event)"></agent-chat>
  `,
})
class App {
  report(event: Event): void {
    console.warn((event as CustomEvent<{ message: string }>).detail.message);
  }
}

bootstrapApplication(App, {
  providers: [
    provideZonelessChangeDetection(),
    provideRouter([
      { path: '', component: HomePage },
      { path: 'about', component: AboutPage },
    ]),
  ],
});
