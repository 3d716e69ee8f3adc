import { describe, expect, it } from 'vitest';
import { readAct, withoutCourtesy } from '../../../api/text/dialogue-act.ts';

describe('readAct', () => {
  it.each([
    ['greeting', 'hellooo!!', 'chao shop', '哈喽，在吗', 'pagi kak', 'hi, how are you?'],
    ['thanks', 'ok thanks bye', 'THANKS :)', 'cam on nhieu nha', '好的谢谢', 'oke makasih ya kak', 'thanks ad'],
    ['bye', 'that’s all', "that's all", 'thôi mình đi nhé', '拜拜啦', 'sampai jumpa'],
    ['ack', 'ok', 'no thanks', 'dạ vâng ạ', '不用了', 'nggak'],
    ['about', 'are you a real person?', 'bạn là người hay robot', '你是机器人吗', 'ini bot ya'],
    ['help', 'i have a question', 'cho mình hỏi', '我想咨询一下', 'mau tanya kak'],
    ['human', 'I want to speak to a manager please', 'cho gặp nhân viên tư vấn', '转人工', 'hubungkan ke cs'],
    ['human', 'hi, can i talk to a person?'],
    ['human', 'get me a real person', 'có ai thật để nói chuyện ko', '有真人吗', 'saya mau ngomong sm cs'],
    [
      'human',
      'is there somebody there i could talk to',
      'tôi muốn nói chuyện với một người',
      'mau tanya orang langsung',
    ],
    ['human', 'cho em gặp ai đó được không', 'minta bicara dengan petugas ya kak'],
    ['abuse', 'you are useless', 'bot ngu quá', '你真笨', 'bot bodoh'],
    ['praise', 'good bot', 'giỏi quá', '真厉害', 'pintar banget'],
    ['unclear', '???', '👍👍', 'asdfgh', 'hả', '啊', '.'],
    ['number', '12345678', '#A-10023', '4111 1111 1111 1111', '+84 24 5550 0162', 'a.b@shop.example'],
  ])('%s', (act, ...messages) => {
    expect(messages.filter((message) => readAct(message)?.act !== act)).toEqual([]);
  });

  it.each([
    'thank you card',
    'shop monday',
    'min age',
    'pan integral',
    'pan sin gluten',
    'hello kitty pillow',
    'help me choose a mattress',
    'hi do you deliver to kerala',
    'chào shop, ấm sen giá nhiêu',
    '在吗 肉桂多少钱',
    '你好，请问包邮吗',
    'halo kak ongkir ke bali berapa',
    'what is the price',
    'are you open now',
    'customer service number',
    '110v',
    '2024',
    'A100',
    'html',
    'no heating',
    '没有人工智能',
    'blood',
    'blood test',
    'golf tee',
    'cut',
  ])('“%s” may ask something', (message) => expect(readAct(message)).toBeNull());

  it('names the languages of the words, most words first', () => {
    expect(readAct('ok cảm ơn bạn')?.langs).toEqual(['vi']);
    expect(readAct('thanks a lot')?.langs).toEqual(['en']);
    expect(readAct('ok')?.langs).toEqual(expect.arrayContaining(['en', 'vi', 'zh', 'id']));
    expect(readAct('???')?.langs).toEqual([]);
  });

  it('takes an English word for an act of another language only on a site in that one', () => {
    for (const word of ['menu', 'legal', 'mist', 'show', 'toll']) expect(readAct(word, ['en']), word).toBeNull();
    expect(readAct('menu', ['pt-BR'])?.act).toBe('help');
    expect(readAct('toll', ['de', 'fr'])?.act).toBe('praise');
    expect(readAct('hello', ['de'])?.act).toBe('greeting');
    expect(readAct('???', ['en'])?.act).toBe('unclear');
  });

  it('reads long texts of one letter or phrase at once', () => {
    expect(readAct('a'.repeat(16_000))).toBeNull();
    expect(readAct('ok '.repeat(30))).toBeNull();
    expect(withoutCourtesy('hi '.repeat(5_000)).length).toBeGreaterThan(0);
  });
});

describe('withoutCourtesy', () => {
  it.each([
    ['xin chào bạn, shop có bán ấm không?', 'có bán ấm không?'],
    ['Hi, is my machine covered?', 'is my machine covered?'],
    ['hi i want to cancel my order', 'i want to cancel my order'],
    ['Can you tell me how much shipping is, thanks!', 'how much shipping is'],
    ['cho mình hỏi phí ship', 'phí ship'],
    ['在吗 肉桂多少钱', '肉桂多少钱'],
    ['permisi kak mau tanya ongkir', 'ongkir'],
    ['shop giá bao nhiêu', 'giá bao nhiêu'],
    ['shop ship hcm ko', 'ship hcm ko'],
    ['min ongkir berapa', 'ongkir berapa'],
    ['please opening hours', 'opening hours'],
    ['thanks, and how do I descale it?', 'and how do I descale it?'],
  ])('“%s” asks “%s”', (message, question) => expect(withoutCourtesy(message)).toBe(question));

  it.each([
    'thank you card',
    'shop monday',
    'min age',
    'pan integral',
    'pan sin gluten',
    'hello kitty',
    'help me descale',
    'are you open now',
    'where are you',
    'hello',
    'ok',
    '?!',
    '',
  ])('keeps “%s”', (message) => expect(withoutCourtesy(message)).toBe(message));

  it('an answer or a goodbye that says more is no question', () => {
    expect(readAct('no, that was my brother')).toEqual({ act: 'ack', langs: ['en'] });
    expect(readAct('Goodbye, dear machine!')).toEqual({ act: 'bye', langs: ['en'] });
  });

  it.each([
    'yes, I want a refund',
    'no, how does it work',
    'ok, decaf',
    'yes, is it heavy?',
    'bye, and what is the price',
  ])('“%s” is searched', (message) => expect(readAct(message)).toBeNull());
});
