// The files of a message as elements: button, chips, drop, paste, what is said, the picture shown large.
import '../../../../widget/elements/agent-chat-composer/define.ts';
import '../../../../widget/elements/agent-chat-files/define.ts';
import { expect } from 'chai';
import { FileDraft } from '../../../../widget/chat/attachments/file-draft.ts';
import type { Connection } from '../../../../widget/chat/connection/connection.ts';
import type { AgentChatFiles } from '../../../../widget/elements/agent-chat-files/agent-chat-files.ts';
import { ANNOUNCE_EVENT, type AnnounceDetail } from '../../../../widget/shared/announcer.ts';
import { until } from '../../chat/fakes.ts';
import { expectAccessible } from '../accessible.ts';

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const picture = () => new File([PNG], 'wand.png', { type: 'image/png' });

let element: AgentChatFiles;
let draft: FileDraft;
let said: string[];
let removed: string[];

const find = <Found extends HTMLElement>(selector: string) => element.shadowRoot!.querySelector<Found>(selector);
const metas = () => [...element.shadowRoot!.querySelectorAll('.chip-meta')].map((one) => one.textContent);
const drawn = async () => {
  element.files = draft.files;
  await element.updateComplete;
};

async function create(): Promise<void> {
  let ids = 0;
  const call = async (method: string, path: string, body?: { name: string; size: number } | Blob) => {
    if (method === 'DELETE') return void removed.push(path);
    if (method === 'POST') ids += 1;
    const id = `att_${ids}`;
    const size = body instanceof Blob ? body.size : body!.size;
    const part = { type: 'image', url: `/api/v1/attachments/${id}`, name: 'wand.png', content_type: 'image/png', size };
    return { id, offset: 0, size, piece_bytes: 1e6, ...(method === 'PATCH' ? { part } : {}) };
  };
  draft = new FileDraft({
    call: call as Connection['call'],
    kept: { files: '' },
    onChange: () => void drawn(),
  });
  draft.limits = { count: 3, bytes: 1024 * 1024 };
  element.draft = draft;
  await drawn();
}

describe('<agent-chat-files>', () => {
  beforeEach(async () => {
    said = [];
    removed = [];
    element = document.createElement('agent-chat-files');
    element.addEventListener(ANNOUNCE_EVENT, (event) =>
      said.push((event as CustomEvent<AnnounceDetail>).detail.message),
    );
    document.body.append(element);
    await element.updateComplete;
  });
  afterEach(() => element.remove());

  it('has a button that is accessible, and takes what is chosen', async () => {
    await create();
    expect(find('.attach')!.getAttribute('aria-label')).to.equal('Attach files');
    const chosen = new DataTransfer();
    chosen.items.add(picture());
    const input = find<HTMLInputElement>('input')!;
    input.files = chosen.files;
    input.dispatchEvent(new Event('change'));
    await until(() => draft.parts.length === 1);
    await drawn();
    expect(metas()).to.deep.equal([`${PNG.length} bytes`]);
    expect(input.files!.length).to.equal(0);
    await expectAccessible(element);
  });

  it('is as far from its side of the field as the button that sends from the other', async () => {
    await create();
    const composer = document.createElement('agent-chat-composer');
    element.classList.add('in-composer');
    composer.append(element);
    document.body.append(composer);
    await composer.updateComplete;
    const [box, attach, send] = [
      composer.shadowRoot!.querySelector('.composer-box')!,
      find('.attach')!,
      composer.shadowRoot!.querySelector('.send')!,
    ].map((one) => one.getBoundingClientRect());
    expect(attach!.left - box!.left).to.equal(box!.right - send!.right);
    composer.remove();
  });

  it('takes files that are dropped and pasted, shows where, and leaves text alone', async () => {
    await create();
    const data = new DataTransfer();
    data.items.add(picture());
    const drag = (type: string, dataTransfer = data) => {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(drag('dragenter')).to.equal(true);
    await element.updateComplete;
    expect(find('.drop-target')!.textContent).to.contain('Drop files to attach');
    expect(drag('drop')).to.equal(true);
    await until(() => draft.parts.length === 1);
    await drawn();
    expect(find('.drop-target')).to.equal(null);
    const paste = (clipboardData: DataTransfer) => {
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(paste(data)).to.equal(true);
    const words = new DataTransfer();
    words.setData('text/plain', 'words');
    expect(paste(words)).to.equal(false);
    expect(drag('dragenter', words)).to.equal(false);
    await until(() => draft.parts.length === 2);
  });

  it('says once that a file was added, or why not, and moves the focus when one is removed', async () => {
    await create();
    draft.add([picture(), new File(['x'], 'film.mov', { type: 'video/quicktime' })]);
    await until(() => draft.parts.length === 1);
    await drawn();
    await drawn();
    expect([...said].sort()).to.deep.equal(['film.mov: File type not supported', 'wand.png: attached']);
    expect(find('.error .chip-meta')!.textContent).to.equal('File type not supported');
    await expectAccessible(element);
    find<HTMLButtonElement>('[aria-label="Remove wand.png"]')!.click();
    await drawn();
    expect(removed).to.deep.equal(['/attachments/att_1']);
    expect(element.shadowRoot!.activeElement).to.equal(find('.attach'));
    expect(metas()).to.deep.equal(['File type not supported']);
  });

  it('on a sent message shows pictures that it loads, opens them large, and has no button to add or remove', async () => {
    const asked: string[] = [];
    element.load = async (url) => {
      asked.push(url);
      return new Blob([PNG], { type: 'image/png' });
    };
    element.sent = [
      { type: 'image', url: '/api/v1/attachments/att_1', name: 'wand.png', content_type: 'image/png', size: 840_000 },
      {
        type: 'file',
        url: '/api/v1/attachments/att_2',
        name: 'r\u202Eecap.pdf',
        content_type: 'application/pdf',
        size: 210_000,
      },
    ];
    await element.updateComplete;
    await until(() => find('.chip-icon img') !== null);
    expect(asked).to.deep.equal(['/api/v1/attachments/att_1']);
    expect(metas()).to.deep.equal(['840 kB', 'PDF, 210 kB']);
    expect(find('.attach')).to.equal(null);
    expect(element.shadowRoot!.textContent).not.to.contain('\u202E');
    await expectAccessible(element);
    find<HTMLButtonElement>('.file-open')!.click();
    await element.updateComplete;
    const dialog = find<HTMLDialogElement>('dialog')!;
    expect(dialog.open).to.equal(true);
    expect(dialog.querySelector('img')!.alt).to.equal('wand.png');
    dialog.close();
    await until(() => find('dialog') === null);
  });

  it('shows the icon of a picture that cannot be loaded', async () => {
    element.load = () => Promise.reject(new Error('gone'));
    element.sent = [
      { type: 'image', url: '/api/v1/attachments/att_1', name: 'a.png', content_type: 'image/png', size: 9 },
    ];
    await element.updateComplete;
    await element.updateComplete;
    expect(find('.chip-icon img')).to.equal(null);
    expect(find('.file-open')).to.equal(null);
    expect(find('.chip-icon svg')).not.to.equal(null);
  });
});
