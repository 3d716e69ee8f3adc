// Business concepts in Spanish words; see en.ts for the form. Matched by stems without accents, see ../stems/es.ts: one form of a word is
// enough where its others have the same stem. It has words of Spain, Mexico, the Andes and the River Plate.
import type { Concept } from './en.ts';
import { MONEY_ES } from './money/es.ts';
import { PEOPLE_ES } from './people/es.ts';
import { TRADE_ES } from './trade/es.ts';

export const CONCEPTS_ES: Partial<Record<Concept, string>> = {
  ...MONEY_ES,
  ...PEOPLE_ES,
  ...TRADE_ES,
  price:
    'precio|tarifa|cuánto cuesta|cuesta|costar|coste|costo|cuánto vale|cuánto es|cuánto sale|cuánto salen|en cuánto sale|cuánto sería|cuánto me sale|cuánto me costaría|cuánto cobran|cuánto cobráis|cuánto cobra|cuánto piden|cuánto hay que pagar|cuánto se paga|a cómo|a cuánto|a cuánto está|por cuánto|lista de precios|qué precio|qué vale|caro|barato|económico|presupuesto|cuánto * cuesta|cuánto * vale|cuánto * sale|cuánto * cobran|cuánto por|importe|precio por persona|desde cuánto|rango de precios ~ vale|valor|monto|cuánto|euros|pesos|dólares|soles|iva incluido|tasa',
  fee: 'comisión|cargo|recargo|suplemento|gastos de gestión|tasa|cuota|cobran por|cobran algo|tiene coste|tiene costo|sin coste|sin costo|coste adicional|costo adicional|costo extra|cobro extra|gastos adicionales|penalización|cargo por servicio|cubierto ~ gastos|gratis|precio',
  free: 'gratis|gratuito|sin coste|sin costo|sin cargo|de regalo|es libre|de balde|entrada libre|bonificado|no se paga|no cuesta nada|sin pagar ~ incluido|regalan',
  discount:
    'descuento|oferta|promoción|promo|rebaja|cupón|código promocional|código de descuento|código promo|rebajado|liquidación|outlet|2x1|dos por uno|black friday|hot sale|buen fin|cyber monday|precio especial|más barato|me hacen precio|hacéis precio|me hacen rebaja|mejor precio|precio de grupo|bonificación|cashback|vale descuento|está en oferta|hay ofertas|hay * descuento|tienen * descuento|algún descuento|descuento por|descuento para|días de descuento|happy hour ~ código|regalo|ahorrar|barato',
  giftcard:
    'tarjeta regalo|tarjeta de regalo|vale regalo|cheque regalo|bono regalo|gift card|giftcard|vale de compra|cheque de regalo|tarjetas regalo|vale para regalar|certificado de regalo ~ bono',
  gift: 'regalo|regalar|para regalar|envolver para regalo|papel de regalo|envoltorio de regalo|caja de regalo|es un regalo|para un cumpleaños|ticket regalo|tique regalo|ticket de cambio|tarjeta con mensaje|dedicatoria|cesta de navidad|canasta|regalos de empresa|regalo corporativo|lista de boda|amigo invisible|día de la madre|día del padre|san valentín|sorpresa|sin precio|enviar a otra persona|mandar * a un amigo ~ cumpleaños|mensaje|lazo|moño|detalle',
  points:
    'puntos|programa de puntos|fidelidad|tarjeta de fidelización|fidelización|club de clientes|programa de lealtad|lealtad|recompensa|canjear puntos|acumular puntos|sumar puntos|sellos|tarjeta de cliente|cliente frecuente|millas ~ club|canjear|ventajas',
  referral:
    'recomienda a un amigo|recomendar a un amigo|trae a un amigo|traer a un amigo|invita a un amigo|invitar a un amigo|programa de referidos|referido|código de referido|código de amigo|por traer a un amigo|plan amigo ~ amigo|invitar',
  buy: 'comprar|compra|adquirir|hacer un pedido|cómo compro|cómo comprar|dónde compro|dónde lo compro|dónde puedo comprar|comprar online|comprar en línea|carrito|cesta de la compra|encargar|encargo|quiero uno|quiero pedir|hacer pedido|hacer un encargo|se compra|cómo pido|cómo hago el pedido|cómo hago para comprar ~ pedir|venden|conseguir|tienda online|quiero',
  order:
    'pedido|mi pedido|mi orden|número de pedido|orden de compra|confirmación del pedido|confirmación de pedido|encargo|compra|hice un pedido|he pedido|orden ~ confirmación|paquete',
  stock:
    'en stock|sin stock|stock|agotado|disponible|disponibilidad|hay existencias|existencias|tienen en tienda|queda alguno|quedan|les queda|os queda|reponer|reposición|cuándo vuelve a haber|vuelven a tener|cuándo llega * stock|avísenme cuando|avísame cuando|no hay en|hay stock|tienen stock|lo tienen|lo tenéis|inventario|fuera de stock|cuándo entra|cuándo vuelven a tener ~ tienen|tenéis|hay|reservar|quedan plazas',
  products:
    'producto|catálogo|gama|modelo|colección|surtido|artículo|variedad|qué venden|qué vendéis|qué tienen|qué tenéis|qué ofrecen|qué hacen|qué tipos de|qué clases de|qué productos|qué modelos|qué marcas|tipos de|categorías|línea de productos|qué servicios|nuestros servicios|nuestros productos|nuestra selección|novedades|qué hay ~ opciones|venden|vendéis|tipo|servicios|marca|muéstrame|busco',
  recommend:
    'recomendar|recomendación|recomiendan|recomendáis|recomiendas|cuál me recomiendan|qué me recomiendan|cuál es mejor|cuál me conviene|me conviene|cuál elijo|cuál elegir|cómo elegir|elegir|aconsejar|aconsejan|consejo|asesorar|asesoramiento|asesoría|sugerencia|sugieren|sirve para|me sirve|adecuado|ideal para|apto para|indicado para|perfecto para|no sé cuál|cuál compro|qué me llevo|ayuda para elegir|mejor para|bueno para ~ mejor|guía|principiante|cuál|busco algo',
  features:
    'característica|especificación|ficha técnica|datos técnicos|prestaciones|detalles|ventajas|beneficios|descripción|qué trae|qué hace|más información|propiedades|cómo es|cómo son|qué ofrece ~ información|sobre|incluye|trae|función',
  material:
    'material|de qué está hecho|de qué es|hecho de|hecho con|tela|algodón|cuero|piel|madera|acero|plástico|lino|lana|composición|fabricado con|de qué material|de qué están hechos|tejido|macizo|aluminio|cerámica|cristal ~ calidad|hecho',
  ingredients:
    'ingrediente|contiene|lleva * gluten|lleva lactosa|lleva azúcar|qué lleva|qué contiene|composición|valor nutricional|información nutricional|calorías|proteína|azúcar|aditivo|conservante|alérgeno|gluten|lactosa|frutos secos|nueces|vegano|vegetariano|halal|ecológico|orgánico|sin gluten|sin lactosa|sin azúcar ~ hecho de|dentro',
  quality:
    'calidad|duradero|resistente|cuánto dura|dura mucho|buena calidad|certificado de calidad|certificación|homologado|norma|sello de calidad|resistencia|es bueno|sale bueno|son buenos|salen buenos|probado en laboratorio ~ certificado|durar|aguanta',
  genuine:
    'original|auténtico|autenticidad|falso|falsificación|imitación|réplica|pirata|es de verdad|es fiable|son fiables|es confiable|son confiables|confiable|de fiar|es seguro comprar|es una estafa|es estafa|timo|fraude|es legal esta página|página falsa|distribuidor oficial|servicio oficial|certificado de autenticidad|es trucho|trucho|son reales|es real|empresa registrada|puedo confiar ~ real|confianza|garantizado|estafa|copia',
  safe: 'seguridad|es seguro|seguro para|peligroso|peligro|riesgo|tóxico|efecto secundario|efectos secundarios|contraindicación|precaución|daño|inocuo|nocivo|advertencia|normas de seguridad|medidas de seguridad|no tóxico|hace daño ~ seguro|proteger|protección|alergia',
  privacy:
    'privacidad|datos personales|protección de datos|mis datos|rgpd|lopd|cookies|política de privacidad|consentimiento|aviso de privacidad|qué hacen con mis datos|borrar mis datos|eliminar mis datos|guardan mis datos|venden mis datos|derecho al olvido|habeas data|quién ve mis datos|tratamiento de datos|guardan * chat|guardan la conversación|comparten mis datos|datos que guardan|borren mis datos|derechos arco ~ datos|confidencial|terceros',
  expiry:
    'caducar|caducidad|fecha de caducidad|vencer|vencimiento|caduca|vence|vencido|caducado|fecha de vencimiento|vigencia|validez|válido hasta|consumir preferentemente|consumo preferente|cuánto dura|hasta cuándo vale|hasta cuándo sirve|hasta cuándo es válido|hasta cuándo puedo usar|vida útil|expira|cuánto tiempo dura|se pone malo|sigue siendo válido|tiempo de validez|usar antes de|cuánto tiempo tengo para usar ~ válido|fecha|dura',
  howuse:
    'cómo se usa|cómo usar|cómo lo uso|cómo se utiliza|modo de empleo|modo de uso|instrucciones|manual|manual de usuario|paso a paso|tutorial|cómo funciona|cómo se enciende|encender|cómo se pone|guía de uso|cómo se prepara|preparación|instrucciones de uso|poner en marcha|cómo se configura|cómo se hace|cómo se maneja|cómo lo prendo ~ usar|pasos|funciona|utilizar',
  dosage:
    'dosis|cuántas pastillas|cuántas veces al día|cuánto debo tomar|cuánto tomar|antes de comer|después de comer|en ayunas|posología|cápsula|comprimido|tableta|cucharada|cada cuántas horas|cómo se toma|cuándo se toma|toma diaria ~ tomar|al día|diario',
  process:
    'procedimiento|proceso|pasos|trámite|cómo funciona|qué tengo que hacer|qué hay que hacer|qué debo hacer|cómo hago|cómo hago para|cómo puedo|cómo se hace|cómo se tramita|cómo solicitar|cómo va|cómo es el proceso|cómo se solicita|pasos a seguir|qué hago|qué pasa si|cómo le hago ~ cómo|manera|forma|gestión',
  care: 'limpiar|limpieza|lavar|lavado|lavadora|lavarropas|lavavajillas|lavaplatos|mantenimiento|cuidado|cuidar|mancha|detergente|planchar|secadora|instrucciones de lavado|cómo se limpia|cómo lo limpio|cómo se lava|se puede lavar|tintorería|lavar a mano|lavar a máquina|se puede meter en|descalcificar|pulir|cada cuánto * limpiar|quitar manchas ~ polvo|cuidados|sucio|secar',
  storage:
    'conservar|conservación|guardar en la nevera|nevera|heladera|refrigerador|frigorífico|congelar|congelador|se puede congelar|lugar fresco y seco|lugar seco|almacenar|almacenamiento|cómo se conserva|cómo se guarda|cómo guardar|fuera de la nevera|hermético|cómo lo conservo|aguanta fuera ~ guardar|fresco',
  size: 'talla|tamaño|talle|medida|dimensión|cuánto mide|mide|medir|ancho|largo|alto|altura|anchura|longitud|profundidad|diámetro|grosor|guía de tallas|tabla de tallas|tabla de medidas|qué talla|qué talle|talla soy|me queda grande|me queda chico|me queda pequeño|me queda corto|no me queda|no me entra|me aprieta|me viene grande|talla grande|tallas grandes|tallaje|talla pequeño|talla más|tallan|metros cuadrados|cuántos metros|centímetros|qué tan grande|cómo de grande|cabe|entra en|número de zapato|numeración|número de calzado|cuánto espacio ~ grande|pequeño|chico|queda|metros|cm|número|xl|espacio',
  custom:
    'personalizado|personalizar|a medida|hecho a medida|por encargo|a la medida|grabar|grabado|bordado|bordar|estampar|diseño propio|mi propio diseño|con mi nombre|con nombre|con nuestro logo|poner el logo|con mi logo|pedido especial|a tu gusto|medida especial|diseño a medida|hacen a pedido|a pedido ~ especial|logo|diseño|propio',
  colour:
    'color|tono|qué colores|otros colores|en negro|en blanco|en azul|en rojo|en verde|tonalidad ~ negro|blanco|azul|rojo|verde|estampado|diseño',
  weight:
    'peso máximo|cuánto pesa|pesa|pesar|cuánto pesan|kilo|kilogramo|kg|gramo|pesado|ligero|liviano|carga máxima|peso del|soporta|qué peso|cuántos kilos|cuánto * pesa ~ peso|gr',
  compare:
    'comparar|comparación|comparativa|diferencia|qué diferencia hay|diferencia entre|en qué se diferencia|se diferencian|versus|vs|mejor que|cuál es mejor|qué es mejor|frente a|comparado con|ventajas y desventajas|pros y contras|alternativa|diferencias hay ~ mejor|distinto|diferente|o el',
  delivery:
    'envío|enviar|envían|enviáis|entrega|entregar|reparto|repartir|repartidor|mandar|mandan|mensajería|mensajero|paquetería|transportista|paquete|correo postal|correos|a domicilio|servicio a domicilio|envío a domicilio|entrega a domicilio|delivery|despacho|despachan|hacen envíos|hacéis envíos|me lo traen|me lo traéis|llevan a casa|lo mandan|traen a casa|llega a casa|flete|encomienda|transporte|llevar a domicilio ~ llegar|llega|recibir|domicilio|traer|casa',
  deliverycost:
    'gastos de envío|coste de envío|costo de envío|coste del envío|costo del envío|precio del envío|precio de envío|envío gratis|envío gratuito|envíos gratis|envío gratuito a partir|portes|porte|portes pagados|cuánto cuesta el envío|cuánto sale el envío|cuánto es el envío|cuánto cobran de envío|cuánto cobran por enviar|cuánto vale el envío|cuánto * envío|tarifa de envío|envío sin costo|pago del envío|cuánto sale mandarlo|costo de entrega|despacho gratis|flete|a partir de cuánto * gratis|mínimo para envío gratis ~ enviar',
  deliverytime:
    'plazo de entrega|tiempo de entrega|tiempo de envío|fecha de entrega|cuánto tarda en llegar|cuándo llega|cuándo me llega|cuándo llegará|cuándo lo recibo|cuándo recibiré|en cuánto llega|cuántos días tarda|en cuántos días|cuándo lo entregan|cuándo me lo traen|cuánto * llegar|cuándo * llega|cuándo * recibir|horas hábiles|24 48 horas|llega antes de|llega a tiempo|si lo pido hoy|si pido hoy|si compro hoy|plazos de entrega|demora de entrega|cuánto tiempo * llegar ~ tardar|demorar|días|llegar|plazo|cuánto tarda|cuánto tardan|cuánto tardáis|cuánto demora|cuánto se demora|cuánto se tarda|días hábiles|días laborables|estará para',
  express:
    'urgente|envío urgente|exprés|express|en el día|el mismo día|mismo día|al día siguiente|para mañana|entrega en 24 horas|envío rápido|lo antes posible|cuanto antes|lo necesito ya|lo necesito para|más rápido|para hoy|hoy mismo|con urgencia|prioritario ~ rápido|ya|prisa|apuro|24 horas|24h',
  area: 'código postal|zona de reparto|zona de entrega|zona de cobertura|cobertura|zonas|provincia|península|baleares|canarias|ceuta|melilla|envían a|enviáis a|llegan a|llegáis a|hacen envíos a|reparten en|entregan en|a qué zonas|a qué ciudades|todo el país|toda españa|todo méxico|toda la república|interior del país|gran buenos aires|caba|cdmx|comuna|municipios|fuera de la ciudad|a provincias|trabajan en|vienen a|van a mi zona|mi zona|zona ~ ciudad|pueblo|región|barrio|colonia|isla',
  abroad:
    'extranjero|al extranjero|internacional|envío internacional|envíos internacionales|otro país|otros países|fuera de españa|fuera del país|europa|unión europea|francia|estados unidos|desde el extranjero|a todo el mundo|mandan a otro país|países|exportar|latinoamérica|exterior ~ país|aduana|andorra',
  pickup:
    'recogida|recoger|recoger en tienda|recogida en tienda|recogerlo|pasar a recoger|pasar a buscar|paso a buscar|pasar a retirar|retirar en tienda|retiro en tienda|retirar en el local|retiro en sucursal|retirar|recolección en tienda|recoger en sucursal|click and collect|punto de recogida|punto de retiro|recoger en persona|voy a buscarlo|lo recojo|lo busco yo|lo retiro|puedo ir por él|ir a recoger|taquilla|pick up ~ retiro|buscar',
  packaging:
    'embalaje|empaque|envoltorio|caja|paquete|empaquetado|envase|embalado|packaging|caja abierta|desembalar ~ cartón|bolsa',
  track:
    'seguimiento|rastrear|rastreo|número de seguimiento|número de guía|código de seguimiento|tracking|localizar mi pedido|dónde está mi pedido|dónde está mi paquete|dónde anda mi pedido|por dónde va mi pedido|por dónde viene|estado del pedido|estado de mi pedido|estado del envío|cómo va mi pedido|saber de mi pedido|ver mi pedido|ha salido mi pedido|ya salió mi pedido|ya lo enviaron|lo habéis enviado|dónde * pedido|dónde * paquete|cómo sigo mi pedido|mi pedido está|mi pedido no se mueve|rastreo de pedido|consultar pedido ~ estado|dónde está|localizar',
  late: 'no ha llegado|no llegó|no me ha llegado|no me llegó|no llega|no me llega|todavía no llega|aún no llega|aún no ha llegado|sigue sin llegar|retraso|retrasado|atrasado|demora|demorado|tarda mucho|no lo he recibido|no lo recibí|no he recibido|no recibí|no me lo han traído|nunca llegó|llevo esperando|sigo esperando|hace * que espero|estoy esperando|no me han entregado|llega tarde|paquete perdido|no apareció|ya debería haber llegado ~ tarde|esperando|tardar|demorar',
  included:
    'incluye|incluido|qué incluye|qué viene|qué trae|viene con|trae|viene incluido|está incluido|todo incluido|contenido de la caja|contenido del paquete|qué viene en la caja|en la caja|incluye el|incluyen|incluida en el precio|entra en el precio|va incluido|qué entra|se incluye|hay que pagar aparte|aparte|no incluye ~ viene|con|extra',
  missing:
    'falta una pieza|faltan piezas|incompleto|pedido incompleto|me falta|me faltan|falta un producto|faltaba|no venía|no viene en la caja|caja vacía|paquete vacío|solo recibí|solo me llegó|solo ha llegado|faltó|vino incompleto|llegó incompleto|falta algo ~ vacío|resto|falta|faltan',
  wrongitem:
    'equivocado|producto equivocado|artículo equivocado|pedido equivocado|otro producto|no es lo que pedí|no era lo que pedí|no es lo que he pedido|me mandaron otro|me enviaron otro|me han enviado otro|otra talla|otro color|talla equivocada|error en el pedido|se equivocaron|os habéis equivocado|me llegó otro|me ha llegado otra cosa|llegó mal|incorrecto|me dieron otro ~ error|mal|otro',
  cancel:
    'cancelar|cancelación|anular|anulación|darme de baja|darse de baja|dar de baja|me doy de baja|baja|cancelo|anular el pedido|cancelar el pedido|cancelar mi pedido|ya no lo quiero|ya no quiero|dejar de|desistir|desistimiento|derecho de desistimiento|botón de arrepentimiento|arrepentimiento|política de cancelación|rescindir|terminar el contrato|me arrepentí|no lo quiero|no quiero seguir|cancelar la suscripción|salirme|desapuntarme|borrarme|desuscribirme|cancelación gratuita ~ parar|terminar|finalizar',
  return:
    'devolución|devolver|devuelvo|devolverlo|política de devolución|política de devoluciones|cambios y devoluciones|puedo devolver|se puede devolver|no me gustó|no me gusta|no me convence|derecho de desistimiento|devolver un producto|mandar de vuelta|mandar de regreso|regresar un producto|regresar el producto|regresarlo|aceptan devoluciones|retornar|retorno|plazo de devolución|hacer una devolución|días para devolver|puedo regresar|si no me gusta|si no me queda ~ cambio|cambiar|satisfecho|gusta',
  exchange:
    'cambio|cambiar|cambiar por otro|cambiar por otra talla|cambio de talla|cambiar la talla|cambiar el talle|cambiarlo|otra talla|otro talle|cambiarlo por otro|hacen cambios|se puede cambiar|sustituir|sustitución|reemplazar|reemplazo|canjear|cambiar de color|quiero otra talla|cambios ~ otro|talla',
  refund:
    'reembolso|reembolsar|reintegro|devolución del dinero|devolución del importe|devuelven el dinero|devolver el dinero|devuelvan el dinero|me devuelven el dinero|mi dinero de vuelta|recuperar mi dinero|recuperar el dinero|recupero mi dinero|me regresan mi dinero|regresan el dinero|me reintegran|reembolsan|quiero mi dinero|devolver la plata|me devuelven la plata|plata de vuelta|regresen mi dinero|abono en tarjeta|nota de crédito|saldo a favor|me devuelven lo pagado|me devuelven ~ devolución|abonar|dinero|cancelación',
  pay: 'pago|pagar|método de pago|métodos de pago|forma de pago|formas de pago|medios de pago|cómo se paga|cómo pago|cómo puedo pagar|con qué puedo pagar|puedo pagar con|aceptan tarjeta|aceptáis tarjeta|se puede pagar|tarjeta de crédito|tarjeta de débito|transferencia|paypal|bizum|mercado pago|oxxo|spei|pse|nequi|yape|plin|webpay|redsys|visa|mastercard|american express|amex|google pay|apple pay|pagar con tarjeta|pago con tarjeta|abonar|aceptan * tarjeta|tienen bizum|pagar en línea|pagar online|cobran con tarjeta|tienen posnet|datáfono|tpv|código qr|pago móvil ~ tarjeta|efectivo|cobrar|cuenta',
  cod: 'contra reembolso|contrareembolso|contra entrega|pago contra entrega|pagar al recibir|pago al recibir|pagar cuando llegue|pagar al repartidor|efectivo|en efectivo|pagar en efectivo|pago en efectivo|en metálico|al contado|pagar en mano|cash|dinero en efectivo|pago a la entrega ~ contado|billetes',
  instalment:
    'plazos|a plazos|pagar a plazos|pago a plazos|fraccionar|pago fraccionado|fraccionado|cuotas|en cuotas|cuotas sin interés|meses sin intereses|a meses|msi|meses sin interés|financiación|financiar|financiamiento|financiado|pago aplazado|aplazar|pagar en partes|pagar en tres veces|pagar poco a poco|abonos|pagos mensuales|mensualidades|compra ahora paga después|klarna|aplazame|sequra|kueski|crédito directo|en varias veces|cuántas cuotas|pagar después|en pagos ~ mensual|interés|partes',
  deposit:
    'depósito|fianza|señal|seña|anticipo|adelanto|enganche|dejar señal|paga y señal|pagar por adelantado|pago por adelantado|pago anticipado|prepago|dejar un depósito|garantía en efectivo|reserva con pago|hay que dejar|pagar una parte|a cuenta|devuelven la fianza|retención en la tarjeta|preautorización|abono inicial|reservar con seña|cuánto * seña|cuánto * anticipo|cuánto * fianza ~ adelantado|caución|reserva',
  invoice:
    'factura|recibo|ticket de compra|tique|boleta|comprobante|comprobante de pago|facturar|facturación|hacen factura|me hacen factura|factura a nombre de|factura con iva|factura a|cfdi|comprobante fiscal|justificante de pago|justificante de compra|factura electrónica|datos fiscales|nota de venta|factura proforma|duplicado de factura|perdí el ticket|sin ticket|emiten factura|dan factura|rfc|cuit|nif|cif|ruc|boleta o factura ~ ticket|empresa|remisión',
  tax: 'impuesto|iva|iva incluido|con iva|sin iva|más iva|igic|igv|tasa turística|impuesto turístico|tax free|libre de impuestos|número fiscal|retención|irpf|isr|desgravar|deducible|deducir|tributar|monotributo|exento de iva ~ fiscal|hacienda|sat|afip',
  paymentproblem:
    'pago rechazado|rechazado|tarjeta rechazada|me rechaza la tarjeta|rechaza la tarjeta|no me deja pagar|no puedo pagar|no pasa la tarjeta|no pasa el pago|error al pagar|error en el pago|pago fallido|falló el pago|no se procesó|pago denegado|denegado|declinada|problema con el pago|problemas de pago|no se realizó el pago|me cobraron pero|me cobró pero|se cobró pero|me han cobrado pero|no me toma la tarjeta|no acepta mi tarjeta ~ tarjeta|error|fallo',
  problem:
    'problema|error|fallo|falla|no funciona|no me funciona|dejó de funcionar|ha dejado de funcionar|no anda|no me anda|no sirve|no enciende|no prende|no va|no me va|incidencia|avería|averiado|inconveniente|se traba|se cuelga|no arranca|no me deja|no puedo|no carga|se apaga|hace ruido raro|no calienta|no enfría|solución de problemas|resolución de problemas|no responde ~ mal|fallar|ayuda|soporte',
  secure:
    'pago seguro|es seguro pagar|seguro pagar|cifrado|encriptado|ssl|3d secure|doble factor|verificación en dos pasos|autenticación|certificado de seguridad|código de seguridad|cvv|proteger mi cuenta|datos de la tarjeta|pagos seguros ~ seguridad|seguro',
  account:
    'mi cuenta|cuenta|perfil|registrarse|registrarme|registro|registrarse en la web|área de cliente|área privada|crear una cuenta|crear cuenta|darse de alta|darme de alta|usuario|área personal|nueva cuenta|sin registrarme|comprar sin registrarme|como invitado|oficina virtual ~ alta|cliente',
  openaccount:
    'abrir una cuenta|abrir cuenta|apertura de cuenta|crear una cuenta|crear cuenta|registrarme|registrarse|darme de alta|darse de alta|hacerme una cuenta|cómo me registro|me registro|hacerse cliente|hacerme cliente|alta de cliente|nuevo usuario ~ registro|abrir',
  deleteaccount:
    'eliminar cuenta|eliminar mi cuenta|borrar cuenta|borrar mi cuenta|cerrar cuenta|cerrar mi cuenta|dar de baja mi cuenta|dar de baja la cuenta|cancelar mi cuenta|borrar mi perfil|eliminar mi perfil|cierre de cuenta|cómo borro mi cuenta|cómo elimino mi cuenta|eliminar * cuenta|borrar * cuenta|cerrar * cuenta ~ borrar|eliminar',
  login:
    'iniciar sesión|inicio de sesión|entrar en mi cuenta|entrar a mi cuenta|acceder a mi cuenta|no puedo entrar|no puedo acceder|no puedo ingresar|ingresar a mi cuenta|contraseña|clave|olvidé la contraseña|olvidé mi contraseña|he olvidado la contraseña|se me olvidó la contraseña|se me olvidó la clave|recuperar contraseña|restablecer contraseña|cambiar la contraseña|cambiar contraseña|nombre de usuario|loguearme|login|no me deja entrar|usuario y contraseña|mi clave|cuenta bloqueada|no recuerdo la contraseña|no recuerdo mi usuario|password|credenciales ~ acceso|acceder|entrar|ingresar|olvidar|sesión',
  pin: 'pin|código pin|número secreto|nip|olvidé el pin|olvidé mi nip|cambiar el pin|pin bloqueado|pin incorrecto|clave de la tarjeta|clave de cajero ~ clave|código',
  editdata:
    'cambiar mis datos|modificar mis datos|actualizar mis datos|actualizar datos|cambiar la dirección|cambiar de dirección|cambiar dirección|cambio de domicilio|cambio de dirección|cambiar mi correo|cambiar mi email|cambiar mi teléfono|cambiar el nombre|cambiar mi nombre|modificar|editar|corregir|dirección equivocada|me equivoqué de dirección|puse mal la dirección|dirección incorrecta|rectificar|nombre mal escrito|cambiar * dirección|cambiar * correo|cambiar * teléfono|cambiar * nombre|corregir * dato ~ cambiar|actualizar|datos|dirección',
  verify:
    'verificar|verificación|identificarse|identificación|identidad|verificar mi identidad|dni|nie|documento de identidad|ine|credencial de elector|cédula|cédula de identidad|pasaporte|carnet de conducir|validar|validación|comprobar identidad|curp|acreditar|identificación oficial|foto del dni|con el dni ~ documento|confirmar',
  documents:
    'documento|documentación|papeles|qué papeles|qué documentos|qué necesito|qué se necesita|qué hace falta|qué tengo que llevar|qué debo llevar|qué hay que llevar|qué hay que presentar|requisitos|formulario|impreso|certificado|fotocopia|justificante|documentos necesarios|documentación necesaria|comprobante de domicilio|acta de nacimiento|qué me piden|qué piden|solicitud|original y copia|planilla|hace falta llevar|papeleo ~ necesito|llevar|presentar|copia|adjuntar',
  apply:
    'solicitar|solicitud|presentar una solicitud|presentar la solicitud|pedir|tramitar|trámite|inscribirse|inscripción|inscribirme|apuntarse|apuntarme|apuntar|anotarme|anotarse|matricularse|matrícula|postular|postulación|rellenar el formulario|llenar el formulario|cómo solicito|cómo pido|cómo me apunto|cómo me inscribo|cómo me anoto|hoja de inscripción|dónde se solicita|se solicita ~ formulario|alta|gestionar',
  eligible:
    'requisitos|requisito|condiciones|quién puede|quiénes pueden|puedo solicitar|tengo derecho|derecho a|cumplir los requisitos|beneficiarios|para quién es|a quién va dirigido|dirigido a|qué se necesita para|hace falta ser|hay que ser|tengo que ser|es obligatorio|criterios|qué piden para|cumplo|puede cualquiera|abierto a todos|cualquiera puede ~ puedo|necesito|obligatorio|condición',
  deadline:
    'plazo|fecha límite|fecha tope|último día|hasta cuándo|hasta qué día|hasta qué fecha|cuándo termina el plazo|cuándo acaba el plazo|cuándo cierra el plazo|plazo de inscripción|plazo de solicitud|fecha de cierre|cierre de inscripciones|cuánto tiempo tengo|cuántos días tengo|plazo de presentación|a más tardar|fuera de plazo|hasta cuándo hay tiempo|cuándo vence|estoy a tiempo|fin de plazo|de qué plazo ~ fecha|límite|vence|antes del',
  renew:
    'renovar|renovación|renuevo|renovarlo|renovación automática|se renueva|prorrogar|prórroga|extender|ampliar plazo|ampliación|caducó|se me venció|se me ha caducado|está vencido|refrendo|refrendar|reinscripción|renovar * carnet|renovar la suscripción ~ vencido|caducado',
  replacecopy:
    'duplicado|copia de|otra copia|reposición|reponer la tarjeta|sacar un duplicado|pedir un duplicado|nueva tarjeta|reimprimir|reimpresión|volver a imprimir|segunda copia|reposición de tarjeta|copia certificada|reexpedir ~ copia|nuevo',
  lost: 'perder|perdido|perdí|he perdido|se me perdió|se me ha perdido|pérdida|extraviar|extravío|extraviado|robo|robado|me han robado|me robaron|no encuentro|objetos perdidos|desapareció|me dejé|dejé olvidado|he olvidado|se me quedó|se me olvidó * allí|hurto ~ olvidar|encontrar|dejar',
  block:
    'bloquear|bloqueo|bloqueado|desbloquear|bloqueada|bloquear la tarjeta|congelar|suspender|suspendido|inhabilitar|inhabilitado|desactivar|desactivado|restringido|cuenta bloqueada|cuenta suspendida|me bloquearon|cancelar la tarjeta|dar de baja la tarjeta|baneado|anular la tarjeta ~ activar',
  contact:
    'contacto|contactar|teléfono|teléfono de contacto|número de teléfono|llamar|llamar por teléfono|whatsapp|wasap|guasap|móvil|celular|a qué número|número para llamar|cómo los contacto|cómo contacto|comunicarme|cómo me comunico|ponerse en contacto|ponerme en contacto|atención al cliente|servicio al cliente|centralita|correo electrónico|correo|email|escribir|instagram|facebook|redes sociales|telegram|a qué teléfono|línea de atención|tienen whatsapp|tenéis whatsapp|me llaman|me llamen|que me llamen|telefónicamente|mandar un mensaje|dónde escribo|formulario de contacto|llámanos|escríbenos|contáctanos ~ número|mensaje|hablar|soporte|ayuda|consultas',
  human:
    'hablar con una persona|hablar con alguien|persona real|agente|asesor|operador|operadora|ejecutivo|representante|hablar con un humano|hablar con un asesor|hablar con un agente|atención personal|me atienda alguien|alguien que me ayude|encargado|gerente|responsable|comercial|chat en vivo|atención personalizada|humano|me pasan con|pasar con alguien|hablar con el dueño ~ persona|hablar|alguien|atender',
  email:
    'correo electrónico|correo|email|e-mail|mail|por correo|por email|dirección de correo|a qué correo|enviar un correo|mandar un mail|mandar un correo|un mail ~ escribir',
  complaint:
    'reclamación|reclamar|reclamo|queja|quejarme|quejarse|hoja de reclamaciones|hojas de reclamaciones|libro de reclamaciones|poner una queja|poner una reclamación|poner una hoja|presentar una queja|denunciar|denuncia|mal servicio|mala atención|pésimo servicio|indignante|vergüenza|defensor del cliente|profeco|defensa del consumidor|consumo|sernac|indecopi|estoy molesto|estoy harto|insatisfecho|descontento|sugerencias y reclamaciones|hacer un reclamo|inconformidad|vergonzoso ~ sugerencia|problema|molesto',
  review:
    'opinión|opiniones|reseña|valoración|valorar|comentario|testimonio|qué dicen|qué opinan|qué dicen los clientes|puntuación|calificación|calificar|referencias|estrellas|google reviews|dejar una reseña|dejar una opinión|encuesta de satisfacción ~ comentarios|clientes',
  hours:
    'horario|horarios|hora de apertura|hora de cierre|horario de apertura|horario de atención|horario comercial|abierto|abren|abrís|abre|abrir|cierran|cerráis|cierra|cerrado|apertura|cierre|a qué hora abren|a qué hora abrís|a qué hora cierran|a qué hora cerráis|qué horario|qué horario tienen|hasta qué hora|hasta qué hora están|están abiertos|estáis abiertos|qué días abren|fin de semana|fines de semana|los domingos|los sábados|los lunes|festivos|feriados|abren los|abren el|hora abren|horario de verano|horario de invierno|atienden los|atienden el|trabajan los|abren hoy|de corrido|a mediodía|por la tarde|horario corrido|lunes a viernes|de lunes a|a qué hora están ~ hora|hoy|mañana|domingo|sábado|atienden|festivo|feriado|tardes|a qué hora|desde qué hora|qué días',
  place:
    'dirección|dónde están|dónde estáis|dónde queda|dónde se encuentran|dónde quedan|dónde está|ubicación|ubicado|situado|dónde os encuentro|localización|cómo llegar|cómo llego|cómo voy|cómo se llega|cómo puedo llegar|en qué calle|qué calle|calle|avenida|mapa|google maps|en qué zona están|por dónde están|domicilio|cómo ir|qué dirección|sucursal|sede|cerca de|barrio|en qué barrio|a qué altura|entre calles|indicaciones para llegar|esquina ~ tienda|local|zona|lejos|llegar|centro|ir',
  shops:
    'tienda|tienda física|local|sucursal|establecimiento|punto de venta|puntos de venta|showroom|sala de exposición|comercio|distribuidor|dónde los venden|dónde se vende|dónde puedo encontrar|tienen tienda|tenéis tienda|otras tiendas|exposición|local a la calle|ver en persona|verlo en tienda|tiendas ~ vender|sede|centro comercial',
  partner:
    'distribuidor|mayorista|al por mayor|por mayor|al mayoreo|mayoreo|venta al por mayor|franquicia|franquiciado|revender|revendedor|reventa|colaborar|colaboración|alianza|socio comercial|ser distribuidor|proveedor|para empresas|empresas|profesionales|precios para profesionales|afiliado|programa de afiliados|patrocinio|patrocinar|patrocinador|colaborador|convenio|acuerdo comercial|b2b|tarifas profesionales ~ negocio|empresa|volumen',
  about:
    'quiénes son|quiénes sois|quiénes somos|sobre nosotros|acerca de nosotros|nuestra historia|historia de la empresa|la empresa|fundador|fundado|fundada|fundación de|desde cuándo|cuándo se fundó|cuántos años llevan|cuánto llevan|cuánto tiempo llevan|misión|visión|valores|nuestro equipo|equipo|dueño|propietario|de quién es|quién lleva|quién está detrás|quién es el dueño|negocio familiar|empresa familiar|generaciones|trayectoria|experiencia tienen|conócenos|quién dirige|director|presidente|junta directiva ~ empresa|historia|experiencia|quién',
  whatis:
    'qué es|qué son|qué significa|definición|en qué consiste|qué quiere decir|a qué se refiere|significado|explicar|explicación|para qué sirve|de qué va|de qué se trata|de qué trata|qué se entiende por|cómo se llama ~ significa|consiste',
  jobs: 'empleo|trabajo|trabajar con ustedes|trabajar con vosotros|trabaja con nosotros|trabajar ahí|trabajar allí|ofertas de empleo|oferta de trabajo|vacante|bolsa de trabajo|bolsa de empleo|buscan personal|buscáis personal|buscan gente|buscáis gente|contratando|currículum|curriculum|cv|hoja de vida|prácticas|pasantía|becario|puesto|puesto de trabajo|únete al equipo|unirme al equipo|busco trabajo|busco empleo|curro|laburo|chamba|dejar el currículum|mandar el currículum|practicante|personal ~ trabajar|sueldo|contrato',
  press:
    'prensa|periodista|nota de prensa|comunicado|sala de prensa|gabinete de prensa|entrevista|kit de prensa|contacto de prensa|medios de comunicación ~ noticias|artículo',
  newsletter:
    'newsletter|boletín|suscribirme al boletín|lista de correo|recibir novedades|recibir ofertas|correos publicitarios|darme de baja del boletín|dejar de recibir correos|no quiero recibir|dejen de mandarme|publicidad|suscripción al boletín|recibir información|spam ~ suscribirse|novedades|correos',
  event:
    'evento|concierto|festival|feria|congreso|conferencia|taller|jornada|programa|programación|agenda|actividad|fiesta|celebración|celebrar|qué hay este fin de semana|qué hay hoy|seminario|charla|presentación|espectáculo|actuación|encuentro|calendario de actividades|próximos eventos|cumpleaños|fiestas|despedida|quedada|torneo|función de teatro ~ salón|fecha|programado|música en vivo',
  ticket:
    'entrada|boleto|ticket|tique|billete|pase|abono|precio de la entrada|comprar entradas|sacar entradas|taquilla|boletería|localidad|asiento|butaca|entradas anticipadas|cuánto cuesta entrar|cuánto vale entrar|cuánto sale entrar|cuánto cuesta la entrada|pagar para entrar|entrada general|invitación|cover|bono de día|se paga entrada|pasaje ~ entrar|acceso|aforo',
  warranty:
    'garantía|en garantía|tiene garantía|cuánto dura la garantía|cuánta garantía|periodo de garantía|garantía extendida|cubre la garantía|qué cubre la garantía|fuera de garantía|dos años de garantía|años de garantía|meses de garantía|póliza de garantía|hacer válida la garantía|extensión de garantía|cobertura de la garantía|cuánto tiempo * garantía ~ cubrir|garantizar|fabricante',
  damage:
    'roto|rota|dañado|daño|defectuoso|defecto|llegó roto|llegó dañado|ha llegado roto|me ha llegado roto|vino roto|vino fallado|fallado|golpeado|rayado|rajado|abollado|agrietado|estropeado|se rompió|se me rompió|se ha roto|se me ha roto|desperfecto|tara|tiene un golpe|en mal estado|mal estado|descosido|manchado|rompió|se dañó|se descompuso|descompuesto|se malogró|malogrado|se estropeó|llegó mal|de fábrica|deteriorado|aplastado ~ romper|caja rota|golpe|daños',
  repair:
    'reparar|reparación|arreglar|arreglo|arreglan|arregláis|compostura|servicio técnico|taller|técnico|mantenimiento|revisión|lo arreglan|se puede arreglar|tiene arreglo|reparan|servicio de reparación|restaurar|restauración|componer|cuánto cuesta arreglar|cuánto sale arreglar|puesta a punto|sat|soporte técnico|refacción|diagnóstico|presupuesto de reparación ~ taller|roto|pieza|cambiar la',
  spareparts:
    'recambio|repuesto|pieza de recambio|piezas de recambio|refacción|refacciones|accesorio|repuestos|piezas|consumibles|recarga|pieza suelta|cartucho|comprar solo la|venden piezas|consigo repuestos|filtro ~ pieza|cable',
  install:
    'instalar|instalación|instalador|montar|montaje|ensamblar|armar|armado|colocar|colocación|cómo se monta|cómo se arma|cómo se instala|lo instalan|lo montan|lo arman|incluye instalación|incluye montaje|montaje incluido|viene montado|viene armado|viene desarmado|poner en marcha|configurar|herramientas ~ instrucciones|descargar|obra',
  activate:
    'activar|activación|activa|cómo activo|habilitar|no se activa|activarla|dar de alta|primer uso|código de activación ~ empezar|alta|código',
  trial:
    'prueba|probar|prueba gratis|prueba gratuita|periodo de prueba|clase de prueba|clase gratis|sesión de prueba|probarlo|probar antes|probar gratis|demo|demostración|muestra|primera clase gratis|día de prueba|semana de prueba|sin compromiso|test|clase muestra|probar una clase|probador|probarme ~ compromiso|primera',
  plan: 'plan|planes|paquete|suscripción|suscribirse|abono|bono|bono de 10|membresía|premium|versión gratuita|plan básico|plan mensual|plan anual|cambiar de plan|mejorar mi plan|modalidad|cuota mensual|mensualidad|tarifa plana|matrícula|qué planes|permanencia|pase mensual|qué paquetes|inscripción mensual|cuota anual ~ tarifa|opción|mensual|anual',
  limit:
    'límite|máximo|mínimo|como máximo|como mínimo|al menos|cuántos puedo|cuántas puedo|cuánto puedo|tope|restricción|cupo|cantidad máxima|pedido mínimo|compra mínima|consumo mínimo|consumición mínima|cuántas veces puedo|hay límite|máximo de|mínimo de|hasta cuántos|no más de|aforo|monto mínimo|estancia mínima|noches mínimas ~ más de|limitado|cuántos|hasta',
  age: 'edad|qué edad|edad mínima|a partir de qué edad|desde qué edad|hasta qué edad|cuántos años|mayor de edad|menor de edad|menores|mayores|mayores de 18|menores de edad|a partir de * años|desde los * años|adultos|adolescente|tercera edad|de qué edad|límite de edad|sin límite de edad|para qué edades|jóvenes|años tiene que ~ años|adulto|joven|mayor',
  child:
    'niño|niña|nene|nena|chico|hijo|hija|bebé|infantil|familia|familiar|cuna|trona|silla de bebé|menú infantil|para niños|parque infantil|zona infantil|pequeños|peques|chicos|críos|chamacos|guaguas|pibes|con niños|van con niños|niños pagan|los niños|ludoteca|área de juegos|juegos infantiles|actividades para niños|cambiador|guardería|animación infantil|pelotero|inflables ~ menor|edad|padres|juguetes',
  loan: 'préstamo|crédito|hipoteca|préstamo personal|crédito personal|pedir un préstamo|pedir dinero|prestar|prestan|prestan dinero|financiación|crédito hipotecario|microcrédito|línea de crédito|crédito rápido|me prestan|crédito de nómina|empréstito|solicitar un crédito ~ interés|cuotas|banco',
  repay:
    'pagar el préstamo|amortizar|amortización|amortización anticipada|liquidar|liquidar el préstamo|pago atrasado|atraso en el pago|cuota vencida|saldar|saldar la deuda|adelantar cuotas|cancelación anticipada|pagar antes|cuotas pendientes|pagar la deuda|devolver el préstamo|abono a capital|me atrasé ~ deuda|cuota',
  interest:
    'interés|intereses|tipo de interés|tasa de interés|tae|tin|tipo fijo|tipo variable|cat|rentabilidad|rendimiento|tasa anual|qué interés|sin intereses|euríbor ~ tasa|fijo|variable',
  credit:
    'historial de crédito|historial crediticio|buró de crédito|buró|score crediticio|límite de crédito|asnef|morosos|dicom|infocorp|veraz|calificación crediticia|puntaje crediticio|línea de crédito ~ crédito',
  savings:
    'ahorro|ahorros|cuenta de ahorro|plazo fijo|depósito a plazo|inversión|invertir|fondo de inversión|fondos|plan de ahorro|cuenta remunerada|cetes|acciones|ahorrar dinero|caja de ahorro|plan de pensiones ~ rentabilidad|ahorrar',
  balance:
    'saldo|consultar saldo|cuánto tengo|cuánto saldo|cuánto me queda|saldo disponible|ver mi saldo|saldo negativo|monedero|crédito disponible|cuánto dinero tengo|billetera|saldo a favor ~ disponible|queda',
  statement:
    'extracto|estado de cuenta|movimientos|resumen de cuenta|resumen de la tarjeta|historial de pagos|historial de compras|cartola|últimos movimientos|mis movimientos|certificado bancario|recibos|justificante bancario ~ historial|consultar',
  transfer:
    'transferencia|transferir|transferencia bancaria|enviar dinero|mandar dinero|girar dinero|giro|iban|clabe|cbu|alias|cuenta bancaria|número de cuenta|datos bancarios|datos para transferir|a qué cuenta|remesa|beneficiario|swift|sepa|transferencia inmediata|hacer la transferencia|depositar|depósito bancario|datos para depositar|por transferencia|ingreso en cuenta ~ banco|cuenta|enviar',
  directdebit:
    'domiciliar|domiciliación|recibo domiciliado|domiciliación bancaria|débito automático|cargo automático|pago automático|pago recurrente|cargo recurrente|débito directo|adeudo|devolver el recibo|recibo devuelto|cobro automático|mandato sepa|orden permanente ~ recibo|automático|mensual',
  topup:
    'recargar|recarga|cargar saldo|recargar saldo|añadir saldo|agregar saldo|cargar dinero|meter dinero|ingresar dinero|añadir fondos|agregar fondos|poner saldo|recargar la tarjeta|ingresar efectivo|depositar dinero|cargar la tarjeta|abonar saldo ~ saldo|ingreso',
  autotopup: 'recarga automática|recargar automáticamente|autorecarga ~ automático',
  withdraw:
    'retirar dinero|sacar dinero|retirar efectivo|sacar efectivo|sacar plata|cajero|cajero automático|retirar mis fondos|retirar mi saldo|retiro de efectivo|disposición de efectivo|retirar fondos|retiro sin tarjeta|cuánto puedo sacar|cobrar mi dinero|retirar mis ganancias ~ efectivo|retirar',
  exchangerate:
    'tipo de cambio|cambio de divisas|cambio de moneda|divisa|moneda|moneda extranjera|dólares|cambiar dinero|cambiar dólares|cotización|a cuánto está el dólar|casa de cambio|aceptan dólares|pagar en dólares|pagar en euros|pesos a dólares|otra moneda|conversión ~ dólar|euro|cambio',
  fraud:
    'fraude|estafa|me han estafado|me estafaron|no reconozco|cargo no reconocido|cargo desconocido|cargos no reconocidos|cobro no reconocido|no autorizado|compra no autorizada|cargo que no hice|yo no hice|clonaron mi tarjeta|tarjeta clonada|usaron mi tarjeta|han usado mi tarjeta|phishing|suplantación|movimiento extraño|operación no reconocida|cargo raro|cargo extraño|robo de identidad ~ sospechoso|engaño|timo',
  chargeback:
    'contracargo|disputar un cargo|desconocer un cargo|retrocesión|devolver el cargo|disputa|revertir el pago|revertir|impugnar un cargo|anular un pago|retroceder el pago|aclaración de cargo ~ reclamar',
  twice:
    'dos veces|doble|cobraron doble|cobrado dos veces|me cobraron dos veces|me han cobrado dos veces|doble cobro|doble cargo|duplicado|cargo duplicado|cobro duplicado|pagué dos veces|he pagado dos veces|pago duplicado|dos cargos|repetido ~ doblemente',
  pending:
    'pendiente|en proceso|procesando|en trámite|en revisión|sin confirmar|por confirmar|no se ha confirmado|aún no aparece|todavía no aparece|no aparece|no se refleja|no se ve reflejado|retenido|a la espera|en espera|pago pendiente|sigue pendiente|en curso|no me aparece ~ esperar|confirmar|tarda',
  card: 'tarjeta|tarjeta de crédito|tarjeta de débito|tarjeta virtual|tarjeta prepago|tarjeta física|tarjeta adicional|nueva tarjeta|tarjeta bancaria|plástico|monedero ~ visa|débito|crédito',
  cardorder:
    'pedir una tarjeta|solicitar una tarjeta|solicitar tarjeta|sacar una tarjeta|pedir tarjeta|cuándo llega mi tarjeta|no me llegó la tarjeta|no ha llegado mi tarjeta|envío de la tarjeta|entrega de la tarjeta|tramitar la tarjeta|quiero una tarjeta|sacar la tarjeta ~ tarjeta',
  contactless:
    'contactless|sin contacto|pago sin contacto|pagar con el móvil|pagar con el celular|pago con móvil|apple pay|google pay|samsung pay|nfc|pagar con el reloj|acercar la tarjeta ~ móvil|celular',
  atmproblem:
    'el cajero se tragó|cajero se tragó|cajero se quedó|se tragó la tarjeta|el cajero no me dio|cajero no me dio|no me dio el dinero|no entregó el dinero|retuvo mi tarjeta|me retuvo la tarjeta|dinero de menos ~ cajero',
  insurance:
    'seguro|aseguradora|póliza|asegurar|asegurado|seguro médico|seguro de vida|seguro de coche|seguro de auto|seguro de hogar|cobertura|prima|mutua|obra social|prepaga|qué cubre|cubre el seguro|franquicia|deducible|seguro incluido|aseguran|tomador|corredor de seguros|correduría|contratar un seguro ~ cubrir|responsabilidad',
  claim:
    'parte|siniestro|dar parte|reportar un siniestro|declarar un siniestro|reclamar al seguro|indemnización|reclamación al seguro|abrir un siniestro|dar un parte|parte de accidente|accidente|perito|peritaje|ajustador|avisar al seguro|reporte de siniestro|tuve un accidente|he tenido un accidente|cobrar el seguro|denuncia de siniestro ~ daños|seguro',
  health:
    'salud|médico|médica|doctor|doctora|hospital|clínica|tratamiento|terapia|síntoma|enfermedad|diagnóstico|medicina|medicamento|consulta médica|paciente|especialista|enfermería|enfermera|consulta|consultorio|pediatra|ginecólogo|dermatólogo|traumatólogo|cardiólogo|urgencias|sanatorio|obra social|chequeo|revisión médica|centro de salud|ambulatorio|me duele|dolor|médico de cabecera|especialidad|kinesiólogo|posta ~ seguridad social|duele|enfermo',
  book: 'reservar|reserva|reservación|reservo|cita|cita previa|pedir cita|pido cita|coger cita|concertar cita|concertar una cita|sacar cita|sacar turno|turno|pedir turno|pedir hora|tomar hora|agendar|agendar una cita|hacer una reserva|reservar mesa|reservar una mesa|necesito reservar|hace falta reservar|hay que reservar|sin cita|sin reserva|con cita|con reserva|reservar con antelación|reservar con anticipación|hacen reservas|aceptan reservas|apartar|hay hueco|tienen hueco|tenéis hueco|hay lugar|hay sitio|hay mesa|tienen mesa|tenéis mesa|quedan plazas|programar una visita|visita concertada|hay que pedir cita|plaza libre|con turno|reserva online ~ disponible|plaza|hora|hueco|previa|apartado|agenda',
  changebooking:
    'cambiar mi reserva|cambiar la reserva|cambiar reserva|modificar mi reserva|modificar la reserva|cambiar la cita|cambiar mi cita|cambiar cita|cambiar el turno|cambiar la fecha|cambiar de fecha|cambiar la hora|cambiar de día|reprogramar|reagendar|posponer|aplazar|mover la cita|mover la reserva|cambio de fecha|cambiar de hora|pasar la cita|atrasar la cita|adelantar la cita|no puedo ese día|otro día|cambiar * reserva|cambiar * cita|mover * fecha|cambiar * día ~ cambiar|modificar',
  cancelbooking:
    'cancelar mi reserva|cancelar la reserva|cancelar reserva|anular la reserva|anular mi reserva|cancelar la cita|cancelar mi cita|anular la cita|anular cita|cancelar el turno|cancelar cita|política de cancelación|cancelación gratuita|cancelación gratis|si no puedo ir|no puedo ir|no voy a poder ir|no puedo asistir|si no voy|si al final no|no podré ir|no presentarse|cancelar * reserva|cancelar * cita|anular * reserva|avisar con|plazo de cancelación|cancelar con cuánto|cancelar clase|antes de la llegada|días antes de la llegada|anula sin gastos|cancela sin gastos|cancelación sin gastos|anulación sin gastos|sin gastos de cancelación|se cobra la primera noche|no presentado ~ cancelar|anular|faltar',
  checkin:
    'check in|check-in|checkin|hora de entrada|hora de llegada|entrada a la habitación|llegada|a qué hora puedo entrar|a qué hora puedo llegar|desde qué hora puedo|llegar antes|llegar tarde|entrar antes|entrada anticipada|early check in|llegada tardía|llego tarde|llego de noche|llegamos|recoger las llaves|recepción|a qué hora * entrar|a qué hora se entra|registro de entrada|hacer el check in|habitación lista|habitaciones listas|habitaciones están listas|lista a partir de|llega después de|llegar después de|código de la puerta|código de acceso|entrega de llaves|disponible a partir de las|llegadas|horario de llegada ~ llegar|entrar|llave',
  checkout:
    'check out|check-out|checkout|hora de salida|dejar la habitación|salida|a qué hora hay que salir|a qué hora hay que dejar|salir más tarde|late check out|salida tardía|dejar el apartamento|desalojar|abandonar la habitación|entregar la habitación|a qué hora * salir|a qué hora se sale|hasta qué hora puedo quedarme ~ salir|último día',
  room: 'habitación|cuarto|habitación doble|habitación individual|habitación familiar|suite|cama|cama doble|cama de matrimonio|camas separadas|literas|cama supletoria|cama extra|alojamiento|hospedaje|apartamento|dormitorio|con vistas|vistas al mar|balcón|baño privado|baño compartido|dormir|dormir ahí|quedarse a dormir|pernoctar|noche|por noche|habitaciones|cabaña|bungalow|estancia|estadía|recámara|alojarse ~ vista|plaza|huésped|terraza',
  food: 'comida|comer|carta|menú|menú del día|menú diario|desayuno|almuerzo|comida corrida|cena|cenar|almorzar|desayunar|merienda|brunch|tapas|ración|plato|plato del día|postre|restaurante|bar|cafetería|café|bebida|beber|tomar algo|cocina|platillo|buffet|bocadillo|media pensión|pensión completa|se puede comer|dan de comer|qué hay de comer|hay comida|paella|asado|tacos|pizza|cerveza|cañas|torta|pastel|especialidad de la casa|la carta|llevar comida|comida de fuera|traer comida|refacción ~ tomar|mesa|incluido|cocinero|vino|picar',
  diet: 'vegetariano|vegano|sin gluten|celíaco|gluten|lactosa|sin lactosa|intolerancia|intolerante|alergia alimentaria|alérgico|alergia|alérgenos|opciones veganas|opciones vegetarianas|menú vegetariano|dieta|halal|kosher|apto para celíacos|sin tacc|frutos secos|soy celíaco|diabético|embarazada|plant based|opción vegana ~ comer|especial',
  takeaway:
    'para llevar|comida para llevar|take away|a domicilio|pedir para llevar|recoger comida|pedir comida|glovo|uber eats|rappi|just eat|pedidos ya|didi food|reparto a domicilio ~ llevar|recoger|delivery',
  roomservice:
    'servicio de habitaciones|servicio a la habitación|room service|comer en la habitación|pedir a la habitación|llevar a la habitación|traer a la habitación|servicio al cuarto ~ habitación',
  wifi: 'wifi|wi-fi|wi fi|internet|conexión|conexión a internet|clave del wifi|contraseña del wifi|hay wifi|tienen wifi|tenéis wifi|wifi gratis|banda ancha|red inalámbrica|clave wifi|tiene internet ~ conectar|red|datos',
  parking:
    'aparcar|aparcamiento|parking|párking|estacionar|estacionamiento|cochera|garaje|plaza de garaje|dónde aparco|dónde dejo el coche|dónde estaciono|dejar el coche|dejar el carro|dejar el auto|se puede aparcar|hay dónde aparcar|hay donde estacionar|zona azul|valet parking|valet|punto de carga|cargador de coche eléctrico|coche eléctrico|cargar el coche|parqueadero|parqueo|parquear|playa de estacionamiento|para el coche|dónde * aparcar|dónde * coche|dónde * estacionar|plaza de parking|aparcacoches|zona de carga ~ coche|auto|carro|garage',
  transport:
    'autobús|bus|metro|tren|tranvía|taxi|colectivo|subte|transporte público|estación|parada|parada de metro|parada de autobús|aeropuerto|traslado|transfer|shuttle|cómo llegar en|llegar en metro|llegar en bus|llegar en tren|en transporte público|qué bus|qué autobús|qué línea|qué metro|qué colectivo|recogen en el aeropuerto|desde el aeropuerto|bicicleta|bici|uber|cercanías|ferry|estación más cercana|recogida en el aeropuerto|en coche|terminal|guagua|combi|furgoneta|cómo llego * metro ~ llegar|línea|viaje|bajar|camión|micro',
  luggage:
    'equipaje|maleta|valija|consigna|guardar maletas|dejar las maletas|guardar equipaje|guardaequipaje|dejar la maleta|mochila|equipaje de mano|facturar maleta|bolso|bultos|guardarropa|dejar el equipaje|petaca|guardar * maletas|dejar * maletas ~ guardar|bolsa',
  pets: 'mascota|perro|gato|perrito|animal|animales|perro guía|cachorro|admiten mascotas|aceptan mascotas|admiten perros|aceptan perros|se puede ir con perro|con perro|con mi perro|puedo llevar a mi perro|puedo llevar al perro|llevar perro|pet friendly|mascotas permitidas|perros pequeños|conejo|gatito|animal de compañía|animales de compañía|lomito|firulais|petfriendly ~ correa|bozal',
  smoking:
    'fumar|fumador|cigarro|cigarrillo|tabaco|se puede fumar|no fumadores|zona de fumadores|vapear|vaper|cenicero|prohibido fumar|libre de humo|puro ~ humo|terraza',
  pool: 'piscina|alberca|pileta|piscina climatizada|piscina cubierta|nadar|natación|bañarse|jacuzzi|hidromasaje|socorrista|gorro|gorro de baño|bañador|traje de baño|piscina exterior|hay piscina|tienen piscina|salvavidas|calles de nado|chapuzón|carriles ~ baño|agua|toalla',
  gym: 'gimnasio|gym|gim|fitness|entrenar|entrenamiento|entrenador|entrenador personal|máquinas|pesas|musculación|cardio|sala de fitness|crossfit|ejercicio|entreno|aparatos|cinta de correr|sala de máquinas|hacer ejercicio|funcional|spinning|zumba ~ deporte|cuota|clases dirigidas',
  spa: 'spa|masaje|sauna|baño turco|circuito termal|termas|aguas termales|balneario|bienestar|tratamiento facial|tratamiento corporal|hammam|relax|circuito spa|circuito de aguas|baño de vapor|temazcal|relajación|masajista|temascal ~ tratamiento|toalla|albornoz|bata',
  housekeeping:
    'limpieza de la habitación|servicio de limpieza|limpiar la habitación|limpian la habitación|cambio de toallas|cambio de sábanas|sábanas|ropa de cama|toallas|lavandería|no molestar|cambian las sábanas|limpieza diaria|lavado de ropa|lavar ropa|planchado|mucama|camarera de piso|blancos|toallas limpias ~ limpieza|limpiar',
  amenities:
    'instalaciones|servicios disponibles|qué servicios tienen|toalla|secador|plancha|tetera|televisión|tele|minibar|aire acondicionado|calefacción|caja fuerte|cocina equipada|nevera|microondas|ropa de cama|jabón|champú|cafetera|vestuario|ducha|duchas|baño|equipamiento|comodidades|lavadora|hay ducha|agua caliente|hay cocina|hay baños|aseo|sanitarios|hay nevera|aire ~ servicio|incluye|equipado',
  access:
    'silla de ruedas|accesible|accesibilidad|discapacidad|discapacitado|movilidad reducida|rampa|ascensor|elevador|minusválido|barreras|sin barreras|acceso para discapacitados|baño adaptado|adaptado|hay escaleras|escalones|ciego|sordo|lengua de signos|lengua de señas|bucle magnético|muletas|braille|persona con discapacidad|certificado de discapacidad|subir escaleras|puedo subir|personas mayores|cud ~ ruedas|movilidad|escaleras|entrada',
  technical:
    'app|aplicación|la app|página web|web|sitio web|no carga la página|no carga|se cierra sola|se bloquea|error en la app|error en la web|no abre la página|navegador|la página no funciona|la web no funciona|la app no funciona|no funciona la web|no funciona la app|pantalla en blanco|soporte técnico|se cae|caída|está caído|actualizar la app|bug|error 404|no abre|no me abre|no me carga ~ página|error|sistema',
  compatible:
    'compatible|compatibilidad|funciona con|sirve para mi|vale para mi|sirve con|requisitos del sistema|requisitos técnicos|sistema operativo|windows|mac|android|iphone|ios|qué dispositivos|qué móviles|es compatible|funciona en|modelo de teléfono|se puede usar con|linux ~ dispositivo|versión',
  upgrade:
    'actualizar|actualización|nueva versión|última versión|versión nueva|firmware|mejorar|mejora|pasar a premium|subir de plan|ampliar|versión ~ nuevo|cambiar',
  integration:
    'integración|integrar|api|conectar con|plugin|webhook|importar|exportar|csv|excel|sincronizar|sincronización|migrar|migración|copia de seguridad|se conecta con|se integra|crm|erp|extensión ~ conectar|importación',
  language:
    'idioma|lengua|inglés|en inglés|español|francés|alemán|chino|catalán|euskera|gallego|hablan inglés|habláis inglés|hablan español|traducción|traducir|traductor|en qué idioma|en qué idiomas|en otros idiomas|subtítulos|intérprete|bilingüe|quechua|guaraní|portugués|italiano|castellano ~ hablar|visita en',
  rent: 'alquilar|alquiler|alquilan|rentar|renta|rentan|arrendar|arriendo|arrendamiento|se alquila|alquiláis|en alquiler|precio del alquiler|alquilo|inquilino|por día|prestan|en renta|alquiler por horas|préstamo de ~ fianza|diario|depósito',
  class:
    'clase|clases|curso|cursos|taller|talleres|lección|formación|capacitación|profesor|profesora|aprender|estudiar|enseñar|enseñan|dan clases|dais clases|clases particulares|apuntarse a clase|matricularse|temario|plan de estudios|asignatura|materia|duración del curso|cuándo empieza el curso|cuándo empiezan las clases|horario de clases|inscribirse en un curso|semestre|cuatrimestre|trimestre|clases online|monitor|alumno|máster|diplomado|licenciatura|carrera|estudios|seminario|instructor|escuela|academia|contenidos del curso ~ grupo|nivel|empezar|docente|inicio',
  exam: 'examen|exámenes|prueba de nivel|prueba de acceso|notas|nota|calificación|calificaciones|convocatoria|recuperación|aprobar|suspender|reprobar|resultados|selectividad|oposición|diploma|título|certificado|test|parcial|parciales|evaluación|simulacro|examen final|boletín de notas|nota de corte|puntaje ~ prueba|fecha',
  scholarship:
    'beca|becas|becado|ayuda económica|ayudas al estudio|subvención|media beca|solicitar beca|becas disponibles|apoyo económico|beca comedor|financiación de estudios ~ apoyo|descuento|subsidio|ayuda|ayudas',
  student:
    'estudiante|alumno|universitario|universidad|colegio|escuela|instituto|carnet de estudiante|carné de estudiante|descuento para estudiantes|credencial de estudiante|facultad|campus|secundaria|prepa|preparatoria|bachillerato|primaria|alumnado|colegial|soy estudiante|exalumnos|antiguos alumnos|liceo ~ estudiar|joven',
  benefit:
    'prestación|subsidio|pensión|jubilación|paro|desempleo|seguridad social|incapacidad|bono social|ingreso mínimo vital|ayudas sociales|pensionista|jubilado|imss|anses|asignación universal|ayudas públicas|servicios sociales|dependencia|ley de dependencia|viudedad|subvenciones ~ cobrar|derecho|ayuda',
  permit:
    'permiso|licencia|autorización|licencia de conducir|carnet de conducir|permiso de conducir|pasaporte|permiso de obra|permiso de obras|licencia de obra|licencia de apertura|habilitación|permiso de residencia|renovar el carnet|carnet|licencia de funcionamiento|matrícula|sacar el carnet|sacar la licencia|permiso municipal|registro ~ tramitar|autorizar',
  vehicle:
    'coche|carro|auto|automóvil|vehículo|moto|motocicleta|camioneta|furgoneta|matrícula|placa|patente|itv|verificación vehicular|tenencia|permiso de circulación|conductor|conducir|manejar|vtv|kilómetros|kilometraje|revisión técnica|transferencia de vehículo|camión|scooter|cambio de nombre del coche ~ motor|ruedas',
  fine: 'multa|sanción|infracción|multa de tráfico|multa de tránsito|multa de aparcamiento|pagar una multa|pago de multas|foto multa|fotomulta|exceso de velocidad|me pusieron una multa|me han puesto una multa|retirada de puntos|puntos del carnet|grúa|corralón|se llevó el coche la grúa|penalización|recargo|consultar multas|infracciones ~ pagar|recurrir|sancionar',
  appeal:
    'recurso|recurrir|apelar|apelación|recurso de alzada|alegación|alegaciones|recurrir una multa|impugnar|impugnación|no estoy de acuerdo|revisión de la decisión|presentar un recurso|tribunal|juicio|defensor del pueblo|amparo|descargo|inconformarse ~ abogado|reclamar|decisión',
  birth:
    'nacimiento|partida de nacimiento|acta de nacimiento|certificado de nacimiento|matrimonio|casarse|acta de matrimonio|divorcio|defunción|certificado de defunción|acta de defunción|registro civil|recién nacido|inscribir al bebé|inscripción de nacimiento|libro de familia|cambio de nombre|adopción|pareja de hecho|fe de vida|nació ~ nacer|boda|registro',
  moving:
    'mudanza|mudarse|mudarme|mudo|me mudo|cambio de domicilio|empadronarse|empadronarme|empadronamiento|padrón|certificado de empadronamiento|nueva dirección|cambiar de casa|cambio de casa|trasladarse|me cambio de casa|volante de empadronamiento|comprobante de domicilio|nuevo domicilio|alta en el padrón|trasteo ~ dirección|domicilio|traslado',
  waste:
    'basura|residuos|reciclar|reciclaje|contenedor|punto limpio|recogida de basura|recolección de basura|muebles viejos|enseres|tirar muebles|tirar un colchón|recogida de muebles|recogida de enseres|trastos|escombros|desechos|camión de la basura|cuándo pasa la basura|voluminosos|vidrio|papel y cartón|pilas|aceite usado|llevarse el viejo|retirada del antiguo|se llevan el viejo|se lleva el viejo|electrodomésticos viejos|separar la basura|compost|cartón|ropa usada|tiradero|poda|ecoparque|dónde tiro|deixalleria ~ tirar|botar|recogida',
  sustainability:
    'sostenible|sostenibilidad|sustentable|medio ambiente|medioambiente|ecológico|reciclado|carbono|comercio justo|ecofriendly|eco|verde|biodegradable|huella de carbono|energía renovable|sin plástico|responsable|impacto ambiental|km 0|kilómetro cero|proximidad|ética ~ natural|plástico|local',
  volunteer:
    'voluntario|voluntariado|voluntaria|ser voluntario|hacerme voluntario|hacer voluntariado|donar|donación|donativo|ayudar|colaborar|echar una mano|cómo puedo ayudar|cómo ayudar|colaborador|apadrinar|echar la mano|recaudar|recaudación|quiero ayudar ~ apoyar|ong|tiempo',
  legal:
    'términos y condiciones|términos|condiciones de uso|condiciones generales|aviso legal|ley|legal|normativa|reglamento|contrato|normas|estatutos|derechos de autor|derechos|bases legales|política|jurídico|legislación|bases del concurso|cláusula|responsabilidad|normas de uso|es legal|prohibido|está permitido ~ condiciones|reglas|acuerdo',
  play: 'jugar|juego|juegos|partida|partido|jugador|torneo|liga|equipo|campeonato|cómo se juega|apuesta|apostar|campeón|videojuego|competición|competencia|copa|reglas del juego|alineación ~ reglas|ganar',
  win: 'ganar|ganador|premio|sorteo|premios|concurso|rifa|lotería|jackpot|gané|he ganado|cobrar el premio|cómo sé si gané|bote|ganadores|bases del sorteo ~ participar|bases',
  howmany:
    'cuántos|cuántas|cantidad|cantidad de|número de|qué cantidad|cuánta gente|cuántas personas|cuántos son ~ cuánto|total|varios',
  duration:
    'cuánto dura|cuánto tiempo|cuánto tarda|cuántos días|cuántas horas|cuántos meses|cuántas semanas|duración|dura|durar|duran|cuánto demora|cuánto se tarda|cuánto tiempo tarda|tiempo de|cuánto lleva|cuánto tiempo lleva|en cuánto tiempo|cuánto se demora|horas dura|cuántos minutos ~ tiempo|plazo|minutos|horas|tardar',
  when: 'cuándo|qué día|qué fecha|a qué hora|en qué fecha|qué días|desde cuándo|hasta cuándo|qué mes|en qué mes|fecha|fechas|cuándo empieza|cuándo es|cuándo son|cuándo abre|fecha de inicio|calendario|a partir de cuándo ~ hora|día|mes|año|próximo|inicio',
  why: 'por qué|porqué|razón|motivo|a qué se debe|cuál es la razón|por qué motivo|cómo es que|causa ~ explicar|porque',
  where:
    'dónde|en dónde|adónde|a dónde|por dónde|en qué lugar|en qué sitio|dónde puedo|dónde está|qué lugar ~ lugar|sitio|ubicar',
  who: 'quién|quiénes|con quién|a quién|de quién|quién es ~ persona|responsable|equipo',
  urgent:
    'urgencia|urgencias|urgente|emergencia|de urgencia|es urgente|ahora mismo|ayuda urgente|teléfono de urgencias|teléfono de emergencias|servicio de urgencias|servicio 24 horas|las 24 horas|de guardia|guardia|accidente|por la noche|de madrugada|112|911|ahorita|inmediatamente|en caso de emergencia|atención urgente|necesito ayuda ya ~ rápido|ahora|noche|inmediato',
  additional:
    'adicional|otra más|uno más|extra|añadir|agregar|sumar|más de uno|más personas|uno adicional|acompañante|complemento ~ más|también|otro|segundo|segunda|varios',
  temporary:
    'pausar|pausa|congelar|congelar la cuota|suspender temporalmente|temporalmente|temporal|poner en pausa|parar un mes|dejar un mes|saltar un mes|saltarme|interrumpir|por vacaciones|congelar la membresía|congelar mi|parar unos meses|baja temporal|excedencia|unos meses sin ~ suspender|vacaciones',
  report:
    'avisar|informar|reportar|notificar|comunicar|dar aviso|denunciar|reporte|cómo aviso|a quién aviso|declarar|poner en conocimiento|aviso ~ contar|decir',
  group:
    'grupo|grupos|para grupos|grupo grande|grupo de amigos|somos muchos|somos|cuántos caben|cuántas personas caben|cuántas personas|cuántas personas entran|grupos escolares|excursión|evento de empresa|cena de empresa|comida de empresa|team building|capacidad|aforo|precio para grupos|reserva de grupo|mesa grande|para muchas personas|familia numerosa|mínimo de personas|máximo de personas|pareja|despedida|caben|entran * personas|visitas de grupos|delegación|viaje de fin de curso|para colegios ~ personas|gente|empresa',
  online:
    'online|en línea|por internet|virtual|digital|desde casa|a distancia|por la web|telemático|telemáticamente|sede electrónica|electrónico|electrónicamente|por la app|en la web|remoto|por zoom|videollamada|no presencial|hacerlo por internet|por internet se puede|teleconsulta|página ~ web|internet',
  download:
    'descargar|descarga|bajar|bajar la app|bajarme|descargar la app|pdf|en pdf|descargar el catálogo|folleto|app store|play store|dónde descargo|dónde bajo|descargarlo|descargo|archivo ~ app|imprimir|enlace',
  inperson:
    'presencial|en persona|personalmente|presencialmente|ir en persona|en la oficina|en ventanilla|ventanilla|hay que ir|tengo que ir|ir a la tienda|en el mostrador|cara a cara|acudir|en sucursal|en oficina|presentarse ~ ir|visita|oficina',
  sell: 'vender mi|compran|compráis|vender|quiero vender|segunda mano|usado|seminuevo|tasar|tasación|compran usados|parte de pago|plan renove|entregar el viejo|recompra|reacondicionado|tomáis el viejo|toman usado|a cuenta del nuevo|compramos tu|cuánto me dan por ~ viejo|valorar',
  brand:
    'marca|marcas|fabricante|fabricado|fabricado en|hecho en|dónde se fabrica|de dónde es|de dónde son|de dónde viene|de dónde vienen|origen|procedencia|de qué país|fábrica|importado|nacional|qué marcas|de qué marca|dónde lo hacen|dónde se hace|producido|elaborado en|denominación de origen|hecho a mano|artesanal|proveedores|dónde * hecho ~ país|fabricar|productor',
  taste:
    'sabor|sabores|a qué sabe|gusto|dulce|amargo|picante|pica|es picante|aroma|ácido|salado|suave|intenso|cata|qué sabores|rico|notas de ~ olor|fuerte',
  noise:
    'ruido|ruidoso|silencioso|hace ruido|hace mucho ruido|suena|sonido|tranquilo|silencio|insonorizado|vecinos|decibelios|se oye|molesta el ruido|música alta|zumbido|chirría|bulla|escándalo ~ fuerte|oír|molestar',
  comfort:
    'cómodo|comodidad|firmeza|blando|duro|firme|acolchado|ergonómico|viscoelástico|almohada|colchón|dolor de espalda|soporte|ortopédico|confortable|incómodo|suave ~ dormir|espalda',
  season:
    'invierno|verano|primavera|otoño|temporada|temporada alta|temporada baja|todo el año|en verano|en invierno|horario de verano|qué época|mejor época|estacional|fuera de temporada|en qué temporada|época del año|de temporada ~ mes|clima',
  temperature:
    'temperatura|calor|frío|caliente|calienta|climatizado|climatizada|aire acondicionado|calefacción|fresco|abriga|abrigado|térmico|transpirable|hace calor|hace frío|qué temperatura|ventilador|cuántos grados ~ verano|invierno|agua',
  power:
    'batería|pila|cargador|cargar|voltaje|vatios|watts|enchufe|consumo|cuánto consume|cuánto dura la batería|duración de la batería|autonomía|recargable|corriente|cable|potencia|voltios|110|220|tomacorriente|electricidad|tiempo de carga|consume mucho|gasta mucha luz|toma de corriente ~ luz|carga',
  medicalneed:
    'tiroides|corazón|riñón|hígado|bajar de peso|adelgazar|perder peso|subir de peso|colesterol|diabetes|diabético|hipertensión|presión alta|tensión alta|caída del pelo|caída del cabello|estrés|insomnio|dormir mejor|acné|defensas|masa muscular|menopausia|artrosis|varices|circulación|nutricionista|estreñimiento ~ salud|peso',
  beauty:
    'piel|pelo|cabello|rostro|cara|maquillaje|cosmético|cosmética|perfume|champú|crema|sérum|protector solar|belleza|estética|uñas|peluquería|salón de belleza|depilación|tratamiento facial|cejas|pestañas|esteticista|hidratante|barbería ~ tratamiento|corte',
  payroll:
    'nómina|sueldo|salario|paga|quincena|aguinaldo|recibo de nómina|recibo de sueldo|cuándo pagan|cuándo cobro|horas extra|finiquito|liquidación|paga extra|cuánto pagan|cuánto ganan|cobrar|retribución ~ trabajador|empresa',
};
