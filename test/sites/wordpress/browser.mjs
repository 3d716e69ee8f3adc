// Chromium as the owner: logs in, connects, publishes by the REST API of the editor, takes pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../../.ci/chromium.mjs';

export class Browser {
  static async open(home, shots) {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
    const self = new Browser();
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    Object.assign(self, {
      browser,
      context,
      home,
      shots: process.env.SHOTS ?? shots,
      page: await context.newPage(),
      nonce: '',
    });
    mkdirSync(self.shots, { recursive: true });
    return self;
  }

  async logIn(user, password) {
    await this.page.goto(`${this.home}/wp-login.php`);
    await this.page.fill('#user_login', user);
    await this.page.fill('#user_pass', password);
    await Promise.all([this.page.waitForURL(/wp-admin/), this.page.click('#wp-submit')]);
    this.nonce = await this.page.evaluate(async () =>
      (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text(),
    );
  }

  /** Gives the notice of the settings page. */
  async connect(address, key) {
    await this.page.goto(`${this.home}/wp-admin/options-general.php?page=agent-chat`);
    await this.page.fill('#address', address);
    await this.page.fill('#key', key);
    await Promise.all([this.page.waitForNavigation(), this.page.click('form:has(#address) button')]);
    return (await this.page.locator('.agent-chat .notice, .wrap > .notice').first().innerText()).trim();
  }

  /** Fills fields of the look and saves; gives the notice. */
  async save(fields) {
    await this.page.goto(`${this.home}/wp-admin/options-general.php?page=agent-chat`);
    for (const [name, value] of Object.entries(fields)) {
      const field = this.page.locator(`#${name}`);
      if (name === 'mode') await field.selectOption(value);
      else await field.fill(value);
    }
    await Promise.all([this.page.waitForNavigation(), this.page.click('form:has(#accent) button')]);
    return (await this.page.locator('.wrap .notice').first().innerText()).trim();
  }

  async rest(path, body) {
    const { status, text } = await this.page.evaluate(
      async ({ path, body, nonce }) => {
        const reply = await fetch(`/index.php?rest_route=${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
          body: JSON.stringify(body),
        });
        return { status: reply.status, text: await reply.text() };
      },
      { path, body, nonce: this.nonce },
    );
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text);
  }

  async publish({ title, slug, content }) {
    const post = await this.rest('/wp/v2/posts', { title, slug, content, status: 'publish' });
    this.posts = { ...this.posts, [slug]: post.id };
  }

  async update(slug, content, newSlug) {
    await this.rest(`/wp/v2/posts/${this.posts[slug]}`, {
      ...(content === null ? {} : { content }),
      ...(newSlug ? { slug: newSlug } : {}),
    });
  }

  async countChats(address) {
    await this.page.goto(address);
    await this.page.waitForSelector('agent-chat', { state: 'attached' });
    await this.page.waitForLoadState('networkidle');
    const count = await this.page.locator('agent-chat').count();
    await this.page.goto(`${this.home}/wp-admin/`);
    return count;
  }

  async userToken() {
    await this.page.goto(`${this.home}/saddles/`);
    return this.page.evaluate(async () => {
      const { route } = document.querySelector('script[data-mark]').dataset;
      return (await (await fetch(route, { method: 'POST' })).json()).token;
    });
  }

  async cookies() {
    return (await this.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  async html(address) {
    await this.page.goto(address);
    return (await this.page.request.get(address)).text();
  }

  async pictures(wp) {
    const visitor = await this.browser.newContext();
    const page = await visitor.newPage();
    const taken = [];
    for (const theme of ['twentytwentyone', 'twentytwentythree']) {
      wp(`switch_theme('${theme}');`);
      for (const [name, width, height] of [
        ['desktop', 1280, 900],
        ['390', 390, 844],
      ]) {
        await page.setViewportSize({ width, height });
        await page.goto(`${this.home}/saddles/`);
        await page.locator('agent-chat button').first().click();
        const field = page.locator('agent-chat textarea').first();
        await field.fill('How heavy is a saddle of oak leather?');
        await field.press('Enter');
        // The page has these words, too: the answer is in the chat.
        await page.locator('agent-chat').getByText('612 grams').last().waitFor({ timeout: 15_000 });
        await page.locator('agent-chat source-citation').first().waitFor({ timeout: 15_000 });
        await page.screenshot({ path: join(this.shots, `${theme}-${name}.png`) });
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        taken.push(`${theme} ${name}`);
      }
    }
    await visitor.close();
    for (const [name, width] of [
      ['settings', 1280],
      ['settings-390', 390],
    ]) {
      await this.page.setViewportSize({ width, height: 900 });
      await this.page.goto(`${this.home}/wp-admin/options-general.php?page=agent-chat`);
      await this.page.waitForLoadState('networkidle');
      await this.page.screenshot({ path: join(this.shots, `${name}.png`), fullPage: true });
    }
    return taken.join(', ');
  }

  close() {
    return this.browser.close();
  }
}
