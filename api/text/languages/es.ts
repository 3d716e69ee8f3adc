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
  opinions: 'vale|recomiendan|recomiendas|recomendáis|recomendable|opiniones|reseñas|merece',
  superlatives: {
    'price<':
      'más barato|más barata|más baratos|más baratas|más económico|más económica|menos caro|menos cara|cuesta menos|sale menos|precio más bajo',
    'price>': 'más caro|más cara|más caros|más caras|cuesta más|precio más alto',
    'weight<': 'más ligero|más ligera|más liviano|más liviana|pesa menos',
    'weight>': 'más pesado|más pesada|pesa más',
    'noise<': 'más silencioso|más silenciosa|menos ruidoso|menos ruidosa|menos ruido',
    'noise>': 'más ruidoso|más ruidosa|más ruido',
    'power>': 'más potente|más fuerte',
    'any<':
      'más pequeño|más pequeña|más chico|más chica|más rápido|más rápida|más corto|más corta|más bajo|más baja|menor|menos',
    'any>':
      'más grande|más grandes|más largo|más larga|más alto|más alta|más ancho|más ancha|más lento|más lenta|mayor',
  },
  polar: {
    begins:
      'puedo|podemos|se puede|se pueden|pueden|podéis|puede|puedes|podés|podría|podrían|hay|tienen|tenéis|tienes|tenés|tiene|aceptan|aceptáis|admiten|admitís|hacen|hacéis|envían|enviáis|mandan|venden|vendéis|es|son|está|están|estáis|es posible|es gratis|es obligatorio|se permite|se permiten|se admiten|se aceptan|ofrecen|ofrecéis|reparan|arreglan|incluye|trabajan|abren|abrís|cobran|cobráis|alquilan|dan|dais|hace falta|hay que|tengo que',
    ends: 'o no',
    denies: 'no|no se|no se puede|no se pueden|no pueden|ya no|nunca|tampoco|en ningún caso',
    none: 'sin|ningún|ninguna',
    grants: 'se puede|se pueden|puede|pueden|puedes|podéis|podés|podrá|podrán|es|son|está|están|sí|también',
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
    usted ustedes vosotros nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras tengo tenéis tienes tenemos estoy estamos eso esos esas
    aquí allí ahí cada puedo podemos había habían puede pueden hace hacer tenía haber`,
  offers: 'venden|vendéis|vende|vendes|vendés|venta',
  having: {
    begins:
      'tienen|tenéis|tienes|tenés|tiene|tendrán|tendrían|tendréis|hay|venden|vendéis|vende|vendés|ofrecen|ofrecéis|hacen|hacéis|trabajan con|trabajáis con|disponen de|disponéis de|manejan|cuentan con|contáis con',
    says: (name) => `Sí: ${name}.`,
  },
  services: 'reparan|reparáis|reparar|reparación|arreglan|arregláis|arreglar|arreglo|revisión',
  negations: 'no|sin|nunca|ni|nada|ningún|ninguna',
  leadsWithTextWords: true,
  textWords: 'política políticas condiciones normas reglas reglamento aviso información detalles requisitos',
  chatWords: `hola buenos buenas días dias tardes noches gracias favor disculpe perdón perdon quería queria quiero quisiera saber pregunta preguntar ayuda
    ayudar decirme sitio web página amigo estaba mirando
    porfa porfavor oye oigan oiga disculpa disculpen duda dudas saludos podrían podrías gustaría sabes saben sabéis alguien chicos chicas muchas muchísimas`,
  shorthand:
    'q=que|ke=que|xq=por qué|xk=por qué|pq=por qué|xke=por qué|porq=porque|xa=para|tmb=también|tb=también|tbn=también|tmbn=también|dnd=dónde|dond=dónde|dde=desde|dsd=desde|hsta=hasta|cdo=cuándo|cnd=cuándo|cuand=cuándo|cuanod=cuándo|cnto=cuánto|cto=cuánto|cuant=cuánto|kuanto=cuánto|msj=mensaje|mje=mensaje|wsp=whatsapp|wpp=whatsapp|wasap=whatsapp|wsap=whatsapp|guasap=whatsapp|tel=teléfono|tlf=teléfono|tfno=teléfono|telf=teléfono|cel=celular|num=número|nro=número|direc=dirección|dirc=dirección|info=información|finde=fin de semana|findes=fines de semana|habs=habitaciones|dpto=departamento|depto=departamento|depa=departamento|xfa=por favor|xfavor=por favor|plis=por favor|grax=gracias|hr=hora|hrs=horas|hs=horas|kiero=quiero|qiero=quiero|aki=aquí|bn=bien|cumples=cumpleaños|peli=película|profe=profesor|profes=profesores|compu=computadora|refri=refrigerador|promo=promoción|promos=promociones|cole=colegio|coles=colegios|ofi=oficina|mñn=mañana|ay=hay|acen=hacen|aceis=hacéis|asen=hacen|orario=horario|orarios=horarios|embio=envío|embios=envíos|embian=envían|resiben=reciben|aseptan=aceptan|serca=cerca|reserba=reserva|serrado=cerrado|sierran=cierran|abierot=abierto|nose=no sé|admon=administración|ayto=ayuntamiento|frigo=frigorífico|gym=gimnasio|gim=gimnasio|kine=kinesiólogo|fisio=fisioterapia|dto=descuento|tarj=tarjeta|efvo=efectivo|aprox=aproximadamente|pax=personas|x noche=por noche|x persona=por persona|x dia=por día|x mes=por mes|x hora=por hora|x semana=por semana|x año=por año|x favor=por favor|x internet=por internet|x la=por la|x el=por el|x un=por un|x una=por una|x q=por qué|x que=por qué|x whatsapp=por whatsapp|x telefono=por teléfono',
  abbreviations: 'sra srta dña ud uds pág núm art av aprox ee.uu',
  questions: {
    number: 'cuánto|cuánta|cuántos|cuántas|qué porcentaje|qué edad|qué precio|a cómo',
    date: 'cuándo|qué año|qué fecha|qué fechas|qué día|qué días|qué mes|qué siglo|a qué hora|qué hora',
    person: 'quién|quiénes',
    place: 'dónde|adónde|qué ciudad|qué país|qué calle|qué lugar|qué barrio',
    reason: 'por qué|cuál es la razón|cuál es el motivo|causa|a qué se debe',
    manner: 'cómo',
    definition: 'qué es|qué son|qué significa|en qué consiste',
  },
  residing: 'vivo|vivimos|vive|viven|resido|residimos|estoy|soy',
  choosing: 'o',
  comparing:
    'vs|versus|diferencias?|se diferencian?|comparar|comparativa|comparados?|comparación|(?:cu[áa]l|qu[ée]) (?:es|sale|me sale) (?:mejor|más barat[oa]|más económic[oa]|más rápid[oa]|más grande|más pequeñ[oa])|mejor que|(?:cu[áa]l|qu[ée]) me conviene',
  timeNouns: {
    nouns: 'hora de|horas de',
    isLast: false,
    lasting: 'cuántas|vuelo|clase|trabajo|espera|viaje|curso|retraso',
  },
  valueQuestions: {
    timespan:
      'cuánto tiempo|cuánto tarda|cuánto tardan|cuánto tardáis|cuánto demora|cuánto demoran|cuánto se tarda|cuánto dura|cuánto duran|cuántos minutos|cuántos años|cuántos días|cuántas horas|cuántos meses|cuántas semanas',
    recurring: 'con qué frecuencia|cada cuánto|cuántas veces',
    money:
      'cuánto cuesta|cuánto cuestan|cuánto vale|cuánto valen|cuánto sale|cuánto salen|cuánto cobran|cuánto cobráis|cuánto es|cuánto sería|cuánto la|cuánto el|cuánto los|cuánto las|cuánto un|cuánto una|cuánto hay que pagar|cuánto se paga|a cómo|precio|precios|tarifa|tarifas|coste|costo|cuánto dinero|cuota',
    percent: 'porcentaje|por ciento|proporción',
    measure: 'qué altura|qué distancia|superficie|temperatura|qué tamaño|cuántos metros|cuántos kilómetros',
    clock: 'qué hora|horario',
    contact: 'número de teléfono|teléfono|correo electrónico|whatsapp|celular',
  },
  values: {
    number:
      'un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|mil|millones|millón|medio|varios',
    time: '(?:segundo|minuto|hora|día|semana|año|década|siglo|noche)s?|mes(?:es)?',
    recurring: 'cada|diari\\p{L}+|semanal\\p{L}*|mensual\\p{L}*|anual\\p{L}*|veces|vez',
    money: 'dólares|dólar|euros?|pesos?|soles|mxn|ars|clp|usd|eur|gratis|gratuit\\p{L}+|sin coste|sin costo|sin cargo',
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
      asks: 'cuánto pesa|cuánto pesan|peso|pesa|cuántos kilos|cuántos gramos',
      names: 'peso pesa',
    },
    size: {
      asks: 'qué tamaño|dimensiones|medidas|cuánto mide|ancho|alto|altura|anchura|qué tan grande',
      names: 'ancho alto largo dimensiones medidas',
    },
    price: {
      asks: 'cuánto cuesta|cuánto cuestan|cuánto vale|cuánto valen|cuánto sale|cuánto salen|cuánto me sale|cuánto cobran|cuánto cobráis|cuánto se paga|cuánto hay que pagar|precio|precios|tarifa|tarifas|coste|costo|cuánto es|cuánto sería|cuánto por|cuánto el|cuánto la|cuánto los|cuánto las|cuánto un|cuánto una|a cómo|a cuánto|qué precio',
      asksLast: 'cuánto',
      names: 'precio cuesta costo coste tarifa importe euros pesos',
    },
    hours: {
      asks: 'horario|horarios|a qué hora abre|a qué hora abren|a qué hora abrís|a qué hora cierra|a qué hora cierran|a qué hora cerráis|cuándo abren|cuándo abrís|cuándo cierran|hasta qué hora|están abiertos|estáis abiertos|abren los|abrís los|hora de cierre|hora de apertura',
      names: 'abierto horario lunes martes miércoles jueves viernes sábado domingo',
    },
    phone: {
      asks: 'teléfono|número de teléfono|llamar|a qué número|celular|móvil|whatsapp',
      names: 'teléfono tel móvil celular whatsapp correo email',
    },
    contact: {
      asks: 'contacto|correo electrónico|contactar|comunicarme|dónde están ubicados|dónde queda|dónde quedan|dónde os encuentro|en qué calle|su dirección|vuestra dirección|dirección de la tienda',
      asksAlone:
        'contacto|contactar|contactos|datos de contacto|dirección|ubicación|dónde están|dónde estáis|domicilio|la dirección',
      names: 'teléfono correo email dirección calle avenida whatsapp',
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
  irregularForms: `hacer hago hace hacen hecho hizo hicieron|decir digo dice dicen dijo dicho|traer traigo trae traen trajo|poner pongo pone ponen puesto puso|salir salgo salen
    |caber cabe caben quepo|oír oigo oye oyen|seguir sigo sigue siguen|elegir elijo elige eligen|conducir conduzco|producir produce producen|construir construye construyen construido
    |escribir escrito escrita|cubrir cubre cubren cubierto|resolver resuelve resuelven resuelto|mover mueve mueven|mostrar muestra muestran|vestir viste visto|repetir repite repiten
    |corregir corrige|despedir despide despido|calentar calienta calientan|enfriar enfría|regar riega|fregar friega|sentar sienta|recomendar recomienda recomiendan|aprobar aprueba aprobado
    |soltar suelta suelto|colgar cuelga|volar vuela vuelan vuelo|almorzar almuerza almuerzo|doler duele duelen|oler huele|cocer cuece|moler muele|nevar nieva nieve|morir muere murió muerto
    |sentir siente sienten|dormir durmió|caer cae caen caído cayó|leer lee leído|distribuir distribuye|sustituir sustituye|huir huye|obtener obtiene obtienen obtengo|mantener mantiene mantienen
    |contener contiene contienen|detener detiene|convertir convierte|preferir prefiere|sugerir sugiere sugieren|transferir transfiere|invertir invierte|advertir advierte|competir compite
    |servir sirvo|vestir viste|freír frito|imprimir impreso|nacer nazco|conocer conozco|pertenecer pertenezco|cerrar cerramos|confesar confiesa|acertar acierta|despertar despierta|negar niega`,
  figures: {
    durations: {
      15: 'un cuarto de hora|cuarto de hora',
      30: 'media hora|½ hora',
      45: 'tres cuartos de hora',
      60: 'una hora entera|hora entera|una hora|1 hora|1 h',
      90: 'una hora y media|hora y media|1,5 horas|1.5 horas',
    },
    units: {
      second: 'segundo segundos',
      minute: 'minuto minutos',
      hour: 'hora horas',
      day: 'día días dia dias',
      week: 'semana semanas',
      month: 'mes meses',
      year: 'año años',
      milligram: 'miligramo miligramos',
      gram: 'gramo gramos',
      kilogram: 'kilo kilos kilogramo kilogramos',
      tonne: 'tonelada toneladas',
      millilitre: 'mililitro mililitros',
      litre: 'litro litros',
      millimetre: 'milímetro milímetros',
      centimetre: 'centímetro centímetros',
      metre: 'metro metros',
      kilometre: 'kilómetro kilómetros',
      watt: 'vatio vatios',
      kilowatt: 'kilovatio kilovatios',
      volt: 'voltio voltios',
      degree: 'grado grados',
    },
    currencies: {
      dollar: 'dólar dólares dolares',
      EUR: 'euro euros',
      GBP: 'libra_esterlina libras_esterlinas',
    },
    scales: 'millón:1e6 millones:1e6',
    months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre setiembre|octubre|noviembre|diciembre',
    calendar: 'lunes martes miércoles jueves viernes sábado domingo',
    // Not "dos" and "once", which are English words of another meaning: the lists of all languages are read together.
    numbers:
      'cero:0 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 doce:12 trece:13 catorce:14 quince:15 dieciséis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 cien:100',
    partOf: 'de|de cada',
    range: 'a|hasta',
  },
  citing: {
    asides: [
      'según|de acuerdo con|conforme a',
      ...'indica describe menciona explica muestra detalla señala'
        .split(' ')
        .flatMap((said) => [`como se ${said} en`, `tal como se ${said} en`, `según se ${said} en`]),
    ].join('|'),
    bases: 'basado en|basada en|con base en|a partir de',
    clauses: 'como|tal como|según',
    clauseTail: ' +(?:dice|indica|señala|explica|menciona|afirma|muestra|detalla|confirma)(?!\\p{L})',
    pointers: 'ver|véase|véase también|vea|consulte|consulta|cf.|fuente:|fuentes:',
    pointerTail: '(?: +para (?:más|mayor) (?:detalles|información))?',
    speakerTail:
      ' +(?:dice|indica|señala|explica|menciona|afirma|informa|muestra|confirma|añade|establece)(?: +que|:)(?!\\p{L})',
    prepositions: 'en|de|por|con|a|según|como|basado en',
    nouns: 'la fuente|fuente|fuentes|la página|página|el artículo|artículo|el documento|documento|resultado',
    joiners: 'y|o|y también|así como',
    page: 'la página',
  },
  searchIntent: {
    hard: 'busca en internet|buscar en internet|busca en la web|buscar en la web|busca en google|buscar en google|búsqueda web|búsqueda en internet|googlea|googlear',
    verbs: 'busca|búscame|buscar|encuentra|googlea',
    nouns: 'web|internet|online|noticias|información|informes|artículos',
    google: 'googlea|googlear',
    googleWords: 'google',
  },
  concepts: CONCEPTS_ES,
  elsewhere: ELSEWHERE_ES,
  inEnglish: ES_IN_ENGLISH,
  isKnownByEnglish: true,
  followUp: {
    more: '(?:(?:dime|cuéntame|cuentame|quiero saber) (?:algo )?)?más(?: (?:info(?:rmación)?|detalles|sobre (?:eso|esto)))?(?: por favor)?|(?:más )?detalles|sigue|continúa|continua|qué más|explica(?:me)?(?: más)?',
    corrections:
      '(?:(?:no|perdón|perdon|disculpa)[ ,.]{1,3}){0,2}(?:me refiero (?:al?|a la)|me refería (?:al?|a la)|quiero decir|quise decir|quería decir)',
    toSite: 'd[oó]nde (?:est[aá]n|est[aá]is|quedan|qued[aá]is)(?: ustedes| vosotros)?',
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
    days: [
      'lunes|lun',
      String.raw`martes|mar(?=\.|\s?[-–:]|\s(?:a|y)\s|\s\d)`,
      'miércoles|miercoles|mié|mie',
      'jueves|jue',
      'viernes|vie',
      String.raw`sábados?|sabados?|sáb|sab|s(?=:?\s\d)`,
      String.raw`domingos?|dom|d(?=:?\s\d)`,
    ],
    seasons: ['primavera', 'verano', 'otoño', 'invierno'],
    daily: 'todos los días|a diario|diariamente|cada día',
    weekdays: 'l ?[-–/] ?v|l a v|días laborables|entre semana|días hábiles|de diario|laborables',
    weekend: 'fines? de semana',
    except: 'excepto|salvo|menos',
    holidays: {
      newYear: 'año nuevo|ano nuevo',
      epiphany: 'día de reyes|dia de reyes|reyes',
      goodFriday: 'viernes santo',
      easter: 'semana santa|domingo de pascua|pascua',
      labourDay: 'día del trabajo|día del trabajador|primero de mayo',
      assumption: 'asunción',
      allSaints: 'todos los santos|día de muertos|dia de muertos',
      christmasEve: 'nochebuena|noche buena',
      christmas: 'navidad|navidades|fiestas navideñas',
      newYearsEve: 'nochevieja|noche vieja|fin de año|fin de ano',
      nationalDay:
        'día de la independencia|dia de la independencia|fiesta nacional|día de la hispanidad|fiestas patrias',
      publicHolidays: 'festivos?|feriados?|días? feriados?|días? festivos?|dias? feriados?',
    },
    reopens: 'reabrimos|reabre|volvemos|vuelta|de nuevo|reapertura',
    to: 'a|al|hasta|hasta el|hasta las|hasta la|a las|a la',
    opens:
      'abierto|abierta|abiertos|abiertas|abren|abre|abrís|abris|abrimos|abrirán|atienden|atendemos|horario|horarios',
    closed:
      'cerrado|cerrada|cerrados|cerramos|cierran|cerráis|descanso semanal|no abrimos|día de descanso|descansamos|libramos',
    pause: 'pausa|descanso|mediodía cerrado',
    morning: 'de la mañana|por la mañana',
    afternoon: 'de la tarde|de la noche|por la tarde|por la noche',
    allDay: '24 horas',
    noon: 'mediodía',
    midnight: 'medianoche',
    partsOfDay: 'por la mañana|de la mañana|en la mañana|mediodía|tarde|tardes|noche|noches|madrugada',
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
  pageLines: {
    refers: 'véase|ver también|consulte también|más información en|para más',
    checked: 'última actualización',
    neighbours: 'anterior|siguiente|inicio|índice',
    ofItself: '(?:este|esta) (?:documento|página|sección|capítulo|artículo|guía) (?:describe|explica|contiene)',
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
  toolLabels: {
    image_generation: 'Creando una imagen',
    image_editing: 'Editando una imagen',
    create_slide: 'Creando una diapositiva',
    edit_slide: 'Editando una diapositiva',
    get_slide: 'Viendo una diapositiva',
    delete_slide: 'Borrando una diapositiva',
    insert_slide: 'Insertando una diapositiva',
    note_structure: 'Leyendo el esquema de una nota',
    note_insert: 'Añadiendo a una nota',
    note_replace: 'Cambiando una nota',
    note_view: 'Leyendo una nota',
    html_generate: 'Escribiendo una página',
    html_insert: 'Añadiendo a una página',
    html_replace: 'Cambiando una página',
    html_view: 'Viendo una página',
    file_generate: 'Escribiendo un archivo',
    file_edit: 'Editando un archivo',
    file_read: 'Leyendo un archivo',
    file_search: 'Buscando en archivos',
    terminal_run: 'Ejecutando un comando',
    terminal_get: 'Leyendo la salida de un comando',
    terminal_send: 'Escribiendo en la terminal',
    git_push: 'Subiendo los cambios',
    git_commit: 'Guardando los cambios',
    list_dir: 'Viendo una carpeta',
    github_pull_request: 'Abriendo una pull request',
  },
};
