// Answers in place of a model that failed for good: the extractive model, and one quiet line that says so.
import { languageOf } from '../text/question-language.ts';
import { wordsFor } from './extractive/extractive-words.ts';
import { type Model, type ModelEvent, wordsOf } from './model.ts';

/** `quotes`: the extractive model. */
export function createStandIn(quotes: Model): Model {
  return {
    ...quotes,
    async *stream(request, options): AsyncGenerator<ModelEvent, void, void> {
      const question = wordsOf(request.messages.findLast((message) => message.role === 'user')?.content ?? []);
      for await (const event of quotes.stream(request, options)) {
        if (event.type === 'finish' && event.reason === 'stop')
          yield { type: 'text_delta', text: `\n\n_${wordsFor(languageOf(question)).standIn}_` };
        yield event;
      }
    },
  };
}
