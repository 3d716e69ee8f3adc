// Portuguese. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/portuguese';
import type { LanguagePack } from '../pack/language-pack.ts';

export const pt: LanguagePack = {
  code: 'pt',
  rank: 7,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemmer,
  functionWords: `a à ao aos as às até ao com como da das de dela dele deles depois do dos e é ela elas ele eles em entre era eram essa esse esta está este
    eu foi foram há isso isto já lhe mais mas me mesmo meu minha muito na não nas nem no nos nós o onde os ou para pela pelas pelo
    pelos por porque porquê qual quais quando quanto quantos quanta quantas que quê quem se sem ser seu seus sua suas são também te tem têm
    tinha um uma uns umas você vocês pode podem sobre`,
  chatWords:
    'olá ola oi bom boa dia tarde noite obrigado obrigada favor desculpe pergunta perguntar queria quero gostaria saber ajudar ajuda dizer site página amigo',
  questions: {
    number: 'quanto|quanta|quantos|quantas',
    date: 'quando|que ano|qual ano|que data',
    person: 'quem',
    place: 'onde|que cidade|que país',
    reason: 'por que|por quê|porque|razão',
    manner: 'como',
    definition: 'o que é|o que são',
  },
  valueQuestions: {
    timespan: 'quanto tempo|quantos dias|quantos anos|quantas horas|quantos meses',
    money: 'custa|preço|quanto dinheiro',
  },
  values: {
    number: 'um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|vinte|trinta|cem|mil|milhões|meio|vários',
    time: '(?:segundo|minuto|hora|dia|semana|ano|década|século|noite)s?|mês|meses',
    money: 'reais|real|euros?|dólares|grátis|gratuito',
    free: 'grátis',
    month: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|século',
  },
};
