// Converts our messages to Chat Completions requests. No I/O. Replies are chunk-reader.ts.
import type {
  ChatCompletionContentPart,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions';
import { type ModelMessage, type ModelPart, type ModelRequest, textOf, textParts } from '../model.ts';

export type ChatForm = {
  /** Send reasoning back with turns that called tools, as some providers require. */
  echoReasoning: boolean;
  images?: boolean | undefined;
  files?: boolean | undefined;
};

/** The messages with what their pages say before what the visitor wrote. */
export function withPageContexts(messages: readonly ModelMessage[]): ModelMessage[] {
  return messages.map((message) => {
    if (message.role !== 'user' || message.context === undefined) return message;
    return { role: 'user', content: join(textParts(message.context), message.content) };
  });
}

/** Text alone is sent as one string: many servers know no parts. */
export function toChatMessages(messages: readonly ModelMessage[], form: ChatForm): ChatCompletionMessageParam[] {
  return messages.map((message): ChatCompletionMessageParam => {
    const text = textOf(message.content);
    if (message.role === 'tool') return { role: 'tool', tool_call_id: message.toolCallId, content: text };
    if (message.role === 'user') return { role: 'user', content: toUserContent(message.content, form) };
    if (message.role === 'system') return { role: 'system', content: text };
    if (!message.toolCalls) return { role: 'assistant', content: text };
    return {
      role: 'assistant',
      content: text === '' ? null : text,
      tool_calls: message.toolCalls.map(({ id, name, arguments: args }) => ({
        id,
        type: 'function',
        function: { name, arguments: args },
      })),
      ...(form.echoReasoning && message.reasoning !== undefined ? { reasoning_content: message.reasoning } : {}),
    };
  });
}

function toUserContent(content: readonly ModelPart[], form: ChatForm): string | ChatCompletionContentPart[] {
  const parts = content.map((part) => toChatPart(part, form));
  return parts.some(({ type }) => type !== 'text') ? parts : textOf(content);
}

/** A part that the model cannot read is named in the text, and so is one at a path of ours. A file has to be in its URL: the interface fetches none. */
function toChatPart(part: ModelPart, { images, files }: ChatForm): ChatCompletionContentPart {
  if (part.type === 'image' && images && !part.url.startsWith('/'))
    return { type: 'image_url', image_url: { url: part.url } };
  if (part.type === 'file' && files && part.url.startsWith('data:'))
    return { type: 'file', file: { filename: part.name, file_data: part.url } };
  return { type: 'text', text: textOf([part]) };
}

export function toChatTools(tools: ModelRequest['tools']): ChatCompletionTool[] {
  return tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters },
  }));
}

/**
 * The messages for a model without tools, or without the role `system`: results of tools and instructions become messages of the
 * user, and neighbours of one role are joined, since such models often want roles in turn.
 */
export function toPlainMessages(
  messages: readonly ModelMessage[],
  has: { tools: boolean; system: boolean },
): ModelMessage[] {
  const plain: ModelMessage[] = [];
  for (const message of messages) {
    const role =
      message.role === 'tool' && !has.tools ? 'user' : message.role === 'system' && !has.system ? 'user' : message.role;
    const { content } = message;
    if (role === 'tool' || (role === 'assistant' && has.tools)) plain.push(message);
    else if (role === 'assistant' && textOf(content) === '') continue;
    else {
      const last = plain.at(-1);
      if (last?.role === role) plain[plain.length - 1] = { role, content: join(last.content, content) };
      else plain.push({ role, content });
    }
  }
  return plain;
}

/** Two contents as one, separated by a blank line. */
function join(first: readonly ModelPart[], second: readonly ModelPart[]): ModelPart[] {
  const isText = [...first, ...second].every(({ type }) => type === 'text');
  return isText ? textParts(`${textOf(first)}\n\n${textOf(second)}`) : [...first, ...second];
}
