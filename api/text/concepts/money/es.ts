// Concepts of insurance, banks, energy, telephone and public offices, in Spanish words; see ../es.ts for the form.
import type { Concept } from '../en.ts';

export const MONEY_ES: Partial<Record<Concept, string>> = {
  excess:
    'franquicia|deducible|con franquicia|sin franquicia|cuánto pago yo|copago|coaseguro|parte que pago yo|todo riesgo con franquicia',
  noclaims:
    'bonificación por no siniestralidad|sin siniestros|años sin partes|años sin siniestros|descuento por buen conductor|bonus malus|sin dar partes|buen conductor',
  carcover:
    'seguro de coche|seguro del coche|seguro de auto|seguro del auto|seguro de moto|todo riesgo|a todo riesgo|a terceros|terceros ampliado|terceros completo|cobertura amplia|responsabilidad civil del auto|soat|seguro obligatorio|seguro de carro|asegurar el coche|asegurar mi auto',
  windscreen:
    'parabrisas|luna|lunas|luna rota|cambiar la luna|cristal del coche|vidrio del auto|parabrisas roto|chinazo|impacto en el parabrisas|cambio de lunas',
  breakdown:
    'asistencia en carretera|grúa|me quedé tirado|me he quedado tirado|auxilio vial|auxilio mecánico|avería en carretera|remolque|remolcar|coche no arranca|auto no arranca|batería muerta|me quedé sin batería|me quedé varado|asistencia en viaje|rueda pinchada|llanta ponchada ~ avería|arrancar',
  courtesycar:
    'coche de sustitución|vehículo de sustitución|coche de cortesía|auto de cortesía|auto sustituto|coche de reemplazo|mientras arreglan el coche|vehículo de cortesía|coche mientras',
  crash:
    'accidente de coche|accidente de tráfico|accidente de tránsito|choque|chocar|choqué|me chocaron|me han dado un golpe|golpe con el coche|golpe al coche|colisión|me dieron por detrás|alcance|parte amistoso|atropello|tuve un choque|se dio a la fuga ~ accidente|golpe',
  totalloss:
    'siniestro total|pérdida total|valor venal|valor de mercado|no vale la pena reparar|baja total|valor de reposición|destrucción total',
  adddriver:
    'conductor adicional|segundo conductor|añadir conductor|agregar conductor|otro conductor|que conduzca mi hijo|conductor novel|conductor ocasional|otra persona puede conducir|puede manejar otra persona',
  mileage:
    'kilometraje|kilómetros al año|límite de kilómetros|kilómetros ilimitados|pago por kilómetro|pocos kilómetros|kilometraje ilimitado',
  theft:
    'robo|me han robado|me robaron|me entraron a robar|entraron a robar|hurto|ladrón|atraco|asalto|me asaltaron|robaron|forzaron la puerta|robo en casa|robo de coche|robo de auto|robo de móvil|robo de celular|seguro de robo ~ denuncia',
  waterdamage:
    'daños por agua|daño por agua|inundación|se ha inundado|se inundó|humedad del vecino|gotera|fuga de agua|tubería rota|rotura de tubería|reventó una tubería|agua del vecino|filtración|se me inundó ~ agua|humedad',
  firedamage:
    'incendio|se quemó|se ha quemado|fuego|daños por incendio|explosión|humo|se incendió|seguro de incendio|quemado',
  storm:
    'tormenta|granizo|temporal|huracán|viento fuerte|vendaval|daños por tormenta|rayo|sobretensión|fenómenos atmosféricos|árbol caído|terremoto|sismo|temblor|consorcio de compensación|nevada ~ viento|lluvia',
  contents:
    'seguro de hogar|seguro del hogar|seguro de casa|seguro de la vivienda|continente y contenido|joyas|objetos de valor|seguro de vivienda|asegurar la casa|muebles asegurados|contenido del hogar ~ hogar',
  accidental:
    'daño accidental|rotura accidental|rotura de pantalla|se me cayó|se me ha caído|derramé|sin querer|por accidente|se me cayó el móvil|se me cayó el celular|pantalla rota',
  liability:
    'responsabilidad civil|daños a terceros|seguro de responsabilidad|rc profesional|me demandan|daños al vecino|rc|a terceros',
  unoccupied:
    'casa vacía|vivienda vacía|segunda residencia|segunda vivienda|vivienda desocupada|piso vacío|casa sola|okupas|casa de verano',
  exclusion:
    'exclusión|exclusiones|no cubre|qué no cubre|no está cubierto|no cubierto|excluido|queda fuera|quedan excluidos|letra pequeña|no entra en el seguro',
  claimdenied:
    'rechazaron mi siniestro|siniestro rechazado|no me quieren pagar|el seguro no paga|no me pagan|me rechazaron la reclamación|se niegan a pagar|reclamo rechazado|no me cubre',
  premiumup:
    'subida de precio|subió el precio|ha subido el precio|me han subido|me subieron|subida de la cuota|aumento de precio|aumento de la cuota|por qué sube|por qué subió|por qué ha subido|aumento|incremento|sube cada año ~ subir|caro',
  preexisting:
    'preexistencia|preexistente|enfermedad previa|enfermedades previas|enfermedades preexistentes|cuestionario de salud|ya estoy enfermo|condición preexistente',
  waitingperiod:
    'periodo de carencia|carencia|carencias|tiempo de espera|desde cuándo cubre|cuándo empieza la cobertura|período de espera|sin carencias',
  travelins:
    'seguro de viaje|seguro de viajes|asistencia al viajero|seguro para viajar|seguro de asistencia|seguro de cancelación|asistencia en viaje',
  medabroad:
    'enfermo en el extranjero|médico en el extranjero|hospital en el extranjero|gastos médicos en el extranjero|tarjeta sanitaria europea|enfermé de viaje|me enfermo de viaje|repatriación',
  tripcancel:
    'cancelar el viaje|cancelar mi viaje|cancelación del viaje|no puedo viajar|anular el viaje|cancelaron el viaje|cancelaron mi viaje|viaje cancelado|si me enfermo y no puedo viajar|suspender el viaje',
  flightdelay:
    'vuelo retrasado|retraso del vuelo|vuelo cancelado|cancelaron mi vuelo|me cancelaron el vuelo|perdí el vuelo|perdí la conexión|vuelo demorado|overbooking|indemnización por retraso|cancelación de vuelo',
  lostbaggage:
    'maleta perdida|equipaje perdido|perdieron mi maleta|no llegó mi maleta|no ha llegado mi maleta|equipaje extraviado|maleta rota|equipaje dañado|equipaje demorado|pérdida de equipaje',
  sportcover:
    'esquí|esquiar|snowboard|buceo|escalada|senderismo|deportes de invierno|deportes de aventura|surf|parapente|trekking|rafting|deportes de riesgo|rescate en montaña|licencia federativa',
  petins:
    'seguro de mascotas|seguro para perros|seguro para perro|asegurar a mi perro|seguro del perro|seguro para gatos|seguro obligatorio de perros|ppp|seguro para mascotas',
  vet: 'veterinario|veterinaria|clínica veterinaria|mi perro está malo|mi gato está malo|perro enfermo|gato enfermo|mi perro vomita|mi perro comió|hospital veterinario|urgencias veterinarias|no come mi perro|cojea|mi gato no come|consulta veterinaria ~ perro|gato|vacuna',
  lifecover:
    'seguro de vida|si me muero|si fallezco|en caso de fallecimiento|capital por fallecimiento|seguro de decesos|cobertura por fallecimiento|gastos funerarios|seguro de muerte',
  illnesscover:
    'enfermedad grave|enfermedades graves|incapacidad laboral|invalidez|seguro de baja laboral|seguro de incapacidad|no puedo trabajar|incapacidad permanente|incapacidad temporal',
  beneficiary:
    'beneficiario|beneficiaria|quién cobra el seguro|heredero|herederos|designar beneficiario|cambiar el beneficiario|a quién le queda',
  hospitalplan:
    'seguro médico|seguro de salud|seguro de gastos médicos|gastos médicos mayores|cuadro médico|prepaga|obra social|isapre|eps|mutua privada|hospitales de la red|red de hospitales|cartilla|qué médicos entran|adeslas|sanitas|póliza de salud|red médica',
  dental:
    'dentista|dental|odontólogo|odontología|diente|muela|muela del juicio|dolor de muelas|me duele una muela|ortodoncia|brackets|empaste|endodoncia|implante|limpieza dental|limpieza bucal|clínica dental|caries|corona|tapadura|conducto|bucodental|sacar una muela|extracción|carilla|blanqueamiento|odontopediatra ~ boca|encías',
  optical:
    'óptica|óptico|optometrista|gafas|lentes|anteojos|lentillas|lentes de contacto|graduación|graduar la vista|oftalmólogo|revisión de la vista|examen de la vista|vista cansada|cataratas|progresivos|montura|armazón|operación de la vista ~ vista|ojos|cristales',
  maternity:
    'maternidad|embarazo|embarazada|parto|cesárea|cubre el parto|baja por maternidad|preparación al parto|dar a luz|recién nacido|matrona|prenatal|licencia por maternidad',
  mentalhealth:
    'salud mental|depresión|deprimido|ansiedad|ataque de pánico|ataques de pánico|psicólogo|psicóloga|psiquiatra|psicoterapia|terapia psicológica|terapeuta|estrés|burnout|terapia|me siento mal|insomnio|duelo|autoestima ~ sesión|triste',
  dependants:
    'incluir a mi familia|añadir a mi hijo|agregar a mi hijo|añadir a mi mujer|agregar a mi esposa|seguro familiar|dar de alta a mi hijo|incluir a mi pareja|plan familiar|cónyuge|derechohabiente|carga familiar|añadir un familiar|afiliar a mi familia',
  proofinsurance:
    'certificado de seguro|comprobante de seguro|carta verde|justificante del seguro|recibo del seguro|tarjeta del seguro|póliza para el visado|copia de la póliza|constancia de seguro',
  vehiclechange:
    'vendí el coche|vendí mi auto|he vendido el coche|cambié de coche|cambio de coche|cambiar el vehículo|coche nuevo|cambiar la matrícula|baja del vehículo|compré otro coche|cambio de vehículo',
  hardship:
    'no puedo pagar|no llego a fin de mes|no tengo dinero|no me alcanza|no me da|estoy sin trabajo|dificultades para pagar|dificultades económicas|apurado de dinero|problemas económicos|sin dinero|ayuda para pagar|no tengo plata|refinanciar|reestructurar|moratoria',
  missedpay:
    'no pagué|pago atrasado|me atrasé|se me pasó pagar|se me pasó el pago|olvidé pagar|me olvidé de pagar|recibo impagado|impago|impagado|cuota impaga|recargo por mora|mora|recibo devuelto|pagar tarde|si pago tarde|si no pago|intereses de demora',
  debtcollect:
    'deuda|cobrador|embargo|embargar|recobro|me reclaman una deuda|lista de morosos|asnef|despacho de cobranza|cobranza|requerimiento de pago|burofax|tengo una deuda',
  bankruptcy:
    'concurso de acreedores|quiebra|bancarrota|insolvencia|ley de segunda oportunidad|segunda oportunidad|acreedores|concurso mercantil',
  mortgage:
    'hipoteca|crédito hipotecario|préstamo hipotecario|hipotecar|subrogar|subrogación|euríbor|tipo fijo|hipoteca fija|hipoteca variable|infonavit|fovissste|préstamo para comprar casa|crédito para vivienda',
  appdeclined:
    'me denegaron|me han denegado|solicitud denegada|solicitud rechazada|me rechazaron la solicitud|me han rechazado|no me aprobaron|no me dieron|por qué me rechazaron|préstamo denegado|resolución desfavorable|tarjeta negada|me negaron',
  jointaccount:
    'cuenta conjunta|cuenta compartida|cuenta mancomunada|segundo titular|dos titulares|cotitular|cuenta con mi pareja|cambiar el titular|añadir un titular',
  bizaccount:
    'cuenta de empresa|cuenta para empresas|autónomo|cuenta de negocio|cuenta para autónomos|persona moral|persona física con actividad|pyme|monotributista|freelance|cuenta empresarial|empresas y autónomos',
  childaccount:
    'cuenta para niños|cuenta infantil|cuenta joven|cuenta para mi hijo|cuenta de menores|tarjeta para mi hijo|tarjeta joven|cuenta para menores',
  overdraft:
    'descubierto|números rojos|sobregiro|en rojo|saldo negativo|fondos insuficientes|sin fondos|cuenta en descubierto|saldo insuficiente',
  wrongtransfer:
    'transferí a otra cuenta|transferencia equivocada|me equivoqué de cuenta|cuenta equivocada|envié dinero a otra persona|iban equivocado|anular una transferencia|deposité mal|me equivoqué en la transferencia|recuperar una transferencia',
  acctnumber:
    'número de cuenta|iban|clabe|cbu|cci|clabe interbancaria|alias|datos bancarios|swift|bic|dónde veo mi iban|código swift|datos de la cuenta',
  cheque:
    'cheque|cobrar un cheque|ingresar un cheque|talón|talonario|cheque bancario|cheque sin fondos|depositar un cheque|chequera|pagaré',
  moneysafe:
    'está seguro mi dinero|es seguro mi dinero|fondo de garantía|garantía de depósitos|fogade|ipab|está regulado|regulado por|banco de españa|cnmv|cnbv|si quiebra el banco|condusef|autorizado por',
  stocks:
    'acciones|invertir en bolsa|fondo indexado|etf|dividendos|broker|fondos de inversión|cartera de inversión|bonos del estado|letras del tesoro|casa de bolsa|inversiones ~ bolsa',
  crypto: 'criptomoneda|criptomonedas|bitcoin|cripto|ethereum|usdt|blockchain|wallet|nft|minar|stablecoin',
  pension:
    'pensión|jubilación|jubilarse|jubilarme|plan de pensiones|afore|edad de jubilación|jubilado|retiro|prejubilación|pensión de viudedad|años cotizados|vida laboral|semanas cotizadas|afp|cuándo me puedo jubilar|cotizar',
  taxreturn:
    'declaración de la renta|declaración de renta|hacer la renta|la renta|declaración anual|borrador de la renta|declarar impuestos|presentar la declaración|irpf|renta web|campaña de la renta|declaración de impuestos|sat|hacienda|declaración jurada|ganancias|modelo 100|gestoría|asesoría fiscal|contador|autónomos trimestral|hacer los impuestos ~ impuestos',
  taxrefund:
    'devolución de hacienda|devolución de la renta|devolución de impuestos|hacienda me devuelve|cuándo me devuelve hacienda|saldo a favor del sat|devolución del iva|me sale a devolver',
  guarantor:
    'aval|avalista|aval bancario|garante|fiador|garantía personal|codeudor|sin aval|necesito aval|aval solidario|póliza jurídica',
  poweratt:
    'poder notarial|apoderado|apoderamiento|en nombre de otra persona|en representación de|puede ir otra persona|autorización para otra persona|carta poder|autorizado|representante legal|en nombre de mi madre|poder para|autorizar a otra persona|puede recogerlo otra persona|puede ir mi marido|persona autorizada',
  bereavement:
    'fallecimiento|falleció|ha fallecido|murió|se murió mi|ha muerto|fallecido|difunto|viudo|viuda|pensión de viudez|trámites por fallecimiento|titular fallecido|herencia|finado|defunción',
  merchant:
    'datáfono|tpv|terminal de punto de venta|terminal punto de venta|posnet|cobrar con tarjeta en mi negocio|pasarela de pago|aceptar tarjetas|terminal bancaria|lector de tarjetas|cobrar en mi negocio|tpv virtual',
  requestmoney:
    'dividir la cuenta|pedir dinero a un amigo|solicitar dinero|compartir gastos|pagar entre varios|pagar a medias|cuentas separadas|pagar por separado|dividir el pago|link de pago|enlace de pago',
  otp: 'código de verificación|código sms|no me llega el código|no me llegó el código|no llega el sms|código de seguridad|clave de un solo uso|token|código de un solo uso|no me llega el sms|no recibo el código|sms de verificación|clave dinámica',
  dormant:
    'cuenta inactiva|cuenta dormida|cuenta antigua|no uso la cuenta|comisión de mantenimiento|saldo mínimo|inactividad|cuenta sin movimientos',
  cardabroad:
    'usar la tarjeta en el extranjero|tarjeta en el extranjero|pagar en el extranjero|comisión en el extranjero|pagar fuera|sacar dinero en el extranjero|pagos en divisa|cobran por pagar en el extranjero|usar mi tarjeta fuera',
  scam: 'estafa|estafado|estafador|timo|me han timado|phishing|sms falso|correo falso|llamada sospechosa|correo sospechoso|mensaje sospechoso|enlace sospechoso|suplantación|extorsión|me llegó un mensaje raro|es real este correo|es real este mensaje|fraude telefónico|me estafaron ~ sospechoso|falso',
  loanterm:
    'préstamo rápido|dinero rápido|necesito dinero|necesito plata|cuánto me prestan|cuánto puedo pedir|adelanto de nómina|adelanto de sueldo|minicrédito|préstamo urgente|plazo del préstamo|a cuánto tiempo|en cuántos meses|monto máximo|préstamo sin nómina|empeño|empeñar|casa de empeño',
  creditcardbill:
    'pago mínimo|fecha de corte|fecha de pago|fecha límite de pago|resumen de la tarjeta|pagar la tarjeta|recibo de la tarjeta|estado de cuenta de la tarjeta|pago para no generar intereses|revolving|liquidar la tarjeta|día de corte',
  slownet:
    'internet lento|va lento|va muy lento|wifi lento|está lento el internet|internet va lento|velocidad de internet|anda lento|test de velocidad|se corta internet|se corta el wifi|lentitud|va lentísimo|mala velocidad|está muy lento',
  outage:
    'sin internet|no tengo internet|no hay internet|se cayó internet|se fue el internet|se ha ido internet|no funciona internet|no funciona el wifi|internet caído|corte de servicio|caída del servicio|no hay servicio|sin servicio|no tengo línea|no anda internet|avería de internet|incidencia en la red',
  router:
    'router|módem|modem|luz roja del router|reiniciar el router|cambiar el router|devolver el router|instalar el router|contraseña del router|luces del router|resetear el módem|aparato de internet|repetidor',
  sim: 'sim|tarjeta sim|esim|chip|chip nuevo|activar la sim|duplicado de sim|activar el chip|puk|sim bloqueada|perdí el chip|reposición de chip|tarjeta del móvil',
  keepnumber:
    'portabilidad|conservar mi número|mantener mi número|conservar el número|mantener el número|cambiar de compañía|cambiarme de compañía|traer mi número|llevarme mi número|pasarme a vuestra compañía|código de portabilidad|mismo número|nip de portabilidad|quedarme con mi número',
  mobiledata:
    'datos móviles|gigas|gb|me quedé sin datos|sin datos|datos ilimitados|cuántos gigas|cuántos datos|bono de datos|megas|se me acabaron los datos|me he quedado sin datos|megas libres|navegar',
  roaming:
    'roaming|itinerancia|usar el móvil en el extranjero|usar el celular en el extranjero|datos en el extranjero|llamar desde el extranjero|móvil en el extranjero|internet en el extranjero|roaming en|fuera de europa',
  signal:
    'cobertura|sin cobertura|no tengo cobertura|sin señal|no tengo señal|mala señal|mapa de cobertura|no hay señal|hay cobertura|no agarra señal|4g|5g|mala cobertura ~ señal',
  fibre:
    'fibra|fibra óptica|internet en casa|adsl|contratar internet|internet para casa|megas de internet|instalar internet|llega la fibra|hay fibra|paquete de internet|banda ancha|internet hogar',
  tvservice:
    'televisión|canales|canal|decodificador|deco|paquete de canales|tele|fútbol en la tele|canales de deportes|no se ve la tele|canal no se ve|grabar programas|televisión por cable|satélite ~ cable',
  contractend:
    'permanencia|tiene permanencia|sin permanencia|compromiso de permanencia|fin de contrato|plazo forzoso|penalización por cancelar|penalización por baja|cuándo termina mi contrato|cuándo acaba mi contrato|duración del contrato|hay permanencia|cláusula de permanencia|terminación anticipada|terminar el contrato',
  handset:
    'móvil libre|desbloquear mi móvil|liberar el móvil|liberar el celular|liberar teléfono|cambiar de móvil|móvil nuevo|renovar el móvil|renovar equipo|celular nuevo|imei|equipo a plazos|desbloquear celular ~ teléfono|terminal',
  nuisancecalls:
    'llamadas spam|llamadas comerciales|llamadas publicitarias|bloquear un número|bloquear llamadas|lista robinson|llamadas molestas|dejen de llamarme|no me llamen|spam telefónico|número oculto',
  engineervisit:
    'visita del técnico|no vino el técnico|no ha venido el técnico|cuándo viene el técnico|cita con el técnico|técnico a domicilio|a qué hora viene el técnico|vienen a casa|mandan un técnico|viene el técnico|envían un técnico|vendrá el técnico|cambiar la visita del técnico',
  electricity:
    'luz|electricidad|factura de la luz|recibo de luz|recibo de la luz|kwh|tarifa de luz|potencia contratada|cambiar la potencia|energía|gas natural|compañía de luz|contratar luz|alta de luz|precio de la luz|tarifa eléctrica|dar de alta la luz|cfe|suministro|discriminación horaria|bajar la potencia|boleta de luz|medidor',
  powercut:
    'corte de luz|se fue la luz|se ha ido la luz|no hay luz|no tengo luz|sin luz|apagón|corte de suministro|me cortaron la luz|me han cortado la luz|sin electricidad|salta el diferencial|salta la luz|cuándo vuelve la luz|corte eléctrico|bajón de luz',
  gasleak:
    'fuga de gas|escape de gas|huele a gas|olor a gas|revisión del gas|butano|bombona|bombona de gas|cilindro de gas|garrafa|tanque de gas|instalación de gas|monóxido|no hay gas|inspección de gas|urgencias de gas',
  nowater:
    'no hay agua|no tengo agua|sin agua|corte de agua|se fue el agua|se cortó el agua|me cortaron el agua|recibo de agua|recibo del agua|factura del agua|alta de agua|poca presión|sale poca agua|agua turbia|pipa de agua|cortes de agua|boleta del agua',
  drain:
    'desagüe|atasco|atascado|tubería atascada|drenaje|alcantarilla|alcantarillado|cañería tapada|se tapó|tapado|desatascar|destapar|inodoro atascado|váter atascado|baño tapado|fosa séptica|cloaca|mal olor del desagüe|desatranco|desatascos|fregadero atascado|wc tapado',
  meterreading:
    'lectura del contador|lectura del medidor|dar la lectura|contador|medidor|lectura estimada|leer el contador|enviar la lectura|contador inteligente|autolectura|cambio de contador|numeración del contador',
  highbill:
    'factura muy alta|factura alta|recibo muy alto|me ha venido mucho|me vino muy alto|por qué es tan alta|por qué pago tanto|factura carísima|me cobran mucho|me cobraron de más|recibo altísimo|me llegó muy alto|factura más alta|pago demasiado|factura desorbitada',
  solar:
    'placas solares|paneles solares|panel solar|autoconsumo|energía solar|fotovoltaica|instalar placas|excedentes|inversor|compensación de excedentes|placa solar|calentador solar',
  heating:
    'calefacción|caldera|radiador|radiadores|calentador|termo|boiler|no hay agua caliente|sin agua caliente|no sale agua caliente|termostato|revisión de la caldera|caldera averiada|aerotermia|calefón|termotanque|estufa|suelo radiante|purgar|presión de la caldera|mantenimiento de caldera',
  switchsupplier:
    'cambiar de compañía|cambio de compañía|cambiar de comercializadora|cambiarme a ustedes|pasarme a ustedes|cambiar de proveedor|cambiar de compañía de luz|cambio de titular|cambiar el titular del contrato|cambio de comercializadora',
  movehome:
    'cambio de casa|me mudo|mudarme|nueva casa|cambio de vivienda|cambio de domicilio|trasladar la línea|llevarme internet a otra casa|cambio de titular|traslado de línea|traslado de servicio|me cambio de piso|dejar el piso',
  idcard:
    'dni|carnet de identidad|documento de identidad|renovar el dni|sacar el dni|cita para el dni|cédula|ine|credencial para votar|nie|dni caducado|perdí el dni|dni del niño|dni para mi hijo|cédula de identidad|tarjeta de identidad|duplicado del dni|número de identidad|tie|curp',
  passport:
    'pasaporte|sacar el pasaporte|renovar el pasaporte|pasaporte caducado|cita para el pasaporte|pasaporte para mi hijo|perdí el pasaporte|pasaporte vencido|tramitar el pasaporte|pasaporte urgente',
  drivinglicence:
    'carnet de conducir|permiso de conducir|licencia de conducir|licencia de manejo|sacar el carnet|sacarme el carnet|renovar el carnet|renovar la licencia|brevete|registro de conducir|psicotécnico|canjear el carnet|autoescuela|teórico|examen de conducir|carnet de moto|puntos del carnet|examen práctico|prácticas de coche|licencia para manejar|carné de conducir|libreta de conducir|clases de manejo',
  marriage:
    'matrimonio|casarse|casarnos|casarme|boda civil|casarse por lo civil|casarse por la iglesia|expediente matrimonial|acta de matrimonio|pareja de hecho|certificado de matrimonio|registro civil para casarse|contraer matrimonio|inscribir el matrimonio|unión libre|cursillo prematrimonial',
  divorce:
    'divorcio|divorciarse|divorciarme|separación|separarme|divorcio exprés|divorcio de mutuo acuerdo|pensión alimenticia|pensión compensatoria|convenio regulador|mutuo acuerdo|me quiero separar|ex marido|ex mujer|exesposa|incausado ~ abogado',
  birthcert:
    'partida de nacimiento|acta de nacimiento|certificado de nacimiento|inscribir un nacimiento|registrar a mi hijo|registrar al bebé|registrar un bebé|inscripción de nacimiento|certificado literal|acta certificada|inscribir a mi hijo en el registro',
  namechange:
    'cambio de nombre|cambiar de nombre|cambiarme el nombre|cambiar el apellido|cambio de apellido|cambiar los apellidos|orden de los apellidos|corregir acta|error en el acta|cambio de sexo registral|rectificación de acta',
  residence:
    'empadronarme|empadronarse|empadronamiento|padrón|padrón municipal|certificado de empadronamiento|volante de empadronamiento|comprobante de domicilio|certificado de residencia|constancia de residencia|constancia de domicilio|darme de alta en el padrón|volante|certificado de convivencia',
  visa: 'visado|visa|permiso de residencia|permiso de trabajo|extranjería|arraigo|nie|residencia|nacionalidad|reagrupación familiar|asilo|renovar la tarjeta de residencia|visa de estudiante|migración|oficina de extranjeros|papeles de residencia|carta de invitación|sacar la nacionalidad|visado de estudios|inmigrante|regularización',
  buildpermit:
    'licencia de obra|licencia de obras|permiso de obra|permiso de construcción|obra menor|obra mayor|declaración responsable|licencia urbanística|urbanismo|hacer una reforma permiso|permiso para construir|licencia de construcción|uso de suelo|cédula de habitabilidad|final de obra|plan general',
  bizlicence:
    'licencia de apertura|licencia de actividad|abrir un negocio|abrir un local|montar un negocio|darse de alta como autónomo|alta de autónomo|poner un negocio|licencia de funcionamiento|crear una empresa|constituir una empresa|habilitación comercial|abrir un bar|montar una empresa|permiso para vender|venta ambulante|puesto en el mercado|ambulante|alta en hacienda',
  bulkywaste:
    'recogida de muebles|recogida de enseres|tirar un sofá|tirar muebles|tirar un colchón|deshacerme de|muebles viejos|recogida de trastos|voluminosos|llevarse muebles|retirar muebles|recogen muebles|tirar la nevera|tirar electrodomésticos|sacar muebles a la calle|tirar un mueble|sacar el colchón|electrodoméstico viejo',
  dogreg:
    'censo de perros|registrar a mi perro|licencia de perro|licencia ppp|perro perdido|perro abandonado|perro callejero|encontré un perro|se perdió mi perro|perro potencialmente peligroso|censo de animales|gato perdido|protectora|perrera|censar al perro',
  propertytax:
    'ibi|impuesto predial|predial|contribución|impuesto de bienes inmuebles|recibo del ibi|plusvalía|catastro|valor catastral|pagar el predial|abl|impuesto municipal|tasas municipales|impuesto de circulación|tasa de basura|arbitrios|contribuciones|tributos',
  parkingpermit:
    'zona azul|tarjeta de residente|tarjeta de aparcamiento|aparcar residentes|zona verde|aparcamiento para residentes|vado|vado permanente|permiso de estacionamiento|zona de residentes|distintivo ambiental|tarjeta de minusválido|zona de bajas emisiones|aparcamiento de residentes|parquímetro',
  parkingfine:
    'multa de aparcamiento|multa de estacionamiento|multa de zona azul|multa de tráfico|recurrir una multa|recurrir la multa|pagar la multa|pronto pago|grúa municipal|se llevó la grúa|se me llevó el coche la grúa|anular la multa|inmovilizador|multa del coche|depósito municipal|corralón|pagar multa',
  school:
    'plaza escolar|admisión escolar|escolarización|matricular a mi hijo|plaza en el colegio|inscribir a mi hijo en la escuela|preinscripción|cambio de colegio|puntos para el colegio|solicitud de plaza|colegio público|colegio concertado|inscripción escolar|zona escolar|preinscripción escolar',
  roads:
    'bache|baches|farola|farola fundida|alumbrado|alumbrado público|acera rota|banqueta|calle cortada|cortes de tráfico|obras en la calle|asfalto|bacheo|semáforo|luminaria|vía pública|socavón|pavimento|farola rota|reportar un bache|árbol en la calle|arreglar la calle',
  noisecomplaint:
    'vecinos ruidosos|ruido de los vecinos|ruidos molestos|música alta|denunciar ruido|molestias por ruido|queja por ruido|fiesta de los vecinos|ruido de un bar|obras a deshora|vecino hace ruido|a qué hora se puede hacer ruido|horas de descanso|horario de obras|denuncia por ruido',
  voting:
    'votar|voto|elecciones|voto por correo|mesa electoral|colegio electoral|censo electoral|dónde voto|casilla|dónde me toca votar|presidente de mesa|credencial de elector|padrón electoral|jornada electoral|consulta ciudadana|presupuestos participativos',
  policecert:
    'antecedentes penales|certificado de antecedentes|certificado de delitos sexuales|carta de antecedentes no penales|delitos de naturaleza sexual|certificado de penales|no antecedentes|buena conducta|constancia de no antecedentes|antecedentes policiales',
  certify:
    'compulsar|compulsa|copia compulsada|legalizar|legalización|apostilla|apostillar|notario|notaría|traducción jurada|traductor jurado|firma legalizada|escribano|copia certificada|fe pública|perito traductor|homologar|homologación|autenticar|escritura|firma electrónica',
  officeslot:
    'cita previa|pedir cita previa|cita en el ayuntamiento|cita para|no hay citas|no quedan citas|sin cita previa|con cita previa|turno en la municipalidad|sacar cita|sacar turno|pedir cita en|hace falta cita|cancelar cita previa|cita registro',
  officialinfo:
    'ayuntamiento|municipalidad|alcaldía|pleno|ordenanza|ordenanzas|transparencia|boletín oficial|concejal|alcalde|alcaldesa|intendente|presidente municipal|presupuesto municipal|sede electrónica|portal de transparencia|registro de entrada|actas de pleno|acceso a la información|concejalía|instancia general|registro general',
  police:
    'policía|policía local|comisaría|denuncia|poner una denuncia|hacer una denuncia|denunciar un robo|guardia civil|ministerio público|fiscalía|policía municipal|levantar un acta|patrulla|cuartel|delito',
  emergency:
    'emergencia|ambulancia|bomberos|112|911|teléfono de emergencias|no respira|inconsciente|infarto|incendio|protección civil|número de emergencias|rescate|evacuación|primeros auxilios|cruz roja',
  abuse:
    'violencia de género|maltrato|me pega|016|violencia doméstica|malos tratos|orden de alejamiento|abuso|casa de acogida|violencia machista|acoso|violencia familiar|agresión|violencia contra la mujer',
  lawyer:
    'abogado|abogada|asesoría jurídica|asesoría legal|bufete|despacho de abogados|abogado de oficio|justicia gratuita|consulta legal|abogado gratis|honorarios|procurador|penalista|laboralista|primera consulta gratis|turno de oficio|asistencia jurídica|provisión de fondos|licenciado en derecho|consulta jurídica',
  court:
    'juzgado|juicio|citación|citación judicial|demanda|demandar|juez|tribunal|testigo|jurado|sentencia|vista oral|monitorio|audiencia|fiscal|procedimiento judicial|me han demandado|me demandaron|notificación judicial',
  custody:
    'custodia|custodia compartida|patria potestad|régimen de visitas|ver a mis hijos|tenencia|no me deja ver a mi hijo|visitas a mis hijos|pensión de alimentos|alimentos|guarda y custodia|punto de encuentro|cuota alimentaria',
  will: 'testamento|hacer testamento|herencia|heredar|últimas voluntades|declaración de herederos|legítima|heredero|impuesto de sucesiones|sucesiones|sucesión|repartir la herencia|aceptar herencia|testamento vital|renunciar a la herencia|albacea',
  workrights:
    'despido|me han despedido|me despidieron|me echaron|despido improcedente|finiquito|liquidación|indemnización por despido|derechos laborales|me echan|sindicato|horas extras no pagadas|despido injustificado|acoso laboral|me corrieron|carta de despido|conciliación laboral|despido disciplinario|preaviso|contrato temporal|smac|inspección de trabajo|vacaciones no disfrutadas|laboral|ere|erte',
  personalinjury:
    'lesiones|indemnización por accidente|me caí|negligencia médica|accidente laboral|accidente de trabajo|caída en la calle|indemnización|reclamar daños|latigazo cervical|daños personales|atropellado|reclamar una indemnización',
  tenancy:
    'contrato de alquiler|contrato de arrendamiento|inquilino|casero|arrendador|arrendatario|propietario|piso en alquiler|alquilar un piso|alquilar casa|departamento en renta|depto en alquiler|contrato de renta|requisitos para alquilar|nómina para alquilar|dejar el piso|preaviso|piso compartido|alquilo piso|rentar departamento|expensas|gastos de comunidad|rentar un cuarto|subarrendar|alquiler de vivienda|arriendo',
  rentdeposit:
    'fianza del piso|devolver la fianza|devolución de la fianza|no me devuelven la fianza|recuperar la fianza|me devuelven la fianza|depósito de renta|depósito del alquiler|mes de fianza|meses de fianza|meses de depósito|devolución del depósito|fianza de alquiler|mes de garantía',
  eviction:
    'desahucio|desalojo|me quieren echar|me echan de casa|me echan del piso|orden de desalojo|desahuciar|okupa|lanzamiento|no me renuevan el contrato|me quiere sacar|desalojar',
  homerepair:
    'el casero no arregla|moho|humedad|humedades|quién paga la reparación|reparaciones del piso|avería en el piso|goteras|reparación en la vivienda|quién arregla|comunidad de vecinos|administrador de fincas|desperfectos del piso|se estropeó la lavadora del piso|mantenimiento del edificio',
  rentincrease:
    'subida del alquiler|me suben el alquiler|subir el alquiler|aumento de renta|aumento del alquiler|actualización del alquiler|ipc|subió la renta|me subieron la renta|índice de referencia|actualización de la renta',
  viewing:
    'ver el piso|visitar el piso|visitar la casa|ver la casa|ver el departamento|cuándo puedo verlo|visita al piso|plano|planos|visita virtual|piso piloto|ver la propiedad|agendar visita|concertar visita|ver el local|mostrar la casa|casa muestra',
  buyhouse:
    'comprar casa|comprar un piso|comprar una casa|piso en venta|casa en venta|inmobiliaria|venta de casas|departamentos en venta|agencia inmobiliaria|arras|contrato de arras|gastos de compraventa|escrituras|obra nueva|terreno|lotes|bienes raíces|preventa|comprar departamento|propiedades|promoción de viviendas|metros construidos',
  sellhouse:
    'vender mi casa|vender mi piso|vender la casa|vender el piso|valoración de mi casa|valorar mi piso|tasación de vivienda|cuánto vale mi casa|cuánto vale mi piso|vender departamento|avalúo|vender mi departamento|exclusiva|tasar mi casa',
  lockedout:
    'me dejé las llaves|me he dejado las llaves|perdí las llaves|sin llaves|no puedo entrar en casa|me quedé fuera|me quedé afuera|cambiar la cerradura|llaves perdidas|copia de llaves|me quedé en la calle|he perdido las llaves|olvidé las llaves|llaves dentro',
  socialhousing:
    'vivienda social|vivienda protegida|vpo|vivienda de protección oficial|piso de protección|vivienda pública|alquiler social|ayuda al alquiler|ayudas al alquiler|bono alquiler joven|infonavit|registro de demandantes de vivienda|subsidio habitacional|bono alquiler|vpp|interés social',
  removals:
    'mudanza|mudanzas|empresa de mudanzas|camión de mudanzas|hacer una mudanza|portes|flete|fletes|furgoneta con conductor|presupuesto de mudanza|embalar|guardamuebles|mover muebles|montamuebles|elevador de muebles|mudanza a otra ciudad|trasteo|acarreo',
  selfstorage:
    'trastero|trasteros|guardamuebles|guardar muebles|bodega|minibodega|baulera|alquiler de trastero|almacenar muebles|self storage|guardar mis cosas|minibodegas|depósito de muebles',
  unemployment:
    'paro|desempleo|cobrar el paro|pedir el paro|prestación por desempleo|sellar el paro|sepe|subsidio por desempleo|me quedé sin trabajo|me he quedado sin trabajo|desempleado|parado|estoy en paro|estoy en el paro|seguro de desempleo|inem|demanda de empleo|darse de alta en el paro|parados|seguro de cesantía|cesante',
  disabilitybenefit:
    'pensión por discapacidad|grado de discapacidad|reconocimiento de discapacidad|certificado de discapacidad|ley de dependencia|dependencia|incapacidad permanente|cuidador|pensión no contributiva|pensión de invalidez|valoración de dependencia|ayuda por dependencia|cud|cuidadora de mi madre|ayuda a domicilio|teleasistencia',
  childbenefit:
    'ayuda por hijo|ayudas por hijo|ayuda por nacimiento|prestación por hijo|asignación universal por hijo|asignación familiar|cheque bebé|deducción por maternidad|permiso de paternidad|baja por paternidad|baja por maternidad|salario familiar|familia numerosa|título de familia numerosa|ayuda por nacimiento de hijo|permiso por nacimiento|auh|licencia de maternidad|licencia por paternidad',
  welfare:
    'ayudas sociales|ayuda social|ingreso mínimo vital|renta mínima|servicios sociales|trabajador social|trabajadora social|asistente social|bono social|banco de alimentos|ayudas económicas|bienestar social|qué ayudas hay|qué ayudas puedo pedir|programa social|apoyo del gobierno|ayuda de emergencia|imv|despensa|comedor social|bajos ingresos|renta garantizada|adultos mayores apoyo',
};
