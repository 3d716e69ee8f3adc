// Rows of tables as answers: found in their passage, with the header that names their cells.
import { describe, expect, test } from 'vitest';
import { isTableHeader, readTableRow } from '../../../../api/text/structure/table-row.ts';

const withHeader =
  'Delivery\n\nCountry | Days | Price\nSingapore | 1 to 2 | €9\nHanoi | 4 to 6 | €19\nAll are sent on Monday.';
const emptyCorner = 'Mini | One | Duo\nPrice | €449 | €899 | €1,690\nPump | Vibration | Vibration | Rotary';
const seasons = 'Room | Low 1 Mar – 30 Jun | High 1 Jul – 31 Aug\nAttic | £60 | £80\nGarden | £70 | –';
const lengths = 'Lesson | 30 min | 45 min\nPiano | $148 | $208\nDrums | $156 | $218\nHarp | not offered | $236';
const twoColumns = 'Brew pressure | 9 bar\nPump | Vibration, 15 bar';

describe('readTableRow', () => {
  test.each([
    [withHeader, 'Hanoi | 4 to 6 | €19', ['Country', 'Days', 'Price']],
    [emptyCorner, 'Pump | Vibration | Vibration | Rotary', ['', 'Mini', 'One', 'Duo']],
    [twoColumns, 'Pump | Vibration, 15 bar', null],
    [seasons, 'Attic | £60 | £80', ['Room', 'Low 1 Mar – 30 Jun', 'High 1 Jul – 31 Aug']],
    [lengths, 'Piano | $148 | $208', ['Lesson', '30 min', '45 min']],
    [lengths, 'Harp | not offered | $236', ['Lesson', '30 min', '45 min']],
    // A single row below, and a first row of prices, are like each other.
    ['Kilo | 1 kg | 5 kg\nBeans | €24 | €99', 'Beans | €24 | €99', null],
    ['Mini | €449 | 6 kg\nOne | €899 | €30\nDuo | €999 | €40', 'Duo | €999 | €40', null],
    ['a | 1 | 2\nb | 3 | 4', 'b | 3 | 4', null],
    ['b | 3 | 4', 'b | 3 | 4', null],
  ])('in %j the header of %j is %j', (passage, line, header) => {
    expect(readTableRow(passage, line)).toEqual({ cells: line.split(' | '), header });
  });

  test.each(['All are sent on Monday.', 'Hanoi | 4 to 6 |', 'Hanoi | 4', 'Nowhere | 1 | €2'])(
    '%j is no whole row of its passage',
    (line) => {
      expect(readTableRow(withHeader, line)).toBe(null);
    },
  );
});

describe('isTableHeader', () => {
  test.each([
    [withHeader, 'Country | Days | Price', true],
    [withHeader, 'Singapore | 1 to 2 | €9', false],
    [withHeader, 'Hanoi | 4 to 6 | €19', false],
    [withHeader, 'Delivery', false],
    ['Service | Price\nWash | €9\nCut | €19', 'Service | Price', true],
    ['Leistung | Preis mit Einbau\nFenster | 900 €\nTür | 1.900 €', 'Leistung | Preis mit Einbau', true],
    ['项目 | 价格\n洗牙 | 200元\n补牙 | 300元', '项目 | 价格', true],
    ['Setup | included\nManual | €9\nCase | €19', 'Setup | included', false],
    ['Price | on request\nWeight | 9 kg\nPower | 900 W', 'Price | on request', false],
    ['Service | Price\nWash | €9\nCut | €19', 'Wash | €9', false],
    [lengths, 'Lesson | 30 min | 45 min', true],
    [lengths, 'Piano | $148 | $208', false],
    [emptyCorner, 'Mini | One | Duo', true],
    [emptyCorner, 'Price | €449 | €899 | €1,690', false],
    [seasons, 'Room | Low 1 Mar – 30 Jun | High 1 Jul – 31 Aug', true],
    ['Mini | from 449 euro | 6 kg\nOne | from 899 euro | 9 kg', 'Mini | from 449 euro | 6 kg', false],
    [twoColumns, 'Brew pressure | 9 bar', false],
    ['a | 1 | 2\nb | 3 | 4', 'a | 1 | 2', false],
    ['Country | Days | Price', 'Country | Days | Price', false],
  ])('in %j %j: %s', (passage, line, expected) => {
    expect(isTableHeader(passage, line)).toBe(expected);
  });
});
