// Markdown as it is read aloud: text stays, marks and citation numbers are removed, and a piece cut anywhere leaves no half mark.
import { expect } from 'chai';
import { loadRich } from '../../../widget/markdown/rich.ts';
import { spokenText } from '../../../widget/markdown/spoken-text.ts';

before(() => loadRich());

describe('spokenText', () => {
  it('returns the text of every kind of block', () => {
    const rows: [string, string][] = [
      ['## Descaling\n\nRun **two** *cups* [1][2].', 'Descaling Run two cups .'],
      ['- a\n- b', 'a b'],
      ['> quoted', 'quoted'],
      ['```js\nconst snake_case = 1;\n```', 'const snake_case = 1;'],
      ['| part | months |\n| --- | --- |\n| boiler | 24 |', 'part · months boiler · 24'],
      ['see [the guide](https://example.com/a) or https://example.com/long/path', 'see the guide or example.com'],
      ['![the valve](https://example.com/v.png)', 'the valve'],
      ['a snake_case name', 'a snake_case name'],
    ];
    for (const [markdown, spoken] of rows) expect(spokenText(markdown), markdown).to.equal(spoken);
  });

  it('leaves no half mark of a piece cut out of a text', () => {
    expect(spokenText('**Yes.')).to.equal('Yes.');
    expect(spokenText('It is covered.**')).to.equal('It is covered.');
    expect(spokenText('Vietnam \\| 4 to 6 \\| €19')).to.equal('Vietnam · 4 to 6 · €19');
    expect(spokenText('| boiler | yes |')).to.equal('boiler · yes');
    expect(spokenText('| --- | ---: |\n| boiler | 24 |')).to.equal('boiler · 24');
    expect(spokenText('|:-:|--:|')).to.equal('');
    expect(spokenText('two -- three')).to.equal('two three');
    expect(spokenText('a well-known state-of-the-art valve, -20 °C')).to.equal(
      'a well-known state-of-the-art valve, -20 °C',
    );
  });
});
