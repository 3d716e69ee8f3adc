// Posts on their way into answers: published, changed, moved, hidden, trashed, and while the API is down.
import { until } from '../machine.mjs';
import { bound } from './connection.mjs';

/** Longest time from publishing to a cited answer, in ms. */
export const FRESH_MS = 10_000;
const PRESSURE = 'How many psi does a tubeless tyre hold on gravel roads?';
const SADDLE = 'How heavy is a saddle of oak leather?';

export const isCited = (answer, address) => answer.text.includes(address);
export const sendNow = 'AgentChat\\Sender::work(20);';

export async function checkContent({ tally, machine, api, browser, home }) {
  const { wp } = bound(machine);
  const soon = (isTrue, what) => until(isTrue, what, FRESH_MS);
  const sitemap = async () => (await fetch(`${home}/index.php?rest_route=/agent-chat/v1/sitemap`)).text();

  await tally.check('a published post is cited within 10 s', async () => {
    const content = '<p>A tubeless tyre of Alder Bikes holds 47 psi on gravel roads.</p>';
    await browser.publish({ title: 'Tubeless tyres', slug: 'tubeless', content });
    const startedAt = performance.now();
    await soon(async () => isCited(await api.ask(PRESSURE), `${home}/tubeless/`), 'a citation');
    return `after ${Math.round(performance.now() - startedAt)} ms`;
  });
  await tally.check('its change is answered within 10 s, and the old words are gone', async () => {
    await browser.update('tubeless', '<p>A tubeless tyre of Alder Bikes holds 52 psi on gravel roads.</p>');
    await soon(async () => {
      const { text } = await api.ask(PRESSURE);
      return text.includes('52 psi') && !text.includes('47 psi');
    }, 'the new words');
  });
  await tally.check('another address: the old one is cited no more', async () => {
    await browser.update('tubeless', null, 'tubeless-tyres');
    await soon(async () => {
      const answer = await api.ask(PRESSURE);
      return isCited(answer, `${home}/tubeless-tyres/`) && !isCited(answer, `${home}/tubeless/`);
    }, 'the new address');
  });
  await tally.check('a private post, one with a password and a draft never reach the API or the sitemap', async () => {
    wp(`wp_insert_post(['post_title' => 'Payroll', 'post_name' => 'payroll', 'post_status' => 'private', 'post_content' => 'The payroll of zanzibarine staff is paid on the ninth.']);
      wp_insert_post(['post_title' => 'Members', 'post_name' => 'members', 'post_status' => 'publish', 'post_password' => 'x', 'post_content' => 'The zanzibarine password page.']);
      wp_insert_post(['post_title' => 'Draft', 'post_status' => 'draft', 'post_content' => 'The zanzibarine draft.']); ${sendNow}`);
    await until(() => Number(wp('echo AgentChat\\Queue::waiting();')) === 0, 'an empty queue');
    const names = (await api.documents()).map(({ title }) => title).join();
    if (/Payroll|Members|Draft/.test(names)) throw new Error(names);
    if (/payroll|members/.test(await sitemap())) throw new Error('it is in the sitemap');
    if ((await api.ask('When is the payroll of zanzibarine staff paid?')).text.includes('ninth'))
      throw new Error('the answer has it');
    return names;
  });
  await tally.check('a post that becomes private, or gets a password, leaves the index', async () => {
    const question = 'What does the floor pump cost?';
    for (const change of ["'post_status' => 'private'", "'post_password' => 'x'"]) {
      const values =
        "'post_title' => 'Pumps', 'post_status' => 'publish', 'post_content' => 'Our floor pump costs 31 crowns.'";
      const id = Number(wp(`echo wp_insert_post([${values}]); ${sendNow}`));
      await soon(async () => (await api.ask(question)).text.includes('31 crowns'), 'a citation');
      wp(`wp_update_post(['ID' => ${id}, ${change}]); ${sendNow}`);
      await soon(async () => !(await api.ask(question)).text.includes('31 crowns'), `its end: ${change}`);
    }
  });
  await tally.check('a post that was planned is sent when it is published', async () => {
    const values =
      "'post_title' => 'Bells', 'post_status' => 'future', 'post_content' => 'A brass bell rings at 94 decibels.'";
    const id = Number(wp(`echo wp_insert_post([${values}, 'post_date' => '2099-01-01 00:00:00']); ${sendNow}`));
    const question = 'At how many decibels does a brass bell ring?';
    if ((await api.ask(question)).text.includes('94 decibels')) throw new Error('it was sent before');
    wp(`wp_publish_post(${id}); ${sendNow}`);
    await soon(async () => (await api.ask(question)).text.includes('94 decibels'), 'a citation');
  });
  await tally.check('while the API is down, publishing works and waits; it is caught up', async () => {
    await api.stop();
    const content = '<p>A saddle of oak leather weighs 612 grams.</p>';
    await browser.publish({ title: 'Saddles', slug: 'saddles', content });
    const waiting = Number(wp('echo AgentChat\\Queue::waiting();'));
    if (waiting < 1) throw new Error(`${waiting} wait`);
    const shown = await browser.progress(/pages sent/);
    if (!shown.includes('nothing answers')) throw new Error(shown);
    await api.start();
    wp(`AgentChat\\Queue::retryNow(); ${sendNow}`);
    await soon(async () => isCited(await api.ask(SADDLE), `${home}/saddles/`), 'a citation');
    return shown;
  });
  await tally.check('permalinks off: a post is cited by ?p=', async () => {
    wp(
      `update_option('permalink_structure', ''); global $wp_rewrite; $wp_rewrite->init(); AgentChat\\Watch::onAddresses(); ${sendNow}`,
    );
    await soon(async () => /\?p=\d+/.test((await api.ask(SADDLE)).text), 'a citation');
    wp(`global $wp_rewrite; $wp_rewrite->set_permalink_structure('/%postname%/'); ${sendNow}`);
    await soon(async () => isCited(await api.ask(SADDLE), `${home}/saddles/`), 'the address with a name');
  });
  await tally.check('a trashed post is gone within 10 s', async () => {
    wp(`wp_trash_post(get_page_by_path('tubeless-tyres', OBJECT, 'post')->ID); ${sendNow}`);
    await soon(async () => !(await api.ask(PRESSURE)).text.includes('52 psi'), 'its end');
  });
}
