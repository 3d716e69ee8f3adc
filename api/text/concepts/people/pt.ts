// Concepts of health, sport, learning, apps, work and associations, in Portuguese words; see ../pt.ts for the form.
import type { Concept } from '../en.ts';

export const PEOPLE_PT: Partial<Record<Concept, string>> = {
  tooth:
    'dente|dentes|dor de dente|dor de dentes|dói um dente|dente doendo|cárie|obturação|restauração|tratamento de canal|canal|desvitalização|siso|dente do siso|dente partido|dente quebrado|quebrei um dente|caiu a restauração|caiu o chumbo|chumbo|extração|arrancar dente|arrancar um dente|tirar dente|extrair dente|dentista|odontologia|abcesso|dente inflamado ~ boca',
  braces:
    'aparelho|aparelho dentário|aparelho ortodôntico|ortodontia|ortodontista|invisalign|alinhadores|alinhador invisível|bráquetes|brackets|contenção|manutenção do aparelho|pôr aparelho|colocar aparelho|dentes tortos|aparelho fixo|aparelho móvel|aparelho invisível',
  teethwhitening:
    'clareamento|clareamento dental|branqueamento|branqueamento dentário|clarear os dentes|branquear os dentes|dentes amarelos|dentes brancos|dentes manchados|facetas|lentes de contato dental|facetas dentárias',
  denture:
    'dentadura|prótese|prótese dentária|implante|implantes|implante dentário|implantes dentários|falta um dente|falta-me um dente|perdi um dente|ponte dentária|placa dentária|chapa|coroa dentária|implantologia',
  hygienist:
    'limpeza dental|limpeza dentária|limpeza dos dentes|limpeza de tártaro|destartarização|tártaro|gengiva|gengivas|sangra a gengiva|mau hálito|higienista|periodontia|profilaxia|higiene oral',
  nervous:
    'medo de dentista|medo do dentista|tenho medo|medo|nervoso|nervosa|ansioso|fobia|pânico|sedação|medo de agulha|medo de agulhas|dói muito|dói|vai doer|é doloroso|doloroso',
  eyetest:
    'exame de vista|exame da vista|consulta de oftalmologia|consulta de optometria|óptica|ótica|optometrista|oftalmologista|vejo embaçado|vista embaçada|vejo mal|visão turva|grau dos óculos|medir o grau|fundo de olho|vista cansada|graduação|rastreio visual',
  glasses:
    'óculos|óculos de grau|óculos de sol|óculos graduados|armação|armações|lentes multifocais|multifocal|progressivas|lentes progressivas|bifocais|óculos de leitura|haste|plaqueta|óculos quebrados|óculos partidos|antirreflexo',
  contactlens:
    'lente de contato|lentes de contato|lentes de contacto|lentes diárias|lentes mensais|adaptação de lentes|líquido para lentes|lente gelatinosa',
  prescription:
    'receita|receita médica|receita eletrônica|renovar receita|renovar a receita|receituário|medicação|remédio|remédios|comprimidos|acabou o remédio|sem receita|com receita|precisa de receita|medicamento|medicamentos|farmácia|receitam|manipulado|manipulação|genérico|genéricos|receita azul|receita controlada',
  testresult:
    'resultado de exame|resultados|resultado dos exames|resultado do exame|exame de sangue|exames de sangue|análises|análises clínicas|análise ao sangue|laboratório|quando sai o resultado|quando ficam prontos|ver meus resultados|exame de urina|preventivo|papanicolau|citologia|coleta de sangue|colheita de sangue|tirar sangue|biópsia|jejum|em jejum|teste de gravidez|pegar o resultado|levantar exames|coleta domiciliar',
  scan: 'raio-x|raio x|raios x|radiografia|ressonância|ressonância magnética|tomografia|tac|ecografia|ultrassom|ultrassonografia|mamografia|endoscopia|colonoscopia|densitometria|eletrocardiograma|eco|imagiologia|diagnóstico por imagem',
  medreferral:
    'encaminhamento|encaminhar|guia médica|guia do convênio|pedido médico|pedido do médico|credencial|requisição médica|segunda opinião|ir ao especialista|passar com especialista|precisa de encaminhamento|p1|interconsulta|sem encaminhamento|carta do médico',
  sicknote:
    'atestado|atestado médico|baixa médica|baixa|declaração de comparecimento|afastamento|auxílio-doença|atestado de saúde|dar atestado|dão atestado|declaração de presença|justificação da falta|laudo|laudo médico|estou de baixa|certificado de incapacidade',
  vaccine:
    'vacina|vacinas|vacinação|vacinar|vacinar-me|tomar vacina|vacina da gripe|reforço|calendário de vacinação|vacina de covid|boletim de vacinas|carteira de vacinação|cartão de vacina|febre amarela|vacina para viajar|injeção|consulta do viajante|dose de reforço',
  pregnancy:
    'gravidez|grávida|estou grávida|gestante|gestação|pré-natal|parto|obstetra|ginecologista|ultrassom de bebê|ecografia|semanas de gravidez|parteira|doula|pós-parto|amamentação|amamentar|curso de gestante|preparação para o parto|teste de gravidez|fertilidade|enxoval',
  contraception:
    'anticoncepcional|contraceptivo|contracepção|pílula|pílula do dia seguinte|preservativo|camisinha|diu|implante contraceptivo|laqueadura|vasectomia|planejamento familiar|planeamento familiar|interrupção da gravidez|aborto',
  sexualhealth:
    'saúde sexual|ist|dst|doença sexualmente transmissível|hiv|vih|teste de hiv|clamídia|herpes|candidíase|infecção urinária|infeção urinária|cistite|ardor ao urinar|hpv|sífilis|urologista|disfunção|corrimento',
  coldflu:
    'gripe|resfriado|constipação|constipado|tosse|febre|dor de garganta|nariz entupido|sinusite|bronquite|otite|dor de ouvido|amigdalite|catarro|temperatura alta',
  medemergency:
    'pronto-socorro|pronto socorro|pronto atendimento|upa|urgência médica|urgências|ambulância|samu|dor no peito|falta de ar|não consegue respirar|infarto|enfarte|avc|emergência médica|atendem de urgência|sangra muito|desmaiou|derrame|fratura|quebrei o braço|parti o braço|queimadura|acidente grave|engasgo|convulsão|inem|saúde 24',
  outofhours:
    'fora do horário|fora de horas|farmácia de plantão|farmácia de serviço|plantão|plantonista|à noite|de noite|de madrugada|médico de plantão|atendimento noturno|aos domingos|quando está fechado|se estiver fechado|turno da noite|atendem à noite|atendem de madrugada|atendem aos domingos|fora do expediente',
  registerpatient:
    'novo paciente|novos pacientes|paciente novo|primeira consulta|aceitam novos pacientes|aceitam pacientes novos|cadastro de paciente|cadastro no posto|médico de família|mudar de médico|trocar de médico|cartão do sus|número de utente|inscrever-me no centro de saúde|novos utentes|escolher médico',
  medicalrecords:
    'prontuário|prontuário médico|histórico médico|histórico clínico|processo clínico|relatório médico|cópia do prontuário|meu prontuário|laudos|relatórios|ficha clínica|pedir meu prontuário',
  surgery:
    'cirurgia|operação|operar|vou operar|anestesia|antes da cirurgia|depois da cirurgia|pré-operatório|pós-operatório|bloco operatório|centro cirúrgico|cirurgião|intervenção|recuperação da cirurgia|fila de cirurgia|lista de espera para cirurgia|internação|internamento|pontos|tirar os pontos|hérnia|repouso depois',
  hospitalvisit:
    'horário de visita|horário de visitas|visitar um paciente|visitar paciente|visita hospitalar|visitar um doente|quantas visitas|acompanhante|dormir com o paciente|paciente internado|está internado|hora da visita|visitas aos doentes|ver minha mãe no hospital',
  crisis:
    'suicídio|me matar|matar-me|quero morrer|não quero mais viver|não quero viver|automutilação|tirar minha vida|não aguento mais|crise|cvv|188|me cortar|linha de apoio emocional|me machucar|pensamento suicida|vontade de morrer|sos voz amiga',
  relationship:
    'terapia de casal|casal|problemas no casamento|casamento em crise|terapia familiar|aconselhamento conjugal|traição|separação|ciúme|mediação familiar|psicólogo de casal|sexólogo|sexologia ~ relação|relacionamento',
  addiction:
    'vício|viciado|dependência|dependente químico|alcoolismo|alcoólatra|parar de beber|deixar de beber|parar de fumar|deixar de fumar|drogas|reabilitação|desintoxicação|alcoólicos anónimos|alcoólicos anônimos|clínica de recuperação|ludopatia|tabagismo|adição',
  neurodiversity:
    'autismo|autista|tea|tdah|phda|dislexia|asperger|neurodivergente|hora do silêncio|déficit de atenção|défice de atenção|hiperatividade|sensorial|superdotação|altas habilidades',
  physio:
    'fisioterapia|fisioterapeuta|fisio|osteopatia|osteopata|quiropraxia|quiroprata|dor nas costas|dores nas costas|dor na coluna|lombalgia|lombar|contratura|torcicolo|entorse|joelho|ciática|tendinite|cervical|lesão|dor no pescoço|dor no ombro|rpg|pilates clínico|assoalho pélvico|pavimento pélvico|hérnia de disco|acupuntura|agulhamento|podólogo|podologia|reabilitação|torci o pé ~ costas|dor',
  skinproblem:
    'alergia na pele|erupção|dermatologista|dermatologia|pinta|pintas|sinal na pele|sinais na pele|verruga|verrugas|acne|espinhas|borbulhas|psoríase|eczema|dermatite|manchas na pele|melasma|rosácea|micose|fungos|coceira|comichão|pele seca|urticária|queda de cabelo|alopecia|cravos',
  allergy:
    'alergia|alergias|alérgico|teste de alergia|testes de alergia|alergologista|imunoalergologia|antialérgico|anti-histamínico|reação alérgica|alergia a amendoim|intolerância|pólen|rinite|anafilaxia|alergia a',
  hearing:
    'aparelho auditivo|aparelhos auditivos|audição|teste de audição|audiometria|surdo|surdez|ouvido|cera no ouvido|rolha de cera|ouvido entupido|não ouço bem|ouço mal|escuto mal|otorrino|otorrinolaringologista|lavagem de ouvido|perda auditiva|zumbido|acufenos|fonoaudióloga',
  waitinglist:
    'lista de espera|fila de espera|em lista de espera|não há vagas|não tem vaga|sem vagas|sem vaga|está cheio|turma cheia|lotado|lotada|esgotado|vagas esgotadas|tem lista de espera|há lista de espera|quantos estão na frente|há vagas|tem vaga|têm vagas|tem vagas|ainda há vagas|ainda tem vaga|restam vagas|vagas disponíveis|vagas abertas|entrar na lista|abriu vaga',
  noshow:
    'não fui à consulta|não pude ir|não consegui ir|esqueci a consulta|esqueci da consulta|esqueci o horário|faltei à consulta|faltei na consulta|faltei|se eu faltar|se faltar|se eu não for|se não for|não compareci|perdi a consulta|perdi o horário|perdi a aula|não comparecer|faltar sem avisar|se eu não avisar|no show|cobram falta|cobram se faltar|não aparecer',
  runninglate:
    'vou chegar atrasado|vou chegar tarde|vou me atrasar|vou atrasar|estou atrasado|tô atrasado|atrasada|chego atrasado|chegar atrasado|chegar tarde|me atrasei|estou no trânsito|tem trânsito|chego 10 minutos atrasado|se eu chegar atrasado|se me atrasar|se eu atrasar|minutos de tolerância|tolerância|pontualidade|minutos de atraso|atraso de mais|qual a tolerância',
  firstvisit:
    'primeira visita|primeira consulta|primeira vez|primeira sessão|primeira aula|é minha primeira vez|nunca fui|o que acontece na primeira|como é a primeira|primeiro dia|o que vão fazer|consulta inicial|avaliação inicial|anamnese|sessão inicial',
  whattobring:
    'o que levar|o que eu levo|o que levo|o que devo levar|o que preciso levar|o que tenho que levar|o que tenho de levar|o que é preciso levar|preciso levar|precisa levar|é preciso levar|tenho que levar|tem que levar|levar toalha|roupa confortável|que roupa|qual roupa|com que roupa|como devo ir vestido|como ir vestido|que roupa usar|traje|dress code|código de vestuário|material necessário|trazer|preciso trazer|devo trazer|tapete de yoga|calçado|que sapato|que tênis|que ténis|vocês emprestam|emprestam o material|material incluso|material está incluído|lista de material|material escolar|levo algo|chuteira ~ levar|roupa',
  neuter:
    'castrar|castração|castrado|esterilizar|esterilização|esterilizado|castrar gato|castrar cachorro|castrar a gata|castrar a cadela|cio|operar a gata|castram',
  microchip:
    'microchip|chip|chipar|colocar o chip|pôr o chip|chip do cachorro|chip do cão|passaporte animal|viajar com meu cachorro|viajar com o cão|identificação animal|atestado para viajar|siac|atualizar dados do chip|carteira de vacinação do pet',
  parasite:
    'pulga|pulgas|carrapato|carrapatos|carraças|vermífugo|vermifugar|desparasitar|desparasitação|vermes|lombrigas|antipulgas|parasitas|pipeta|coleira antipulgas|sarna|leishmaniose|piolho|piolhos',
  putdown:
    'eutanásia|sacrificar|abater|pôr a dormir|meu cachorro morreu|meu gato morreu|o meu cão morreu|cremação de animais|cremação pet|cremação do cachorro|despedir do meu cachorro',
  petcare:
    'hotel para cachorro|hotel para cães|hotel canino|hotel para gatos|hotelzinho|creche para cachorro|creche para cães|daycare|passeador|passear com o cachorro|passear o cão|dog walker|pet sitter|cuidar do meu cachorro|deixar meu cachorro|deixar o cão|deixar meu gato|banho e tosa|banho e tosquia|tosa|tosar|tosquia|banho no cachorro|dar banho no cachorro|pet shop|adestramento|adestrador|treino canino|cortar unha do cachorro|cortar as unhas do cão|cuidam de cachorro|cuidam de gatos|táxi dog|leva e traz|hospedagem para pets',
  rehome:
    'adotar|adoção|adotar um cachorro|adotar um cão|adotar um gato|abrigo|canil|doar filhote|dar para adoção|animais para adoção|lar temporário|família de acolhimento temporário|achei um cachorro|encontrei um cachorro|encontrei um cão|não posso ficar com meu cachorro|filhotes para adoção|quero um cachorro|gatos para adoção|feira de adoção|resgate',
  haircut:
    'corte|corte de cabelo|cortar o cabelo|cortar cabelo|cabeleireiro|cabeleireira|barbearia|barbeiro|barba|fazer a barba|fazer barba|corte e barba|cabelo e barba|aparar a barba|franja|escova|escova progressiva|progressiva|brushing|lavar e secar|penteado|pentear|corte feminino|corte masculino|corte infantil|corte de homem|corte de mulher|corte de criança|degradê|máquina|sobrancelha na barbearia|selagem|botox capilar|alisamento|alisar|queratina|hidratação capilar|cauterização|relaxamento|trança|tranças|cachos|mega hair|extensões|navalhado|pezinho ~ cabelo',
  haircolour:
    'coloração|pintar o cabelo|pintar cabelo|tinta no cabelo|tintura|luzes|mechas|madeixas|balayage|ombré hair|morena iluminada|reflexos|raiz|retoque de raiz|retocar a raiz|descoloração|descolorir|platinado|loiro|cabelos brancos|cobrir brancos|tonalizante|matizar|californianas|nuances',
  patchtest:
    'teste de alergia|teste de sensibilidade|teste de mecha|teste de toque|48 horas antes|alergia à tinta|alergia a tinta|reação à tinta|teste na pele|prova de contato',
  nails:
    'unha|unhas|manicure|manicura|pedicure|pé e mão|mão e pé|fazer a unha|fazer as unhas|fazer o pé|esmalte|esmaltação|esmaltação em gel|verniz|verniz gel|gelinho|unhas de gel|unha de gel|alongamento|fibra de vidro|fibra|acrigel|acrílico|unhas acrílicas|banho de gel|blindagem|manutenção de unha|manutenção das unhas|retirar o gel|remoção de gel|unha quebrou|partiu-se a unha|nail art|spa dos pés|francesinha na unha|unhas postiças|cutícula',
  hairremoval:
    'depilação|depilar|depilação a laser|depilação laser|depilação com cera|cera|laser|virilha|virilha completa|virilha cavada|meia perna|perna inteira|perna completa|axila|axilas|buço|pelos|depilação definitiva|depilação masculina|depilação íntima|fotodepilação|luz pulsada|linha|depilação com linha|contorno|cera quente|raspar antes|depilar na gravidez',
  lashes:
    'cílios|pestanas|extensão de cílios|extensões de pestanas|alongamento de cílios|lifting de pestanas|lash lifting|lash|volume russo|fio a fio|sobrancelha|sobrancelhas|design de sobrancelha|design de sobrancelhas|sobrancelha com henna|henna|micropigmentação|microblading|brow lamination|laminação de sobrancelhas|tingir sobrancelha|manutenção de cílios|manutenção das pestanas|pestanas postiças',
  aesthetics:
    'botox|toxina botulínica|preenchimento|preenchimento labial|lábios|ácido hialurónico|ácido hialurônico|rugas|medicina estética|harmonização|harmonização facial|bioestimulador|fios de sustentação|mesoterapia|peeling|criolipólise|radiofrequência|celulite|gordura localizada|lipo|lipoaspiração|papada|pés de galinha|cirurgia plástica|rinoplastia|silicone|aumento mamário|drenagem|modeladora|enzimas|estrias|microagulhamento|tratamento corporal',
  facial:
    'limpeza de pele|limpeza facial|limpeza de pele profunda|tratamento facial|facial|cravos|pontos negros|esfoliação|máscara facial|hidratação facial|higienização facial|hydrafacial|microagulhamento|pele oleosa|poros|peeling',
  massage:
    'massagem|massagens|massagista|massoterapia|massoterapeuta|massagem relaxante|massagem desportiva|massagem terapêutica|massagem modeladora|massagem a dois|massagem para casal|massagem de casal|pedras quentes|reflexologia|aromaterapia|massagem tailandesa|drenagem linfática|drenagem|massagem para grávidas|massagem para gestante|massagem nas costas|shiatsu|reiki|quick massage|ventosa|ventosas',
  makeup:
    'maquiagem|maquilhagem|maquiadora|maquilhadora|maquiar|make|maquiagem de noiva|maquilhagem de noiva|dia da noiva|noiva|prova de maquiagem|teste de maquiagem|penteado de noiva|penteado|maquiagem para festa|maquiagem para casamento|madrinha|formanda|debutante|automaquiagem|automaquilhagem|convidada|penteado e maquiagem',
  tattoo:
    'tatuagem|tatuagens|tatuar|tatuador|tatuadora|tattoo|piercing|furo na orelha|furar a orelha|furar orelha|furo|cobertura de tatuagem|cobrir tatuagem|cover up|remover tatuagem|remoção de tatuagem|tirar tatuagem|fazer uma tatuagem|fazer tatuagem|brinco de bebê|furar orelha de bebê|retoque da tatuagem|tatuagem pequena|flash|tatuam|cicatrização da tatuagem',
  redo: 'não gostei do resultado|não gostei como ficou|não gostei de como ficou|não ficou bom|ficou ruim|ficou mal|ficou horrível|ficou manchado|ficou torto|se eu não gostar|arruinaram|estragaram meu cabelo|estragaram o meu cabelo|queimaram meu cabelo|refazer|retoque|retocar|não ficou como eu queria|não fiquei satisfeita|não fiquei satisfeito|garantia do serviço|retoque grátis|retoque incluso|fazer de novo|corrigir o corte',
  freezemembership:
    'trancar o plano|trancar plano|trancar a matrícula|trancar matrícula|trancamento|congelar o plano|congelar a mensalidade|congelar matrícula|pausar o plano|pausar a mensalidade|suspender o plano|suspender a mensalidade|suspender a inscrição|parar a mensalidade|não posso ir este mês|não vou poder treinar|machuquei e não posso|lesionado e não posso|me lesionei|suspensão temporária|pausar a academia|congelamento|férias da academia',
  personaltrainer:
    'personal trainer|personal|treinador pessoal|treino personalizado|acompanhamento personalizado|plano de treino|ficha de treino|treino individual|treinador|sessões com personal|avaliação física|acompanhamento individual|levar meu personal|personal externo|pt',
  gymclass:
    'aulas de grupo|aula de grupo|aulas coletivas|yoga|ioga|pilates|zumba|spinning|ciclismo indoor|cycling|bodypump|body pump|crossfit|dança|ritmos|fit dance|hiit|funcional|treino funcional|hidroginástica|hidro|body combat|jump|step|ginástica localizada|reformer|boxe|muay thai|alongamento|aula de yoga|aulas de yoga|aulas de pilates|horário das aulas|marcar aula|agendar aula|reservar aula|grade de aulas|mapa de aulas|meditação|aulas de dança',
  changingroom:
    'vestiário|vestiários|balneário|balneários|armário|armários|cacifo|cacifos|escaninho|locker|chuveiro|duche|duches|tem chuveiro|há duche|cadeado|secador|tomar banho|trocar de roupa|mudar de roupa|onde troco de roupa|onde deixo minhas coisas|deixar minhas coisas|guardar as coisas|guarda-volumes',
  guestpass:
    'diária da academia|diária avulsa|diária|passe diário|passe de um dia|dia avulso|aula avulsa|aulas avulsas|avulsa|avulso|levar um amigo|levar um convidado|levar convidado|trazer um amigo|convidado|day use|dayuse|sessão avulsa|treinar um dia|visita de um dia|entrada avulsa|entrada diária|pagar por dia|pagar por aula|só um dia|um dia só|acompanhante|entrada livre-trânsito',
  courthire:
    'quadra|quadras|alugar quadra|aluguel de quadra|reservar quadra|campo|alugar campo|campo de futebol|society|futsal|futebol society|padel|campo de padel|pádel|tênis|ténis|campo de ténis|quadra de tênis|beach tennis|quadra de areia|vôlei de praia|futevôlei|badminton|squash|basquete|marcar campo|reservar campo|alugar raquete|aluguel de raquete|iluminação da quadra|pavilhão|ginásio poliesportivo|pickleball|horário da quadra|mensalista',
  sportsclub:
    'clube|clube desportivo|clube esportivo|escolinha|escolinha de futebol|escola de futebol|futebol|basquete|basquetebol|vôlei|voleibol|handebol|andebol|hóquei|rugby|ginástica|atletismo|judô|judo|karatê|karaté|jiu-jitsu|taekwondo|artes marciais|natação|capoeira|muay thai|patinagem|patinação|ginástica rítmica|remo|surf|escola de surf|federado|federação|peneira|captações|treinos|escalões|categorias|sub-15|time feminino|equipa feminina|xadrez|ciclismo|montanhismo|escalada|boxe|esgrima|quero jogar|entrar no time|treino experimental|balé|ballet',
  swimlesson:
    'aula de natação|aulas de natação|curso de natação|aprender a nadar|não sei nadar|natação para bebês|natação para bebés|natação infantil|natação adulto|natação para adultos|natação livre|nado livre|natação para crianças|escola de natação|adaptação ao meio aquático|touca e óculos|meu filho não sabe nadar|raia livre|utilização livre',
  absence:
    'falta|faltas|faltar à aula|faltar à escola|vai faltar|não vai à escola|não vai hoje|meu filho está doente|minha filha não vai|avisar que não vai|justificar falta|justificar a falta|justificação de falta|justificativa de falta|abonar falta|ausência|não pode ir à aula|não vai poder ir|limite de faltas|frequência mínima|75% de frequência|avisar falta|não vai comparecer',
  termdates:
    'calendário escolar|calendário letivo|início das aulas|quando começam as aulas|volta às aulas|regresso às aulas|férias escolares|quando são as férias|férias de julho|férias de natal|férias da páscoa|fim das aulas|quando terminam as aulas|quando acabam as aulas|ano letivo|semestre letivo|recesso escolar|interrupção letiva|pausa letiva|primeiro dia de aula|último dia de aula|dias letivos|emenda de feriado',
  uniform:
    'uniforme|uniforme escolar|farda|fardamento|bata|bibe|comprar uniforme|comprar o uniforme|onde compro o uniforme|camiseta da escola|uniforme é obrigatório|agasalho|kimono|quimono|equipamento desportivo|roupa de educação física|t-shirt da escola|fato de treino',
  schoolmeals:
    'refeitório|cantina|merenda|almoço na escola|almoço escolar|refeição escolar|lanche escolar|cardápio da semana|ementa da semana|ementa semanal|ementas|marcar almoço|preço do almoço|cantina escolar|levar lanche|lancheira|marmita na escola|senha de refeição|alimentação incluída|alimentação inclusa',
  admissions:
    'matrícula|matrículas|matricular|matricular meu filho|matricular minha filha|processo seletivo|vestibular|admissão|admissões|candidatura|candidaturas|inscrição|inscrições|vaga na escola|vagas na escola|vaga para meu filho|há vagas|como entro|entrar na faculdade|entrar na universidade|dia aberto|visita à escola|conhecer a escola|visitar a escola|renovação de matrícula|rematrícula|pré-inscrição|lista de aprovados|listas de colocação|ficha de inscrição|período de matrícula|sisu|transferência escolar',
  entryrequirements:
    'requisitos de acesso|requisitos de admissão|requisitos de entrada|requisitos do curso|pré-requisito|pré-requisitos|nota de corte|nota mínima|média de entrada|que nota preciso|maiores de 23|prova de acesso|provas de ingresso|ensino médio completo|12º ano|precisa ter ensino médio|sem ensino médio|preciso do diploma|conhecimento prévio|conhecimentos prévios|precisa saber|escolaridade mínima|precisa ter experiência|tem que ter formação',
  homework:
    'lição de casa|dever de casa|deveres|trabalhos de casa|tpc|tarefa|tarefas|trabalho escolar|entregar o trabalho|entrega do trabalho|data de entrega do trabalho|tcc|tese|dissertação|reforço escolar|aula de reforço|explicações|apoio ao estudo|sala de estudo|ajuda nos deveres|plágio|monografia',
  resit:
    'recuperação|prova de recuperação|exame de recurso|época de recurso|recurso|segunda chamada|2ª chamada|segunda época|segunda fase|época especial|reprovei|reprovar|se eu reprovar|chumbei|se chumbar|repetir a prova|refazer a prova|repetir o ano|repetir a disciplina|dependência|dp|melhoria de nota|exame de melhoria|não passei|se eu não passar|se não passar|remarcar exame',
  bullying:
    'bullying|batem no meu filho|implicam com meu filho|zoam meu filho|gozam com o meu filho|ofendem|perseguem|cyberbullying|intimidação|maus-tratos na escola|agrediram meu filho|sofrendo bullying|a sofrer bullying|assédio na escola',
  parentcontact:
    'reunião de pais|reunião com a professora|falar com a professora|falar com o professor|falar com a coordenadora|falar com a diretora|falar com o diretor de turma|diretor de turma|coordenação pedagógica|coordenadora|boletim|notas do meu filho|notas da minha filha|associação de pais|encarregado de educação|encarregados de educação|caderneta|agenda escolar|app da escola|atendimento aos pais|como vai meu filho',
  schooltrip:
    'excursão|excursões|passeio escolar|passeio da escola|visita de estudo|visitas de estudo|viagem de finalistas|viagem de formatura|acampamento|colônia de férias|campo de férias|acantonamento|estudo do meio|autorização para o passeio|visitas escolares|grupos escolares',
  childcare:
    'creche|berçário|infantário|jardim de infância|jardim-de-infância|pré-escola|pré-escolar|maternal|educação infantil|escolinha|ama|babá|babysitter|cuidar de crianças|cuidam de crianças|bebês|bebés|período integral|meio período|adaptação|período de adaptação|soneca|sesta|fraldas|com quantos meses|a partir de quantos meses|atl|contraturno|recreação',
  dropoff:
    'hora de entrada|hora de saída|horário de entrada|horário de saída|buscar meu filho|buscar as crianças|buscar meu filho mais cedo|ir buscar o meu filho|deixar as crianças|deixar meu filho mais cedo|quem pode buscar|pessoa autorizada|avó pode buscar|autorizado a buscar|entrada e saída|prolongamento|prolongamento de horário|período integral|horário estendido|hora extra da creche|transporte escolar|van escolar|perua|perua escolar|atraso para buscar|extracurriculares|atividades extracurriculares',
  contagious:
    'contagioso|contágio|catapora|varicela|piolho|piolhos|lêndeas|conjuntivite|quantos dias em casa|filho com febre|pode ir com febre|pode ir doente|mandar doente|virose|gastroenterite|mão-pé-boca|mão pé boca|criança doente|diarreia|quando pode voltar|doente para a creche|impetigo|doente para a escola',
  specialneeds:
    'necessidades especiais|necessidades educativas especiais|educação especial|educação inclusiva|inclusão|laudo|apoio educativo|adaptação curricular|fonoaudióloga|fonoaudiólogo|terapia da fala|terapeuta da fala|terapia ocupacional|sala de recursos|mediador|mediadora|dificuldade de aprendizagem|dificuldades de aprendizagem|psicopedagoga|psicopedagogia|aceitam crianças autistas|atendimento especializado|intervenção precoce|ensino especial',
  tuitionfee:
    'mensalidade|valor da mensalidade|preço da mensalidade|quanto é a mensalidade|quanto custa a mensalidade|quanto custa o curso|preço do curso|valor do curso|taxa de matrícula|valor da matrícula|propina|propinas|valor das propinas|anuidade|quanto custa a aula|preço das aulas|valor das aulas|valor da aula|quanto custam as aulas|quanto são as aulas|quanto é o curso|quanto fica o curso|quanto * curso|quanto * aulas|quanto * mensalidade|preço por hora de aula|valor da hora aula|hora-aula|custo da faculdade|material incluso na mensalidade|matrícula e mensalidade',
  studenthousing:
    'residência universitária|residência de estudantes|república|repúblicas|moradia estudantil|alojamento estudantil|alojamento para estudantes|quarto para estudante|quarto para estudantes|dividir apartamento|colega de quarto|pensionato|kitnet|dormir no campus|casa de família|família anfitriã',
  changecourse:
    'mudar de curso|trocar de curso|mudança de curso|transferência de curso|mudar de turma|trocar de turma|mudar de turno|trocar de turno|trocar de horário|mudar de horário|mudar de nível|trocar de nível|trocar disciplina|equivalência|equivalências|aproveitamento de disciplinas|aproveitamento de estudos|creditação|transferência|transferir de faculdade|desistir do curso|trancar o curso|anular a matrícula|reingresso',
  graduation:
    'formatura|colação de grau|diploma|beca|cerimônia de formatura|histórico escolar|histórico|certificado de conclusão|certificado de habilitações|carta de curso|pegar o diploma|levantar o diploma|quando sai o diploma|quando recebo o diploma|declaração de matrícula|atestado de matrícula|declaração de frequência|finalistas|queima das fitas|baile de formatura|formandos|registro do diploma|suplemento ao diploma',
  languagelevel:
    'teste de nível|teste de nivelamento|nivelamento|prova de nivelamento|qual meu nível|que nível|qual nível|nível de inglês|a1|a2|b1|b2|c1|iniciante|básico|intermediário|intermédio|avançado|nível inicial|toefl|ielts|cambridge|celpe-bras|caple|saber meu nível|do zero|começar do zero|níveis|não sei meu nível|sem conhecimento|nunca estudei ~ nível',
  classsize:
    'quantos alunos por turma|quantos alunos|quantos por turma|quantos alunos por sala|quantas pessoas por turma|turmas reduzidas|turmas pequenas|turma pequena|alunos por turma|quantas crianças por sala|tamanho da turma|aula individual|aulas individuais|aulas particulares|quantas pessoas na turma|máximo de alunos|quantas pessoas na aula|quantos * turma|quantos * sala|vagas por turma|um a um|individual ou em grupo',
  makeupclass:
    'repor aula|repor a aula|repor aulas|reposição|reposição de aula|reposição de aulas|compensar aula|aula de reposição|se eu faltar|se eu perder uma aula|se faltar a uma aula|perdi uma aula|perdi a aula|faltei na aula|faltei à aula|recuperar aula|recuperar a aula|posso repor|dá pra repor|perder uma aula|compensação de aulas',
  certificate:
    'certificado|diploma|dão certificado|dá certificado|tem certificado|emite certificado|emitem certificado|certificado do curso|é reconhecido|reconhecido pelo mec|reconhecido|mec|dges|acreditado|certificado digital|certificado de participação|certificado de conclusão|certificação|curso reconhecido|validade nacional|carga horária|horas complementares|dgert|certificado oficial|vale como',
  selfpaced:
    'no meu ritmo|ao meu ritmo|no seu ritmo|sem horário fixo|acesso vitalício|acesso ao curso|quanto tempo de acesso|por quanto tempo tenho acesso|aulas gravadas|ficam gravadas|gravadas|posso começar quando|começar quando quiser|curso online|ead|a distância|curso gravado|assíncrono|quando posso começar|a qualquer momento|plataforma do curso|ambiente virtual|semipresencial|híbrido|ao vivo ou gravado',
  librarybook:
    'livro da biblioteca|pegar livro|pegar um livro|pegar livros|requisitar livro|requisitar livros|requisitar um livro|empréstimo de livros|empréstimo de livro|devolver livro|devolver o livro|devolver livros|renovar livro|renovar o livro|renovar empréstimo|quantos livros|livro atrasado|reservar um livro|reservar livro|biblioteca|empréstimo|emprestar livro|atraso na devolução do livro|acervo|catálogo da biblioteca|perdi um livro|livro perdido|multa da biblioteca|caixa de devolução|requisição',
  librarycard:
    'carteirinha da biblioteca|cartão da biblioteca|cartão de leitor|carteirinha|fazer carteirinha|fazer a carteirinha|sócio da biblioteca|cadastro na biblioteca|inscrição na biblioteca|inscrever-me na biblioteca|fazer cartão de leitor',
  ebook:
    'livro digital|livros digitais|e-book|ebook|ebooks|livro eletrônico|audiolivro|audiolivros|audiobook|kindle|leitor digital|biblioteca digital|revistas digitais|base de dados|bases de dados',
  printing:
    'imprimir|impressora|impressão|impressões|xerox|fotocópia|fotocópias|tirar xerox|tirar cópia|tirar cópias|digitalizar|scanner|escanear|cópia colorida|cópias a cores|encadernar|encadernação|plastificar|plastificação|plotagem|imprimir do celular|imprimir pelo celular|imprimir a partir do telemóvel',
  studyspace:
    'sala de estudo|salas de estudo|lugar para estudar|espaço para estudar|estudar em silêncio|sala de leitura|sala de grupo|coworking|reservar sala de estudo|onde estudar|cabine|sala de trabalho|usar computador|computadores|computador para usar|posto de internet|usar o notebook|trabalhar com o portátil|trabalhar no notebook|posso trabalhar aí|estação de trabalho',
  exhibition:
    'exposição|exposições|museu|galeria|mostra|coleção permanente|exposição temporária|exposição atual|quadros|obras|o que está em exposição|o que tem para ver|o que há para ver|o que dá pra ver|arte|obra de arte|expositor|expositores|artistas|expor minha obra|vernissage|instalação artística|acervo ~ sala',
  guidedtour:
    'visita guiada|visitas guiadas|guia|guias|audioguia|áudio-guia|tour|passeio|passeios|visita com guia|tem guia|com guia|guia turístico|passeio guiado|free tour|visita livre|visita orientada|visita mediada|roteiro|guia em português|duração da visita|quanto dura a visita|quanto dura o passeio|quanto tempo dura a visita|trilha guiada|visitar sozinho|visitar sem guia|city tour|passeio de barco',
  photography:
    'tirar fotos|tirar foto|pode tirar foto|posso tirar fotos|fotografar|fotografia|com flash|sem flash|pau de selfie|tripé|filmar|pode filmar|gravar vídeo|fotos lá dentro|proibido tirar fotos|fazer ensaio|ensaio no local|drone|câmera profissional|autorização para fotografar|fotos e vídeos',
  pushchair:
    'carrinho de bebê|carrinho de bebé|carrinho|carrinhos|entrar com carrinho|fraldário|trocador|fraldas|sala de amamentação|amamentar|amamentação|cadeirão|cadeirinha|ir com bebê|ir com bebé|sling|canguru|bebê conforto|ovinho',
  concession:
    'meia-entrada|meia entrada|paga meia|pagam meia|paga meia-entrada|desconto para estudantes|desconto para idosos|desconto estudante|desconto sénior|desconto de estudante|tarifa reduzida|bilhete reduzido|bilhete sénior|cartão jovem|maiores de 65|maiores de 60|acima de 60|idosos pagam|idoso paga|estudante paga|estudantes pagam|professor paga|professores pagam|família numerosa|desempregados|aposentados|reformados|preço para idosos|preço para estudantes|preço reduzido|terceira idade|tem desconto para|há desconto para|pcd paga|moradores|residentes|criança paga|crianças pagam|crianças não pagam|criança não paga|crianças grátis|criança grátis|até que idade não paga|gratuidade|entrada gratuita para|meia solidária|id jovem ~ idoso|estudante|desconto',
  teammember:
    'adicionar usuário|adicionar usuários|adicionar utilizador|convidar minha equipe|convidar a minha equipa|convidar colega|mais usuários|usuários adicionais|utilizadores adicionais|permissões de usuário|membros da equipe|membros da equipa|remover usuário|remover utilizador|quantos usuários|quantos utilizadores|colaboradores|administradores|dar acesso|perfis de acesso',
  recover:
    'recuperar|apaguei sem querer|apagado por engano|excluí sem querer|deletei sem querer|apaguei por engano|recuperar dados|recuperar arquivos|recuperar ficheiros|lixeira|reciclagem do computador|desfazer|restaurar|perdi meu trabalho|recuperar o que apaguei|cópia de segurança|backup|recuperar fotos|recuperar arquivo|versão anterior|sumiram os dados',
  exportdata:
    'exportar|exportar meus dados|exportar os meus dados|exportar para excel|baixar meus dados|importar|importar dados|csv|passar meus dados|migrar meus dados|exportar dados|importar contatos|planilha|folha de cálculo|migrar de|portabilidade de dados|cópia dos meus dados',
  sync: 'sincronizar|sincronização|não sincroniza|não está sincronizando|não atualiza|não aparece no celular|não aparece no telemóvel|vários dispositivos|em vários dispositivos|dois dispositivos|passar para outro celular|outro dispositivo|vincular dispositivo|quantos dispositivos|quantos aparelhos',
  unexpectedcharge:
    'continuam cobrando|continua cobrando|continuam a cobrar|me cobraram de novo|cobraram outra vez|cobrança inesperada|cobrança indevida|cobraram depois de cancelar|cobraram depois que cancelei|cancelei e cobraram|já cancelei e continua|por que me cobraram|por que estou sendo cobrado|por que fui cobrado|porque me cobraram|cobraram a assinatura|cobraram sem avisar|renovou sem avisar|renovou sozinho|débito que não autorizei|cobraram a renovação',
  hacked:
    'hackeado|hackeada|hackearam|invadiram minha conta|invadiram|roubaram minha conta|conta invadida|conta hackeada|conta roubada|pirateada|alguém entrou na minha conta|alguém está usando minha conta|acesso não autorizado|login suspeito|piratearam a minha conta|conta comprometida',
  twofactor:
    'autenticação de dois fatores|verificação em duas etapas|dois fatores|duas etapas|2fa|autenticador|google authenticator|código de backup|códigos de recuperação|perdi o autenticador|app autenticador|troquei de celular e não tenho o código|mudei de telemóvel e não tenho',
  notifications:
    'notificações|notificação|alertas|não recebo notificações|desativar notificações|lembrete|lembretes|silenciar|tirar as notificações|parar notificações|ativar notificações|receber avisos|me avisam|avisam por|alerta por email|push ~ avisos',
  settings:
    'configurações|configuração|configurar|definições|ajustes|preferências|modo escuro|mudar o idioma|mudar idioma|tamanho da letra|letra maior|fuso horário|tema escuro|opções de configuração',
  licensekey:
    'chave de licença|chave do produto|número de série|código de ativação|licença não funciona|licença|licenças|chave de ativação|serial|chave inválida|mudar a licença|quantos computadores|quantas máquinas|reativar a licença|transferir a licença',
  featurerequest:
    'sugerir funcionalidade|nova funcionalidade|novas funcionalidades|novos recursos|novo recurso|roadmap|sugestão|sugestões|propor melhoria|vão adicionar|vão lançar|em breve|pedir uma função|ideias de melhoria|novidades da versão',
  streaming:
    'vídeo trava|vídeo para|vídeo travando|travando o vídeo|qualidade do vídeo|qualidade da imagem|4k|sem som|sem áudio|sem imagem|não toca|reproduzir|reprodução|streaming|imagem congela|não carrega o vídeo|buffering|ao vivo|em direto|assistir na tv|ver na televisão|chromecast|smart tv|legendas|transmissão|canal travado',
  sharing:
    'compartilhar conta|compartilhar a conta|compartilhar minha conta|partilhar conta|partilhar a conta|partilhar senha|plano família|plano familiar|dividir a conta com|compartilhar com a família|quantas pessoas podem usar|quantos podem usar|ao mesmo tempo|simultâneo|quantas telas|quantos ecrãs|quantos perfis|perfis|compartilhar arquivos|partilhar ficheiros|telas simultâneas',
  offline:
    'sem internet|offline|sem conexão|sem ligação|baixar para assistir|assistir sem internet|ver sem internet|usar sem internet|ouvir offline|modo offline|funciona sem internet|sem wifi|modo avião|sem dados',
  parentalcontrol:
    'controle parental|controlo parental|controle dos pais|bloqueio infantil|perfil infantil|modo criança|perfil para crianças|limite de tempo de tela|tempo de tela|tempo de ecrã|restringir conteúdo|classificação indicativa|bloquear conteúdo|conteúdo adulto|supervisão dos pais',
  moderation:
    'moderação|moderador|moderadores|regras da comunidade|fui banido|banido|denunciar usuário|denunciar utilizador|denunciar perfil|denunciar comentário|apagaram meu comentário|por que apagaram|regras do fórum|regras do grupo|expulso|bloquear usuário|ofensas',
  communityprofile:
    'nome de usuário|nome de utilizador|mudar meu nome de usuário|apelido|alcunha|foto de perfil|avatar|perfil privado|quem pode ver meu perfil|mudar a foto|trocar foto de perfil|biografia|seguidores|nick',
  gamewallet:
    'bônus de boas-vindas|bónus de boas-vindas|saldo de bônus|bônus não caiu|bónus não creditado|saldo do jogo|sacar ganhos|levantar ganhos|rollover|bônus expirado|cadê meu bônus|moedas|créditos do jogo|comprar moedas|gemas|compras no app|freebet',
  gamescore:
    'pontuação|placar|resultado|classificação|tabela|tabela de classificação|como se pontua|como conta os pontos|sistema de pontos|ranking|pontos errados|resultados|desempate|critério de desempate',
  responsiblegaming:
    'jogo responsável|autoexclusão|autoexcluir|limite de depósito|limites de depósito|me excluir do jogo|vício em jogo|vício em apostas|jogo compulsivo|jogadores anônimos|limite de gasto',
  cv: 'currículo|curriculum|cv|enviar currículo|enviar meu currículo|mandar currículo|mandar meu currículo|carta de apresentação|carta de motivação|anexar currículo|deixar currículo|enviar cv|onde mando meu currículo|para onde envio o cv|sem currículo|para quem mando o currículo|linkedin|cadastrar currículo',
  applicationstatus:
    'status da candidatura|estado da candidatura|como está minha candidatura|minha candidatura|não me responderam|não me chamaram|não tive retorno da entrevista|quando respondem|já me candidatei|quando sai a resposta|quando sai o resultado|status da solicitação|andamento do processo|andamento do meu pedido|estado do processo|estado do meu pedido|consultar processo|consultar protocolo|número de protocolo|processo seletivo|resultado da seleção|lista de aprovados|lista de classificados|resposta à minha candidatura|em que fase está',
  interview:
    'entrevista|entrevistas|entrevista de emprego|entrevista de trabalho|como é a entrevista|o que perguntam|processo seletivo|processo de recrutamento|preparar para a entrevista|segunda entrevista|dinâmica de grupo|entrevista por vídeo|entrevista online|teste prático|teste técnico',
  workconditions:
    'teletrabalho|home office|trabalho remoto|trabalho de casa|meio período|meio expediente|part-time|full-time|tempo integral|período integral|turno da noite|fins de semana|salário|quanto pagam|quanto ganha|qual o salário|horário de trabalho|carteira assinada|clt|pj|contrato sem termo|efetivo|benefícios|vale refeição|vale transporte|subsídio de alimentação|plano de saúde da empresa|jornada|escala|escala 6x1|6x1|12x36|folgas|folga|híbrido|quanto se ganha|gorjetas|estágio remunerado|contrato a termo|recibos verdes|turnos rotativos|hora extra',
  noexperience:
    'sem experiência|não tenho experiência|primeiro emprego|primeiro trabalho|precisa de experiência|precisa ter experiência|é preciso experiência|exige experiência|exigem experiência|nunca trabalhei|com ou sem experiência|estágio|jovem aprendiz|recém-formado|recém formado|experiência anterior|aprendiz|dão formação|dão treinamento',
  employer:
    'anunciar vaga|publicar vaga|publicar uma vaga|divulgar vaga|publicar anúncio de emprego|contratar funcionários|contratar funcionário|procurar candidatos|preciso contratar|sou empresa e|para empregadores|recrutar|recrutamento e seleção|encontrar candidatos|para recrutadores|selecionar candidatos|contratar alguém',
  donate:
    'doar|doação|doações|donativo|donativos|fazer uma doação|fazer doação|fazer um donativo|dar dinheiro|contribuir|contribuição|como doo|como doar|doador|doar dinheiro|quero doar|pix para doação|chave pix para doação|vaquinha|apadrinhar|padrinho|sócio contribuinte|doação mensal|recibo de doação|recibo do donativo|deduzir doação|para onde vai o dinheiro|dízimo|oferta da igreja|consignação do irs|consignar irs|nota fiscal paulista|deixar de doar|ajudar financeiramente|ajudar com dinheiro',
  goodsdonation:
    'doar roupa|doar roupas|doar móveis|doar livros|doar brinquedos|doar alimentos|doar comida|roupa usada|roupas usadas|onde levo roupas|onde entrego as roupas|buscam móveis|retiram doações|recolhem móveis|recolhem doações|doar coisas|entregar roupas|aceitam roupas|aceitam móveis|aceitam roupa|aceitam brinquedos|ponto de coleta|ponto de arrecadação|campanha do agasalho|cesta básica|cestas básicas|livros usados|brinquedos usados|o que posso doar|doar ração|doar sangue',
  worship:
    'missa|missas|horário das missas|horário da missa|que horas é a missa|a que horas é a missa|que horas tem missa|igreja|paróquia|culto|horário do culto|cultos|batismo|batizado|batizar|batizar meu filho|comunhão|primeira comunhão|eucaristia|catequese|confissão|confessar|crisma|padre|pároco|pastor|oração|templo|mesquita|sinagoga|intenção de missa|casar na igreja|casamento na igreja|casamento religioso|padrinhos|curso de noivos|curso de batismo|cpm|grupo de jovens|capela|certidão de batismo|missa de sétimo dia|missa dominical|retiro|bíblia|catedral|novena|terço|dízimo|escola dominical|centro espírita|festa do padroeiro',
  hallhire:
    'alugar o salão|aluguel de salão|aluguel do salão|alugar salão|alugar o espaço|alugar espaço|aluguel de espaço|aluguer de espaço|aluguer de sala|aluguer de salas|alugar sala|alugar a sala|aluguel de sala|salão de eventos|salão de festas|espaço para eventos|espaço de eventos|sala para eventos|sala de reunião|sala de reuniões|auditório|churrasqueira|reservar o salão|reservar o espaço|reservar churrasqueira|cedência de espaços|cedência de salas|centro comunitário|alugar o local|locação do espaço|locação de espaço|locação do salão',
  association:
    'associação|sócio|sócios|ser sócio|tornar-me sócio|virar sócio|como me associo|como viro sócio|fazer-me sócio|associar|associado|associados|quota|quotas|cota|cota de sócio|valor da quota|anuidade|membro|ser membro|adesão de sócio|ficha de sócio|vantagens de sócio|benefícios do sócio|assembleia|assembleia geral|estatutos|diretoria|direção da associação|clube|título do clube|filiar|filiação|filiado|entrar para o clube|entrar na associação|deixar de ser sócio|sindicalizar|sócio-torcedor|centro de convívio|grupo folclórico|bombeiros voluntários|escuteiros|escoteiros',
  gethelp:
    'pedir ajuda|preciso de ajuda|ajuda para|grupo de apoio|grupos de apoio|quem vocês ajudam|a quem ajudam|como peço ajuda|como ser ajudado|orientação|linha de apoio|telefone de apoio|acolhimento|apoio psicológico|receber ajuda|solicitar ajuda|receber cesta básica|atendimento às famílias|apoio às famílias|apoio emocional|ajuda mútua|cuidadores|quem pode me ajudar|atendimento psicológico gratuito|ajuda alimentar|ser atendido',
  additionalneeds:
    'intérprete|libras|intérprete de libras|língua gestual|língua de sinais|não falo português|não fala português|tradutor|necessidades especiais|adaptações|leitura fácil|fala outra língua|braille|cão de assistência|cão-guia|condições especiais para prova|prova adaptada|legendas para surdos|estrangeiro',
  confidential:
    'confidencial|confidencialidade|anónimo|anônimo|anônima|de forma anônima|anonimato|sigilo|sigiloso|meus pais vão saber|meus pais ficam sabendo|contam aos meus pais|contam para meus pais|segredo profissional|meu chefe vai saber|discrição|discreto|discreta|ninguém fica sabendo|sem ninguém saber|embalagem discreta|fica entre nós',
  teacher:
    'professor|professora|profe|docente|docentes|formador|formadores|instrutor|instrutora|monitor|monitora|quem dá a aula|quem dá aula|quem dá as aulas|quem são os professores|corpo docente|tutor|mudar de professor|trocar de professor|professor nativo|nativos|professores nativos|quem ensina|mestre|explicador|explicadora|facilitador|treinador|palestrante|formação dos professores',
  nhsprivate:
    'convênio|convênios|convénio|convénios|aceitam convênio|aceita convênio|aceitam plano|aceita plano|aceitam plano de saúde|aceita plano de saúde|quais convênios|quais planos aceitam|quais planos de saúde|que seguros aceitam|aceitam seguro|aceitam seguros|aceita unimed|unimed|bradesco saúde|amil|sulamérica|hapvida|médis|multicare|adse|advancecare|acordo com|têm acordo|têm acordos|tem acordo|atendem pelo sus|atende sus|atendem sus|pelo sns|particular|consulta particular|valor particular|atendimento particular|reembolso do convênio|reembolso do plano|recibo para reembolso|sem convênio|sem seguro|cobre o plano|plano cobre|comparticipação|comparticipado|ipe|cassi|geap',
};
