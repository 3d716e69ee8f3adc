// Portuguese. The fields are explained in ../pack/language-pack.ts.

import { CONCEPTS_PT } from '../concepts/pt.ts';
import { ELSEWHERE_PT } from '../elsewhere/pt.ts';
import { PT_IN_ENGLISH } from '../in-english/pt.ts';
import type { LanguagePack } from '../pack/language-pack.ts';
import { RELATED_PT } from '../related-words/pt.ts';
import { stemPortuguese } from '../stems/pt.ts';

export const pt: LanguagePack = {
  code: 'pt',
  rank: 7,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemPortuguese,
  opinions:
    'vale a pena|recomendam|recomendas|recomenda|recomendável|opiniões|avaliações|compensa|é bom mesmo|é boa mesmo|presta',
  superlatives: {
    'price<':
      'mais barato|mais barata|mais baratos|mais baratas|mais em conta|mais económico|mais econômico|mais econômica|mais económica|menos caro|menos cara|custa menos|sai mais barato|preço mais baixo|menor preço|menor valor|mais acessível',
    'price>': 'mais caro|mais cara|mais caros|mais caras|custa mais|maior preço|preço mais alto',
    'weight<': 'mais leve|mais leves|pesa menos',
    'weight>': 'mais pesado|mais pesada|mais pesados|pesa mais',
    'noise<': 'mais silencioso|mais silenciosa|menos barulhento|menos barulhenta|menos barulho|menos ruído',
    'noise>': 'mais barulhento|mais barulhenta|mais ruidoso|mais barulho',
    'power>': 'mais potente|mais forte|mais potentes',
    'any<':
      'mais pequeno|mais pequena|menor|menores|mais curto|mais curta|mais rápido|mais rápida|mais baixo|mais baixa|mais estreito|mais fino|mais fina|menos',
    'any>':
      'maior|maiores|mais grande|mais longo|mais longa|mais comprido|mais comprida|mais alto|mais alta|mais largo|mais larga|mais lento|mais lenta',
  },
  polar: {
    begins:
      'posso|podemos|pode|podem|podes|poderia|poderiam|poderei|dá pra|dá para|da pra|da para|dá|tem como|consigo|conseguem|há|tem|têm|tens|temos|vocês|vcs|vocês tem|existe|existem|aceita|aceitam|aceitas|recebem|faz|fazem|fazes|entrega|entregam|envia|enviam|manda|mandam|vende|vendem|é|são|está|estão|fica|ficam|é possível|é permitido|é permitida|é preciso|é necessário|é obrigatório|é grátis|é pago|é de graça|oferece|oferecem|conserta|consertam|arranjam|reparam|inclui|incluem|trabalha|trabalham|atende|atendem|abre|abrem|cobra|cobram|aluga|alugam|dão|precisa|preciso|precisamos|será que|tenho que|tenho de|temos de|vai|vão|serve|servem',
    ends: 'ou não|né|certo',
    denies:
      'não|nao|não se|não é|não são|não pode|não podem|já não|não há|nunca|jamais|tampouco|de forma alguma|em caso algum',
    none: 'sem|nenhum|nenhuma',
    grants:
      'pode|podem|podes|poderá|poderão|é|são|está|estão|estamos|sim|também|é possível|é permitido|são permitidos|são bem-vindos',
    vague:
      'permitido|permitida|permitidos|permitidas|permite|permitimos|disponível|disponíveis|possível|aceito|aceita|aceitos|aceite|aceites|aceitamos|incluído|incluída|incluso|inclusa|incluídos|inclusos|usar|utilizar|ter|levar|trazer|oferecemos|oferece|há|tem|temos|vendemos|fazemos|trabalhamos|fazer|conseguir|dar',
    cases:
      'se|salvo|exceto|excepto|só|somente|apenas|sem|depois|após|antes|quando|até|mais de|menos de|acima de|desde que|a menos que|a não ser que|mediante|caso',
    breaks: 'porque|mas|embora|pois|já que|enquanto|porém|contudo|todavia|senão',
    circumstances: 'com|para|em|no|na|nos|nas|durante|por|desde|dentro|fora|sob|pelo|pela',
    yes: 'Sim.',
    no: 'Não.',
  },
  cases: {
    units: {
      hour: 'hora horas',
      day: 'dia dias',
      week: 'semana semanas',
      month: 'mês meses mes',
      year: 'ano anos aninhos',
      kilogram: 'quilo quilos quilograma quilogramas kilo kilos',
      metre: 'metro metros',
      centimetre: 'centímetro centímetros centimetros',
    },
    to: 'a|até|e|à|ao',
    below: 'menos de|menores de|menor de|menor que|inferior a|abaixo de|antes de|antes dos',
    atMost: 'até|até aos|até os|máximo|máx|máx.|no máximo|máximo de|não mais de|dentro de',
    above: 'mais de|maiores de|maior de|maior que|acima de|acima dos|superior a',
    atLeast:
      'a partir de|a partir dos|desde|desde os|de|mínimo|mín|mín.|pelo menos|no mínimo|ao menos|mínimo de|idade mínima',
    orMore: '+|ou mais|e mais|em diante|para cima|pra cima|ou maiores',
    orLess: 'ou menos|e menos|para baixo|pra baixo',
    old: 'de idade|anos|aninhos',
    isAged: 'tenho|tem|têm|faz|fez|completa|idade',
    afterAge: 'e|ou|pode|podem|anos|meses|com|que|paga|pagam',
    people:
      'pessoas|pessoa|crianças|criança|adultos|adulto|convidados|alunos|alunas|estudantes|participantes|amigos|funcionários|lugares|vagas|hóspedes',
    groupOf: 'grupo de|somos|somos em|seremos|família de|turma de|equipe de|equipa de|mesa para',
    ahead: 'antes|de antecedência|antecedência|prévios|prévio',
    columns: {
      age: 'idade|idades|anos|crianças|criança|faixa etária',
      people: 'pessoas|crianças|convidados|grupo|tamanho|participantes|lugares|vagas|alunos|número|hóspedes',
      ahead: 'cancelamento|antecedência|dias|antes|quando|prazo',
      mass: 'peso|kg|quilos|porte|cachorro|cachorros|cão|cães|gato|gatos|pacote|encomenda',
      length: 'comprimento|largura|altura|estatura|metros|cm|m',
    },
  },
  limits:
    'se|salvo|exceto|excepto|só|somente|apenas|desde(?= ?(?:r ?)?[€$]?[0-9])|a partir de|pelo menos|no máximo|até|mais de|menos de|cerca de|aproximadamente|em média|normalmente|geralmente|sem|outro|outra|usado|recondicionado|crianças|promoção',
  pageWords:
    'sobre nós quem somos início bem-vindo bem-vindos contato contacto contactos fale conosco notícias novidades blog perguntas frequentes dúvidas ajuda suporte atendimento serviço condições termos informação informações e como funciona loja',
  functionWords: `a à ao aos as às até ao com como da das de dela dele deles delas depois do dos e é ela elas ele eles em entre era eram essa esse esses essas esta
    está este estes estas estão estou eu foi foram há isso isto já lhe lhes mais mas me mesmo mesma meu meus minha minhas muito muita muitos na não nas nem no nos
    nós num numa nuns numas o onde os ou para pra pro pras pros pela pelas pelo pelos por porque porquê qual quais quando quanto quantos quanta quantas que quê
    quem se sem ser seria será são seu seus sua suas só também te teu tua tem têm tenho temos tens tinha um uma uns umas você vocês vcs cês vos vosso vossa
    vossos vossas nosso nossa nossos nossas pode podem podes podemos posso poderia poderiam sobre aqui aí ali lá cá aquele aquela aquilo algo algum alguma alguns
    algumas outro outra outros outras cada todo toda todos todas tudo então assim ainda após antes desde durante dentro fora sob conosco connosco comigo mim
    dum duma disso disto nisso nesse nessa nesses nessas neste nesta nestes nestas desse dessa desses dessas deste desta destes destas àquele daquele daquela
    naquele naquela haver havia estava ter tive tiver faz fazem fazer vou vai vão ir né cadê fica ficam seja sejam`,
  offers: 'vendem|vende|vendes|venda|à venda',
  having: {
    begins:
      'vocês têm|vocês tem|vcs tem|vcs têm|vc tem|você tem|cês têm|cês tem|aí tem|ai tem|tem|têm|tens|terão|teria|teriam|há|existe|existem|vocês vendem|vcs vendem|vendem|vende|vocês oferecem|oferecem|oferece|vocês fazem|vcs fazem|fazem|vocês trabalham com|vcs trabalham com|trabalham com|trabalha com|dispõem de|contam com|servem|vocês servem',
    says: (name) => `Sim: ${name}.`,
  },
  services:
    'consertam|conserta|consertar|conserto|reparam|reparar|reparação|arrumam|arruma|arrumar|arranjam|arranjar|arranjo|revisão|manutenção',
  negations: 'não|nao|sem|nunca|nem|nada|nenhum|nenhuma',
  leadsWithTextWords: true,
  textWords:
    'política políticas condições normas regras regulamento regulamentos aviso informação informações detalhes requisitos termos',
  chatWords: `olá ola oi oie bom boa dia tarde noite obrigado obrigada favor desculpe desculpa pergunta perguntar queria quero gostaria saber ajudar ajuda dizer site
    página amigo amiga pfv porfavor gente pessoal galera moço moça querida querido poderia poderiam podia podiam dúvida dúvidas duvida tirar informar informa
    informem alguém sabe sabem diga digam preciso precisa precisamos precisar consigo consegue conseguem olha estava olhando vendo agradeço valeu beleza licença malta pessoa senhores prezados`,
  shorthand: [
    'vc=você|vcs=vocês|ces=vocês|voceis=vocês|q=que|oq=o que|oque=o que|o q=o que|pq=por que|pk=por que|porq=porque|tb=também|tbm=também|tbem=também|tmb=também|td=tudo|tds=todos|mt=muito|mto=muito|mts=muitos|mta=muita',
    'qto=quanto|qnto=quanto|qt=quanto|qnt=quanto|quant=quanto|qts=quantos|qtos=quantos|qtas=quantas|qtd=quantidade|qd=quando|qdo=quando|qnd=quando|qndo=quando|qnd=quando|qm=quem|qq=qualquer|ql=qual|qual e=qual é|qto custa=quanto custa|quato=quanto|cuanto=quanto',
    'hj=hoje|amn=amanhã|amnh=amanhã|fds=fim de semana|fs=fim de semana|fins=fim|dps=depois|msm=mesmo|agr=agora|msg=mensagem|msgs=mensagens|tel=telefone|tlf=telefone|tlm=telemóvel|telem=telemóvel|cel=celular|num=número|end=endereço|ender=endereço',
    'zap=whatsapp|zapzap=whatsapp|zapp=whatsapp|wpp=whatsapp|whats=whatsapp|wats=whatsapp|wts=whatsapp|whatsap=whatsapp|watsapp=whatsapp|wapp=whatsapp|whatss=whatsapp|insta=instagram|face=facebook|net=internet|info=informação|infos=informações|obs=observação',
    'aki=aqui|naum=não|ñ=não|soh=só|eh=é|neh=né|tah=está|kd=cadê|cade=cadê|ond=onde|aond=onde|aonde=onde|qro=quero|kero=quero|gnt=gente|cmg=comigo|cm=com|ctz=certeza|vdd=verdade|blz=beleza|pfv=por favor|pfvr=por favor|pf=por favor|obg=obrigado|obgd=obrigado|vlw=valeu|ngm=ninguém|alg=alguém|add=adicionar|dnv=de novo|tá=está',
    'n tem=não tem|n posso=não posso|n consigo=não consigo|n recebi=não recebi|n chegou=não chegou|n chega=não chega|n funciona=não funciona|n sei=não sei|n quero=não quero|n tenho=não tenho|n gostei=não gostei|n veio=não veio|n pode=não pode|n foi=não foi|n abre=não abre|n entra=não entra|n liga=não liga|n serve=não serve|n serviu=não serviu|n vou=não vou|n aceita=não aceita|n fiz=não fiz|n entendi=não entendi',
    'apto=apartamento|apê=apartamento|niver=aniversário|facul=faculdade|prof=professor|profe=professor|profs=professores|promo=promoção|promos=promoções|refri=refrigerante|geladera=geladeira|nf=nota fiscal|nfe=nota fiscal|estac=estacionamento|orçam=orçamento|hr=hora|hrs=horas|hs=horas|min=minutos|aprox=aproximadamente|pax=pessoas|pag=pagamento|pgto=pagamento|pagto=pagamento|parc=parcelas|rest=restaurante|ap=apartamento|dta=data|doc=documento|docs=documentos|func=funcionamento|resp=resposta|tx=taxa|vlr=valor|mbway=mb way|apt=apartamento|compu=computador|pc=computador|vet=veterinário|dentis=dentista|fisio=fisioterapia|acad=academia|depil=depilação|hidro=hidroginástica|presc=prescrição|catão=cartão|cartao de credito=cartão de crédito|cc=cartão de crédito',
    'orario=horário|orarios=horários|presso=preço|prezo=preço|serviso=serviço|aseita=aceita|aseitam=aceitam|aceitao=aceitam|entregao=entregam|abri hoje=abre hoje|fas=faz|fasem=fazem|concerta=conserta|concertam=consertam|concertar=consertar|enderesso=endereço|endereco=endereço|reverva=reserva|rezerva=reserva|rezervar=reservar|istacionamento=estacionamento|estasionamento=estacionamento|cachoro=cachorro|caxorro=cachorro|maximo=máximo|deligado=desligado|segunda feira=segunda-feira|trocao=trocam|fecha q=fecha que',
    'p dia=por dia|p pessoa=por pessoa|p mes=por mês|p noite=por noite|p hora=por hora|p crianças=para crianças|p levar=para levar|p viagem=para viagem|p agendar=para agendar|p marcar=para marcar|p reservar=para reservar|p pagar=para pagar|p entregar=para entregar|p o=para o|p a=para a|p um=para um|p uma=para uma|p quem=para quem|p que=para que|p minha=para minha|p meu=para meu',
  ].join('|'),
  abbreviations: 'sr sra srta dr dra av pág núm nº art tel aprox ltda prof profa eng enga r pça pc etc ex obs máx mín',
  questions: {
    number:
      'quanto|quanta|quantos|quantas|que percentagem|que porcentagem|qual a porcentagem|que idade|qual a idade|qual o valor|qual o preço|a que preço|por quanto|a quanto',
    date: 'quando|que ano|qual ano|que data|qual a data|qual data|quais datas|que dia|que dias|qual dia|qual o dia|quais dias|quais os dias|em que mês|que mês|qual mês|que horas|a que horas|que hora',
    person: 'quem|com quem|de quem',
    place:
      'onde|aonde|de onde|que cidade|qual cidade|que país|que rua|qual rua|que lugar|que bairro|qual bairro|em que sítio|cadê',
    reason: 'por que|por quê|porque|porquê|razão|motivo|qual a razão|qual o motivo|a que se deve|como assim',
    manner: 'como',
    definition:
      'o que é|o que são|que é|o que significa|o que quer dizer|que significa|em que consiste|de que se trata',
  },
  residing: 'moro|moramos|mora|moram|vivo|vivemos|vive|resido|residimos|sou|estou',
  choosing: 'ou',
  comparing:
    'vs|versus|diferenças?|comparar|comparação|comparados?|comparad[oa] com|(?:qual|o que|que) (?:é|e|fica|sai|me sai) (?:o |a )?(?:melhor|mais barat[oa]|mais em conta|mais rápid[oa]|mais rapid[oa]|maior|menor)|melhor que|melhor do que|qual compensa mais|qual vale mais a pena',
  timeNouns: {
    nouns: 'hora de|hora do|hora da|horas de',
    isLast: false,
    lasting: 'quantas|voo|aula|trabalho|espera|viagem|curso|atraso',
  },
  valueQuestions: {
    timespan:
      'quanto tempo|quanto demora|quanto demoram|quanto dura|quanto duram|quanto leva|quantos minutos|quantos dias|quantos anos|quantas horas|quantos meses|quantas semanas|em quanto tempo|qual o prazo|qual a duração|qual é o prazo',
    recurring: 'com que frequência|de quanto em quanto|quantas vezes|a cada quanto',
    money:
      'custa|custam|preço|preços|quanto dinheiro|quanto é|quanto fica|quanto ficam|quanto sai|quanto saem|quanto tá|quanto está|quanto vale|quanto cobram|quanto cobra|quanto você cobra|quanto vocês cobram|quanto seria|quanto ficaria|quanto custaria|quanto pago|quanto se paga|quanto tenho que pagar|qual o valor|qual valor|qual é o valor|valores|tarifa|tarifas|mensalidade|propina|propinas|orçamento|quanto o|quanto a|quanto os|quanto as|quanto um|quanto uma|por quanto|a quanto|qual a taxa',
    percent: 'percentagem|porcentagem|por cento|proporção',
    measure:
      'que altura|que distância|qual a distância|temperatura|qual tamanho|que tamanho|qual o tamanho|quantos metros|quantos quilômetros|quantos quilómetros|quantos litros',
    clock: 'que horas|a que horas|que hora|horário|horários',
    contact: 'número de telefone|telefone|email|whatsapp|celular|telemóvel|correio eletrónico',
  },
  values: {
    number:
      'um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|mil|milhões|milhão|meio|meia|vários|várias',
    time: '(?:segundo|minuto|hora|dia|semana|ano|década|século|noite|diária|hr|h)s?|min|mês|meses',
    recurring:
      'cada|diári\\p{L}+|diariamente|semana(?:l|is|lmente)|mensa(?:l|is|lmente)|quinzena(?:l|is|lmente)|anua(?:l|is|lmente)|vezes|vez|todo dia|todos os dias',
    money:
      'reais|real|brl|euros?|eur|cêntimos|centavos|dólares|dólar|grátis|gratuit\\p{L}+|de graça|sem custo|sem custos|cortesia|isento|isenta',
    free: 'grátis|gratuit[oa]s?|de graça|sem custos?(?: adiciona(?:l|is))?|cortesia',
    percent: 'por cento',
    measure: '(?:metro|quilômetro|quilómetro|litro|grau|tonelada|grama|quilo|polegada|hectare|milha)s?',
    month:
      'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|século|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|segunda|terça|quarta|quinta|sexta|sábado|domingo|primavera|verão|outono|inverno',
    clock: 'horas?|h|da manhã|da tarde|da noite|meio-dia|meia-noite',
    cause:
      'porque|pois|devido a|devido à|devido ao|já que|por causa d[aeo]s?|uma vez que|para que|por|causad\\p{L}+|razão|motivo',
    copula: 'é|são|era|eram|foi|foram|significa|chama-se|se chama|denomina\\p{L}+|consiste',
    at: 'em|no|na|nos|nas|de|do|da|desde|até|a|ao|à|entre|perto d[aeo]',
    backwards:
      'ele|ela|eles|elas|este|esta|isto|isso|esse|essa|estes|esses|seu|sua|seus|suas|no entanto|porém|também|mas',
  },
  attributes: {
    weight: {
      asks: 'quanto pesa|quanto pesam|peso|pesa|quantos quilos|quantos gramas|quantas gramas|qual o peso',
      names: 'peso pesa',
    },
    size: {
      asks: 'qual tamanho|que tamanho|qual o tamanho|dimensões|medidas|quanto mede|quanto medem|largura|comprimento|altura|é muito grande',
      names: 'largura altura comprimento dimensões medidas tamanho profundidade',
    },
    price: {
      asks: 'quanto custa|quanto custam|quanto custaria|quanto vale|quanto é|quanto fica|quanto ficam|quanto ficaria|quanto sai|quanto saem|quanto tá|quanto está|quanto cobram|quanto cobra|quanto vocês cobram|quanto você cobra|quanto se paga|quanto pago|quanto tenho que pagar|quanto tenho de pagar|preço|preços|tarifa|tarifas|valores|qual o valor|qual valor|qual é o valor|valor do|valor da|valor de|valor dos|valor das|custo|quanto seria|quanto por|quanto o|quanto a|quanto os|quanto as|quanto um|quanto uma|a quanto|por quanto|qual o preço',
      asksLast: 'quanto|quanto é|valor|qual valor',
      names: 'preço preços custa custo valor valores tarifa euros reais mensalidade diária diárias',
    },
    hours: {
      asks: 'horário|horários|que horas abre|que horas abrem|a que horas abre|a que horas abrem|que horas fecha|que horas fecham|a que horas fecha|a que horas fecham|quando abre|quando abrem|quando fecha|quando fecham|até que horas|até que hora|estão abertos|está aberto|tá aberto|abre que horas|fecha que horas|abrem que horas|fecham que horas|abre aos|abrem aos|abre no|abrem no|abre hoje|abrem hoje|hora de abertura|hora de fecho|horário de funcionamento',
      names: 'aberto horário funcionamento segunda terça quarta quinta sexta sábado domingo',
    },
    phone: {
      asks: 'telefone|número de telefone|ligar|qual número|qual o número|celular|telemóvel|whatsapp|contacto telefónico',
      names: 'telefone tel telemóvel celular whatsapp email',
    },
    contact: {
      asks: 'contato|contacto|contactos|contatos|email|contactar|contatar|falar com vocês|entrar em contato|onde estão localizados|onde vocês ficam|onde fica a loja|onde se situam|em que rua|qual rua|seu endereço|vosso endereço|vossa morada|endereço da loja|qual o endereço|qual endereço|qual a morada',
      asksAlone:
        'contato|contacto|contatos|contactos|fale conosco|onde é que ficam|onde é que fica|onde é que estão|onde vocês ficam|onde vcs ficam|onde vocês estão|onde fica a loja|qual é a morada|qual é o endereço|endereço|morada|localização|onde fica|onde ficam|onde é|onde estão|o endereço|a morada',
      names: 'telefone email endereço morada rua avenida whatsapp',
    },
    power: {
      asks: 'potência|quantos watts|watts|consumo',
      names: 'potência watts',
    },
    voltage: {
      asks: 'voltagem|tensão|quantos volts|é bivolt|110 ou 220|127 ou 220',
      names: 'voltagem tensão bivolt volts',
    },
    capacity: {
      asks: 'capacidade|quantos litros|cabe quanto',
      names: 'capacidade litros',
    },
    noise: {
      asks: 'barulho|ruído|faz barulho|faz muito barulho|barulhento|barulhenta|decibéis',
      names: 'ruído barulho',
    },
    readiness: {
      asks: 'demora para esquentar|demora a aquecer|tempo de aquecimento|demora pra esquentar',
      names: 'pronto aquecimento',
    },
  },
  relatedWords: RELATED_PT,
  irregularForms: `fazer faço faz fazem feito fez fizeram fazemos|dizer digo diz dizem disse dito|trazer trago traz trazem trouxe|pôr ponho põe põem posto pus|sair saio sai saem saída
    |caber cabe cabem caibo|ouvir ouço ouve|seguir sigo segue seguem|medir meço mede medem medida|perder perco perde perdi perdido|pedir peço pede pedem pedi|poder posso pode podem|vir venho vem vêm veio vieram
    |ver vejo vê veem viu visto|ir vou vai vão|ter tenho tem têm teve|querer quero quis querem|saber sei sabe soube|dormir durmo dorme|servir sirvo serve servem|vestir visto veste|preferir prefiro prefere
    |abrir abre aberto abrem|cobrir cobre coberto cobrem|escrever escreve escrito|imprimir imprime impresso|pagar pago paga|ganhar ganha ganho|gastar gasta gasto|entregar entrega entregue|aceitar aceita aceito aceite
    |incluir inclui incluem incluso incluído|construir constrói construído|destruir destrói|cair cai caem caiu|ler leio lê lido|crer creio|subir sobe sobem|fugir foge|sentir sinto sente|mentir minto|conseguir consigo consegue
    |obter obtém obtenho|manter mantém mantenho manutenção|conter contém contêm|deter detém|valer valho vale|doer dói doem|moer mói|passear passeio passeia|nascer nasceu nascido|morrer morreu morto|eleger elege eleito
    |expulsar expulso|suspender suspenso suspende|extinguir extinto|acender aceso acende|prender preso prende|romper roto|soltar solto solta|limpar limpo limpa|secar seco seca|fritar frito|corrigir corrijo corrige|dirigir dirijo dirige|proteger protejo protege|emitir emito emite|transferir transfiro transfere`,
  figures: {
    durations: {
      15: 'um quarto de hora|quarto de hora',
      30: 'meia hora|meia-hora|½ hora',
      45: 'três quartos de hora',
      60: 'uma hora|1 hora|1 h',
      90: 'uma hora e meia|hora e meia|1,5 horas|1.5 horas',
    },
    units: {
      second: 'segundo segundos',
      minute: 'minuto minutos',
      hour: 'hora horas',
      day: 'dia dias diária diárias',
      week: 'semana semanas',
      month: 'mês meses',
      year: 'ano anos',
      milligram: 'miligrama miligramas',
      gram: 'grama gramas',
      kilogram: 'quilo quilos quilograma quilogramas',
      tonne: 'tonelada toneladas',
      millilitre: 'mililitro mililitros',
      litre: 'litro litros',
      millimetre: 'milímetro milímetros',
      centimetre: 'centímetro centímetros',
      metre: 'metro metros',
      kilometre: 'quilômetro quilômetros quilómetro quilómetros',
      degree: 'grau graus',
    },
    // Not "real", which is an English word.
    currencies: {
      BRL: 'reais',
      dollar: 'dólar dólares',
      EUR: 'euro euros',
      GBP: 'libra_esterlina libras_esterlinas',
    },
    scales: 'milhão:1e6 milhões:1e6 bilhão:1e9 bilhões:1e9',
    months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    calendar: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
    // Not "dez", which is December in German: the lists of all languages are read together.
    numbers:
      'dois:2 duas:2 três:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 onze:11 doze:12 treze:13 quatorze:14 catorze:14 quinze:15 dezesseis:16 dezasseis:16 dezessete:17 dezassete:17 dezoito:18 dezenove:19 dezanove:19 vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100',
    partOf: 'de|de cada',
    range: 'a|até',
    adjectives: 'úteis útil corridos corrido seguidos consecutivos inteiros',
  },
  citing: {
    asides: [
      'segundo|de acordo com|conforme',
      ...'indicado descrito mencionado explicado mostrado detalhado'
        .split(' ')
        .flatMap((said) => [`como ${said} em`, `tal como ${said} em`, `conforme ${said} em`]),
    ].join('|'),
    bases: 'com base em|baseado em|baseada em|a partir de',
    clauses: 'como|tal como|conforme|segundo',
    clauseTail: ' +(?:diz|indica|explica|menciona|afirma|mostra|detalha|confirma|refere)(?!\\p{L})',
    pointers: 'ver|veja|veja também|vide|consulte|consultar|cf.|fonte:|fontes:',
    pointerTail: '(?: +para (?:mais|mais detalhes|mais informações))?',
    speakerTail:
      ' +(?:diz|indica|explica|menciona|afirma|informa|mostra|confirma|acrescenta|estabelece|refere)(?: +que|:)(?!\\p{L})',
    prepositions: 'em|de|por|com|a|segundo|como|conforme|com base em',
    nouns: 'a fonte|fonte|fontes|a página|página|o artigo|artigo|o documento|documento|resultado',
    joiners: 'e|ou|e também|bem como',
    page: 'a página',
  },
  searchIntent: {
    hard: 'pesquise na internet|pesquisa na internet|pesquisar na internet|procure na internet|procura na internet|procurar na internet|busque na internet|buscar na internet|pesquise na web|pesquisar na web|busca na web|pesquise no google|pesquisar no google|procura no google|buscar no google|dá um google|dar um google|joga no google|googlar',
    verbs: 'pesquise|pesquisa|pesquisar|procure|procura|procurar|busque|buscar|encontre',
    nouns: 'web|internet|online|notícias|artigos|relatórios',
    google: 'googlar|dá um google|dar um google|joga no google',
    googleWords: 'google',
  },
  concepts: CONCEPTS_PT,
  elsewhere: ELSEWHERE_PT,
  inEnglish: PT_IN_ENGLISH,
  isKnownByEnglish: true,
  followUp: {
    more: '(?:(?:me )?(?:diga|conte|conta|fale|explique|explica)(?:-me)? )?mais(?: (?:info(?:rmações)?|detalhes|sobre isso))?(?: por favor)?|(?:mais )?detalhes|continue|continua|o que mais',
    corrections:
      '(?:(?:não|nao|desculpe|desculpa)[ ,.]{1,3}){0,2}(?:quero dizer|quis dizer|queria dizer|me refiro (?:ao?|à)|refiro-me (?:ao?|à))',
    toSite: 'onde (?:ficam|estão|estao)(?: vocês| vcs)?|onde (?:vocês|vcs) (?:ficam|estão|estao)',
    // Not "e" alone, with which Vietnamese visitors begin ("e muốn hỏi"), nor "mas" and "so" alone, which are Spanish and English words.
    openings:
      'e(?= (?:o|a|os|as|se|para|pra|pro|com|sem|no|na|nos|nas|em|de|do|da|dos|das|por|pelo|pela|até|aos|ao|à|às|qual|quais|quanto|quantos|quando|onde|como|quem|um|uma|eu|vocês|vcs|você|tem|têm|posso|pode|é|são|depois|antes|que|não|nao|esse|essa|este|esta|isso|amanhã|amanha|hoje|sábado|sabado|domingo|segunda|terça|quarta|quinta|sexta|feriados?|crianças?|estacionamento)(?!\\p{L}))|e(?= (?!oi|ơi)\\p{L}+(?: \\p{L}+)? ?\\?)|mas(?= (?:e|se|não|nao|tem|têm|posso|pode|vocês|vcs|qual|quanto|quando|é|eu|também|tambem)(?!\\p{L}))|também|tambem|então|entao|e quanto|quanto a|quanto ao|quanto à|que tal|ou(?= (?:só|o|a|no|na|para|pra|com|sem|até)(?!\\p{L}))|até quando|ate quando|a partir de quando|desde quando|qual deles|qual delas|quais deles|quais delas|só|somente|apenas|além disso|alem disso|nesse caso|neste caso|em vez de|ao invés de|(?:é|são) (?:pag[oa]s?|grátis|gratis|gratuit[oa]s?|de graça|obrigatóri[oa]s?)[?!. ]*$|e aí(?= \\p{L})|mesmo(?= (?:se|com|sem|para|no|na)(?!\\p{L}))|inclusive|como assim|por exemplo|(?:para|pra|pro|pras|pros|no|na|nos|nas|aos|às|ao|com|sem|até) (?:o |a |os |as |um |uma )?[\\p{L}\\p{N}]+[?!. ]*$',
    swaps:
      'e quanto a|e quanto ao|e quanto à|quanto a|quanto ao|quanto à|que tal|e(?! (?:em|no|na|nos|nas|a partir|a que|ao|aos|à|às|para|pra|com|sem|de|do|da|se|até|quando|como|que|quanto|quantos|onde|qual|quais|quem|é|são|há|tem|têm|posso|pode|depois|antes|não|nao))',
    possessives: 'dele|dela|deles|delas',
    pronouns:
      'isso|isto|disso|disto|nisso|ele|ela|eles|elas|dele|dela|deles|delas|nele|nela|os dois|as duas|ambos|ambas|(?:o|a|os|as) (?:outro|outra|outros|outras|primeiro|primeira|segundo|segunda|último|última)|esse|esses|essas|aquele|aquela|lá',
    endings: 'também|tambem|então|entao|nesse caso|neste caso',
  },
  dialogue: {
    greeting:
      'olá|oi|oie|oii|opa|e aí|e ai|eae|bom dia|boa tarde|boa noite|olá a todos|olá pessoal|oi gente|oi pessoal|tudo bem|oi tudo bem|olá tudo bem|oi bom dia|olá bom dia|oi boa tarde|olá boa tarde|oi boa noite|olá boa noite|tudo bom|oi tudo bom|tudo certo|como vai|como vai você|como está|como estás|como você está|alô|viva|boas|salve|tem alguém aí|alguém aí|tem alguém|está aí|prazer|saudações|td bem|oi td bem|bom dia tudo bem|boa tarde tudo bem|boa noite tudo bem',
    thanks:
      'obrigado|obrigada|muito obrigado|muito obrigada|valeu|agradeço|obrigado pela ajuda|obrigada pela ajuda|brigado|brigada|brigadão|obrigadão|obrigadinho|obrigadinha|mil obrigados|muito grato|muito grata|grato|grata|gratidão|agradecido|agradecida|obrigado pela atenção|obrigada pela atenção|obrigado pela informação|obrigada pela informação|ajudou muito|me ajudou muito|isso ajudou|valeu mesmo|obg|vlw|desde já agradeço|agradeço desde já|obrigado desde já|obrigada desde já|deus abençoe',
    bye: 'tchau|até logo|até mais|adeus|até breve|tenha um bom dia|bom fim de semana|tchau tchau|até amanhã|até à próxima|até a próxima|fui|abraço|abraços|beijo|beijos|um abraço|bom descanso|bom domingo|boa semana|tenha uma boa noite|tenha um ótimo dia|xau|fique bem|cumprimentos',
    ack: 'sim|não|ok|okay|certo|está bem|tá bom|tá|tá certo|está certo|entendi|entendido|perfeito|claro|combinado|exatamente|exato|isso|isso mesmo|beleza|blz|fechado|pode ser|pode sim|show|percebi|pois|pois é|com certeza|de acordo|tudo bem então|ah tá|ah sim|ah entendi|sem problema|sem problemas|talvez|acho que sim|acho que não|sim por favor|não obrigado|não obrigada|só isso|era só isso|é só isso|por enquanto é só|nada mais|mais nada',
    praise:
      'muito bem|ótimo|excelente|bom trabalho|muito útil|você é ótimo|adorei|maravilha|maravilhoso|top|show de bola|muito bom|que bom|fantástico|espetacular|espectacular|incrível|parabéns|perfeito adorei|gostei|gostei muito|amei|legal|muito legal|bacana|sensacional|nota dez|nota 10|fixe|muito fixe|impecável|você é demais|és o máximo',
    abuse:
      'burro|idiota|inútil|estúpido|merda|você é burro|você é inútil|cala a boca|imbecil|otário|seu burro|seu idiota|lixo|que lixo|que merda|você não serve pra nada|não serve para nada|não presta|vai se foder|vai te catar|vai à merda|porra|caralho|fdp|babaca|és burro|és inútil|que porcaria|porcaria|palhaço|palhaçada|que palhaçada',
    about:
      'quem é você|quem é vc|vc é um robô|vc é um bot|vc é robô|vc é humano|vc é uma pessoa|vc é real|vc é uma ia|qual seu nome|vcs são robôs|você é um robô|você é humano|você é uma pessoa|o que você faz|como você se chama|qual é o seu nome|qual seu nome|quem és tu|quem és|és um robô|és um bot|és humano|você é um bot|é um robô|é robô|é um bot|isso é um robô|é uma pessoa|você é uma ia|é inteligência artificial|você é inteligência artificial|você é uma inteligência artificial|você é real|você é de verdade|é gente ou robô|o que você sabe fazer|o que podes fazer|o que você pode fazer|como é que te chamas|como te chamas|estou falando com um robô|estou falando com uma pessoa|estou a falar com um robô|estou a falar com uma pessoa|falo com um robô|você é o chatgpt|é o chatgpt',
    help: 'ajuda|preciso de ajuda|pode me ajudar|vc pode me ajudar|vcs podem me ajudar|vc me ajuda|pode ajudar|me ajude|me ajuda|me ajudem|ajuda aí|ajude-me|pode ajudar-me|podes ajudar-me|podem me ajudar|podem ajudar|consegue me ajudar|consegue ajudar|você pode me ajudar|vocês podem me ajudar|preciso de uma ajuda|preciso de informação|preciso de informações|preciso de uma informação|quero informações|queria informações|quero uma informação|queria uma informação|gostaria de uma informação|gostaria de informações|mais informações|tenho uma pergunta|uma pergunta|tenho uma dúvida|tenho dúvidas|tenho umas dúvidas|uma dúvida|tirar uma dúvida|quero tirar uma dúvida|posso fazer uma pergunta|posso perguntar|posso tirar uma dúvida|como funciona isso|menu|opções',
    human:
      'humano|um humano|atendente|uma pessoa|pessoa de verdade|pessoa real|uma pessoa real|falar com uma pessoa|falar com um atendente|falar com atendente|falar com alguém|falar com um humano|falar com humano|quero falar com uma pessoa|quero falar com um atendente|quero falar com atendente|quero falar com alguém|quero falar com um humano|posso falar com alguém|posso falar com uma pessoa|posso falar com um atendente|preciso falar com alguém|preciso falar com uma pessoa|preciso falar com um atendente|preciso de falar com alguém|gostaria de falar com alguém|gostaria de falar com um atendente|queria falar com alguém|tem como falar com alguém|me passa para um atendente|me transfere para um atendente|me transfira para um atendente|quero um atendente|quero atendimento humano|atendimento humano|atendimento ao cliente|apoio ao cliente|suporte|assistente humano|falar com o gerente|falar com o responsável|quero falar com o gerente|quero falar com o responsável|falar com um operador|operador|não quero falar com robô|não quero falar com um robô',
    talks:
      'falar|quero falar|queria falar|gostaria de falar|posso falar|preciso falar|preciso de falar|conversar|quero conversar',
    people:
      'alguém|pessoa|humano|atendente|gerente|responsável|operador|operadora|funcionário|funcionária|vendedor|vendedora|dono|dona|colaborador|assistente|gente',
    fillers:
      'por favor|pfv|faz favor|se faz favor|pessoal|gente|senhor|senhora|moço|moça|amigo|amiga|querido|querida|meu bem|cara|mano|malta',
    leads:
      'pode me dizer|você pode me dizer|vc pode me dizer|vcs podem me dizer|vc sabe me dizer|vcs sabem me dizer|vocês podem me dizer|pode dizer-me|podem dizer-me|podia dizer-me|podiam dizer-me|poderia me dizer|poderiam me dizer|gostaria de saber|gostava de saber|queria saber|quero saber|eu queria saber|eu gostaria de saber|preciso saber|precisava saber|precisava de saber|me diga|me digam|diga-me|me diz|me fala|me informa|pode me informar|poderia me informar|podem me informar|poderiam me informar|podia informar-me|sabe me dizer|sabe dizer|sabem me dizer|saberia me dizer|queria perguntar|gostaria de perguntar|desculpe queria saber|será que',
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
    weekdays: 'seg.? ?[-–/] ?sex.?|seg a sex|dias úteis|dia útil|dias de semana|dia de semana|durante a semana',
    weekend: 'fim de semana|fins de semana|final de semana|finais de semana',
    except: 'exceto|excepto|menos|salvo',
    holidays: {
      newYear: 'ano novo|ano-novo|1º de janeiro|1 de janeiro',
      epiphany: 'dia de reis|reis',
      goodFriday: 'sexta-feira santa|sexta feira santa|sexta-feira da paixão',
      easter: 'páscoa|pascoa|domingo de páscoa',
      labourDay: 'dia do trabalho|dia do trabalhador|1º de maio|1 de maio|primeiro de maio',
      assumption: 'assunção|assunção de nossa senhora',
      allSaints: 'finados|todos os santos',
      christmasEve: 'véspera de natal|vespera de natal|consoada',
      christmas: 'natal',
      newYearsEve: 'véspera de ano novo|réveillon|reveillon|passagem de ano|passagem do ano|fim de ano|final de ano',
      nationalDay: 'dia da independência|7 de setembro|carnaval',
      publicHolidays: 'feriados?|dias? feriados?',
    },
    reopens: 'reabrimos|reabre|reabertura|voltamos|retornamos|retorno|regressamos|de novo|reabriremos',
    to: 'a|à|às|as|até|ao|até às|até as',
    opens:
      'aberto|aberta|abertos|abertas|abre|abrem|abrimos|abrir|abrirá|abrirão|atende|atendem|atendemos|horário|horários|horario|horarios|funcionamento|funciona|funcionam|funcionamos|expediente',
    closed:
      'fechado|fechada|fechados|fechadas|fechamos|encerrado|encerrada|encerrados|encerramos|não abrimos|não abre|não funciona|não funcionamos|não atendemos|folga|descanso semanal',
    pause: 'pausa|intervalo|fecha para almoço|fechado para almoço|hora de almoço',
    allDay: '24 horas|24h',
    noon: 'meio-dia',
    midnight: 'meia-noite',
    morning: 'da manhã|de manhã|pela manhã',
    afternoon: 'da tarde|da noite|à tarde|à noite',
    partsOfDay: 'de manhã|da manhã|pela manhã|à tarde|da tarde|de tarde|à noite|da noite|de noite|meio-dia|madrugada',
    now: 'agora|agora mesmo|neste momento|nesse momento',
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
  toolLabels: {
    image_generation: 'Criando uma imagem',
    image_editing: 'Editando uma imagem',
    create_slide: 'Criando um slide',
    edit_slide: 'Editando um slide',
    get_slide: 'Vendo um slide',
    delete_slide: 'Excluindo um slide',
    insert_slide: 'Inserindo um slide',
    note_structure: 'Lendo o esquema de uma nota',
    note_insert: 'Acrescentando a uma nota',
    note_replace: 'Alterando uma nota',
    note_view: 'Lendo uma nota',
    html_generate: 'Escrevendo uma página',
    html_insert: 'Acrescentando a uma página',
    html_replace: 'Alterando uma página',
    html_view: 'Vendo uma página',
    file_generate: 'Escrevendo um arquivo',
    file_edit: 'Alterando um arquivo',
    file_read: 'Lendo um arquivo',
    file_search: 'Procurando em arquivos',
    terminal_run: 'Executando um comando',
    terminal_get: 'Lendo a saída de um comando',
    terminal_send: 'Digitando no terminal',
    git_push: 'Enviando alterações',
    git_commit: 'Registrando alterações',
    list_dir: 'Listando uma pasta',
    github_pull_request: 'Abrindo um pull request',
  },
};
