// Spanish. The fields are explained in ../pack/language-pack.ts.
import { CONCEPTS_ES } from '../concepts/es.ts';
import { ELSEWHERE_ES } from '../elsewhere/es.ts';
import { ES_IN_ENGLISH } from '../in-english/es.ts';
import type { LanguagePack } from '../pack/language-pack.ts';
import { RELATED_ES } from '../related-words/es.ts';
import { stemSpanish } from '../stems/es.ts';

export const es: LanguagePack = {
  code: 'es',
  rank: 4,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemSpanish,
  opinions: 'vale|recomiendan|recomendable|opiniones',
  superlatives: {
    'price<': 'más barato|más barata|más económico|más económica',
    'price>': 'más caro|más cara',
    'weight<': 'más ligero|más ligera',
    'weight>': 'más pesado|más pesada',
    'noise<': 'más silencioso|más silenciosa',
    'any<': 'más pequeño|más pequeña|más rápido|más rápida',
    'any>': 'más grande|mayor',
  },
  polar: {
    begins:
      'puedo|se puede|pueden|puede|podría|hay|tienen|tenéis|aceptan|aceptáis|hacen|envían|enviáis|venden|es|está|están|es posible|ofrecen|reparan',
    denies: 'no|no se|no se puede|no pueden|ya no|nunca',
    none: 'sin|ningún|ninguna',
    grants: 'se puede|se pueden|puede|pueden|puedes|es|son|está|están|sí',
    vague:
      'permitido|permitida|permitidos|permiten|disponible|disponibles|posible|aceptado|aceptamos|incluido|incluida|incluidos|usar|tener|llevar|traer|ofrecemos|ofrecen|hay|tenemos|vendemos',
    cases: 'si|salvo|excepto|solo|sólo|sin|después|antes|cuando|hasta|más de|menos de|siempre que|a menos que',
    breaks: 'porque|pero|aunque|ya que|mientras|sino',
    circumstances: 'con|para|en|durante|por|desde|dentro|fuera|bajo',
    yes: 'Sí.',
    no: 'No.',
  },
  cases: {
    units: {
      hour: 'hora horas',
      day: 'día días dia dias',
      week: 'semana semanas',
      month: 'mes meses',
      year: 'año años ano anos',
      kilogram: 'kilo kilos kilogramo kilogramos',
      metre: 'metro metros',
      centimetre: 'centímetro centímetros centimetros',
    },
    to: 'a|hasta|y',
    below: 'menos de|menores de|menor de|inferior a|antes de',
    atMost: 'hasta|máximo|máx|máx.|como máximo|no más de|dentro de',
    above: 'más de|mayores de|mayor de|superior a',
    atLeast: 'desde|a partir de|de|mínimo|mín|mín.|al menos|como mínimo|edad mínima',
    orMore: '+|o más|y más|en adelante|o mayores',
    orLess: 'o menos|y menos|o menores',
    old: 'de edad|años|añitos',
    isAged: 'tengo|tiene|tienen|cumple|edad',
    afterAge: 'y|o|puede|pueden|años|meses|con|que',
    people:
      'personas|persona|niños|niñas|niño|niña|adultos|adulto|invitados|alumnos|alumnas|estudiantes|participantes|amigos|empleados|plazas',
    groupOf: 'grupo de|somos|seremos|familia de|clase de|equipo de',
    ahead: 'antes|de antelación|de anticipación|previos|previo',
    columns: {
      age: 'edad|edades|años|niños|niñas|niño|niña',
      people: 'personas|niños|invitados|grupo|tamaño|participantes|plazas|alumnos|número',
      ahead: 'cancelación|anulación|antelación|días|antes|cuándo|plazo',
      mass: 'peso|kg|kilos|perro|perros|gato|gatos|paquete',
      length: 'longitud|largo|altura|estatura|metros|cm|m',
    },
  },
  limits:
    'si|salvo|excepto|solo|sólo|desde(?= ?[€$£]?[0-9])|al menos|como máximo|más de|menos de|unos|aproximadamente|normalmente|sin|otro|otra|usado|reacondicionado|niños|oferta',
  pageWords:
    'sobre nosotros inicio bienvenidos contacto noticias blog preguntas frecuentes ayuda soporte servicio condiciones términos información y cómo funciona tienda',
  functionWords: `a al algo algunas algunos ante antes como con contra cual cuál cuales cuáles cuando cuándo cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas de
    del desde donde dónde durante e el él ella ellas ellos en entre era eran es esa ese eso esta está este esto estos estas están fue fueron ha
    han hasta hay la las le les lo los más me mi mientras muy no nos o os otra otro para pero poco por porque porqué qué que quien quién quienes
    quiénes se sea ser si sí sin sobre son su sus también tan tanto te tiene tienen todo todos tu un una uno unos unas y ya yo nosotros
    había habían puede pueden hace hacer tenía haber`,
  chatWords: `hola buenos buenas días dias tardes noches gracias favor disculpe perdón perdon quería queria quiero quisiera saber pregunta preguntar ayuda
    ayudar decirme sitio web página amigo estaba mirando`,
  abbreviations: 'sra srta dña ud uds pág núm art av aprox ee.uu',
  questions: {
    number: 'cuánto|cuánta|cuántos|cuántas|qué porcentaje|qué edad',
    date: 'cuándo|qué año|qué fecha|qué día|qué siglo',
    person: 'quién|quiénes',
    place: 'dónde|qué ciudad|qué país',
    reason: 'por qué|cuál es la razón|causa',
    manner: 'cómo',
    definition: 'qué es|qué son',
  },
  choosing: 'o',
  valueQuestions: {
    timespan:
      'cuánto tiempo|cuánto tarda|cuánto dura|cuántos años|cuántos días|cuántas horas|cuántos meses|cuántas semanas',
    recurring: 'con qué frecuencia|cada cuánto|cuántas veces',
    money: 'cuánto cuesta|cuánto vale|precio|coste|costo|cuánto dinero',
    percent: 'porcentaje|por ciento|proporción',
    measure: 'qué altura|qué distancia|superficie|temperatura|qué tamaño|cuántos metros|cuántos kilómetros',
    clock: 'qué hora|horario',
    contact: 'número de teléfono|teléfono|correo electrónico',
  },
  values: {
    number:
      'un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|mil|millones|millón|medio|varios',
    time: '(?:segundo|minuto|hora|día|semana|año|década|siglo|noche)s?|mes(?:es)?',
    recurring: 'cada|diari\\p{L}+|semanal\\p{L}*|mensual\\p{L}*|anual\\p{L}*|veces|vez',
    money: 'dólares|dólar|euros?|pesos?|gratis|gratuit\\p{L}+',
    free: 'gratis',
    percent: 'por ciento',
    measure: '(?:metro|kilómetro|litro|grado|tonelada|gramo|pie|milla|hectárea)s?',
    month:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|siglo|primavera|verano|otoño|invierno',
    clock: 'horas?|de la mañana|de la tarde|mediodía',
    cause: 'porque|debido a|ya que|a causa de|puesto que|por lo que|por|para que|causad\\p{L}+|razón',
    copula: 'es|son|era|eran|fue|fueron|significa|se llama|denomin\\p{L}+',
    at: 'en|de|desde|hasta|a|entre|cerca',
    backwards: 'él|ella|ellos|este|esta|esto|estos|su|sus|sin embargo|también|pero',
  },
  attributes: {
    weight: {
      asks: 'cuánto pesa|peso|pesa',
      names: 'peso pesa',
    },
    size: {
      asks: 'qué tamaño|dimensiones|medidas|cuánto mide|ancho|alto|altura|anchura|qué tan grande',
      names: 'ancho alto largo dimensiones medidas',
    },
    price: {
      asks: 'cuánto cuesta|cuánto vale|precio|precios|cuánto es',
      names: 'precio cuesta costo',
    },
    hours: {
      asks: 'horario|a qué hora abre|a qué hora cierra|horarios',
      names: 'abierto horario lunes viernes sábado domingo',
    },
    phone: {
      asks: 'teléfono|llamar',
      names: 'teléfono correo email',
    },
    contact: {
      asks: 'contacto|correo electrónico|contactar',
      asksAlone: 'dirección|ubicación|dónde están',
      names: 'teléfono correo email',
    },
    power: {
      asks: 'potencia|cuántos vatios|vatios|consumo',
      names: 'potencia vatios',
    },
    capacity: {
      asks: 'capacidad|cuántos litros',
      names: 'capacidad litros',
    },
    noise: {
      asks: 'ruido|cuánto ruido|hace ruido|ruidosa|ruidoso|decibelios',
      names: 'ruido',
    },
    readiness: {
      asks: 'tarda en calentar|calentarse|tiempo de calentamiento|tarda en estar lista',
      names: 'lista calentamiento',
    },
  },
  relatedWords: RELATED_ES,
  concepts: CONCEPTS_ES,
  elsewhere: ELSEWHERE_ES,
  inEnglish: ES_IN_ENGLISH,
  followUp: {
    openings:
      'y|pero|también|entonces|qué tal|qué pasa con|hasta cuándo|desde cuándo|por qué|cuál de|cuáles de|solo|sólo|además|en ese caso|en vez de',
    swaps:
      'y qué tal|qué tal|y qué hay de|y qué pasa con|qué pasa con|y(?! (?:en|a|al|para|con|sin|de|si|cuándo|cómo|qué|cuánto|dónde|es|son|hay|puedo))',
    pronouns:
      'eso|esto|esa|ese|ello|ellos|ellas|los dos|las dos|ambos|ambas|(?:la|el|las|los) (?:otra|otro|otras|otros|primera|primero|segunda|segundo)|allí|allá',
    endings: 'también|entonces',
  },
  dialogue: {
    greeting: 'hola|buenos días|buenas tardes|buenas noches|buenas|qué tal|q tal|hola a todos',
    thanks: 'gracias|muchas gracias|mil gracias|muchísimas gracias|gracias por todo',
    bye: 'adiós|hasta luego|hasta pronto|hasta mañana|nos vemos|que tenga buen día|chao',
    ack: 'sí|no|vale|ok|okay|de acuerdo|bien|muy bien|perfecto|entendido|claro|exacto|está bien',
    praise: 'genial|excelente|muy útil|buen trabajo|eres genial|fantástico|estupendo',
    abuse: 'estúpido|tonto|idiota|inútil|mierda|eres tonto|eres inútil|no sirves|cállate',
    about: 'quién eres|eres un robot|eres un bot|eres humano|es usted un robot|qué puedes hacer|cómo te llamas',
    help: 'ayuda|ayúdame|necesito ayuda|me puedes ayudar|me puede ayudar|tengo una pregunta|una pregunta',
    human:
      'humano|una persona|un humano|un agente|agente|hablar con una persona|hablar con alguien|hablar con un humano|hablar con un agente|quiero hablar con una persona|quiero hablar con alguien|puedo hablar con alguien|atención al cliente|servicio al cliente',
    talks: 'hablar|quiero hablar|quisiera hablar|puedo hablar|comunicarme',
    people: 'alguien|persona|humano|agente|encargado|encargada|empleado',
    fillers: 'por favor|porfa|señor|señora|amigo',
    leads: 'me puede decir|me puedes decir|quisiera saber|me gustaría saber|quiero saber|podría decirme',
    contactHeading: 'Contacto',
    contactQuery: 'contacto número de teléfono correo electrónico atención al cliente',
  },
  replies: {
    greeting: '¡Hola! ¿Qué le gustaría saber?',
    thanks: 'De nada. Pregunte lo que quiera.',
    bye: 'Hasta luego, y gracias por su visita.',
    about:
      'Busco en las páginas de este sitio y respondo con sus propias frases, cada una con su fuente. ¿Qué le gustaría saber?',
    empty: '¿Qué le gustaría saber? Escriba una pregunta y la busco en este sitio.',
    help: '¿En qué puedo ayudarle? Escriba su pregunta en pocas palabras y la busco en este sitio.',
    ack: 'De acuerdo. ¿Quiere saber algo más?',
    praise: '¡Gracias! Pregunte lo que quiera.',
    abuse:
      'Siento que esto no haya servido. Dígame en pocas palabras qué busca, o pregunte cómo hablar con una persona.',
    human: 'Soy un programa y respondo con las páginas de este sitio. Así puede hablar con una persona:',
    humanUnknown:
      'Soy un programa y respondo con las páginas de este sitio. No he encontrado en ellas cómo hablar con una persona.',
    unclear: 'No he entendido. ¿Qué le gustaría saber?',
    number:
      'No puedo consultar pedidos, cuentas ni direcciones. ¿Qué le gustaría saber? No envíe aquí números de tarjeta ni contraseñas.',
    notAnswered: 'No he encontrado en este sitio una respuesta clara a eso.',
    unsure: 'No he encontrado una respuesta segura. Esto puede ayudar:',
    closest: 'Las secciones más cercanas son:',
    otherwise: 'Si buscaba otra cosa:',
    nothingFound: 'No he encontrado nada sobre eso en este sitio. Pruebe con otras palabras o una pregunta más corta.',
    stillReading: (read, of) =>
      of === 0
        ? 'Acabo de empezar a leer este sitio.'
        : `Todavía estoy leyendo este sitio: ${read} de ${of} páginas hasta ahora.`,
    notAnsweredYet: 'Nada de lo que he leído hasta ahora responde a eso. Pregunte de nuevo en un momento.',
    otherLanguage: (language) => `Las páginas sobre esto están en ${language}:`,
    noFiles: 'Aquí no puedo leer archivos adjuntos. Respondo con las páginas de este sitio.',
    failed: 'La búsqueda no ha funcionado. Inténtelo de nuevo en un momento.',
    standIn: 'El asistente no está disponible en este momento. Esta respuesta viene de las páginas de este sitio.',
  },
  opening: {
    days: ['lunes|lun', 'martes|mar', 'miércoles|mié', 'jueves|jue', 'viernes|vie', 'sábados?|sáb', 'domingos?|dom'],
    seasons: ['primavera', 'verano', 'otoño', 'invierno'],
    daily: 'todos los días|a diario|diariamente|cada día',
    weekdays: 'días laborables|entre semana',
    weekend: 'fines? de semana',
    except: 'excepto|salvo|menos',
    to: 'a|al|hasta',
    opens: 'abierto|abierta|abiertos|abiertas|abren|abre|abrís|abris|abrimos|horario|horarios',
    closed: 'cerrado|cerrada|cerramos',
    allDay: '24 horas',
    noon: 'mediodía',
    midnight: 'medianoche',
    now: 'ahora|ahora mismo|en este momento',
    today: 'hoy|esta noche',
    tomorrow: 'mañana',
    query: 'horario abierto',
    open: (until, when) => `Sí, ${until === null ? 'abierto ahora' : `hasta las ${until}`} (es ${when})`,
    shut: (next, when) => `No, cerrado ahora${next === null ? '' : `; abre ${next}`} (es ${when})`,
    openOn: (day, hours) => `Sí, ${day}: ${hours}`,
    shutOn: (day, next) => `No, cerrado el ${day}${next === null ? '' : `; abre ${next}`}`,
    over: (hours, next) => `Hoy ya no (${hours})${next === null ? '' : `; abre ${next}`}`,
    day: (when, isTomorrow) => `${isTomorrow ? 'Mañana' : 'Hoy'} es ${when}`,
    hour: (clock) => clock.replace(/^0/, ''),
    at: (day, hour) =>
      `${/^(?:hoy|mañana)$/.test(day) ? '' : 'el '}${day} a la${hour.startsWith('1:') ? '' : 's'} ${hour}`,
  },
  stepLabels: {
    searchingSite: 'Buscando en este sitio',
    searchedSite: 'Buscado en este sitio',
    searchingWeb: 'Buscando en la web',
    searchedWeb: 'Buscado en la web',
    searchFailed: 'La búsqueda ha fallado',
    reading: (page) => `Leyendo ${page}`,
    read: (page) => `Leída ${page}`,
    notRead: (page) => `No se pudo leer ${page}`,
    plan: (done, total) => `Plan: ${done} de ${total} hechos`,
    table: 'Tabla',
    mayHaveRun: 'Puede haberse ejecutado',
    yes: 'Sí',
    no: 'No',
  },
};
