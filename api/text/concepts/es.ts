// Business concepts in Spanish words; see en.ts for the form. Matched by stems; written for this project.
import type { Concept } from './en.ts';

export const CONCEPTS_ES: Partial<Record<Concept, string>> = {
  price:
    'precio|precios|tarifa|tarifas|cuánto cuesta|cuánto cuestan|cuánto vale|cuánto valen|cuánto es|cuánto sale|cuánto cobran|cuánto cobráis|a cuánto|a cómo|cuesta|coste|costo|costos|lista de precios|presupuesto|cotización|caro|barato|económico|cuota|cuotas ~ cuánto|vale|importe|euros|pesos|desde',
  fee: 'cargo|cargos|recargo|comisión|gastos|gastos de gestión|matrícula|suplemento|coste adicional|costo extra|cobro ~ tarifa',
  free: 'gratis|gratuito|gratuita|sin coste|sin costo|sin cargo|de balde ~ incluido|incluida',
  discount:
    'descuento|descuentos|rebaja|rebajas|promoción|promociones|oferta|ofertas|bonificación|cupón|código de descuento|reducido|precio especial|carnet joven|familia numerosa|promo ~ más barato|ahorro',
  giftcard: 'tarjeta regalo|tarjeta de regalo|vale regalo|bono regalo|certificado de regalo|cheque regalo',
  gift: 'regalo|regalos|regalar|para regalar|cumpleaños|envolver para regalo',
  buy: 'comprar|compra|adquirir|dónde compro|dónde puedo comprar|encargar ~ vendéis|venden|hacen pedidos',
  order: 'pedido|pedidos|orden|encargo|número de pedido ~ compra',
  stock: 'disponible|disponibilidad|en stock|hay existencias|agotado|os queda|les queda|quedan ~ tenéis|tienen',
  products:
    'productos|catálogo|qué venden|qué vendéis|qué tienen|qué tenéis|qué ofrecen|qué ofrecéis|servicios|marcas|modelos|surtido ~ tipos|variedad',
  material: 'material|materiales|hecho de|tela|algodón|cuero|madera',
  ingredients: 'ingredientes|alérgenos|contiene|lleva|gluten|lactosa|calorías',
  quality: 'calidad|dura|duradero|certificado|certificación',
  privacy: 'privacidad|datos personales|mis datos|protección de datos|borrar mis datos|aviso de privacidad|cookies',
  howuse: 'cómo se usa|cómo funciona|instrucciones|manual|modo de empleo|uso',
  process:
    'cómo es el proceso|proceso|pasos|procedimiento|trámite|cómo hago|cómo se hace|qué tengo que hacer|qué hay que hacer ~ cómo',
  care: 'cuidados|cuidado|limpieza|limpiar|lavar|mantenimiento|higiene',
  storage: 'guardar|conservar|conservación|almacenar',
  size: 'tamaño|talla|tallas|medidas|mide|dimensiones|largo|ancho|alto|profundidad|metros',
  custom: 'a medida|personalizado|personalizar|personalizada|por encargo|grabar',
  weight: 'peso|pesa|cuánto pesa|kilos',
  compare: 'diferencia|diferencias|comparar|comparación|cuál es mejor|mejor',
  recommend: 'recomiendan|recomendáis|recomendación|recomendar|aconsejan|cuál me conviene|qué me conviene|asesoría',
  delivery:
    'envío|envíos|enviar|enviáis|envían|mandan|mandáis|entrega|entregas|a domicilio|reparto|repartís|traer a casa|paquetería|mensajería',
  deliverycost: 'gastos de envío|coste de envío|costo de envío|envío gratis|cuánto cuesta el envío',
  deliverytime: 'plazo de entrega|tiempo de entrega|cuánto tarda|cuándo llega|tarda|tardan',
  express: 'urgente|exprés|el mismo día|hoy mismo',
  area: 'código postal|zona|zonas|cobertura|llegan a|llegáis a|cubren',
  abroad: 'extranjero|internacional|fuera de|otro país|europa|estados unidos|canarias|baleares',
  pickup: 'recoger|recogida|recoger en tienda|pasar a buscar|pasar por él|retirar',
  late: 'tarde|llego tarde|retraso|retrasado|llegar tarde|puntualidad|margen',
  included: 'incluye|incluido|incluida|incluidos|qué incluye|viene con|entra en|está incluido|con todo',
  cancel:
    'cancelar|cancelación|cancelo|anular|anulación|anulo|darme de baja|darse de baja|dar de baja|baja|bajas|borrarme|desapuntarme|dejarlo|rescindir|desistir|quitarme',
  return: 'devolver|devolución|devoluciones|devuelvo|política de devolución|desistimiento|regresar',
  exchange: 'cambio|cambiar|cambios|cambiarlo',
  refund:
    'reembolso|reembolsar|reembolsos|devolución del dinero|me devuelven|me devolvéis|devolver el dinero|mi dinero|recuperar el dinero|devolvemos',
  pay: 'pagar|pago|pagos|formas de pago|métodos de pago|forma de pago|tarjeta|tarjetas|efectivo|en efectivo|bizum|transferencia|paypal|domiciliación|recibo|débito|crédito|oxxo|spei|cobran con|aceptan|aceptáis ~ pagas|pago con',
  instalment:
    'a plazos|plazos|meses sin intereses|mensualidades|financiación|financiamiento|financiar|fraccionar|pagar en partes|pagos mensuales|en abonos|a meses|facilidades de pago',
  deposit: 'señal|depósito|fianza|anticipo|adelanto|pago por adelantado|apartado',
  invoice: 'factura|facturas|facturación|facturar|recibo|ticket|comprobante|cfdi',
  tax: 'iva|impuesto|impuestos|con iva|más iva',
  problem: 'problema|problemas|no funciona|falla|error|avería|averiado|roto|descompuesto|no sirve',
  account: 'cuenta|mi cuenta|registrarme|registro|perfil|darme de alta',
  login: 'contraseña|iniciar sesión|entrar en mi cuenta|acceso|clave|usuario',
  documents:
    'documentos|documentación|papeles|requisitos|qué necesito|qué debo llevar|identificación|dni|ine|certificado',
  apply:
    'solicitar|solicitud|apuntarme|apuntarse|inscribirme|inscripción|inscribirse|matricularme|matrícula|alta|hacerme socio|cómo me apunto|registrarse|trámite',
  eligible: 'quién puede|requisitos|tengo derecho|puedo entrar|se permite',
  deadline: 'plazo|fecha límite|hasta cuándo|último día|antes de qué día',
  renew: 'renovar|renovación|prorrogar|permanencia|contrato',
  lost: 'perdido|perdí|pérdida|olvidado|olvidé|objetos perdidos|me dejé|robado|extraviado|extravié',
  contact:
    'contacto|contactar|teléfono|telefono|llamar|número de teléfono|whatsapp|wasap|guasap|celular|móvil|fijo ~ correo|hablar con',
  human: 'persona|hablar con alguien|hablar con una persona|agente|humano|asesor|encargado|recepción',
  email: 'correo|email|correo electrónico|mail|escribir',
  complaint:
    'queja|quejas|reclamación|reclamaciones|reclamar|hoja de reclamaciones|denuncia|no estoy contento|inconformidad',
  review: 'opiniones|reseñas|opinión|valoración|comentarios',
  hours:
    'horario|horarios|abierto|abierta|abren|abrís|abre|cierra|cierran|cerráis|cerrado|a qué hora abre|a qué hora abren|a qué hora cierra|a qué hora cierran|qué días abren|festivos|festivo|domingo|domingos|sábado|sábados|nochebuena|en agosto|vacaciones ~ hora|hoy|abiertos',
  place:
    'dirección|ubicación|dónde están|dónde estáis|dónde queda|dónde quedan|cómo llegar|cómo llego|dónde se encuentra|calle|mapa|ubicados',
  shops: 'tienda|tiendas|local|sucursal|sucursales|sede|sedes|consultorio',
  about: 'quiénes somos|sobre nosotros|historia|quién es el dueño|desde cuándo|fundado|equipo|empresa',
  jobs: 'empleo|trabajo|trabajar con vosotros|trabajar con ustedes|trabaja con nosotros|vacante|vacantes|currículum|curro|prácticas|contratan|buscáis gente|bolsa de trabajo|oferta de empleo|sueldo',
  newsletter: 'boletín|newsletter|suscribirme',
  event: 'evento|eventos|actividades|fiesta|jornada|concierto|taller|celebración ~ programa',
  ticket:
    'entrada|entradas|entrada suelta|entrada de un día|pase|pase de día|bono|bonos|abono|abonos|boleto|boletos|pase diario|día suelto',
  warranty: 'garantía|garantizado|en garantía',
  damage: 'daño|daños|dañado|roto|rota|golpe|defecto|defectuoso|se rompió|se me rompió|se cayó',
  repair: 'reparar|reparación|arreglar|arreglo|componer|compostura ~ mantenimiento',
  spareparts: 'repuesto|repuestos|recambio|recambios|refacciones|accesorios',
  install: 'instalar|instalación|montar|montaje|colocar|colocación',
  trial:
    'probar|prueba|día de prueba|clase de prueba|sesión de prueba|semana de prueba|probar antes|ir a probar|período de prueba',
  plan: 'plan|planes|cuota|cuotas|mensualidad|suscripción|abono|socio|membresía|paquete|paquetes|tarifa mensual|al mes|hacerse socio',
  limit: 'máximo|mínimo|como máximo|límite|aforo|plazas|cuántas personas|cupo',
  age: 'edad|edades|años|mayor de edad|menor de edad|a partir de qué edad|desde qué edad|edad mínima|menores|cuántos años',
  child:
    'niño|niños|niña|niñas|hijo|hija|hijos|bebé|bebés|peques|infantil|crío|críos|nene|familia|adolescente|menores|chavales|hermanos|nieto',
  book: 'reservar|reserva|reservas|cita|citas|pedir cita|agendar|agendar cita|turno|sacar cita|hora|apartar|apuntarse a una clase|con cita ~ plaza|disponible',
  changebooking:
    'cambiar la cita|cambiar la reserva|mover la cita|reprogramar|reagendar|cambiar de día|cambiar la hora',
  cancelbooking:
    'cancelar la cita|anular la reserva|cancelar la reserva|no puedo ir|no voy a poder|cancelar la clase|anular la cita',
  checkin: 'entrada|llegada|check in|registro|hora de llegada',
  checkout: 'salida|check out|hora de salida|dejar la habitación',
  room: 'habitación|habitaciones|cuarto|alojamiento|dormir|noche|hospedaje|suite|cama',
  food: 'comida|comer|desayuno|almuerzo|cena|menú|carta|restaurante|cafetería|comedor|bebidas|bocadillo|hambre|merienda|catering',
  diet: 'vegetariano|vegano|vegana|sin gluten|celíaco|celíaca|sin lactosa|alergia|alergias|intolerancia',
  takeaway: 'para llevar|a domicilio|comida para llevar',
  wifi: 'wifi|internet|clave del wifi|conexión',
  parking:
    'aparcar|aparcamiento|parking|estacionamiento|estacionar|estacionarse|cochera|dónde aparco|dejar el coche|zona azul|garaje ~ coche|carro',
  transport:
    'autobús|bus|metro|tren|cercanías|línea|líneas|parada|transporte público|cómo llego|camión|taxi|estación|en bici|combi',
  pets: 'perro|perros|mascota|mascotas|gato|gatos|animales|cachorro ~ animal',
  smoking: 'fumar|fumadores|tabaco',
  pool: 'piscina|piscinas|nadar|baño|bañarme|bañarse|alberca|natación|calle de nado|calles|gorro|gorrito|vaso|socorrista|nado',
  gym: 'gimnasio|gym|pesas|sala de musculación|musculación|máquinas|entrenar|entreno|entrenamiento|crossfit|fitness',
  spa: 'sauna|spa|masaje|masajes|baño turco|jacuzzi',
  amenities: 'instalaciones|servicios|toalla|toallas|secador|equipamiento|comodidades',
  access:
    'silla de ruedas|accesible|accesibilidad|minusválidos|discapacidad|discapacitados|ascensor|elevador|rampa|movilidad reducida|carrito',
  language: 'idioma|inglés|en inglés|hablan inglés|habláis inglés|francés|habla inglés',
  rent: 'alquilar|alquiler|alquiláis|rentar|renta|prestar|préstamo|arrendar|alquilan',
  class:
    'clase|clases|curso|cursos|cursillo|taller|sesión|sesiones|clases dirigidas|yoga|pilates|zumba|spinning|ciclo|grupos|entrenador',
  student: 'estudiante|estudiantes|universitario|universidad|carnet de estudiante|escuela|alumno',
  permit: 'permiso|licencia|carnet|autorización',
  benefit: 'ayuda|ayudas|beca|becas|subvención|subvenciones|paro|desempleado|desempleados|en paro|prestación',
  waste: 'reciclar|reciclaje|basura|residuos|desechar',
  sustainability: 'sostenible|sostenibilidad|ecológico|medio ambiente',
  volunteer: 'voluntario|voluntariado|donar|donación',
  legal: 'condiciones|términos|aviso legal|normas|reglamento|contrato|permanencia',
  howmany: 'cuántos|cuántas|cantidad|número de',
  duration: 'cuánto dura|cuánto tarda|duración|cuánto tiempo|dura|horas',
  when: 'cuándo|a qué hora|qué día|qué días|fecha|fechas|empieza|comienza',
  where: 'dónde|adónde|en qué sitio|en qué lugar',
  who: 'quién|quiénes|quién da|con quién|profesor|monitor|médico|doctora|responsable',
  urgent:
    'urgencia|urgencias|emergencia|emergencias|urgente|ahora mismo|ya mismo|de noche|guardia|veinticuatro horas|24 horas|cita ya',
  temporary: 'congelar|pausar|pausa|suspender|temporalmente|por un tiempo|una temporada|interrumpir|parar la cuota',
  group: 'grupo|grupos|empresa|empresas|colegio|despedida|excursión|equipo|en grupo|convenio|convenios',
  online: 'en línea|online|por internet|en la web|aplicación|app',
  whattobring:
    'qué llevar|qué hay que llevar|qué llevo|hay que llevar|necesito llevar|qué tengo que llevar|ropa|calzado|zapatillas|chanclas|material necesario',
  firstvisit:
    'primera vez|primera cita|primera visita|primera consulta|soy nuevo|soy nueva|principiante|principiantes|empezar de cero|no tengo experiencia|no sé',
  holidays:
    'navidad|nochebuena|nochevieja|año nuevo|semana santa|festivos|festivo|puente|reyes|vacaciones|agosto|día de muertos|días feriados|feriado',
  illness: 'enfermo|enferma|enfermedad|lesión|lesionado|gripe|fiebre|dolor|baja médica|me puse malo',
  partyhire: 'cumpleaños|cumple|fiesta|celebrar|fiesta de cumpleaños|alquilar la sala',
  lostproperty: 'objetos perdidos|me dejé|he perdido|olvidé',
  changingroom: 'vestuario|vestuarios|taquilla|taquillas|casillero|casilleros|duchas|ducha|candado|regaderas',
  guestpass:
    'invitado|invitados|invitar|traer a un amigo|llevar a un amigo|acompañante|llevar a alguien|traer a alguien|amigo|amiga|colega',
  personaltrainer: 'entrenador personal|entrenador|entrenadora|entrenamiento personal|sesión personal|para mí solo',
  swimlesson:
    'clases de natación|curso de natación|aprender a nadar|natación para adultos|no sé nadar|natación infantil|cursillo de natación|natación bebés',
  physio:
    'fisioterapia|fisio|fisioterapeuta|rehabilitación|contractura|lumbago|espalda|suelo pélvico|lesiones|masaje|dolor de espalda',
  concession:
    'jubilado|jubilados|mayores|tercera edad|pensionista|discapacidad|joven|carnet joven|familia numerosa|desempleados|paro|estudiantes|personas mayores|adulto mayor',
  freezemembership: 'congelar|congelar la cuota|congelación|pausar la cuota|parar la cuota|pausa|suspender la cuota',
  insurance: 'seguro|seguros|aseguradora|mutua|póliza|seguro médico|gastos médicos|cobertura',
  health: 'médico|doctor|doctora|tratamiento|consulta|salud|revisión|enfermera|especialista',
  certificate: 'certificado|diploma|justificante|constancia',
};
