// Stems of Portuguese words: the stemmer's, with plurals of nasal and liquid endings made singular and the words that it takes for others.
// Marks are not needed, as visitors leave them out.
import { stemmer } from '@orama/stemmers/portuguese';

/** Words by their stem: a stem, a colon, the words without accents; separated by `|`. */
const OWN = `mesa: mesa mesas|mes: mes meses|dia: dia dias|ano: ano anos|data: data datas|hora: hora horas|luz: luz luzes|vez: vez vezes|voz: voz vozes
  |marcar: marcar marco marcacao marcacoes marcado marcada marcamos marcam remarcar remarco remarcacao|marca: marca marcas
  |contem: contem conteudo conteudos conter|cont: conta contas|contar: contar conto contagem|conto: contos|contat: contato contatos contacto contactos contatar contactar contata contacta
  |taxi: taxi taxis|tax: taxa taxas|livr: livro livros|livre: livre livres|livraria: livraria livrarias|prato: prato pratos|prata: prata|bolo: bolo bolos|bola: bola bolas|bolsa: bolsa bolsas
  |cor: cor cores|corr: correr corro corre|correi: correio correios|corte: corte cortes cortar corta corto cortam|curto: curto curta curtos curtas|medid: medida medidas mede medem medir medimos|medic: medico medica medicos medicas|media: media medio
  |para: para|entre: entre|sobre: sobre|sobr: sobra sobrar|nada: nada|nadar: nadar nado nadam natacao|so: so sozinho|cara: cara caras|car: caro caros|carro: carro carros|carrinho: carrinho carrinhos
  |aluga: aluguel alugueis aluguer alugueres alugar aluga alugam alugo alugado alugada alugamos locacao locacoes locar|local: local locais|loj: loja lojas lojinha
  |abr: abre abrem abrir abro abriu abrira abriram abrirao aberto aberta abertos abertas abertura abrimos|fech: fecha fecham fechar fecho fechado fechada fechados fechadas fechamento fechamos fechou
  |cust: custa custam custo custos custar custara custaria custou|devolv: devolver devolve devolvo devolvem devolvi devolvido devolvida devolucao devolucoes devolva devolvemos devolvam
  |perd: perder perco perde perdem perdi perdeu perdida perdidas perdido perdidos|ped: pedir peco pede pedem pedi pedimos pedido pedidos peca|peca: pecas
  |comec: comeca comecam comecar comeco comece|inclu: inclui incluem incluir incluido incluida incluidos incluidas incluso inclusa inclusos inclusas|inscrev: inscricao inscricoes inscrever inscrevo inscreve inscrito inscritos inscrita
  |entreg: entrega entregas entregam entregar entregue entregues entregador entregadores entregaram entregou entregamos|envi: envio envios enviar envia enviam enviado enviada enviados enviaram enviamos
  |troc: trocar troca trocas trocam trocamos trocado trocou trocaram|troco: troco|vend: vende vendem vendo vender venda vendas vendido vendemos vendi|consert: conserto consertos consertar conserta consertam consertamos consertado
  |concerto: concerto concertos|arranj: arranjar arranjo arranjos arranja arranjam|arrum: arrumar arruma arrumam|repar: reparar repara reparam reparacao reparacoes reparo reparos|parcel: parcela parcelas parcelar parcelo parcelam parcelamento parcelado parcelada
  |cancel: cancelar cancela cancelam cancelo cancelado cancelada cancelei cancelamento cancelamentos cancelou cancelaram|anul: anular anulacao anulacoes anulo|agend: agendar agenda agendo agendam agendamento agendamentos agendado agendada agendei reagendar reagendamento reagendo
  |reserv: reserva reservas reservar reservo reservam reservei reservado reservada reservamos|reserva: reservatorio|atend: atende atendem atender atendimento atendimentos atendemos atendido|atendent: atendente atendentes
  |receb: receber recebo recebe recebem recebi recebeu recebemos recebido|recib: recibo recibos|receit: receita receitas|fatur: fatura faturas factura facturas faturar faturacao
  |matricul: matricula matriculas matricular matriculo|assinat: assinatura assinaturas|assin: assinar assino assina assinante assinantes|renov: renovar renova renovo renovacao renovacoes|suspend: suspender suspenso suspensa suspensao suspende
  |mud: mudar mudo muda mudei mudamos mudanca mudancas|lev: levar leva levo levam|leve: leve leves|leite: leite|bebe: bebe bebes|beb: beber bebo bebida bebidas bebem|cafe: cafe cafes|menu: menu menus|pe: pe pes|chave: chave chaves
  |cao: cao caes|mao: mao maos|mae: mae maes|pao: pao paes|pai: pai|pais: pais paises|irmao: irmao irmaos|chao: chao|vao: vao|voo: voo voos|grau: grau graus|mal: mal males|mau: mau maus ma|mais: mais|dois: dois|tres: tres|seis: seis|depois: depois|demais: demais|jamais: jamais|lapis: lapis|tenis: tenis|gratis: gratis
  |facil: facil faceis|dificil: dificil dificeis|util: util uteis|movel: movel moveis|imovel: imovel imoveis|automovel: automovel automoveis|telemovel: telemovel telemoveis|confortavel: confortavel confortaveis
  |reais: reais|real: real|nivel: nivel niveis|seguro: seguro seguros segura seguras segurar seguranca|segu: seguir segue sigo seguinte|parte: parte partes|partir: partir|partida: partida partidas|partido: partido
  |porta: porta portas|porto: porto|porte: porte|portes: portes|casa: casa casas|casl: casal casais|casament: casar casamento casamentos casarmos casamos|caso: caso casos|sala: sala salas|salao: salao saloes|sal: sal|salada: salada saladas|salgad: salgado salgados
  |praz: prazo prazos|prazer: prazer|cama: cama camas|camara: camara camaras|camera: camera cameras|pesa: peso pesa pesam pesar pesos|pesado: pesado pesada pesados|nota: nota notas|notar: notar|prov: prova provas provar|provador: provador provadores
  |provis: provisorio provisoria|estacion: estacionar estaciono estaciona estacionamento estacionamentos|estacao: estacao estacoes|gas: gas gases|ver: ver|iva: iva|ipva: ipva|aula: aula aulas|curs: curso cursos|obr: obra obras|obrig: obrigatorio obrigatoria obrigatorios
  |unha: unha unhas|pele: pele peles|pelo: pelos|cabel: cabelo cabelos|crianc: crianca criancas|filh: filho filha filhos filhas|menin: menino menina meninos meninas|convid: convidado convidados convidada convidar convite convites convido
  |banh: banho banhos banhar|banheir: banheiro banheiros|vaga: vaga vagas|vago: vago|fila: fila filas|bicha: bicha|pisc: piscina piscinas
  |jog: jogo jogos jogar joga jogam jogador jogadores|cortin: cortina cortinas|forma: forma formas|form: formacao formacoes|formular: formulario formularios|formatura: formatura formaturas|conserv: conservar conservacao conserva
  |exam: exame exames|prepar: preparar preparo preparacao|prec: preco precos|precis: preciso precisa precisam precisamos precisar|carta: carta cartas cardapio cardapios|cartao: cartao cartoes|carteir: carteira carteiras carteirinha
  |cobr: cobrar cobra cobram cobrado cobrada cobraram cobrou cobranca cobrancas|cobert: cobertura coberturas|cobertor: cobertor cobertores|cubr: cobre cobrem cobrir cobertos|coberto: coberto coberta
  |funcion: funciona funcionam funcionar funcionamento funcionou funcionando|funcionar: funcionario funcionarios funcionaria|funcao: funcao funcoes|aplic: aplicativo aplicativos aplicacao aplicacoes|hotel: hotel hoteis|motel: motel moteis|pastel: pastel pasteis|papel: papel papeis|anel: aneis anel
  |quart: quarto quartos|quarta: quarta quartas|segunda: segunda segundas|sext: sexta sextas|tint: tinta tintas tingir|pint: pintar pintor pintores pinta pintura pinturas|canal: canal canais|sinal: sinal sinais|total: total totais|pagu: pague paguem
  |pag: pago paga pagam pagar pagamento pagamentos paguei pagou pagaram pagamos|pagina: pagina paginas|nasc: nasceu nascido nascimento nascer|morr: morreu morrer morto morta|falec: faleceu falecimento falecido|quebr: quebrar quebrou quebrado quebrada quebrados quebra
  |dor: dor dores|doi: doi doem doendo|doar: doar doo doacao doacoes doador|doente: doente doentes|doenca: doenca doencas|volt: voltar volta voltam voltou volto|volts: volts volt voltagem bivolt|banc: banco bancos|banca: banca bancas
  |servic: servico servicos|serv: serve servem servir sirvo servimos|serie: serie series|sabor: sabor sabores|saber: saber sei sabe|sabado: sabado sabados|test: teste testes testar|testament: testamento testamentos
  |mort: morte|motor: motor motores|moto: moto motos|foto: foto fotos fotografia fotografias|manha: manha manhas|amanha: amanha|tarde: tarde tardes|noit: noite noites|diari: diaria diarias|diario: diario diarios diariamente
  |dura: dura duram durar duracao|duro: duro duros|remed: remedio remedios|remet: remeter|cheg: chegar chega chegam chegou chegara chego chegada chegado|chequ: cheque cheques|choque: choque|idad: idade idades|ida: ida|cidad: cidade cidades
  |sab: sabao|plan: plano planos|planta: planta plantas|pleno: pleno|juro: juro juros|jurar: jurar|vale: vale vales|val: valer valeu|valor: valor valores|valid: valido valida validos validade validar|veteran: veterano|veterinari: veterinario veterinaria veterinarios vet
  |depil: depilar depilacao depilo|bike: bike bikes|biciclet: bicicleta bicicletas|gelad: gelado gelados gelada|geladeir: geladeira geladeiras|acai: acai|agencia: agencia agencias|age: agente agentes|gente: gente|tribunal: tribunal tribunais
  |extravi: extraviado extraviou extravio|rasg: rasgado rasgou rasgada|veio: veio vieram|morada: morada moradas|morar: morar moro mora moramos moram|vivo: vivo vive vivemos|atras: atraso atrasos atrasado atrasada atrasou atrasar atrasei
  |sinistr: sinistro sinistros|moderno: moderno|visita: visita visitas visitar visito visitante visitantes|vista: vista vistas|visto: visto vistos|vestiari: vestiario vestiarios balneario balnearios|vest: vestir vestido vestidos|consult: consulta consultas consultar consultorio consultorios
  |avali: avaliacao avaliacoes avaliar|massag: massagem massagens massagista|viag: viagem viagens viajar viajo|mensag: mensagem mensagens|imag: imagem imagens|bagag: bagagem bagagens|garag: garagem garagens|homem: homem homens|jovem: jovem jovens|ordem: ordem ordens|tem: tem tens|ingles: ingles inglesa|portugues: portugues portuguesa|frances: frances francesa|italian: italiano italiana|espanhol: espanhol espanhois espanhola|alemao: alemao alemaes alema
  |barat: barato barata baratos|baratas: baratas|procurac: procuracao procuracoes procurador procuradora|vegan: vegano vegana veganos veganas vegan vegans|vegetarian: vegetariano vegetariana vegetarianos vegetarianas|alerg: alergia alergias alergico alergica alergicos alergenio alergenios alergenicos|gluten: gluten|lactose: lactose`;

