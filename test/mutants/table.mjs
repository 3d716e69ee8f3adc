// Mutations of the source: each is one change that a test has to notice. `npm run test:mutants` makes them one at a time in a
// copy of the tree and runs the tests of its area. `find` occurs once in the file.

/** @typedef {{ file: string, find: string, put: string }} Mutation */

/** By area: the tests that have to notice, and the mutations. @type {Record<string, { tests: string[], mutations: Mutation[] }>} */
export const AREAS = {
  protocol: {
    tests: ['test/protocol'],
    mutations: [
      of(
        'protocol/reducers/plain-reducer.ts',
        'if (event.event_id <= state.lastEventId) return state;',
        'if (event.event_id < state.lastEventId) return state;',
      ),
      of(
        'protocol/reducer.ts',
        'merged: step !== undefined && step.toolResult === null,',
        'merged: step !== undefined,',
      ),
      of(
        'protocol/reducer.ts',
        "toolResultError: result.status !== 'success',",
        "toolResultError: result.status === 'error',",
      ),
      of('protocol/reducer.ts', 'if (!block || block.outcome) return state;', 'if (!block) return state;'),
      of('protocol/reducers/plain-reducer.ts', 'run: state.run?.id === event.run_id ? null : state.run', 'run: null'),
      of('protocol/reducers/plain-reducer.ts', 'Object.hasOwn(reducers, event.type)', 'event.type in reducers'),
      of(
        'protocol/reducer.ts',
        'const rest = recount(removed.reduce(unmerge, next), event.run_id);',
        'const rest = removed.reduce(unmerge, next);',
      ),
      of('protocol/reducer.ts', "block.type === 'run' && block.run_id === event.replaces", "block.type === 'run'"),
    ],
  },
  store: {
    tests: ['test/api/store'],
    mutations: [
      of(
        'api/store/sqlite/events/commit-queue.ts',
        '      outcomes = batch.map((job) => runJob(job, lane, connection));\n      connection.commit.run();',
        '      outcomes = batch.map((job) => runJob(job, lane, connection));\n      for (const [n, o] of outcomes.entries()) if (o.ok) batch[n]?.committed?.(o.value as never);\n      for (const job of batch) job.committed = undefined;\n      this.#afterCommit();\n      connection.commit.run();',
      ),
      of('api/store/sqlite/events/commit-queue.ts', '    undo.run();\n    release.run();', '    release.run();'),
      of(
        'api/store/sqlite/events/commit-queue.ts',
        "batch.every((job) => job.lane === 'quick')",
        "batch.some((job) => job.lane === 'quick')",
      ),
      of('api/store/sqlite/events/event-log.ts', 'if (run.token !== fence.token)', 'if (run.token > fence.token + 1)'),
      of(
        'api/store/sqlite/events/event-log.ts',
        'if (run.endedAtMs !== null) throw new FencedError(`run ${fence.runId} has ended`);',
        '',
      ),
      of(
        'api/store/sqlite/events/event-log.ts',
        'const first = taken.last - drafts.length + 1;',
        'const first = taken.last - drafts.length;',
      ),
      of(
        'api/store/sqlite/run-store.ts',
        ".where(and(eq(runs.id, sql.placeholder('runId')), eq(runs.job, sql.placeholder('job')), isNull(runs.endedAtMs)))",
        ".where(and(eq(runs.id, sql.placeholder('runId')), isNull(runs.endedAtMs)))",
      ),
      of(
        'api/store/sqlite/run-store.ts',
        'attempts: sql`${runs.attempts} - 1` };',
        'attempts: sql`${runs.attempts}` };',
      ),
    ],
  },
  live: {
    tests: ['test/api/live'],
    mutations: [
      of(
        'api/live/follow-log.ts',
        'events.filter((event) => event.event_id > sent)',
        'events.filter((event) => event.event_id >= sent)',
      ),
      of(
        'api/live/follow-log.ts',
        '(events[0]?.event_id ?? 0) > sent ? events',
        '(events[0]?.event_id ?? 0) >= sent ? events',
      ),
      of('api/live/follow-log.ts', 'page.length < REPLAY_PAGE && newest <= sent', 'page.length < REPLAY_PAGE'),
      of('api/live/follow-log.ts', 'afterEventId > last ||', 'afterEventId >= last ||'),
      of('api/live/follow-log.ts', 'return event?.event_id === afterEventId;', 'return event !== undefined;'),
      of('api/live/follow-log.ts', 'await follower.ready();', 'void follower.ready();'),
      of('api/live/keyed-lock.ts', 'if (queue.length >= this.#maxWaiting)', 'if (queue.length > this.#maxWaiting)'),
      of('api/live/keyed-lock.ts', 'if (!isHeld) return;', ''),
    ],
  },
  runs: {
    tests: [
      'test/api/runs/run-agent.test.ts',
      'test/api/runs/runner.test.ts',
      'test/api/runs/crash.test.ts',
      'test/api/runs/waiting.test.ts',
      'test/api/agent',
    ],
    mutations: [
      of(
        'api/runs/record/tool-calls.ts',
        'if (isBegun && !tool.idempotent && !tool.page) {',
        'if (isBegun && tool.idempotent && !tool.page) {',
      ),
      of(
        'api/runs/record/tool-calls.ts',
        '    await deps.journal.begin(toEntry(call, context.runId, tool));',
        '    void deps.journal.begin(toEntry(call, context.runId, tool));',
      ),
      of(
        'api/runs/record/tool-calls.ts',
        'await deps.journal.finish(context.runId, call.id, JSON.stringify(result));',
        '',
      ),
      of(
        'api/runs/recover.ts',
        'answered.has(id) || options.begun.has(id) || approvals',
        'answered.has(id) || approvals',
      ),
      of('api/runs/recover.ts', 'const cut = options.keepCut ? [] :', 'const cut ='),
      of('api/runs/drive-run.ts', 'else if (row.attempts > MAX_ATTEMPTS)', 'else if (row.attempts >= MAX_ATTEMPTS)'),
      of('api/runs/drive-run.ts', 'if (entry) begun.add(id);', 'begun.add(id);'),
      of(
        'api/agent/check-call.ts',
        'const extra = Object.keys(input).filter((field) => !Object.hasOwn(properties, field));',
        'const extra: string[] = [];',
      ),
    ],
  },
  guard: {
    tests: ['test/api/crawl/guard-address.test.ts', 'test/api/crawl/fetch-page.test.ts'],
    mutations: [
      of('api/crawl/guard-address.ts', 'addresses.every(', 'addresses.some('),
      of('api/crawl/guard-address.ts', 'addresses.length > 0 &&', ''),
      of(
        'api/crawl/guard-address.ts',
        "return authority.includes('@') ? 'user name in the URL' : null;",
        'return null;',
      ),
      of(
        'api/crawl/guard-address.ts',
        'options.excepted !== false && isExcepted(host, port)',
        'isExcepted(host, port)',
      ),
      of('api/crawl/guard-address.ts', "if (selfHosts.has(host)) return refuse('own host');", ''),
      of('api/crawl/guard-address.ts', "if (labels.length < 2) return 'single label';", ''),
      of('api/crawl/public-address.ts', '{ bytes: [172, 16], bits: 12 }', '{ bytes: [172, 16], bits: 16 }'),
      of('api/crawl/public-address.ts', 'return isPublicV4(bytes.subarray(12));', 'return true;'),
    ],
  },
  identity: {
    tests: ['test/api/identity', 'test/api/routes/session.test.ts'],
    mutations: [
      of('api/identity/user-token.ts', '      audience: site.key,\n', ''),
      of('api/identity/user-token.ts', 'if (exp - iat > USER_TOKEN_MAX_AGE_S)', 'if (iat < 0)'),
      of('api/identity/user-token.ts', "name !== 'alg' && name !== 'typ'", "name === 'jwk'"),
      of('api/identity/user-token.ts', 'JSON.stringify([site.key, sub])', 'JSON.stringify([sub])'),
      of(
        'api/identity/visitor-tokens.ts',
        '          issuer: ISSUER,\n          currentDate: new Date(now()),',
        '          currentDate: new Date(now()),',
      ),
      of(
        'api/identity/visitor-tokens.ts',
        '          currentDate: new Date(now()),\n          requiredClaims',
        '          currentDate: new Date(0),\n          requiredClaims',
      ),
      of(
        'api/identity/origins.ts',
        'url.hostname.endsWith(`.${base.hostname}`)',
        'url.hostname.endsWith(base.hostname)',
      ),
      of('api/identity/origins.ts', 'base.port === url.port &&', ''),
    ],
  },
  limits: {
    tests: ['test/api/plugins'],
    mutations: [
      of('api/plugins/limits/token-bucket.ts', 'return tokens < wanted ?', 'return tokens < 0 ?'),
      of(
        'api/plugins/limits/token-bucket.ts',
        'Math.min(rate.burst, bucket.tokens +',
        'Math.max(rate.burst, bucket.tokens +',
      ),
      of('api/plugins/limits/token-bucket.ts', 'tokens: tokens - wanted, atMs, rate', 'tokens, atMs, rate'),
      of(
        'api/plugins/limits/token-bucket.ts',
        '(passedMs * rate.perMinute) / 60_000',
        '(passedMs * rate.perMinute) / 6_000',
      ),
      of('api/plugins/limits/rate-limits.ts', 'if (waitMs > 0) throw tooOften(waitMs);', ''),
      of(
        'api/plugins/limits/admission.ts',
        'if (load.messages >= messages * share)',
        'if (load.messages > messages * share)',
      ),
      of('api/plugins/limits/admission.ts', 'if (load.activeRuns >= maxRuns)', 'if (load.activeRuns > maxRuns)'),
      of('api/plugins/limits/admission.ts', 'this.#rates.message(owner, address);', ''),
    ],
  },
  citations: {
    tests: ['test/api/citations'],
    mutations: [
      of('api/citations/filter-citations.ts', 'numbersOf(run).filter(this.#isKnown)', 'numbersOf(run)'),
      of(
        'api/citations/filter-citations.ts',
        'else if (part.length === this.#fence || (this.#fence >= 3 && part.length > this.#fence)) this.#fence = 0;',
        'else this.#fence = 0;',
      ),
      of('api/citations/filter-citations.ts', 'if (this.#fence < 3) this.#fence = 0;', ''),
      of('api/citations/filter-citations.ts', "${text[end] === '(' ? ' ' : ''}", ''),
      of(
        'api/citations/judge-citations.ts',
        'if (kept.length > 0 && kept.length === known.length) return kept;',
        'if (kept.length > 0) return known;',
      ),
      of(
        'api/citations/judge-citations.ts',
        '(best === null || share > best.share)',
        '(best === null || share < best.share)',
      ),
      of('api/citations/judge-citations.ts', 'return moved === null ? [] : [moved];', 'return [];'),
      of('api/citations/judge-citations.ts', 'if (statement.stems.length < 2 || things < 3) return null;', ''),
    ],
  },
};

/** @returns {Mutation} */
function of(file, find, put) {
  return { file, find, put };
}
