// Why messages could not be sent, with codes: the controller keeps the words alone, which is what a visitor is shown.
import type { Connection } from '../connection/connection.ts';
import { ConnectionError } from '../connection/connection-error.ts';

export class SendingFailures {
  #last: ConnectionError | null = null;

  /** The same connection; failures of its calls that send a message are noted. */
  of(connection: Connection): Connection {
    const noted =
      <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        try {
          return await call.apply(connection, args);
        } catch (error) {
          if (error instanceof ConnectionError) this.#last = error;
          throw error;
        }
      };
    return new Proxy(connection, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'send') return noted(target.send);
        if (name === 'createConversation') return noted(target.createConversation);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  /** The failure of which the controller has these words. */
  withWords(words = 'The message could not be sent.'): Error {
    return this.#last?.message === words ? this.#last : new Error(words);
  }
}
