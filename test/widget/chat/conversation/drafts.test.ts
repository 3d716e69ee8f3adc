// The stored drafts of conversations: their bound, what an earlier version stored, and what is no draft.
import { expect } from 'chai';
import { Draft } from '../../../../widget/chat/conversation/drafts.ts';
import { createMemoryStorage, forgetPerson } from '../../../../widget/chat/storage.ts';

describe('stored drafts', () => {
  it('are kept for the newest twenty conversations', () => {
    const storage = createMemoryStorage();
    for (let n = 1; n <= 21; n += 1) new Draft(storage, `conv_${n}`).text = `text ${n}`;
    new Draft(storage, 'conv_21').text = 'text 21, longer';
    const kept = Object.keys(JSON.parse(storage.get('draft')!));
    expect(kept).to.have.length(20);
    expect(new Draft(storage, 'conv_1').text).to.equal('');
    expect(new Draft(storage, 'conv_2').text).to.equal('text 2');
    expect(new Draft(storage, 'conv_21').text).to.equal('text 21, longer');
  });

  it('leave nothing in the browser when they are empty, or when the person is forgotten', () => {
    const storage = createMemoryStorage();
    const draft = new Draft(storage, '');
    draft.text = 'half a';
    draft.files = '[]';
    draft.text = draft.files = '';
    expect([storage.get('draft'), storage.get('files')]).to.deep.equal([null, null]);
    draft.text = 'half a';
    forgetPerson(storage);
    expect(new Draft(storage, '').text).to.equal('');
  });

  it('take over the text and the files of an earlier version, for the conversation that is shown', () => {
    const storage = createMemoryStorage();
    storage.set('draft', 'typed before the update');
    storage.set('files', '[{"type":"file"}]');
    const draft = new Draft(storage, 'conv_1');
    expect(draft.text).to.equal('typed before the update');
    expect(draft.files).to.equal('[{"type":"file"}]');
    new Draft(storage, 'conv_2').text = 'of two';
    storage.set('draft', '[1, 2');
    expect(new Draft(storage, 'conv_1').text).to.equal('[1, 2');
    storage.set('draft', '{"conv_1":5,"conv_2":"of two"}');
    expect([new Draft(storage, 'conv_1').text, new Draft(storage, 'conv_2').text]).to.deep.equal(['', 'of two']);
  });

  it('are not lost when they go over to a conversation', () => {
    const storage = createMemoryStorage();
    const draft = new Draft(storage, '');
    draft.text = 'half a';
    draft.files = '[]';
    draft.moveTo('conv_1');
    const later = new Draft(storage, 'conv_1');
    expect([later.text, later.files, later.isEmpty]).to.deep.equal(['half a', '[]', false]);
    expect(new Draft(storage, '').isEmpty).to.equal(true);
  });
});
