// Korean. The fields are explained in ../pack/language-pack.ts.
import type { LanguagePack } from '../pack/language-pack.ts';

export const ko: LanguagePack = {
  code: 'ko',
  rank: 18,
  detection: { script: /\p{Script=Hangul}/u },
  functionWords: `이 그 저 것 수 등 및 는 은 가 을 를 에 의 와 과 도 로 으로 에서 까지 부터 하다 있다 되다 이다 무엇 누구 언제 어디 왜 어떻게 얼마나 어느 어떤 몇 무슨
    무엇인가 무엇인가요 누구인가 어디인가 언제인가 어디에 어디서 있는 하는 한 할 했다 된 되는 이었다 인가 대한 대해 위해 때 후 더`,
  chatWords: '안녕하세요 안녕 감사합니다 죄송합니다 질문 알려주세요 알려 궁금합니다 궁금해요 부탁드립니다 혹시 사이트',
  questions: {
    number: '얼마|몇',
    date: '언제|몇 년|몇년',
    person: '누구|누가',
    place: '어디|어느 나라',
    reason: '왜|이유',
    manner: '어떻게',
    definition: '무엇',
  },
};
