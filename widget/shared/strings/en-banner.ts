// The widget's strings in English that only the banner uses, which is loaded after the field.

/** As in en.ts. */
export const enBanner = {
  rateLimited: 'Many questions at once. You can ask again in {n} s.',
  limitedUntil: 'The questions for today are used up. You can ask again at {t}.',
  unavailable: 'The chat is not available right now.',
  signedOut: 'Your session ended.',
  signIn: 'Sign in',
  reconnecting: 'Reconnecting…',
  tryNow: 'Try now',
  offline: 'You’re offline. You can keep writing.',
  backOnline: 'Back online',
  notDone: 'This did not work. Try again.',
} satisfies Record<string, string>;
