// Concepts of insurance, banks, energy, telephone and public offices, in Portuguese words; see ../pt.ts for the form.
import type { Concept } from '../en.ts';

export const MONEY_PT: Partial<Record<Concept, string>> = {
  excess:
    'franquia|com franquia|sem franquia|valor da franquia|quanto pago de franquia|coparticipação|co-participação|copagamento|parte que eu pago|franquia reduzida',
  noclaims:
    'bônus|classe de bônus|bônus do seguro|sem sinistros|anos sem sinistros|bónus malus|desconto por bom condutor|bom motorista|bom condutor|agravamento|perder o bônus',
  carcover:
    'seguro do carro|seguro de carro|seguro auto|seguro automóvel|seguro de moto|seguro da moto|danos próprios|contra todos os riscos|todos os riscos|contra terceiros|seguro para terceiros|seguro compreensivo|seguro total|seguro obrigatório|segurar o carro|proteção veicular|responsabilidade civil automóvel',
  windscreen:
    'para-brisa|para-brisas|pára-brisas|vidro do carro|vidro trincado|vidro partido do carro|trocar o para-brisa|trocar o vidro do carro|quebra isolada de vidros|quebra de vidros|vidro lateral|trinca no vidro',
  breakdown:
    'guincho|reboque|assistência em viagem|assistência 24 horas|socorro mecânico|pane|pane seca|carro parou|carro quebrou|carro avariou|fiquei parado na estrada|fiquei na estrada|bateria arriada|bateria descarregada|chupeta|pneu furado na estrada|rebocar|carro não pega|carro não arranca|assistência na estrada ~ avaria',
  courtesycar:
    'carro reserva|carro de substituição|veículo de substituição|viatura de substituição|carro de cortesia|viatura de cortesia|enquanto arrumam o carro|enquanto o meu está na oficina|carro enquanto',
  crash:
    'acidente de carro|acidente de trânsito|acidente de viação|batida|bati o carro|bateram no meu carro|bateram em mim|colisão|me bateram atrás|bateram atrás|declaração amigável|atropelamento|atropelado|boletim de ocorrência de trânsito|fugiu do local|tive um acidente|sofri um acidente|amassaram meu carro ~ acidente',
  totalloss:
    'perda total|pt do carro|deu pt|valor venal|valor de mercado|tabela fipe|fipe|indenização integral|não vale a pena reparar|valor de reposição',
  adddriver:
    'condutor adicional|segundo condutor|adicionar condutor|incluir condutor|outro condutor|outro motorista|meu filho dirigir|meu filho conduzir|condutor jovem|recém-habilitado|recém-encartado|condutor habitual|condutor principal|outra pessoa pode dirigir|outra pessoa pode conduzir',
  carmods:
    'carro rebaixado|carro modificado|alterações no carro|modificações no carro|rebaixar|suspensão a ar|turbo instalado|engate|película nos vidros|kit gás|transformação do carro|tuning|remapear|homologar alterações ~ modificado',
  mileage:
    'quilometragem|quilômetros por ano|quilómetros por ano|limite de quilômetros|limite de quilómetros|quilometragem livre|quilómetros ilimitados|pagar por quilômetro|ando pouco|poucos quilómetros|km livre',
  theft:
    'roubo|furto|fui roubado|me roubaram|roubaram|roubaram minha casa|assaltaram a minha casa|assaltaram|assalto|fui assaltado|ladrão|arrombaram|arrombamento|roubo de carro|furto de carro|roubaram meu celular|roubaram o telemóvel|seguro contra roubo|roubo em casa ~ denúncia',
  waterdamage:
    'danos por água|dano por água|alagamento|alagou|inundação|inundou|infiltração do vizinho|vazamento do vizinho|água do vizinho|rutura de canos|rebentou um cano|estourou um cano|cano estourado|cano rebentado|molhou tudo|danos elétricos e água ~ água|umidade',
  firedamage:
    'incêndio|pegou fogo|ardeu|queimou|fogo|danos por incêndio|explosão|fumaça|fumo|seguro incêndio|seguro de incêndio|queimado',
  storm:
    'tempestade|temporal|granizo|vendaval|vento forte|danos por tempestade|raio|queda de raio|sobretensão|danos elétricos|fenómenos sísmicos|terremoto|sismo|enchente|queda de árvore|árvore caiu|destelhou|ciclone ~ vento|chuva',
  contents:
    'seguro residencial|seguro habitação|seguro da casa|seguro de casa|multirriscos|multirriscos habitação|recheio|joias|objetos de valor|seguro do apartamento|segurar a casa|seguro condomínio|seguro do prédio ~ casa',
  accidental:
    'dano acidental|danos acidentais|quebra acidental|quebra de tela|deixei cair|caiu no chão|derramei|entornei|sem querer|quebrei a tela|parti o ecrã|caiu e quebrou a tela',
  liability:
    'responsabilidade civil|danos a terceiros|seguro de responsabilidade civil|rc profissional|danos ao vizinho|estraguei algo de|processado por danos|terceiros',
  unoccupied:
    'casa vazia|casa desocupada|imóvel vazio|imóvel desocupado|segunda residência|segunda habitação|casa de praia|casa de veraneio|casa de férias fechada',
  exclusion:
    'exclusão|exclusões|não cobre|o que não cobre|o que o seguro não cobre|não está coberto|não coberto|riscos excluídos|excluído|fica de fora|ficam de fora|letras miúdas',
  claimdenied:
    'negaram meu sinistro|sinistro negado|sinistro recusado|recusaram o sinistro|não querem pagar|o seguro não paga|seguro não quer pagar|não me pagam|recusam-se a pagar|negaram a cobertura|negativa do seguro|indenização negada',
  premiumup:
    'aumento de preço|aumentou o preço|subiu o preço|preço subiu|aumentaram|aumento da mensalidade|aumento do plano|reajuste|reajuste anual|por que aumentou|porque aumentou|por que subiu|porque subiu|aumento do prémio|aumenta todo ano|sobe todos os anos ~ aumento|subir',
  preexisting:
    'doença preexistente|doenças preexistentes|preexistente|pré-existente|doença pré-existente|declaração de saúde|questionário clínico|já tenho uma doença|já estou doente',
  waitingperiod:
    'carência|período de carência|prazo de carência|tem carência|sem carência|quando posso usar o plano|a partir de quando cobre|quando começa a cobertura|tempo de carência|cumprir carência',
  travelins:
    'seguro viagem|seguro de viagem|seguro para viajar|assistência viagem|seguro de cancelamento|seguro schengen|assistência médica em viagem',
  medabroad:
    'doente no exterior|doente no estrangeiro|médico no exterior|médico no estrangeiro|hospital no exterior|despesas médicas no exterior|despesas médicas no estrangeiro|cartão europeu de seguro de doença|adoecer em viagem|repatriamento|pb4',
  tripcancel:
    'cancelar a viagem|cancelar viagem|cancelar minha viagem|cancelamento da viagem|cancelamento de viagem|não posso viajar|não vou poder viajar|desistir da viagem|cancelaram a viagem|viagem cancelada|se eu adoecer e não puder viajar|cancelar o pacote|adiar a viagem',
  flightdelay:
    'voo atrasado|atraso do voo|atraso de voo|voo cancelado|cancelaram meu voo|perdi o voo|perdi a conexão|overbooking|indenização por atraso|indemnização por atraso|cancelamento de voo|mudaram meu voo',
  lostbaggage:
    'mala perdida|mala extraviada|bagagem extraviada|bagagem perdida|perderam minha mala|minha mala não chegou|a minha mala não chegou|mala danificada|mala quebrada|bagagem danificada|extravio de bagagem',
  sportcover:
    'esqui|esquiar|snowboard|mergulho|escalada|trilha|trilhas|caminhada|caminhadas|trekking|esportes de inverno|esportes de aventura|desportos radicais|esportes radicais|surf|parapente|rafting|rapel|bungee jump|tirolesa|canyoning|resgate na montanha',
  petins:
    'seguro pet|seguro para pets|plano de saúde pet|plano pet|plano de saúde para cachorro|seguro para cães|seguro para cachorro|seguro do cão|seguro para animais|seguro obrigatório do cão|raças perigosas seguro',
  vet: 'veterinário|veterinária|clínica veterinária|hospital veterinário|meu cachorro está doente|meu gato está doente|o meu cão está doente|cachorro doente|cão doente|gato doente|cachorro vomitando|meu cachorro vomitou|meu cachorro comeu|não come meu cachorro|cachorro não quer comer|meu gato não come|mancando|coxeia|urgência veterinária|emergência veterinária|consulta veterinária|vacinar cachorro|vacina do cachorro|vacina do gato|vacinar o cão|v10|antirrábica|animais exóticos|atendem exóticos ~ cachorro|cão|gato|vacina',
  lifecover:
    'seguro de vida|se eu morrer|se eu falecer|em caso de morte|em caso de falecimento|capital segurado|auxílio funeral|assistência funeral|seguro funeral|cobertura por morte',
  illnesscover:
    'doença grave|doenças graves|incapacidade|invalidez|invalidez permanente|incapacidade temporária|afastado do trabalho|não posso trabalhar|seguro de baixa|proteção ao pagamento',
  beneficiary:
    'beneficiário|beneficiários|quem recebe o seguro|herdeiro|herdeiros|mudar o beneficiário|indicar beneficiário|alterar o beneficiário',
  hospitalplan:
    'plano de saúde|planos de saúde|seguro de saúde|convênio médico|rede credenciada|rede médica|rede convencionada|rede de hospitais|quais hospitais|hospitais credenciados|plano empresarial|plano individual|enfermaria ou apartamento|coparticipação|internação|internamento|médicos credenciados|unimed',
  dental:
    'dentista|dental|odontologia|odontológico|dentário|clínica dentária|clínica odontológica|médico dentista|dente|siso|dor de dente|canal|aparelho|ortodontia|restauração|obturação|implante|limpeza dental|limpeza dentária|cárie|coroa|extração|faceta|clareamento|branqueamento|odontopediatra|saúde oral|plano odontológico ~ boca|gengiva',
  optical:
    'óptica|ótica|oculista|optometrista|óculos|lentes|lentes de contato|lentes de contacto|grau|oftalmologista|exame de vista|vista cansada|catarata|multifocais|progressivas|armação|armações|cirurgia refrativa|cirurgia aos olhos|glaucoma ~ vista|olhos',
  maternity:
    'maternidade|gravidez|grávida|gestante|parto|cesárea|cesariana|parto normal|cobre o parto|licença-maternidade|licença maternidade|preparação para o parto|recém-nascido|pré-natal|obstetrícia',
  mentalhealth:
    'saúde mental|depressão|deprimido|deprimida|ansiedade|crise de ansiedade|ataque de pânico|síndrome do pânico|psicólogo|psicóloga|psicologia|psiquiatra|psicoterapia|terapia|terapeuta|estresse|stress|burnout|me sinto mal|insônia|insónia|luto|autoestima|psicanálise|fazer terapia ~ sessão|triste',
  dependants:
    'incluir dependente|dependente|dependentes|incluir minha família|incluir meu filho|adicionar meu filho|incluir minha esposa|incluir meu marido|plano familiar|agregado familiar|agregado|cônjuge|adicionar familiar|incluir recém-nascido|agregar',
  proofinsurance:
    'certificado de seguro|comprovante de seguro|comprovativo do seguro|carta verde|cartão do seguro|apólice para o visto|cópia da apólice|segunda via da apólice|declaração do seguro|carteirinha do plano',
  vehiclechange:
    'vendi o carro|vendi meu carro|troquei de carro|mudei de carro|troca de veículo|mudança de veículo|carro novo no seguro|trocar o carro do seguro|mudar a matrícula|baixa do veículo|comprei outro carro',
  hardship:
    'não consigo pagar|não posso pagar|não tenho como pagar|sem dinheiro para pagar|não tenho dinheiro|tô sem dinheiro|estou desempregado|sem trabalho|dificuldade para pagar|dificuldades financeiras|dificuldades em pagar|negociar dívida|negociar a dívida|renegociar|renegociação|acordo de pagamento|plano de pagamento|ajuda para pagar|moratória|refinanciar|pagar aos poucos',
  missedpay:
    'não paguei|pagamento atrasado|paguei atrasado|atrasei o pagamento|atrasei|esqueci de pagar|esqueci-me de pagar|boleto vencido|boleto atrasado|fatura vencida|fatura atrasada|fatura em atraso|mensalidade atrasada|mensalidade em atraso|em atraso|inadimplente|inadimplência|multa por atraso|juros por atraso|juros de mora|se eu atrasar o pagamento|se eu não pagar|se não pagar|pagar atrasado|segunda via atualizada',
  debtcollect:
    'dívida|dívidas|cobrança|empresa de cobrança|estão me cobrando|penhora|penhorado|execução|protesto|protestado|cartório de protesto|spc|serasa|nome sujo|negativado|limpar meu nome|limpar o nome|feirão limpa nome|carta de cobrança|tenho uma dívida',
  bankruptcy:
    'falência|insolvência|recuperação judicial|insolvente|superendividamento|credores|falido|insolvência pessoal',
  mortgage:
    'crédito habitação|crédito à habitação|financiamento imobiliário|financiamento da casa|financiar imóvel|financiar apartamento|hipoteca|hipotecário|minha casa minha vida|fgts|usar o fgts|euribor|spread|taxa fixa|taxa variável|transferir crédito habitação|amortizar o crédito|entrada do imóvel|financiar casa|sfh',
  appdeclined:
    'recusaram meu pedido|pedido recusado|pedido negado|proposta recusada|não fui aprovado|não foi aprovado|não me aprovaram|não aprovaram|por que fui recusado|por que recusaram|crédito negado|crédito recusado|empréstimo negado|cartão negado|cadastro negado|cadastro recusado|indeferido|indeferimento|reprovaram',
  jointaccount:
    'conta conjunta|conta partilhada|conta solidária|segundo titular|dois titulares|cotitular|conta com meu marido|conta com minha esposa|mudar o titular|adicionar titular',
  bizaccount:
    'conta pj|conta empresa|conta empresarial|conta para empresa|conta para empresas|conta mei|mei|conta de negócios|empresário em nome individual|trabalhador independente|pessoa jurídica|autônomo|microempreendedor|conta para cnpj',
  childaccount:
    'conta para criança|conta infantil|conta jovem|conta para meu filho|conta para menor|conta para menores|cartão para meu filho|conta kids|conta para adolescente|mesada',
  overdraft:
    'cheque especial|limite da conta|descoberto|conta descoberto|conta a descoberto|no vermelho|saldo negativo|saldo insuficiente|sem saldo|conta negativa|descoberto autorizado',
  wrongtransfer:
    'transferi errado|pix errado|fiz um pix errado|mandei pix errado|pix para a pessoa errada|transferi para a conta errada|transferência errada|enganei-me no iban|iban errado|errei a chave pix|conta errada|devolver pix|mandei dinheiro errado|recuperar transferência|mbway errado',
  acctnumber:
    'número da conta|agência e conta|número da agência|iban|nib|código do banco|swift|bic|dados bancários|onde vejo meu iban|chave pix|código swift|dados da conta',
  cheque:
    'cheque|depositar cheque|depositar um cheque|descontar cheque|cheque sem fundo|cheque sem cobertura|talão de cheques|cheque pré-datado|cheque visado|livro de cheques|aceita cheque|aceitam cheque|promissória',
  moneysafe:
    'meu dinheiro está seguro|é seguro deixar dinheiro|fundo garantidor|fgc|fundo de garantia de depósitos|banco central autoriza|regulado pelo banco central|regulado|cvm|cmvm|se o banco quebrar|se o banco falir|autorizado pelo banco central',
  stocks:
    'ações|investir em ações|bolsa de valores|fundo de investimento|etf|dividendos|corretora|home broker|carteira de investimento|tesouro direto|fundos imobiliários|fii|certificados do tesouro|obrigações|debêntures',
  crypto:
    'criptomoeda|criptomoedas|bitcoin|cripto|ethereum|usdt|blockchain|wallet|nft|carteira digital de cripto|stablecoin|minerar',
  pension:
    'aposentadoria|aposentar|me aposentar|reforma|reformar-me|idade da reforma|idade para aposentar|previdência|previdência privada|inss|pensão|pensão por morte|pensão de sobrevivência|ppr|tempo de contribuição|anos de descontos|quando posso me aposentar|quando me posso reformar|pgbl|vgbl|meu inss',
  taxreturn:
    'imposto de renda|declaração de imposto|declaração do imposto de renda|declarar imposto|declarar imposto de renda|irpf|irs|declaração de irs|entregar o irs|entregar irs|fazer o irs|fazer imposto de renda|malha fina|prazo do imposto de renda|informe de rendimentos|receita federal|finanças|portal das finanças|contador|contabilista|contabilidade|declaração anual|mei declaração|das mei|irc|recibos verdes|simples nacional|abrir cnpj ~ impostos',
  taxrefund:
    'restituição|restituição do imposto|restituição do imposto de renda|reembolso do irs|quando recebo a restituição|quando recebo o irs|lote de restituição|devolução do irs|devolução de imposto|restituir imposto',
  guarantor:
    'fiador|fiadores|avalista|aval|sem fiador|precisa de fiador|preciso de fiador|seguro fiança|seguro-fiança|garantia locatícia|título de capitalização|garante|caução em vez de fiador',
  poweratt:
    'procuração|procurador|por procuração|em nome de outra pessoa|em nome da minha mãe|outra pessoa pode ir|outra pessoa pode retirar|outra pessoa pode buscar|outra pessoa pode levantar|terceiros podem retirar|autorização para outra pessoa|autorizar outra pessoa|representante legal|representante|meu marido pode ir|minha esposa pode ir|meu filho pode retirar|pessoa autorizada|autorização para terceiros',
  bereavement:
    'falecimento|faleceu|morreu|meu pai faleceu|minha mãe faleceu|titular faleceu|titular falecido|falecido|viúvo|viúva|pensão por morte|trâmites por falecimento|herança|inventário|óbito|habilitação de herdeiros',
  merchant:
    'maquininha|maquininha de cartão|máquina de cartão|terminal multibanco|tpa|terminal de pagamento|aceitar cartão no meu negócio|receber com cartão|gateway de pagamento|link de pagamento|taxas da maquininha|leitor de cartão|vender com cartão|antecipação de recebíveis',
  requestmoney:
    'dividir a conta|dividir conta|rachar a conta|pedir dinheiro a um amigo|cobrar um amigo|pagar separado|contas separadas|cada um paga o seu|dividir o pagamento|link de pagamento|pagar em dois cartões|dois cartões|dividir em dois cartões',
  otp: 'código de verificação|código sms|código por sms|não recebi o código|não recebo o código|não chega o código|código não chega|sms não chega|código de segurança|token|código de confirmação|código de acesso único|código de autorização|código expirado|código do whatsapp',
  dormant:
    'conta inativa|conta parada|conta antiga|não uso a conta|taxa de manutenção|tarifa de manutenção|comissão de manutenção|saldo mínimo|inatividade|conta sem movimento',
  cardabroad:
    'usar o cartão no exterior|usar cartão no exterior|cartão no exterior|cartão no estrangeiro|pagar no exterior|pagar no estrangeiro|taxa no exterior|iof|sacar no exterior|levantar dinheiro no estrangeiro|compra internacional|cartão internacional|habilitar cartão para viagem|aviso viagem',
  scam: 'golpe|golpista|golpes|burla|burlão|fui enganado|caí em golpe|caí num golpe|phishing|sms falso|email falso|ligação suspeita|chamada suspeita|mensagem suspeita|email suspeito|link suspeito|é golpe|esse email é real|essa mensagem é verdadeira|whatsapp clonado|clonaram meu whatsapp|falso funcionário|falsa central|recebi uma mensagem estranha|olá pai olá mãe ~ suspeito|falso',
  loanterm:
    'empréstimo rápido|dinheiro rápido|preciso de dinheiro|quanto me emprestam|quanto posso pegar|quanto posso pedir|adiantamento de salário|antecipar salário|antecipação do fgts|saque aniversário|empréstimo urgente|prazo do empréstimo|em quantos meses|valor máximo|valor mínimo do empréstimo|empréstimo para negativado|penhor|penhorar|casa de penhores|consignado|microcrédito',
  creditcardbill:
    'fatura do cartão|pagar a fatura|vencimento da fatura|melhor dia de compra|fechamento da fatura|pagamento mínimo|mínimo da fatura|parcelar a fatura|rotativo|fatura fechada|data de vencimento|mudar o vencimento|mudar a data de vencimento|extrato do cartão|antecipar fatura|pagar o cartão',
  slownet:
    'internet lenta|internet está lenta|internet tá lenta|wifi lento|wi-fi lento|muito lenta|velocidade da internet|teste de velocidade|internet cai|internet caindo|cai toda hora|oscilando|internet ruim|lentidão|está muito lenta|net lenta|wifi fraco|sinal do wifi fraco',
  outage:
    'sem internet|estou sem internet|tô sem internet|não tenho internet|caiu a internet|internet caiu|internet não funciona|internet fora|não há internet|sem net|net não funciona|sem sinal de internet|queda de serviço|falha no serviço|interrupção do serviço|sem serviço|sem linha|telefone mudo|avaria na internet|manutenção na rede|rompimento de fibra',
  router:
    'roteador|router|modem|luz vermelha no modem|luz vermelha|reiniciar o roteador|reiniciar o router|trocar o roteador|trocar o router|devolver o router|devolver equipamento|devolver o modem|instalar o roteador|senha do roteador|senha do wifi de casa|mudar a senha do wifi|repetidor|mesh|box da tv|onu|comodato',
  sim: 'chip|sim|cartão sim|esim|e-sim|chip novo|ativar chip|ativar o chip|ativar o cartão sim|segunda via do chip|segunda via do cartão|perdi o chip|puk|chip bloqueado|chip não funciona|trocar o chip|cartão sim bloqueado',
  keepnumber:
    'portabilidade|fazer portabilidade|manter meu número|manter o meu número|manter o número|continuar com o número|continuar com meu número|trocar de operadora|mudar de operadora|trazer meu número|levar meu número|mesmo número|código de portabilidade|cvp|ficar com o meu número',
  mobiledata:
    'dados móveis|gigas|gb|acabou meus dados|acabou a internet do celular|fiquei sem dados|sem dados|dados ilimitados|internet ilimitada|quantos gigas|quantos gb|franquia de dados|pacote de dados|pacote de internet|whatsapp ilimitado|internet móvel|pré-pago|pós-pago|controle',
  roaming:
    'roaming|usar o celular no exterior|usar o telemóvel no estrangeiro|internet no exterior|dados no exterior|ligar do exterior|ligar do estrangeiro|chip internacional|celular no exterior|roaming internacional|usar na europa|fora da ue',
  signal:
    'sinal|sem sinal|cobertura|não pega sinal|não tem sinal|sinal ruim|sinal fraco|mapa de cobertura|tem sinal em|tem cobertura|sem rede|não tenho rede|rede fraca|pega no|4g|5g|má cobertura ~ rede',
  fibre:
    'fibra|fibra óptica|fibra ótica|internet em casa|internet residencial|contratar internet|internet para casa|megas|mega de internet|instalar internet|tem fibra|chega fibra|há fibra|viabilidade|viabilidade técnica|banda larga|pacote de internet|tem cobertura na minha rua|adsl|internet fibra',
  tvservice:
    'tv|televisão|canais|canal|pacote de canais|decodificador|box|tv por assinatura|tv a cabo|futebol na tv|canais de esportes|sport tv|premiere|não aparece o canal|canal não funciona|gravar programas|tv box|satélite|parabólica ~ cabo',
  contractend:
    'fidelidade|fidelização|período de fidelização|período de fidelidade|sem fidelidade|sem fidelização|tem fidelidade|tem fidelização|multa de cancelamento|multa por cancelamento|multa rescisória|multa de rescisão|penalização por cancelar|quando termina meu contrato|quando acaba o contrato|duração do contrato|fim do contrato|prazo do contrato|rescindir o contrato|cancelar antes do prazo|contrato mínimo|tempo de contrato|cancelar antes de um ano',
  handset:
    'celular desbloqueado|desbloquear celular|desbloquear o telemóvel|telemóvel livre|telemóvel novo|celular novo|trocar de celular|trocar de telemóvel|imei|bloquear imei|aparelho em prestações|aparelho parcelado|celular na troca|retoma de telemóvel ~ aparelho',
  nuisancecalls:
    'ligações de spam|ligações de telemarketing|telemarketing|chamadas comerciais|chamadas de publicidade|bloquear número|bloquear um número|bloquear chamadas|não me perturbe|parem de me ligar|não me liguem|param de ligar|ligam todo dia|não quero receber ligações|número oculto|chamadas indesejadas',
  engineervisit:
    'visita do técnico|visita técnica|técnico não veio|o técnico não veio|quando vem o técnico|técnico em casa|que horas vem o técnico|a que horas vem o técnico|agendar técnico|agendar visita técnica|marcar técnico|vêm em casa|mandam um técnico|vem um técnico|o técnico vem|remarcar visita técnica|mudar a visita do técnico',
  electricity:
    'conta de luz|fatura da luz|conta de energia|fatura de eletricidade|energia elétrica|eletricidade|luz|kwh|tarifa de energia|potência contratada|mudar a potência|companhia de luz|companhia de energia|ligar a luz|ligação de luz|ligação nova|tarifa social|bandeira tarifária|bandeira vermelha|tarifa branca|bi-horária|bi-horário|contratar luz|contador de luz|medidor de luz|gás natural|baixar a potência|transferência de titularidade da luz',
  powercut:
    'falta de luz|faltou luz|sem luz|estou sem luz|acabou a luz|caiu a luz|falta de energia|sem energia|queda de energia|apagão|corte de luz|cortaram a luz|cortaram minha luz|cortaram a minha luz|religação|religar a luz|falha de energia|quando volta a luz|quando volta a energia|interrupção de energia|desligamento programado|corte programado|corte de energia',
  gasleak:
    'vazamento de gás|fuga de gás|cheiro de gás|cheiro a gás|gás|botijão|botijão de gás|botija|botija de gás|bilha|gás encanado|gás canalizado|inspeção de gás|instalação de gás|monóxido|sem gás|troca de gás|p13',
  nowater:
    'falta de água|faltou água|sem água|estou sem água|não tem água|não há água|corte de água|cortaram a água|cortaram minha água|acabou a água|conta de água|fatura da água|ligação de água|pouca pressão|água fraca|água suja|água turva|água com cor|religação de água|caminhão pipa|caixa d água vazia|interrupção do abastecimento',
  drain:
    'entupido|entupida|entupiu|entupimento|desentupir|desentupimento|desentupidora|ralo entupido|pia entupida|vaso entupido|sanita entupida|privada entupida|esgoto|esgoto entupido|fossa|limpa-fossa|limpa fossa|caixa de gordura|bueiro|sarjeta|mau cheiro no ralo|retorno de esgoto|cano entupido|saneamento|esgoto a céu aberto',
  prepaymeter:
    'luz pré-paga|energia pré-paga|medidor pré-pago|contador pré-pago|contador pré-pago de luz|recarregar a luz|comprar recarga de energia ~ pré-pago',
  meterreading:
    'leitura do contador|leitura do medidor|leitura do hidrômetro|dar a leitura|comunicar leitura|comunicar a leitura|enviar leitura|enviar a leitura|contador|medidor|relógio de luz|relógio da água|hidrômetro|leitura estimada|estimativa|contador inteligente|autoleitura|troca de medidor|ler o contador',
  highbill:
    'conta muito alta|conta alta|fatura muito alta|fatura alta|conta veio alta|conta veio muito cara|veio muito alta|veio caro demais|por que está tão alta|por que minha conta está alta|por que subiu tanto|porque é que a fatura|pago muito|cobrando muito|conta absurda|valor absurdo|conta dobrou|fatura dobrou|pagando demais',
  solar:
    'painel solar|painéis solares|placas solares|placa solar|energia solar|fotovoltaico|fotovoltaica|autoconsumo|instalar placas|instalar painéis|inversor|excedente|vender energia à rede|créditos de energia|aquecedor solar|compensação de energia',
  heating:
    'aquecimento|aquecedor|caldeira|esquentador|termoacumulador|boiler|radiador|sem água quente|não sai água quente|não há água quente|aquecedor a gás|chuveiro não esquenta|termostato|ar condicionado|ar-condicionado|manutenção do ar condicionado|limpeza de ar condicionado|instalação de ar condicionado|bomba de calor|lareira|salamandra|piso radiante|recuperador de calor|revisão da caldeira|split',
  switchsupplier:
    'mudar de companhia|mudar de fornecedor|trocar de fornecedor|mudar de comercializador|mudar para vocês|mudar para a vossa|trocar de companhia|trocar de titular|mudança de titular|troca de titularidade|transferência de titularidade|mudança de titularidade|mercado livre de energia|mercado regulado',
  movehome:
    'mudança de endereço|mudança de casa|vou me mudar|vou mudar de casa|mudei de casa|casa nova|mudar a internet de endereço|levar a internet para outra casa|transferir a linha|transferência de endereço|mudança de morada|transferir o contrato|mudar de apartamento|desocupar o imóvel',
  idcard:
    'rg|identidade|carteira de identidade|cin|nova identidade|cartão de cidadão|cartão do cidadão|bilhete de identidade|documento de identidade|renovar o cartão de cidadão|renovar rg|tirar rg|tirar identidade|segunda via do rg|fazer o rg|rg vencido|cartão de cidadão caducado|perdi meu rg|perdi a identidade|perdi o cartão de cidadão|cpf|tirar cpf|título de residência|poupatempo|loja do cidadão|marcar cartão de cidadão|rg infantil|chave móvel digital|gov.br',
  passport:
    'passaporte|tirar passaporte|tirar o passaporte|renovar passaporte|renovar o passaporte|passaporte vencido|passaporte caducado|agendar passaporte|marcar passaporte|passaporte para meu filho|passaporte infantil|perdi o passaporte|passaporte urgente|passaporte eletrónico|polícia federal passaporte',
  drivinglicence:
    'cnh|carteira de motorista|carteira de habilitação|habilitação|tirar carteira|tirar a carteira|tirar habilitação|tirar a habilitação|tirar a carta|tirar carta|carta de condução|renovar cnh|renovar a cnh|renovar a carta|autoescola|auto-escola|escola de condução|aulas de condução|aulas de direção|aula prática|aulas práticas|exame prático|exame de código|exame teórico|prova teórica|psicotécnico|categoria a|categoria b|carta de moto|carta de mota|carro automático|reprovei no exame|trocar a carta|pontos na carteira|adicionar categoria|permissão para dirigir|detran|legislação de trânsito',
  marriage:
    'casamento civil|casar no civil|casar no cartório|casar no registo|casar|me casar|nos casar|certidão de casamento|habilitação de casamento|processo de casamento|união estável|união de facto|casamento na igreja|proclamas|dar entrada no casamento|regime de bens|pacto antenupcial',
  divorce:
    'divórcio|divorciar|me divorciar|divorciar-me|separação|me separar|divórcio consensual|divórcio amigável|divórcio por mútuo consentimento|divórcio litigioso|pensão alimentícia|partilha de bens|ex-marido|ex-mulher|ex marido|divórcio no cartório ~ advogado',
  birthcert:
    'certidão de nascimento|segunda via da certidão|registro de nascimento|registrar bebê|registrar o bebê|registrar meu filho|registrar criança|registar o bebé|registar nascimento|assento de nascimento|certidão de inteiro teor|inteiro teor|nascer cidadão',
  namechange:
    'mudar de nome|mudança de nome|trocar de nome|alterar o nome|mudar o sobrenome|mudar o apelido|alterar apelido|retificação de registro|retificar certidão|erro na certidão|nome social|mudança de sexo no registro|mudar nome depois do casamento',
  residence:
    'comprovante de residência|comprovante de endereço|atestado de residência|comprovativo de morada|declaração de residência|atestado da junta|junta de freguesia atestado|morada fiscal|alterar morada no cartão|agregado familiar atestado|certidão de residência',
  visa: 'visto|vistos|visto de trabalho|visto de estudante|visto de turista|visto americano|autorização de residência|título de residência|nacionalidade|cidadania|cidadania portuguesa|cidadania italiana|nacionalidade portuguesa|reagrupamento familiar|asilo|refugiado|aima|sef|manifestação de interesse|imigração|imigrante|imigrantes|legalizar|renovar a residência|carta convite|visto d7|rnm|marcação aima',
  buildpermit:
    'licença de obra|licença de obras|licença de construção|alvará de construção|alvará de obra|habite-se|autorização para obra|autorização de obra|licença camarária|licenciamento de obras|comunicação prévia|licença de utilização|posso construir|aprovar projeto|aprovação de projeto|plano diretor|pdm|urbanismo|ampliar a casa licença|demolição|planta aprovada',
  bizlicence:
    'alvará|alvará de funcionamento|abrir empresa|abrir uma empresa|abrir mei|abrir cnpj|abrir um negócio|abrir um restaurante|abrir uma loja|licença de funcionamento|licenciamento comercial|licenciamento zero|constituir empresa|empresa na hora|abrir atividade|vigilância sanitária|alvará sanitário|ambulante|vender na rua|venda ambulante|food truck|barraca na feira|feirante|lugar na feira|lugar no mercado|ponto na feira|inscrição municipal',
  bulkywaste:
    'recolha de monos|recolha de monstros|recolha de móveis|coleta de móveis|jogar fora sofá|descartar sofá|descartar móveis|descarte de móveis|deitar fora um sofá|deitar fora móveis|sofá velho|colchão velho|móveis velhos|móvel velho|cata-treco|cata treco|cata-bagulho|operação cata-treco|volumosos|retiram móveis|recolhem móveis|buscam sofá|geladeira velha|frigorífico velho|eletrodomésticos velhos|entulho|caçamba|ecoponto|agendar recolha|monos',
  dogreg:
    'registrar cachorro|registar o cão|registo do cão|licença do cão|licença de canídeo|cachorro perdido|cão perdido|cachorro abandonado|cão abandonado|cachorro de rua|cachorros de rua|gatos de rua|encontrei um cachorro|encontrei um cão|achei um cachorro|perdi meu cachorro|raça perigosa|raças potencialmente perigosas|zoonoses|canil municipal|gatil|resgate de animais|castração gratuita|castramóvel|animal abandonado',
  propertytax:
    'iptu|imi|pagar iptu|pagar o iptu|segunda via do iptu|carnê do iptu|isenção de iptu|isenção de imi|parcelar iptu|itbi|imt|valor venal do imóvel|caderneta predial|certidão negativa|dívida ativa|taxa de lixo|iss|taxa de coleta|impostos municipais|cosip|valor patrimonial|refis',
  parkingpermit:
    'zona azul|cartão zona azul|cartão de residente|dístico de residente|estacionamento para residentes|estacionamento para moradores|cartão de estacionamento|credencial de idoso|credencial de deficiente|vaga de idoso|vaga de deficiente|vaga para idoso|dístico|cartão de estacionamento para deficientes|emel|parquímetro|estacionamento rotativo|rotativo|credencial de estacionamento',
  parkingfine:
    'multa de estacionamento|multa de trânsito|multa da zona azul|multa da emel|recorrer de multa|recorrer da multa|recorrer multa|pagar multa|pagar a multa|pagar uma multa|guincharam|guincho|rebocaram meu carro|rebocaram o meu carro|carro rebocado|carro guinchado|carro apreendido|pátio do detran|bloqueador|bloquearam o carro|indicar condutor|consultar multas|desconto na multa',
  school:
    'vaga na escola|vaga em escola|vaga na creche|vaga em creche|matrícula escolar|matricular na escola pública|matricular meu filho na escola|inscrição escolar|transferência de escola|trocar de escola|mudar de escola|mudança de escola|escola pública|escola municipal|escola estadual|zoneamento escolar|agrupamento de escolas|matrículas escolares|inscrição na escola|lista de espera da creche|portal das matrículas',
  roads:
    'buraco|buracos|buraco na rua|tapa-buraco|tapa buraco|iluminação pública|poste apagado|poste queimado|lâmpada queimada na rua|lâmpada do poste|candeeiro fundido|calçada quebrada|calçada|passeio partido|rua interditada|rua cortada|trânsito cortado|obras na rua|asfalto|asfaltar|semáforo|sinalização|via pública|poda de árvore|árvore na rua|árvore caída|limpeza de terreno|terreno baldio|mato alto|lombada|passadeira|faixa de pedestres',
  noisecomplaint:
    'vizinho barulhento|vizinhos barulhentos|barulho do vizinho|barulho dos vizinhos|barulho de vizinho|som alto|música alta|denunciar barulho|denúncia de barulho|perturbação do sossego|lei do silêncio|queixa de ruído|queixa de barulho|ruído do vizinho|barulho de bar|barulho de obra|obras fora de hora|horário de obras|até que horas pode fazer barulho|até que horas se pode fazer barulho|horário de silêncio|psiu|lei do ruído|festa do vizinho',
  voting:
    'votar|voto|eleições|eleição|título de eleitor|tirar título|tirar título de eleitor|onde voto|local de votação|seção eleitoral|zona eleitoral|mesa de voto|recenseamento|cartão de eleitor|justificar voto|justificar o voto|mesário|voto antecipado|voto por correspondência|biometria|tse|orçamento participativo|caderno eleitoral',
  policecert:
    'antecedentes criminais|atestado de antecedentes|certidão de antecedentes|certidão de antecedentes criminais|registo criminal|certificado de registo criminal|nada consta|folha corrida|bons antecedentes|certidão criminal',
  certify:
    'autenticar|autenticação|cópia autenticada|reconhecer firma|reconhecimento de firma|firma reconhecida|cartório|notário|apostila|apostilamento|apostila de haia|tradução juramentada|tradução certificada|tradutor juramentado|reconhecimento de assinatura|escritura|escritura pública|tabelião|certidão autenticada|abrir firma|ata notarial|legalizar documento|assinatura digital|certificado digital|procuração pública|revalidar diploma',
  officeslot:
    'agendamento|agendar atendimento|agendar no poupatempo|marcação prévia|marcar atendimento|atendimento presencial|atendimento com hora marcada|não há vagas para atendimento|não consigo agendar|sem agendamento|sem marcação|senha|tirar senha|senhas|precisa agendar|é preciso marcação|balcão de atendimento|balcão único|loja de cidadão|cancelar agendamento|marcar na junta|marcar na câmara',
  officialinfo:
    'prefeitura|câmara municipal|câmara dos vereadores|município|junta de freguesia|junta|vereador|vereadores|prefeito|presidente da câmara|presidente da junta|diário oficial|edital|editais|transparência|portal da transparência|lei de acesso à informação|e-sic|ouvidoria|regulamento municipal|assembleia municipal|reunião de câmara|orçamento municipal|subprefeitura|secretaria municipal|protocolo|licitação|ata da reunião|156',
  police:
    'polícia|delegacia|esquadra|boletim de ocorrência|b.o.|registrar ocorrência|fazer um boletim|fazer boletim de ocorrência|fazer uma denúncia|apresentar queixa|denunciar um roubo|psp|gnr|polícia militar|polícia civil|polícia municipal|guarda municipal|ministério público|crime|disque denúncia|190',
  emergency:
    'emergência|ambulância|bombeiros|112|190|192|193|telefone de emergência|não respira|inconsciente|desmaiado|infarto|enfarte|incêndio|defesa civil|proteção civil|número de emergência|resgate|primeiros socorros|samu|inem|evacuação',
  abuse:
    'violência doméstica|violência contra a mulher|violência de género|meu marido me bate|me bate|ele me bate|bate-me|agressão|maus-tratos|maus tratos|180|maria da penha|medida protetiva|abuso|abuso sexual|assédio|casa abrigo|casa de abrigo|apav|delegacia da mulher|disque 100|ameaça|me ameaça|stalking|violência',
  lawyer:
    'advogado|advogada|advogados|escritório de advocacia|advocacia|defensoria|defensoria pública|advogado grátis|advogado gratuito|advogado de graça|advogado oficioso|apoio judiciário|assessoria jurídica|consulta jurídica|honorários|honorários de êxito|solicitador|primeira consulta grátis|advogado trabalhista|advogado de família|orientação jurídica|oab|assistência jurídica|advogado previdenciário|advogado criminal',
  court:
    'tribunal|processo|processar|fui processado|me processaram|intimação|citação|fui intimado|audiência|juiz|juizado|juizado especial|pequenas causas|ação judicial|entrar na justiça|entrar com processo|entrar com ação|julgado de paz|testemunha|jurado|sentença|fórum|andamento do processo|oficial de justiça|injunção|notificação judicial|contestação|mandado',
  custody:
    'guarda|guarda compartilhada|guarda partilhada|guarda dos filhos|guarda do meu filho|poder paternal|responsabilidades parentais|regime de visitas|ver meu filho|ver meus filhos|não me deixa ver meu filho|visitas aos filhos|pensão alimentícia|pensão de alimentos|pensão do meu filho|alienação parental|ex não paga pensão|revisão de pensão',
  will: 'testamento|fazer testamento|herança|herdar|inventário|fazer inventário|partilha|partilhas|habilitação de herdeiros|herdeiro|herdeiros|testamento vital|imposto sobre herança|itcmd|renunciar à herança|aceitar herança|cabeça de casal|testamenteiro|doação em vida|divisão de herança|inventário extrajudicial',
  workrights:
    'demissão|demitido|fui demitido|me demitiram|me mandaram embora|mandado embora|despedido|fui despedido|despedimento|justa causa|rescisão|acerto|verbas rescisórias|direitos trabalhistas|direitos laborais|fgts|aviso prévio|pré-aviso|sindicato|horas extras não pagas|assédio moral|ação trabalhista|processo trabalhista|processar a empresa|justiça do trabalho|carteira assinada|trabalho sem registro|seguro-desemprego|férias vencidas|férias não gozadas|contrato a termo|act|despedimento ilícito|pedir demissão|pedi demissão|pj e clt',
  personalinjury:
    'indenização|indemnização|indenização por acidente|acidente de trabalho|caí na rua|caí na calçada|erro médico|negligência médica|danos morais|dano moral|processar por danos|danos pessoais|atropelado|dpvat|lesão corporal|pedir indenização|pedir indemnização',
  tenancy:
    'contrato de aluguel|contrato de arrendamento|contrato de locação|inquilino|inquilina|senhorio|senhoria|locador|locatário|proprietário|dono do imóvel|apartamento para alugar|casa para alugar|casa para arrendar|apartamento para arrendar|alugar apartamento|alugar casa|alugar um apartamento|alugar um quarto|arrendar casa|arrendar um quarto|quarto para alugar|quarto para arrendar|imóvel para alugar|documentos para alugar|precisa para alugar|comprovante de renda para alugar|condomínio incluso|taxa de condomínio|sublocar|subarrendar|sair do imóvel|entregar o imóvel|entregar as chaves|aviso para sair|kitnet|renovar contrato de aluguel|multa para sair antes|imobiliária aluguel|vistoria|mobiliado|mobilado',
  rentdeposit:
    'caução do aluguel|depósito caução|devolver a caução|devolução da caução|devolvem a caução|não devolvem a caução|não devolveram o caução|senhorio não devolve a caução|três meses de depósito|meses de caução|mês de caução|meses de depósito|recuperar a caução|rendas adiantadas|renda e caução|depósito de aluguel|caução da casa',
  eviction:
    'despejo|ordem de despejo|ação de despejo|ser despejado|fui despejado|despejado|me tirar de casa|querem me tirar de casa|me expulsar|não renovar o contrato|não renovam o contrato|o senhorio quer que eu saia|proprietário quer o imóvel|desocupação|desocupar o imóvel',
  homerepair:
    'senhorio não arruma|senhorio não arranja|proprietário não conserta|mofo|bolor|humidade|umidade|infiltração|quem paga o conserto|quem paga a reparação|quem paga as obras|reparos no imóvel|reparação na casa|vazamento no apartamento|quem conserta|condomínio|síndico|administradora|administração do condomínio|obras no prédio|manutenção do prédio|problema no imóvel',
  rentincrease:
    'aumento do aluguel|aumento de aluguel|aumento da renda|aumentar o aluguel|aumentaram o aluguel|aumentar a renda|subir a renda|subiu a renda|reajuste do aluguel|reajuste de aluguel|igp-m|igpm|ipca|atualização da renda|coeficiente de atualização|aluguel subiu',
  viewing:
    'ver o apartamento|visitar o apartamento|visitar apartamento|ver a casa|visitar a casa|visitar o imóvel|ver o imóvel|agendar visita|agendar uma visita|marcar visita|marcar uma visita|quando posso ver|visita ao imóvel|planta|plantas|visita virtual|apartamento decorado|andar modelo|apartamento modelo|conhecer o apartamento|conhecer o imóvel|tour virtual',
  buyhouse:
    'comprar casa|comprar uma casa|comprar apartamento|comprar um apartamento|comprar imóvel|casa à venda|apartamento à venda|imóvel à venda|imóveis à venda|imobiliária|corretor de imóveis|consultor imobiliário|agência imobiliária|sinal da casa|contrato de promessa|cpcv|escritura|itbi|imt|imóvel na planta|lançamento imobiliário|terreno|lote|lotes|t2|t3|t1|moradia|imóvel novo|minha casa minha vida|casas para venda|apartamentos para venda|metros quadrados do apartamento|aceita financiamento|aceita permuta|entrega das chaves|tabela de vendas',
  sellhouse:
    'vender minha casa|vender a minha casa|vender meu apartamento|vender casa|vender apartamento|vender imóvel|vender meu imóvel|avaliar minha casa|avaliação da minha casa|avaliação do imóvel|avaliação de imóvel|quanto vale minha casa|quanto vale meu apartamento|quanto vale a minha casa|comissão da imobiliária|comissão do corretor|exclusividade|anunciar meu imóvel|certificado energético|mais-valias',
  lockedout:
    'tranquei do lado de fora|fiquei trancado|fiquei trancada|fiquei para fora|fiquei na rua|esqueci a chave|esqueci a chave dentro|chave ficou dentro|perdi a chave|perdi as chaves|sem chave|porta bateu|a porta bateu|não consigo entrar em casa|chaves perdidas|trancado fora|chave dentro do carro',
  socialhousing:
    'habitação social|casa popular|habitação popular|minha casa minha vida|moradia popular|cohab|cdhu|habitação municipal|renda apoiada|renda acessível|arrendamento acessível|bairro social|auxílio aluguel|auxílio-aluguel|aluguel social|porta 65|apoio à renda|inscrição casa popular|programa habitacional|cadastro habitacional|subsídio de renda',
  removals:
    'mudança|mudanças|empresa de mudança|empresa de mudanças|caminhão de mudança|camião de mudanças|fazer mudança|fazer a mudança|frete de mudança|carreto|carretos|orçamento de mudança|embalar|guarda-móveis|içamento|desmontar móveis|transporte de móveis|transportar móveis|levar uma geladeira|mudança para outra cidade|mudança interestadual|mudança internacional|carrinha com motorista|ajudantes|caixas para mudança|elevador de mudanças',
  selfstorage:
    'self storage|guarda-móveis|guarda móveis|guardar móveis|armazenar móveis|box para guardar|alugar box|aluguel de box|boxes|depósito para móveis|guardar minhas coisas|arrecadação|arrecadações|espaço de armazenamento|armazém para alugar',
  unemployment:
    'desemprego|desempregado|desempregada|seguro-desemprego|seguro desemprego|subsídio de desemprego|dar entrada no seguro-desemprego|pedir o subsídio de desemprego|centro de emprego|iefp|sine|fundo de desemprego|perdi o emprego|fiquei desempregado|parcelas do seguro-desemprego|estou no desemprego|agência do trabalhador|fiquei sem emprego',
  disabilitybenefit:
    'bpc|loas|bpc loas|auxílio-doença|auxílio doença|benefício por incapacidade|aposentadoria por invalidez|pensão por invalidez|pensão de invalidez|perícia|perícia médica|perícia do inss|prestação social para a inclusão|atestado multiusos|atestado multiuso|junta médica|grau de incapacidade|complemento por dependência|cuidador informal|estatuto do cuidador|passe livre deficiente|isenção para deficiente|apoio domiciliário|acompanhante de idosos|cuidador de idosos',
  childbenefit:
    'abono de família|abono|salário-família|salário família|salário-maternidade|salário maternidade|auxílio maternidade|licença-maternidade|licença maternidade|licença-paternidade|licença paternidade|licença parental|subsídio parental|subsídio de parentalidade|apoio por filho|auxílio por filho|benefício por filho|abono pré-natal|cheque creche|creche feliz|bebê auxílio|família numerosa',
  welfare:
    'bolsa família|bolsa-família|cadastro único|cadúnico|cad único|cras|creas|assistência social|assistente social|auxílio|auxílio emergencial|rendimento social de inserção|rsi|rendimento mínimo|segurança social apoio|apoio social|apoios sociais|ação social|cesta básica|banco alimentar|cantina social|tarifa social|vale gás|auxílio gás|benefício eventual|que apoios há|quais benefícios|programa social|programas sociais|baixa renda|famílias carenciadas|complemento solidário para idosos|pé-de-meia',
};
