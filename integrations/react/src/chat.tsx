// The chat of every page: React 19 sets the properties of a custom element, and listens by `on` and the event's name.
import '@agent-chat/widget';
import type {} from '@agent-chat/widget/react';

export function Chat({ onError }: { onError?: (message: string) => void }) {
  return (
    <agent-chat
      api="https://chat.example.com"
      site="default"
      onagent-chat-error={(event) => onError?.(event.detail.message)}
    />
  );
}
