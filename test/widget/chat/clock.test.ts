/// <reference types="mocha" />
// How often text that pours is drawn.
import { expect } from 'chai';
import { createTextScheduler } from '../../../widget/chat/clock.ts';
import { FakeClock } from './fakes.ts';

describe('the frames of text that pours', () => {
  /** Frames of a screen, 60 a second unless given otherwise. */
  function screen(frameMs = 1000 / 60) {
    const clock = new FakeClock();
    let waiting: (() => void)[] = [];
    const frames = (run: () => void) => void waiting.push(run);
    const next = () => {
      clock.advance(frameMs);
      const due = waiting;
      waiting = [];
      for (const run of due) run();
    };
    return { clock, next, text: createTextScheduler(frames, clock) };
  }

  it('run in the first frame, and then 30 times a second while there is text in every frame', () => {
    for (const hz of [60, 120]) {
      const { next, text } = screen(1000 / hz);
      let drawn = 0;
      text(() => drawn++);
      next();
      expect(drawn).to.equal(1);
      let isWanted = false;
      for (let at = 0; at < hz; at++) {
        if (!isWanted) {
          isWanted = true;
          text(() => {
            isWanted = false;
            drawn++;
          });
        }
        next();
      }
      expect(drawn, `${hz} Hz`).to.be.within(29, 32);
    }
  });

  it('run in the next frame after a pause, and when the clock was set back', () => {
    const { clock, next, text } = screen();
    let drawn = 0;
    for (const pauseMs of [0, 200, -5_000]) {
      clock.advance(pauseMs);
      text(() => drawn++);
      next();
    }
    expect(drawn).to.equal(3);
  });
});
