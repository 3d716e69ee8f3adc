/// <reference types="mocha" />
// A sheet is focused while it slides in from below: nothing around it may scroll towards it.
import { expect } from 'chai';
import '../../../widget/elements/sources-panel/define.ts';

describe('the sources sheet', () => {
  it('is focused without scrolling its container', async () => {
    const frame = document.createElement('div');
    frame.style.cssText = 'position: relative; width: 390px; height: 480px; overflow: hidden';
    const sheet = document.createElement('sources-panel');
    Object.assign(sheet, { mode: 'sheet', groups: [] });
    frame.append(sheet);
    document.body.append(frame);
    await sheet.updateComplete;
    sheet.open = true;
    await sheet.updateComplete;
    expect(sheet.shadowRoot!.activeElement, 'the close button has the focus').to.not.equal(null);
    expect(frame.scrollTop).to.equal(0);
    frame.remove();
  });
});
