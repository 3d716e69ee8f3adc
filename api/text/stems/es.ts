// Stems of Spanish words: the stemmer's, with the words that it takes for others. Marks are not needed, as visitors leave them out.
import { stemmer } from '@orama/stemmers/spanish';

/** Words by their stem: a stem, a colon, the words without accents; separated by `|`. */
const OWN = `como: como|mesa: mesa mesas|tarde: tarde tardes|plazo: plazo plazos|libro: libro libros|caso: caso casos|sala: sala salas
  |para: para|entre: entre|sobre: sobre|solo: solo|bajo: bajo bajos|alto: alto altos|cargo: cargo cargos|corte: corte cortes|puerto: puerto puertos
  |medida: medida medidas|pesos: pesos|marco: marco marcos|parto: parto partos|nada: nada|nado: nado|vino: vino vinos|pasa: pasa|luna: luna lunas
  |todo: todo toda todos todas|cada: cada|tres: tres|este: este|cuarto: cuarto cuartos|corto: corto corta cortos cortas|celo: celo|mayo: mayo
  |año: año años|ano: ano anos|dia: dia dias|mes: mes meses|hora: hora horas|ahora: ahora|cara: cara|copa: copa copas|tapa: tapa tapas|cura: cura curas
  |bono: bono bonos|carne: carne carnes|carnet: carnet carnets|comid: comida comidas comer comen comemos comiendo|cena: cena cenas cenar cenamos
  |abr: abre abren abris abri abrir abriran abrimos abro abrio abiertos abierto abierta abiertas apertura|cerr: cierra cierran cierro cierre cierren cerrar cerrais cerramos cerrado cerrada cerrados cerradas
  |cost: cuesta cuestan cuesto coste costes costo costos costar costara costaria|devolv: devuelve devuelven devuelvo devuelto devuelta devolucion devoluciones devuelvan devuelva
  |perd: pierdo pierde pierden perdida perdidas perdi|ped: pido pide pides piden pidiendo pedi pedido pedidos pedir pedis|empez: empieza empiezan empiezo empezar empiece
  |comenz: comienza comienzan comienzo comenzar|recog: recojo recoja recoge recogen recogida recogidas recoger|prob: prueba pruebas pruebo pruebe prueben
  |inclu: incluye incluyen incluyo incluir incluido incluida incluidos incluidas|jug: juego juegos juega juegan jugar|inscrib: inscripcion inscripciones inscrito inscrita inscribe inscribo inscribir
  |encend: enciende encienden enciendo|renov: renueva renuevan renuevo|cont: cuento|llov: llueve llover lloviendo|mid: mide miden mido|duerm: dormir duerme duermen duermo
  |anul: anulacion anulaciones|suscrib: suscripcion suscripciones suscribir suscribirme suscribirse suscrito|sirv: sirve sirven servir|funcion: funciona funcionan funcionar|atend: atiende atienden atender
  |vend: vende venden vendo vender vendeis|pagu: paguen|tien: tiene tienen tienes tenes teneis tenemos|pued: puede pueden puedes puedo podes podeis podemos podria podrian
  |nin: niño niños niña niñas nino ninos nina ninas|cafe: cafe cafes|menu: menu menus|bebe: bebe bebes|ingles: ingles inglesa ingleses inglesas|frances: frances francesa franceses
  |sofa: sofa sofas|autobus: autobus autobuses bus buses|iva: iva|ver: ver|gas: gas gases|luz: luz luces|voz: voz voces|pez: pez peces|vez: vez veces|lapiz: lapiz lapices
  |alquil: alquiler alquileres alquila alquilo alquilar alquilan alquilais|lleg: llego llegue|repart: reparto repartos|averi: averia averias averiado averiada|vacun: vacuna vacunas vacunar
  |aplaz: aplazar aplazado aplazamiento|apart: apartar aparto|apartament: apartamento apartamentos|mirad: mirador|sen: sena senas seña señas|senal: señal señales senal senales
  |cana: canas|polen: polen|podar: poda podar podas podan|danad: daño daños dañado dañada dañados dañadas dañar dañó danado danada danados dano danos|uñad: uña uñas|colegio: colegio colegios cole coles
  |cola: cola colas|granos: granos grano|solo: sola solas solos|solar: solar solares|lunar: lunar lunares|valid: valido valida validos validas validez validar|terma: termas termales
  |cera: cera ceras|plata: plata|plano: plano planos|mora: mora moroso morosos|marido: marido|mareo: mareo mareado mareada mareos|tenir: teñir teñirme teñido teñida tinte tintes
  |sonid: sonido sonidos|masa: masa masas|deco: deco decos|tarea: tarea tareas|tara: tara taras|salida: salida salidas|salado: salado salada|cama: cama camas
  |casars: casarse casarnos casarme casar casamos casamiento casados|verdad: verdad|correa: correa correas|escala: escala escalas|gimnasia: gimnasia|periodista: periodista periodistas
  |montana: montaña montañas montana|restaurant: restaurante restaurantes restaurant restaurants|taller: taller talleres|efectiv: efectivo|prepa: prepa|feriad: feriado feriados
  |aplicacion: aplicacion aplicaciones|ordenador: ordenador ordenadores|ordenanza: ordenanza ordenanzas|importe: importe importes|estreno: estreno estrenos|caba: caba|ruta: ruta rutas
  |sanitarios: sanitarios|duro: duro duros|fonda: fonda fondas|tele: tele teles|pase: pase pases|pasear: pasear paseo paseos paseador|parte: parte partes
  |partida: partida partidas|partido: partido partidos|prima: prima primas|funciond: funcion funciones|aparte: aparte|mayorista: mayorista mayoristas mayoreo|plaza: plaza plazas
  |romp: rompio romper rompi rompe|sub: subio subieron|mor: murio|nac: nacio nacido|fallec: fallecio|venc: vencio|recib: recibi recibir recibo recibos|encog: encogio|volv: volvio vuelve vuelvo volver
  |interes: interes intereses|huracan: huracan huracanes|esqui: esqui esquis|desag: desague desagues|bilingu: bilingue bilingues|tambien: tambien|portugues: portugues|catalan: catalan
  |laser: laser|misa: misa misas|coser: coser cose cosen|estacion: estacionar estaciono estacionamiento|estaciond: estacion estaciones|ambulancia: ambulancia ambulancias
  |acera: acera aceras|banqueta: banqueta banquetas|publicidad: publicidad|fundida: fundida|ganado: ganado|taco: taco tacos|parada: parada paradas|paro: paro parado parados
  |dolar: dolar dolares|sepe: sepe|covid: covid|encontr: encuentro encuentra encuentran encontrar
`;

const stems = new Map(
  OWN.split('|').flatMap((group) => {
    const [stem = '', words = ''] = group.split(':');
    return words
      .trim()
      .split(/\s+/)
      .map((word) => [word, stem.trim()] as const);
  }),
);

const ACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' };

/** The stem of a lower-case word; the same one with and without its accents where a suffix hangs on them. */
export function stemSpanish(word: string): string {
  const plain = word.replace(/[áéíóúü]/g, (letter) => ACCENTED[letter] ?? letter);
  const own = stems.get(plain);
  if (own !== undefined) return own;
  // The stemmer knows -ción and -ía in one spelling each, and no "aceptáis".
  const spelt = word.replace(/ion$/, 'ión').replace(/ía(s|n)?$/, 'ia$1');
  return stemmer(spelt.replace(/(?<=\p{L}{3})([aáeé])is$/u, 'an'));
}
