// Chromium as the owner: logs in, connects, publishes by the REST API of the editor, takes pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../../.ci/chromium.mjs';

/** Default themes, by age: the oldest and the newest that are installed are looked at. */
const THEMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((year) => `twentytwenty${year}`);

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
  async connect(address, key, site) {
    await this.page.goto(`${this.home}/wp-admin/options-general.php?page=agent-chat`);
    await this.page.fill('#address', address);
    await this.page.fill('#key', key);
    if (site !== undefined) await this.page.fill('#site', site);
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

  /** Disconnects and has the site deleted at the API; gives the notice. */
  async disconnect() {
    await this.page.goto(`${this.home}/wp-admin/options-general.php?page=agent-chat`);
    await this.page.check('[name=delete]');
    await Promise.all([this.page.waitForNavigation(), this.page.click('form:has([name=delete]) button')]);
    return (await this.page.locator('.wrap .notice p').first().textContent()).trim();
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

  /** What the settings page says about sending, once it fits. */
  async progress(pattern) {
    await this.page.goto(`${this.home}/wp-admin/options-general.php?page=agent-chat`);
    const line = this.page.locator('#agent-chat-progress', { hasText: pattern });
    await line.waitFor();
    return (await line.textContent()).trim();
  }

  /** Each text of the settings page about sending, until all is sent. */
  async progressToEnd(ms) {
    await this.page.goto(`${this.home}/wp-admin/options-general.php?page=agent-chat`);
    return this.page.evaluate(
      (longest) =>
        new Promise((done, fail) => {
          const line = document.getElementById('agent-chat-progress');
          const seen = [];
          const note = () => {
            seen.push(line.textContent.trim());
            if (seen.at(-1) === 'All pages are sent.') done(seen);
          };
          new MutationObserver(note).observe(line, { childList: true, characterData: true, subtree: true });
          setTimeout(() => fail(new Error(`only: ${seen.slice(-3).join(' | ')}`)), longest);
        }),
      ms,
    );
  }

  /** Opens a page of the page cache as the user who is logged in; gives the state of the cache and the visitor of the chat. */
  async userOnCachedPage(address) {
    const page = await this.context.newPage();
    try {
      // The header is for the pages of WordPress: the API gets the requests of any page.
      await page.route(
        (url) => url.href === address,
        (route) => route.continue({ headers: { ...route.request().headers(), 'x-page-cache': 'on' } }),
      );
      const isUser = (reply) =>
        reply.url().endsWith('/api/v1/session') && reply.request().postData()?.includes('user_token');
      const session = page.waitForResponse(isUser);
      const reply = await page.goto(address);
      await page.locator('agent-chat button').first().click();
      return { state: reply.headers()['x-page-cache'], user: (await (await session).json()).visitor_id };
    } finally {
      await page.close();
    }
  }

  async cookies() {
    return (await this.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  async html(address) {
    await this.page.goto(address);
    return (await this.page.request.get(address)).text();
  }

  /** `accent`: the colour of the launcher, as a browser writes it. */
  async pictures(wp, accent) {
    const visitor = await this.browser.newContext();
    const page = await visitor.newPage();
    const taken = [];
    const installed = JSON.parse(wp('echo json_encode(array_keys(wp_get_themes()));'));
    const themes = THEMES.filter((theme) => installed.includes(theme));
    if (themes.length < 2) throw new Error(`of the default themes there is ${themes.join()}: ${installed.join()}`);
    for (const theme of [themes[0], themes.at(-1)]) {
      wp(`switch_theme('${theme}');`);
      for (const [name, width, height] of [
        ['desktop', 1280, 900],
        ['390', 390, 844],
      ]) {
        await page.setViewportSize({ width, height });
        await page.goto(`${this.home}/saddles/`);
        const launcher = page.locator('agent-chat button').first();
        await launcher.waitFor();
        const colour = await launcher.evaluate((button) => getComputedStyle(button).backgroundColor);
        if (colour !== accent) throw new Error(`the launcher of ${theme} is ${colour} before the chat is loaded`);
        // At 390 px the open chat covers the theme.
        await page.screenshot({ path: join(this.shots, `${theme}-${name}-page.png`) });
        await launcher.click();
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
