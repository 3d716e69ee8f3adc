// Converts our messages to Chat Completions requests. No I/O. Replies are chunk-reader.ts.
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import type { ModelMessage, ModelRequest } from './model.ts';

/** `echoReasoning`: send reasoning back with turns that called tools, as some providers require. */
export function toChatMessages(
  messages: readonly ModelMessage[],
  echoReasoning: boolean,
): ChatCompletionMessageParam[] {
  return messages.map((message): ChatCompletionMessageParam => {
    if (message.role === 'tool') return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
    if (message.role !== 'assistant') return { role: message.role, content: message.content };
    if (!message.toolCalls) return { role: 'assistant', content: message.content };
    return {
      role: 'assistant',
      content: message.content === '' ? null : message.content,
      tool_calls: message.toolCalls.map(({ id, name, arguments: args }) => ({
        id,
        type: 'function',
        function: { name, arguments: args },
      })),
      ...(echoReasoning && message.reasoning !== undefined ? { reasoning_content: message.reasoning } : {}),
    };
  });
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
    else if (role === 'assistant' && content === '') continue;
    else {
      const last = plain.at(-1);
      if (last?.role === role) plain[plain.length - 1] = { role, content: `${last.content}\n\n${content}` };
      else plain.push({ role, content });
    }
  }
  return plain;
}
