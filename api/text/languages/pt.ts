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
  dialogue: {
    greeting: 'olá|oi|bom dia|boa tarde|boa noite|olá a todos|e aí|tudo bem|oi tudo bem',
    thanks: 'obrigado|obrigada|muito obrigado|muito obrigada|valeu|agradeço|obrigado pela ajuda|obrigada pela ajuda',
    bye: 'tchau|até logo|até mais|adeus|até breve|tenha um bom dia|bom fim de semana',
    ack: 'sim|não|ok|okay|certo|está bem|tá bom|entendi|entendido|perfeito|claro|combinado|exatamente',
    praise: 'muito bem|ótimo|excelente|bom trabalho|muito útil|você é ótimo|adorei',
    abuse: 'burro|idiota|inútil|estúpido|merda|você é burro|você é inútil|cala a boca',
    about:
      'quem é você|você é um robô|você é humano|você é uma pessoa|o que você faz|como você se chama|qual é o seu nome',
    help: 'ajuda|preciso de ajuda|pode me ajudar|me ajude|me ajuda|tenho uma pergunta|uma pergunta|tenho uma dúvida',
    human:
      'humano|atendente|uma pessoa|falar com uma pessoa|falar com um atendente|falar com alguém|quero falar com uma pessoa|quero falar com um atendente|quero falar com alguém|atendimento ao cliente|suporte',
    fillers: 'por favor|pessoal|senhor|senhora',
    leads: 'pode me dizer|você pode me dizer|gostaria de saber|queria saber|quero saber|me diga',
    contactHeading: 'Contato',
    contactQuery: 'contato telefone email atendimento ao cliente',
  },
  replies: {
    greeting: 'Olá! O que você gostaria de saber?',
    thanks: 'De nada. Pergunte o que quiser.',
    bye: 'Até logo, e obrigado pela visita.',
    about:
      'Eu pesquiso nas páginas deste site e respondo com as próprias frases delas, cada uma com a sua fonte. O que você gostaria de saber?',
    empty: 'O que você gostaria de saber? Escreva uma pergunta e eu a procuro neste site.',
    help: 'Em que posso ajudar? Escreva a sua pergunta em poucas palavras e eu a procuro neste site.',
    ack: 'Certo. Gostaria de saber mais alguma coisa?',
    praise: 'Obrigado! Pergunte o que quiser.',
    abuse:
      'Sinto muito que isto não tenha ajudado. Diga em poucas palavras o que procura, ou pergunte como falar com uma pessoa.',
    human: 'Sou um programa e respondo com as páginas deste site. Veja como falar com uma pessoa:',
    humanUnknown:
      'Sou um programa e respondo com as páginas deste site. Não encontrei nelas como falar com uma pessoa.',
    unclear: 'Não entendi. O que você gostaria de saber?',
    number:
      'Não posso consultar pedidos, contas nem endereços. O que você gostaria de saber? Não envie aqui números de cartão nem senhas.',
    notAnswered: 'Não encontrei neste site uma resposta clara a isso.',
    unsure: 'Não encontrei uma resposta segura. Isto pode ajudar:',
    closest: 'As seções mais próximas são:',
    otherwise: 'Se procura outra coisa:',
    nothingFound: 'Não encontrei nada sobre isso neste site. Tente outras palavras ou uma pergunta mais curta.',
    stillReading: (read, of) =>
      of === 0
        ? 'Acabei de começar a ler este site.'
        : `Ainda estou lendo este site: ${read} de ${of} páginas até agora.`,
    notAnsweredYet: 'Nada do que li até agora responde a isso. Pergunte de novo em um instante.',
    otherLanguage: (language) => `As páginas sobre isto estão em ${language}:`,
    noFiles: 'Não consigo ler arquivos anexados aqui. Respondo com as páginas deste site.',
    failed: 'A busca não funcionou agora. Tente de novo em um instante.',
    standIn: 'O assistente não está disponível no momento. Esta resposta vem das páginas deste site.',
  },
  opening: {
    days: [
      'segunda-feira|segundas-feiras|segunda|segundas|seg|2ª feira|2ª',
      String.raw`terça-feira|terças-feiras|terça|terças|terca|ter(?=\.|\s?[-–:]|\s(?:a|e)\s|\s\d)|3ª feira|3ª`,
      'quarta-feira|quartas-feiras|quarta|quartas|qua|4ª feira|4ª',
      'quinta-feira|quintas-feiras|quinta|quintas|qui|5ª feira|5ª',
      'sexta-feira|sextas-feiras|sexta|sextas|sex|6ª feira|6ª',
      'sábado|sábados|sabado|sabados|sáb|sab',
      'domingo|domingos|dom',
    ],
    seasons: ['primavera', 'verão', 'outono', 'inverno'],
    daily: 'todos os dias|diariamente|cada dia',
    weekdays: 'dias úteis|dias de semana|durante a semana',
    weekend: 'fim de semana|fins de semana|final de semana|finais de semana',
    except: 'exceto|excepto|menos|salvo',
    holidays: {
      newYear: 'ano novo|ano-novo',
      goodFriday: 'sexta-feira santa|sexta feira santa|sexta-feira da paixão',
      easter: 'páscoa|pascoa',
      labourDay: 'dia do trabalho|dia do trabalhador',
      allSaints: 'finados|todos os santos',
      christmasEve: 'véspera de natal|vespera de natal',
      christmas: 'natal',
      newYearsEve: 'véspera de ano novo|réveillon|reveillon|passagem de ano',
      nationalDay: 'dia da independência|7 de setembro|carnaval',
      publicHolidays: 'feriados?|dias? feriados?',
    },
    reopens: 'reabrimos|reabre|voltamos|de novo',
    to: 'a|à|às|as|até|ao|até às|até as',
    opens:
      'aberto|aberta|abertos|abertas|abre|abrem|abrimos|horário|horários|horario|horarios|funcionamento|funciona|funcionam',
    closed: 'fechado|fechada|fechados|fechadas|fechamos|encerrado|encerrada|encerrados|encerramos|não abrimos',
    pause: 'pausa|intervalo',
    allDay: '24 horas|24h',
    noon: 'meio-dia',
    midnight: 'meia-noite',
    now: 'agora|neste momento',
    today: 'hoje|esta noite',
    tomorrow: 'amanhã|amanha',
    query: 'horário de funcionamento aberto',
    open: (until, when) => `Sim, ${until === null ? 'aberto agora' : `até às ${until}`} (agora: ${when})`,
    shut: (next, when) => `Não, fechado agora${next === null ? '' : `; abre ${next}`} (agora: ${when})`,
    openOn: (day, hours) => `Sim, ${day}: ${hours}`,
    shutOn: (day, next) => `Não, fechado: ${day}${next === null ? '' : `; abre ${next}`}`,
    over: (hours, next) => `Hoje já não (${hours})${next === null ? '' : `; abre ${next}`}`,
    day: (when, isTomorrow) => `${isTomorrow ? 'Amanhã' : 'Hoje'}: ${when}`,
    at: (day, hour) => `${day} às ${hour}`,
  },
  pageLines: {
    refers: 'veja também|veja mais|ver também|consulte também|saiba mais|mais informações em|para mais',
    checked: 'última atualização|última revisão|atualizado em|atualizada em',
    neighbours: 'anterior|próximo|próxima|seguinte|início|página inicial|voltar|índice|sumário',
    ofItself:
      '(?:este|esta) (?:documento|página|seção|secção|capítulo|artigo|guia) (?:descreve|explica|apresenta|contém)',
  },
  stepLabels: {
    searchingSite: 'Buscando neste site',
    searchedSite: 'Busca feita neste site',
    searchingWeb: 'Buscando na web',
    searchedWeb: 'Busca feita na web',
    searchFailed: 'A busca falhou',
    reading: (page) => `Lendo ${page}`,
    read: (page) => `${page}: página lida`,
    notRead: (page) => `Não foi possível ler ${page}`,
    plan: (done, total) => `Plano: ${done} de ${total} concluído`,
    table: 'Tabela',
    mayHaveRun: 'Pode ter sido executado',
    yes: 'Sim',
    no: 'Não',
  },
};