const stems = new Map(
  OWN.split('|').flatMap((group) => {
    const [stem = '', words = ''] = group.split(':');
    return words
      .trim()
      .split(/\s+/)
      .map((word) => [word, stem.trim()] as const);
  }),
);

const ACCENTED: Readonly<Record<string, string>> = {
  á: 'a',
  à: 'a',
  â: 'a',
  ã: 'a',
  é: 'e',
  ê: 'e',
  í: 'i',
  ó: 'o',
  ô: 'o',
  õ: 'o',
  ú: 'u',
  ü: 'u',
  ç: 'c',
};

/** The stem of a lower-case word; the same one with and without its accents, and for `-ão` and `-ões`, `-al` and `-ais`, `-em` and `-ens`. */
export function stemPortuguese(word: string): string {
  const plain = word.replace(/[áàâãéêíóôõúüç]/g, (letter) => ACCENTED[letter] ?? letter);
  const own = stems.get(plain);
  if (own !== undefined) return own;
  const single = plain
    .replace(/(?<=\p{L})(?:oes|aes)$/u, 'ao')
    .replace(/(?<=\p{L}{2})([aou])is$/u, '$1l')
    .replace(/(?<=\p{L}{2})eis$/u, 'el')
    .replace(/(?<=\p{L}{2})ens$/u, 'em');
  const known = stems.get(single);
  if (known !== undefined) return known;
  // The stemmer knows these endings by their accents.
  const spelt = single
    .replace(/cao$/, 'ção')
    .replace(/ao$/, 'ão')
    .replace(/encia(s?)$/, 'ência$1')
    .replace(/([ai])vel$/, (_, vowel: string) => `${vowel === 'a' ? 'á' : 'í'}vel`);
  // "verão" is not "vera" without its mark.
  return stemmer(spelt).replace(/ã$/, 'ao');
}
