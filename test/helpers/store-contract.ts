// What every store must do, written once. An implementation's test file calls describeStore with a way to open one; the
// tests are in store-contract/, a file for each idea.
import { describe } from 'vitest';
import { describeAttachments } from './store-contract/attachments.ts';
import { describeCaptions } from './store-contract/captions.ts';
import { describeConversationList } from './store-contract/conversation-list.ts';
import { describeConversations } from './store-contract/conversations.ts';
import { describeFeedback } from './store-contract/feedback.ts';
import { describeGatewayResponses } from './store-contract/gateway-responses.ts';
import { describeHistory } from './store-contract/history.ts';
import { describeImport } from './store-contract/import.ts';
import { describeLimits } from './store-contract/limits.ts';
import { describeLog } from './store-contract/log.ts';
import { describeMessages } from './store-contract/messages.ts';
import { describePageCalls } from './store-contract/page-calls.ts';
import { describeRuns } from './store-contract/runs.ts';
import { describeSettings } from './store-contract/settings.ts';
import { describeSiteSettings } from './store-contract/site-settings.ts';
import { describeSources } from './store-contract/sources.ts';
import { describeToolCalls } from './store-contract/tool-calls.ts';
import { type OpenStore, useStore } from './store-contract/under-test.ts';
import { describeVersions } from './store-contract/versions.ts';
import { describeVisitors } from './store-contract/visitors.ts';
import { describeWholeResults } from './store-contract/whole-results.ts';

export * from './store-contract/samples.ts';
export type { OpenStore } from './store-contract/under-test.ts';

/** `open` gives an empty store each time. */
export function describeStore(name: string, open: () => OpenStore): void {
  describe(`store contract: ${name}`, () => {
    const t = useStore(open);
    describeLog(t);
    describeSiteSettings(t);
    describeMessages(t);
    describeConversations(t);
    describeImport(t);
    describeRuns(t);
    describeLimits(t);
    describeConversationList(t);
    describeCaptions(t);
    describeFeedback(t);
    describeVersions(t);
    describeToolCalls(t);
    describePageCalls(t);
    describeVisitors(t);
    describeWholeResults(t);
    describeAttachments(t);
    describeGatewayResponses(t);
    describeHistory(t);
    describeSources(t);
    describeSettings(t);
  });
}
