// The question card: question, options, text field, buttons; afterwards question and answer.
import { css } from 'lit';

export const styles = css`
  .question {
    padding: 16px;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .question-head {
    display: flex;
    align-items: flex-start;
    gap: 10px;
  }
  .question-text {
    flex: 1;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    padding: 0;
    font-size: var(--_fs);
    font-weight: 600;
    line-height: 1.45;
  }
  .origin {
    margin-block-end: 10px;
    color: var(--_t3);
    line-height: 20px;
  }
  .origin p {
    margin: 0;
  }
  .question-hint {
    margin-block: 2px 0;
    color: var(--_t3);
    line-height: 20px;
  }
  .options {
    display: grid;
    gap: 6px;
    margin-block: 12px 14px;
  }
  .option {
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-ctl);
    line-height: 20px;
  }
  .option:hover {
    background: var(--_s1);
  }
  .option:has(> label > input:checked) {
    border-color: var(--_accent-t);
    background: var(--_accent-s);
  }
  .option:has(> label > input:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }
  .option > label {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 0 10px;
    align-items: start;
    padding: 9px 12px;
    cursor: pointer;
  }
  .option input:is([type='radio'], [type='checkbox']) {
    margin: 2px 0 0;
    outline: 0;
  }
  .option-hint {
    display: block;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    line-height: 17px;
  }
  .option > .field {
    inline-size: auto;
    inline-size: calc(100% - 52px);
    margin-block-end: 10px;
    margin-inline-start: 40px;
  }
  .free {
    margin-block: 12px 14px;
  }
  .question-foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  .question-foot .step {
    flex: none;
    color: var(--_t3);
    font-size: var(--_fs-xs);
  }
  .answered {
    display: grid;
    gap: 10px;
    padding: 12px 16px;
  }
  .answered p {
    margin: 0;
  }
  .answered .asked {
    color: var(--_t3);
  }
  .answered .given {
    display: flex;
    gap: 8px;
    font-weight: 500;
    white-space: pre-wrap;
    --i-size: 16px;
  }
  .answered .given .i {
    flex: none;
    margin-block-start: 2px;
    color: var(--_success-t);
  }
  .answered .skipped {
    color: var(--_t3);
  }
  @media (pointer: coarse) {
    .option > label {
      min-block-size: 44px;
      align-items: center;
    }
    .option input:is([type='radio'], [type='checkbox']) {
      margin: 0;
    }
  }
  @media (forced-colors: active) {
    .option:has(> label > input:checked) {
      border-color: Highlight;
    }
  }
`;
