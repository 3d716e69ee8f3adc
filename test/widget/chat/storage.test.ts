// The widget's storage when Web Storage throws, is missing, or is shared by tabs.
import { expect } from 'chai';
import { createStorage, storageKey } from '../../../widget/chat/storage.ts';

function page(overrides: Partial<Record<'localStorage' | 'sessionStorage', () => Storage>>): Window {
  const target = new EventTarget() as unknown as Window;
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(target, name, { get: overrides[name] ?? (() => window[name]) });
  }
  return target;
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('createStorage', () => {
  it('stores values for the page when the browser blocks storage', () => {
    const storage = createStorage('shop', page({ localStorage: refuse, sessionStorage: refuse }));
    storage.set('draft', 'half a question');
    storage.set('open', '1');
    expect(storage.get('draft')).to.equal('half a question');
    expect(storage.get('open')).to.equal('1');
    storage.set('draft', null);
    expect(storage.get('draft')).to.equal(null);
  });

  it('stores values for the page when storage is full', () => {
    const full = { getItem: () => 'old', setItem: refuse, removeItem: () => {} } as unknown as Storage;
    const storage = createStorage('shop', page({ localStorage: () => full }));
    storage.set('draft', 'new');
    expect(storage.get('draft')).to.equal('new');
  });

  it('keeps sites apart', () => {
    createStorage('a').set('draft', 'for a');
    expect(createStorage('b').get('draft')).to.equal(null);
    expect(createStorage('a').get('draft')).to.equal('for a');
    createStorage('a').set('draft', null);
    expect(localStorage.getItem(storageKey('a', 'draft'))).to.equal(null);
  });

  it('reports what another tab wrote, and nothing of other sites', () => {
    const target = page({});
    const seen: (string | null)[] = [];
    const undo = createStorage('shop', target).onChange('conversation', (value) => seen.push(value));
    target.dispatchEvent(new StorageEvent('storage', { key: storageKey('shop', 'conversation'), newValue: 'conv_2' }));
    target.dispatchEvent(new StorageEvent('storage', { key: storageKey('other', 'conversation'), newValue: 'conv_9' }));
    undo();
    target.dispatchEvent(new StorageEvent('storage', { key: storageKey('shop', 'conversation'), newValue: 'conv_3' }));
    expect(seen).to.deep.equal(['conv_2']);
  });
});
