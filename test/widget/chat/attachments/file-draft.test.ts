// The files of the unsent message without elements: limits, pieces, going on after a break, removal, and what a reload keeps.
import { expect } from 'chai';
import { FileDraft } from '../../../../widget/chat/attachments/file-draft.ts';
import type { Connection } from '../../../../widget/chat/connection/connection.ts';
import { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import { Draft } from '../../../../widget/chat/conversation/drafts.ts';
import { createMemoryStorage } from '../../../../widget/chat/storage.ts';
import { until } from '../fakes.ts';

const PIECE = 4;

/** An API that keeps pieces of four bytes; `fail` throws in place of the next calls. */
function createApi() {
  const calls: string[] = [];
  const fail: (Error | null)[] = [];
  const kept = new Map<string, { name: string; size: number; offset: number }>();
  /** Calls wait for it. */
  const gate = { open: Promise.resolve() };
  const call = async (method: string, path: string, body?: unknown, signal?: AbortSignal) => {
    calls.push(`${method} ${path}${body instanceof Blob ? ` ${body.size}` : ''}`);
    await gate.open;
    if (signal?.aborted) throw signal.reason;
    const failure = fail.shift();
    if (failure) throw failure;
    if (method === 'POST') kept.set(`att_${kept.size + 1}`, { ...(body as { name: string; size: number }), offset: 0 });
    const id = method === 'POST' ? `att_${kept.size}` : /att_\d+/.exec(path)![0];
    const file = kept.get(id);
    if (!file) throw new ConnectionError('not_found', 'There is no such attachment.');
    if (method === 'DELETE') return void kept.delete(id);
    if (body instanceof Blob) file.offset += body.size;
    const part = {
      type: 'file',
      url: `/api/v1/attachments/${id}`,
      name: file.name,
      content_type: 'text/plain',
      size: file.size,
    };
    return {
      id,
      offset: file.offset,
      size: file.size,
      piece_bytes: PIECE,
      ...(file.offset === file.size ? { part } : {}),
    };
  };
  return { calls, fail, kept, gate, call: call as Connection['call'] };
}

function createDraft(api = createApi(), storage = createMemoryStorage(), id = 'conv_1') {
  const draft = new FileDraft({ call: api.call, kept: new Draft(storage, id), onChange: () => {} });
  draft.limits = { count: 2, bytes: 1024 * 1024 };
  return { draft, api, storage };
}
const textFile = (name: string, text: string, type = 'text/plain') => new File([text], name, { type });

describe('the files of the unsent message', () => {
  it('are uploaded in pieces, and are parts of the message then', async () => {
    const { draft, api } = createDraft();
    draft.add([textFile('a.txt', '0123456789')]);
    expect(draft.isBusy).to.equal(true);
    expect(draft.parts).to.deep.equal([]);
    await until(() => !draft.isBusy);
    expect(api.calls).to.deep.equal([
      'POST /attachments',
      'PATCH /attachments/att_1?offset=0 4',
      'PATCH /attachments/att_1?offset=4 4',
      'PATCH /attachments/att_1?offset=8 2',
    ]);
    expect(draft.parts.map(({ url }) => url)).to.deep.equal(['/api/v1/attachments/att_1']);
  });

  it('that are too large, empty, of a foreign kind or too many are not uploaded, and say why', async () => {
    const { draft, api } = createDraft();
    draft.add([
      new File([new Uint8Array(1024 * 1024 + 1)], 'large.txt'),
      textFile('empty.txt', ''),
      textFile('film.mov', 'x', 'video/quicktime'),
      textFile('drawing.svg', '<svg/>', 'image/svg+xml'),
    ]);
    expect(draft.files.map(({ problem }) => problem)).to.deep.equal([
      { key: 'fileTooLarge', n: 1 },
      { key: 'fileEmpty', n: 0 },
      { key: 'fileType', n: 0 },
      { key: 'fileType', n: 0 },
    ]);
    expect(api.calls).to.deep.equal([]);
    draft.add([textFile('1', 'a'), textFile('2', 'b'), textFile('3', 'c')]);
    expect(draft.files.at(-1)!.problem).to.deep.equal({ key: 'fileCount', n: 2 });
    await until(() => !draft.isBusy);
    expect(draft.parts.length).to.equal(2);
  });

  it('go on at the last whole piece when the connection breaks', async () => {
    const { draft, api } = createDraft();
    api.fail.push(null, null, new ConnectionError('network', 'lost'));
    draft.add([textFile('a.txt', '01234567')]);
    await until(() => !draft.isBusy);
    expect(api.calls.slice(2)).to.deep.equal([
      'PATCH /attachments/att_1?offset=4 4',
      'PATCH /attachments/att_1?offset=0 0',
      'PATCH /attachments/att_1?offset=4 4',
    ]);
    expect(draft.parts.length).to.equal(1);
  });

  it('whose upload failed can be tried again, those that the API refused cannot', async () => {
    const { draft, api } = createDraft();
    api.fail.push(new ConnectionError('unavailable', 'later'));
    draft.add([textFile('a.txt', 'abc')]);
    await until(() => !draft.isBusy);
    expect(draft.files[0]).to.include({ mayRetry: true });
    expect(draft.files[0]!.problem?.key).to.equal('fileFailed');
    draft.retry(draft.files[0]!.key);
    await until(() => !draft.isBusy);
    expect(draft.parts.length).to.equal(1);
    api.fail.push(null, new ConnectionError('unsupported_media_type', 'No.', null, { reason: 'encrypted' }));
    draft.add([textFile('b.pdf', 'abc', 'application/pdf')]);
    await until(() => !draft.isBusy);
    expect(draft.files[1]).to.deep.include({ problem: { key: 'fileLocked', n: 1 }, mayRetry: false });
  });

  it('that are removed stop, and are deleted at the API', async () => {
    const { draft, api } = createDraft();
    draft.add([textFile('a.txt', '0123456789')]);
    let open = () => {};
    const hold = new Promise<void>((resolve) => {
      open = resolve;
    });
    await Promise.resolve();
    api.gate.open = hold;
    await until(() => api.calls.length === 2);
    draft.remove(draft.files[0]!.key);
    expect(draft.files).to.deep.equal([]);
    expect(draft.isBusy).to.equal(false);
    open();
    await until(() => api.kept.size === 0);
    expect(api.calls).to.include('DELETE /attachments/att_1');
    expect(api.calls.filter((call) => call.startsWith('PATCH')).length).to.be.lessThan(3);
  });

  it('survive a reload once they are uploaded, unless the API has them no more, and leave with the message', async () => {
    const api = createApi();
    const first = createDraft(api);
    first.draft.add([textFile('a.txt', 'abc'), textFile('b.txt', 'def')]);
    await until(() => !first.draft.isBusy);
    api.kept.delete('att_1');
    const { draft } = createDraft(api, first.storage);
    expect(draft.files.map(({ name }) => name)).to.deep.equal(['a.txt', 'b.txt']);
    await until(() => draft.files.length === 1, 'the deleted file leaves');
    expect(draft.files[0]!.name).to.equal('b.txt');
    expect(createDraft(api, first.storage, 'conv_2').draft.files, 'another conversation').to.deep.equal([]);
    draft.clear();
    expect(first.storage.get('files')).to.equal(null);
    first.storage.set('files', '{"broken');
    expect(createDraft(api, first.storage).draft.files).to.deep.equal([]);
  });
});
