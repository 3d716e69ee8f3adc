import { describe, expect, it } from 'vitest';
import { assembleAnswer } from '../../../../../../api/ranking/answers/assemble-answer.ts';
import { hoursOfTable } from '../../../../../../api/ranking/answers/kinds/hours/hours-tables.ts';

const BY_DAY = `Day | Centre | Hill
Monday to Friday | 9:00 to 14:00 and 16:00 to 19:00 | 8:00 to 20:00
Saturday | 9:00 to 15:00 | 8:00 to 20:00
Sunday | Closed | 10:00 to 13:30
Public holidays | Closed | Closed`;
const BY_PLACE = `Zone | Mon–Fri | Saturday | Sunday
Gym | 7:00 – 22:30 | 9:00 – 20:00 | 9:00 – 14:30
Pool | 7:30 – 21:45 | 9:30 – 19:00 | –
Massage | by appointment | by appointment | –`;

const read = (table: string, isContactAsked = false) =>
  hoursOfTable(table.split('\n'), { passage: table, lang: 'en', isContactAsked }).map(({ place, hours, row }) => ({
    place,
    sunday: hours?.get(6),
    ...(row === undefined ? {} : { row }),
  }));

describe('a table of hours', () => {
  it('of days with a column for each place has hours of all places and of each; exceptions at its end are none of a day', () => {
    expect(read(BY_DAY)).toEqual([
      { place: '', sunday: [[600, 810]] },
      { place: 'Centre', sunday: [] },
      { place: 'Hill', sunday: [[600, 810]] },
    ]);
  });

  it('of places with a column for each day has them too, and the row of each', () => {
    const [all, gym, pool] = read(BY_PLACE);
    expect(all).toEqual({ place: '', sunday: [[540, 870]] });
    expect(gym).toEqual({ place: 'Gym', sunday: [[540, 870]], row: BY_PLACE.split('\n')[1] });
    expect(pool?.sunday).toEqual([]);
  });

  it('with a morning and an afternoon is one of one place', () => {
    const halves = 'Day | Morning | Afternoon\nMonday | 9:00–12:00 | 14:00–18:00\nSunday | 9:00–12:00 | –';
    const [week, ...others] = hoursOfTable(halves.split('\n'), { passage: halves, lang: 'en', isContactAsked: false });
    expect(week).toEqual({ text: 'Monday 9:00–12:00 14:00–18:00\nSunday 9:00–12:00 closed' });
    expect(others).toEqual([]);
  });

  it('is none where days and hours have prices, and where columns name no days', () => {
    expect(read('Time | Fee\nMonday to Saturday, 8:00 to 20:00 | £58\nSunday | £96')).toEqual([]);
    expect(read('Branch | Telephone | Bus\nCentre | 555 0131 | 8 and 27\nHill | 555 0133 | 75')).toEqual([]);
  });
});

describe('a question for hours, answered from a table of places', () => {
  const answer = (query: string, text: string) =>
    assembleAnswer(
      query,
      [
        { heading: 'Telephone', text: 'Reception answers the telephone from 8:00 to 22:00 on Saturdays.' },
        { heading: 'Opening hours', text },
        { heading: 'Home visits', text: 'Tuesday, Thursday and Saturday from 10:00 to 16:00, within the town.' },
      ].map((section, at) => ({ ...section, passageId: at, title: 'Branches', lang: 'en', score: -at })),
    );

  it('shows all places without yes or no where none is named', () => {
    for (const [table, rows] of [
      [BY_DAY, ['Sunday | Closed | 10:00 to 13:30']],
      [BY_PLACE, BY_PLACE.split('\n').slice(1)],
    ] as const) {
      const parts = answer('are you open on sunday', table);
      expect(parts.map(({ text }) => text)).toEqual(rows);
      expect(parts[0]?.label).toBeUndefined();
    }
  });

  it('says the hours of a place that is named', () => {
    expect(answer('is the centre open on sunday', BY_DAY)[0]?.label).toBe('No, closed Sunday');
    const gym = answer('is the gym open on sunday', BY_PLACE);
    expect(gym.map(({ text, label }) => [text, label])).toEqual([
      [BY_PLACE.split('\n')[1], 'Yes, Sunday: 09:00–14:30'],
    ]);
  });

  it('says that all are closed', () => {
    const closed = BY_PLACE.replace('9:00 – 14:30', 'closed');
    expect(answer('are you open on sunday', closed)[0]?.label).toBe('No, closed Sunday');
  });
});
