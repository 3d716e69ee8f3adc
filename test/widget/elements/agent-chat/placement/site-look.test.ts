import { expect } from 'chai';
import { SiteLook } from '../../../../../widget/elements/agent-chat/placement/site-look.ts';

describe('SiteLook', () => {
  const made: HTMLElement[] = [];
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    document.documentElement.removeAttribute('style');
  });

  function host(style = ''): HTMLElement {
    const element = document.createElement('div');
    element.attachShadow({ mode: 'open' });
    element.setAttribute('style', style);
    document.body.append(element);
    made.push(element);
    return element;
  }
  const propertyOf = (element: HTMLElement, name: string) => getComputedStyle(element).getPropertyValue(name);

  it('gives the element what the owner has set, and the next look in its place', () => {
    const element = host();
    const look = new SiteLook();
    look.update(element, { accent: '#aa0011', radius: 4, density: 1.2, font_size: 16 });
    const names = ['accent', 'radius', 'density', 'font-size'];
    expect(names.map((name) => propertyOf(element, `--agent-chat-${name}`))).to.deep.equal([
      '#aa0011',
      '4px',
      '1.2',
      '16px',
    ]);
    look.update(element, { accent: '#00aa11' });
    expect(names.map((name) => propertyOf(element, `--agent-chat-${name}`))).to.deep.equal(['#00aa11', '', '', '']);
    look.update(element, undefined);
    expect(propertyOf(element, '--agent-chat-accent')).to.equal('');
  });

  it('leaves what the page sets, on the element and above it', () => {
    document.documentElement.style.setProperty('--agent-chat-radius', '9px');
    const element = host('--agent-chat-accent: #123456');
    new SiteLook().update(element, { accent: '#aa0011', radius: 4 });
    expect([propertyOf(element, '--agent-chat-accent'), propertyOf(element, '--agent-chat-radius')]).to.deep.equal([
      '#123456',
      '9px',
    ]);
  });

  it('takes no value of another form', () => {
    const element = host();
    const odd = { accent: 'red;--agent-chat-text:url(//x)', radius: '1px}*{display:none' as unknown as number };
    new SiteLook().update(element, odd);
    expect([propertyOf(element, '--agent-chat-accent'), propertyOf(element, '--agent-chat-text')]).to.deep.equal([
      '',
      '',
    ]);
    expect(getComputedStyle(element).display).to.equal('block');
  });
});
