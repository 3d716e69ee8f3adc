// Spanish. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/spanish';
import type { LanguagePack } from '../pack/language-pack.ts';

export const es: LanguagePack = {
  code: 'es',
  rank: 4,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemmer,
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
      asks: 'qué tamaño|dimensiones|medidas|cuánto mide',
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
    contact: {
      asks: 'teléfono|contacto|correo electrónico|contactar',
      names: 'teléfono correo email',
    },
  },
};
