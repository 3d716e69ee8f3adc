// The parts of inner elements that a page may style through <agent-chat>, by element. Those of steps, of sources and of what is around
// answers are in later-parts.ts.

/** Parts of the log until it draws more than questions, texts and what failed. */
export const FIRST_LOG_PARTS =
  'log, message, bubble, brand, mark, text, actions, icon-button, notice, error-card, jump, attachments, file-chip, context-chip';

export const COMPOSER_PARTS = 'composer, composer-box, input, send, attach, attachments';
