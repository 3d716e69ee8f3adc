// Saves a result of a step as a file of the visitor. Loaded with the first.
import type { ChatController } from '../../chat/chat-controller.ts';
import type { DownloadDetail } from '../../shared/events.ts';
import { fileName, saveFile } from '../agent-chat-artifact/save-file.ts';

/** Rejects when the result cannot be loaded. */
export async function download(controller: ChatController, { toolUseId, name }: DownloadDetail): Promise<void> {
  const file = await controller.toolResult(toolUseId);
  saveFile(fileName(name, file.type.startsWith('application/json') ? 'json' : 'txt'), file);
}
