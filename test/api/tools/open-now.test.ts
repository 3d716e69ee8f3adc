import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';
import { askInTurn } from '../../helpers/ask-site.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';
import { OWNER } from '../../helpers/scripted-run.ts';

const page = (lang: string, title: string, text: string) => ({
  url: `https://shop.example/${lang}/${encodeURIComponent(title)}`,
  title,
  lang,
  contentHash: '',
  fetchedAtMs: 0,
  passages: [{ heading: title, text }],
});
const index = new PassageIndex(new Database(':memory:'));
index.replacePages(OWNER.site, [
  page('en', 'Contact', 'The shop is open on Thursday and Friday from 10:00 to 18:00. You can try all machines there.'),
  page('en', 'Beans', 'Coffee is roasted on Tuesdays. A bag holds 250 grams and costs fourteen euros.'),
  page('zh', '服务中心', '营业时间：周四、周五 10:00 至 18:00。可以试用所有机器。'),
  page('zh', '咖啡豆', '咖啡豆每周二烘焙，每包二百五十克。'),
]);

/** Friday, 8:30 in London, 17:30 in Tokyo. */
const FRIDAY = Date.UTC(2026, 0, 9, 8, 30);
const ask = async (question: string, timeZone: string) =>
  (await askInTurn(index, [question], { clock: new ScriptedClock(FRIDAY), timeZone }))[0]?.text ?? '';

describe('“are you open now”, from the message to the answer', () => {
  test('is decided by the clock of the server in the time zone of the site', async () => {
    expect(await ask('are you open now', 'Asia/Tokyo')).toContain('Yes, until 18:00 (it is Friday, 17:30)');
    expect(await ask('are you open now', 'Europe/London')).toContain(
      'No, closed now; opens today 10:00 (it is Friday, 08:30)',
    );
  });

  test('and in traditional characters, too', async () => {
    expect(await ask('現在營業嗎', 'Asia/Tokyo')).toContain('17:30');
    expect(await ask('營業時間', 'Asia/Tokyo')).toContain('10:00 至 18:00');
  });
});
