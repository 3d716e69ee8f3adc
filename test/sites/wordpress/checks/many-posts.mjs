// A site of many posts that is connected for the first time: in slices, with progress, and on after a process that was killed.
import { bound } from './connection.mjs';

const POSTS = 5_000;
/** Longest time for all of them, in ms: an open settings page sends one slice after another. */
const ALL_MS = 400_000;

export async function checkManyPosts({ tally, machine, api, browser }) {
  const { wp } = bound(machine);
  const waiting = () => Number(wp('echo AgentChat\\Queue::waiting();'));
  await tally.check(`${POSTS} posts are queued at once, and go on after a killed process, to the end`, async () => {
    wp(`global $wpdb; $v = []; for ($i = 0; $i < ${POSTS}; $i++) { $v[] = "(1, '2026-01-01', '2026-01-01', 'Spare part $i of the workshop is kept on shelf $i.', 'Part $i', '', 'publish', 'closed', 'closed', 'part-$i', '', '', '2026-01-01', '2026-01-01', '', 'post')"; }
      foreach (array_chunk($v, 500) as $c) $wpdb->query("INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type) VALUES " . implode(',', $c));`);
    const startedAt = performance.now();
    wp('AgentChat\\Queue::fill();');
    const fillMs = Math.round(performance.now() - startedAt);
    const all = waiting();
    if (all < POSTS) throw new Error(`${all} wait`);
    // Killed in the middle: its lock ends with it.
    await machine.wpKilled('AgentChat\\Sender::work(120);', () => waiting() < all);
    const left = waiting();
    if (!(left > 0 && left < all)) throw new Error(`${left} of ${all} wait after the kill`);
    const shown = await browser.progressToEnd(ALL_MS);
    if (waiting() !== 0 || shown.at(-1) !== 'All pages are sent.') throw new Error(shown.slice(-3).join(' | '));
    if (shown.length < 3 || !shown.some((text) => /^\d+ of \d+ pages sent\.$/.test(text)))
      throw new Error(shown.join());
    const answer = await api.ask('On which shelf is spare part 4711 of the workshop kept?');
    if (!answer.text.includes('shelf 4711')) throw new Error(answer.text);
    const tookS = Math.round((performance.now() - startedAt) / 1000);
    wp(`global $wpdb; $wpdb->query("DELETE FROM $wpdb->posts WHERE post_name LIKE 'part-%'");`);
    return `queued in ${fillMs} ms, all sent after ${tookS} s; shown: ${shown[0]} … ${shown.at(-1)}`;
  });
}
