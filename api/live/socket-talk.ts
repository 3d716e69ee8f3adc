// What the socket route needs of a protocol: it checks size, rate and tokens, the protocol reads and answers frames.

/** What a subprotocol makes of the frames of one socket. */
export interface SocketTalk {
  /** Reads a frame; `act` carries it out and answers it, and never rejects. */
  read(text: string): ReadFrame;
  /** Answers a frame that is refused. */
  refuse(ref: string | null, error: unknown): void;
  /** The conversation was deleted. */
  forget(conversationId: string): void;
  /** The socket is closed. */
  close(): void;
}

/** `ref`: the client's name for the frame. `isPing`: it only asks whether the connection is alive. */
export type ReadFrame = { ref: string | null } & (
  | { act(): Promise<void>; error?: never }
  | { isPing: true; act?: never; error?: never }
  | { error: unknown; act?: never }
);
