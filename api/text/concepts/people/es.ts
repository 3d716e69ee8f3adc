// Concepts of health, sport, learning, apps, work and associations, in Spanish words; see ../es.ts for the form.
import type { Concept } from '../en.ts';

export const PEOPLE_ES: Partial<Record<Concept, string>> = {
  tooth:
    'diente|dientes|muela|dolor de muelas|me duele una muela|me duele un diente|caries|empaste|tapadura|endodoncia|conducto|muela del juicio|flemón|se me cayó un empaste|se me rompió un diente|sacar una muela|dentista|odontólogo|extracción|dentadura|absceso|muela picada|tratamiento de conducto ~ boca',
  braces:
    'ortodoncia|brackets|frenos|aparato dental|invisalign|alineadores|alineador|retenedor|ortodoncista|enderezar los dientes|ortodoncia invisible|dientes torcidos|aparatos|frenillos|aparato en los dientes',
  teethwhitening:
    'blanqueamiento|blanqueamiento dental|blanquear los dientes|dientes amarillos|dientes blancos|dientes manchados|aclaramiento dental|carillas',
  denture:
    'dentadura postiza|prótesis dental|implante|implante dental|implantes dentales|dientes postizos|me falta un diente|placa dental|puente dental|implantología',
  hygienist:
    'limpieza dental|limpieza bucal|limpieza de boca|limpieza de dientes|sarro|encías|sangran las encías|mal aliento|higienista|periodoncia|tartrectomía|curetaje|piorrea',
  nervous:
    'miedo al dentista|me da miedo|tengo miedo|miedo|nervioso|nerviosa|fobia|pánico|sedación|miedo a las agujas|me dan miedo|me pone nervioso|duele mucho|duele|aprensión|va a doler',
  eyetest:
    'revisión de la vista|graduarse la vista|graduar la vista|examen de la vista|examen visual|óptica|optometrista|oftalmólogo|ver borroso|veo borroso|no veo bien|test visual|revisar la vista|vista cansada|fondo de ojo|graduación',
  glasses:
    'gafas|lentes|anteojos|gafas de sol|gafas graduadas|progresivos|monturas|armazón|cristales|lentes de sol|gafas de lectura|bifocales|espejuelos|patilla|gafas rotas',
  contactlens:
    'lentillas|lentes de contacto|pupilentes|lentillas diarias|lentillas mensuales|adaptación de lentillas|líquido de lentillas|lentes blandos',
  prescription:
    'receta|receta médica|receta electrónica|renovar receta|repetir receta|medicación|pastillas|se me acabaron las pastillas|sin receta|con receta|medicamento|farmacia|me recetan|recetas|recetar|medicamentos',
  testresult:
    'resultados|análisis|análisis de sangre|analítica|resultados de análisis|resultados de la analítica|cuándo están los resultados|laboratorio|examen de sangre|muestra de orina|estudios de laboratorio|citología|papanicolau|recoger resultados|extracción de sangre|ver mis resultados|prueba de embarazo|en ayunas|sacarme sangre|biopsia|ayuno',
  scan: 'radiografía|rayos x|resonancia|resonancia magnética|tac|ecografía|ultrasonido|mamografía|tomografía|endoscopia|colonoscopia|densitometría|electrocardiograma|escáner|imagenología|diagnóstico por imagen ~ placa',
  medreferral:
    'volante|derivación|derivar|interconsulta|segunda opinión|ver a un especialista|ir al especialista|me deriva|pase al especialista|necesito volante|referencia médica|sin volante|orden médica',
  sicknote:
    'baja médica|parte de baja|justificante médico|certificado médico|incapacidad|licencia médica|baja laboral|parte de alta|reposo|constancia médica|justificante para el trabajo|justificante de asistencia|estoy de baja|parte de confirmación',
  vaccine:
    'vacuna|vacunas|vacunarse|vacunación|vacunar|vacuna de la gripe|refuerzo|calendario de vacunas|vacuna del covid|vacunarme|dosis de refuerzo|vacuna para viajar|cartilla de vacunación|vacunas internacionales|inyección|carnet de vacunas',
  pregnancy:
    'embarazo|embarazada|estoy embarazada|matrona|partera|preparación al parto|parto|prenatal|control de embarazo|ginecólogo|ecografía de embarazo|semanas de embarazo|obstetra|posparto|lactancia|curso prenatal|ultrasonido de bebé|fertilidad|test de embarazo|embarazadas',
  contraception:
    'anticonceptivo|anticonceptivos|píldora|pastilla del día después|día después|preservativo|condón|diu|implante anticonceptivo|pastillas anticonceptivas|método anticonceptivo|ligadura de trompas|vasectomía|interrupción del embarazo|aborto',
  sexualhealth:
    'salud sexual|enfermedad de transmisión sexual|ets|its|vih|prueba de vih|clamidia|herpes|candidiasis|infección de orina|cistitis|infección urinaria|escozor al orinar|vph|sífilis|urólogo|disfunción|flujo',
  coldflu:
    'gripe|resfriado|resfrío|catarro|tos|fiebre|dolor de garganta|mocos|congestión|gripa|sinusitis|bronquitis|otitis|dolor de oído|calentura|anginas|constipado|temperatura alta',
  medemergency:
    'urgencias médicas|urgencias|ambulancia|dolor en el pecho|no puede respirar|infarto|ictus|emergencia médica|sala de urgencias|me atienden de urgencia|sangra mucho|se desmayó|derrame|fractura|quemadura|accidente grave|urgencia médica|atragantamiento|guardia médica|intoxicación|convulsiones',
  outofhours:
    'fuera de horario|farmacia de guardia|guardia|de guardia|por la noche|de noche|de madrugada|médico de guardia|atención nocturna|urgencias nocturnas|en domingo|cuando está cerrado|turno de noche|si está cerrado|atienden de noche|atienden los domingos',
  registerpatient:
    'nuevo paciente|nuevos pacientes|primera visita|aceptan pacientes nuevos|darme de alta como paciente|asignar médico|cambiar de médico|médico de cabecera|tarjeta sanitaria|alta de paciente|primera consulta|paciente nuevo|elegir médico|asignación de médico|cambio de médico|soy nuevo paciente|carnet de salud',
  medicalrecords:
    'historia clínica|historial médico|historial clínico|expediente clínico|informe médico|copia de mi historial|mi historial|informes|pedir mi historia clínica|expediente médico|carpeta de salud|ficha clínica',
  surgery:
    'operación|cirugía|operar|operarme|me operan|anestesia|antes de la operación|después de la operación|preoperatorio|postoperatorio|quirófano|cirujano|intervención|cirugía ambulatoria|recuperación de la operación|lista de espera quirúrgica|ingreso hospitalario|puntos de sutura|quitar los puntos|hernia|postoperatoria',
  hospitalvisit:
    'horario de visitas|horario de visita|visitar a un paciente|visitas al hospital|visitar a un enfermo|cuántas visitas|ver a mi madre en el hospital|acompañante|quedarse a dormir con el paciente|paciente ingresado|hora de visita|visitas a pacientes|visita hospitalaria|está ingresado|acompañar al paciente',
  crisis:
    'suicidio|suicidarme|quiero morir|matarme|no quiero vivir|autolesión|quitarme la vida|no puedo más|crisis|024|línea de la vida|cortarme|teléfono de la esperanza|hacerme daño|conducta suicida|ganas de vivir',
  relationship:
    'terapia de pareja|pareja|problemas de pareja|matrimonio en crisis|terapia familiar|consejería matrimonial|infidelidad|ruptura|celos|mediación familiar|psicólogo de pareja|orientación familiar|sexólogo|sexología ~ relación',
  addiction:
    'adicción|adicto|alcoholismo|alcohólico|dejar de beber|dejar de fumar|drogas|rehabilitación|desintoxicación|ludopatía|alcohólicos anónimos|dejar el alcohol|adicciones|centro de rehabilitación|anexo|dejar las drogas|ludópata|tabaquismo',
  neurodiversity:
    'autismo|autista|tdah|dislexia|asperger|neurodivergente|hora tranquila|déficit de atención|hiperactividad|hora silenciosa|sensorial|dispraxia|hiperactivo|altas capacidades|trastorno del espectro',
  physio:
    'fisioterapia|fisio|fisioterapeuta|fisioterapeutas|kinesiología|kinesiólogo|osteopatía|osteópata|quiropráctico|dolor de espalda|me duele la espalda|lumbalgia|contractura|esguince|rehabilitación|rodilla|ciática|tendinitis|terapia física|cervicales|lesión|dolor de cuello|suelo pélvico|punción seca|lesiones deportivas|hernia discal|dolor lumbar|me lesioné|podólogo|podología ~ espalda|dolor',
  skinproblem:
    'sarpullido|erupción|dermatólogo|dermatología|lunar|lunares|verruga|verrugas|acné|granos|psoriasis|eccema|dermatitis|manchas en la piel|rosácea|hongos|picor|picazón|piel seca|ronchas|papiloma|alopecia|caída del pelo|urticaria|espinillas|revisión de lunares',
  allergy:
    'alergia|alergias|alérgico|pruebas de alergia|alergia al polen|alergólogo|antihistamínico|reacción alérgica|alergia a los frutos secos|intolerancia|polen|epipen|test de alergia|alergia primaveral|anafilaxia|alergia a',
  hearing:
    'audífono|audífonos|audición|prueba de audición|sordo|oído|tapón de cera|tapones en los oídos|revisión auditiva|no oigo bien|oír mal|audiometría|otorrino|aparato auditivo|lavado de oídos|pérdida auditiva|zumbido en el oído|sordera|acúfenos|hipoacusia',
  waitinglist:
    'lista de espera|en lista de espera|no hay plazas|sin plazas|no quedan plazas|lleno|está lleno|no hay cupo|sin cupo|no hay lugar|cupo lleno|hay lista de espera|cuántos hay delante|plazas agotadas|hay plazas|hay plaza|quedan plazas|quedan lugares|apuntarme a la lista|hay cupo|plazas libres|tienen plaza|plazas disponibles|hay vacantes ~ completo',
  noshow:
    'no fui a la cita|no pude ir|se me olvidó la cita|olvidé la cita|falté a la cita|si falto|si no voy|no me presenté|perdí la cita|me perdí la clase|no asistí|no presentarse|faltar sin avisar|se me pasó la cita|si no aviso|no show|se me pasó el turno|perdí el turno|no acudir|faltas sin avisar',
  runninglate:
    'llego tarde|voy a llegar tarde|llegaré tarde|me retraso|voy tarde|se me hizo tarde|llegar tarde|me retrasé|estoy en un atasco|hay tráfico|llego 10 minutos tarde|si llego tarde|minutos de tolerancia|tolerancia|puntualidad|minutos de cortesía|minutos tarde|retraso de más|retrasarme',
  firstvisit:
    'primera visita|primera cita|primera vez|primera sesión|primera clase|primera consulta|es mi primera vez|nunca he ido|qué pasa en la primera|cómo es la primera|primer día|qué me van a hacer|consulta inicial|valoración inicial|evaluación inicial',
  whattobring:
    'qué llevo|qué llevar|qué hay que llevar|qué tengo que llevar|qué debo llevar|qué necesito llevar|hay que llevar|llevar toalla|ropa cómoda|qué ropa|qué me pongo|cómo hay que ir vestido|cómo voy vestido|código de vestimenta|cómo vestirse|material necesario|traer|hay que traer|debo traer|esterilla|tapete|calzado|etiqueta|qué zapatos|qué traigo|traigo algo|qué se lleva|llevo algo|equipación|dress code|lista de útiles|útiles escolares|prestan material ~ llevar|ropa',
  neuter:
    'esterilizar|esterilización|castrar|castración|castrado|capar|esterilizado|castrar al gato|operar a la gata|celo|esterilizar a mi perra|castran',
  microchip:
    'microchip|chip|poner el chip|chip del perro|pasaporte de mascota|pasaporte animal|chipear|perro perdido|cambiar los datos del chip|viajar con mi perro|identificación de mascotas|poner chip|cartilla veterinaria',
  parasite:
    'pulgas|garrapatas|desparasitar|desparasitación|lombrices|antiparasitario|parásitos|pipeta|collar antiparasitario|sarna|leishmaniosis|piojos|desparasitante|procesionaria',
  putdown:
    'sacrificar|eutanasia|dormir a mi perro|dormir al perro|se murió mi perro|murió mi gato|incineración de mascotas|despedirme de mi perro|poner a dormir|cremación de mascotas|dormir a mi gato|incinerar',
  petcare:
    'residencia canina|guardería canina|hotel para perros|paseador|pasear al perro|cuidador de perros|dejar a mi perro|cuidar a mi perro|peluquería canina|bañar al perro|estética canina|guardería para perros|adiestramiento|adiestrador|cortar el pelo al perro|baño para perros|hotel canino|cuidan perros|quién cuida a mi perro|paseo de perros|educador canino|pensión para perros|residencia felina|corte de uñas perro',
  rehome:
    'adoptar|adopción|adoptar un perro|adoptar un gato|protectora|refugio|dar en adopción|animales en adopción|perrera|casa de acogida|acoger un perro|encontré un perro|regalar cachorros|no puedo quedarme con mi perro|entregar un perro|casa de paso|quiero un perro|gatos en adopción',
  haircut:
    'corte|corte de pelo|cortar el pelo|cortarme el pelo|peluquería|peluquero|peluquera|barbería|barbero|cortes|flequillo|barba|arreglar la barba|lavar y peinar|peinado|peinar|corte de cabello|corte de caballero|corte de mujer|corte para niño|afeitado|degradado|fade|estilista|recorte de barba|cortes de hombre|secado|brushing|planchar el pelo|alisado|keratina|rasurado|peinados|corte hombre ~ pelo|cabello',
  haircolour:
    'tinte|tinte de pelo|teñir|teñirme|mechas|balayage|color de pelo|raíces|decolorar|decoloración|rayitos|canas|reflejos|matiz|cubrir canas|coloración|iluminación|baño de color|pelo rubio|babylights|tintura|claritos|teñido',
  patchtest:
    'prueba de alergia|prueba de sensibilidad|prueba de tinte|test de alergia al tinte|48 horas antes|alergia al tinte|reacción al tinte|prueba de parche|prueba cutánea',
  nails:
    'uñas|uña|manicura|pedicura|manicure|pedicure|semipermanente|gel|uñas acrílicas|esmaltado|esmalte|uñas de gel|esmaltado permanente|gelish|retirar el gel|acrílico|nail art|relleno de uñas|kapping|manicurista|arreglo de uñas|manos y pies|se me rompió una uña|quitar esmalte',
  hairremoval:
    'depilación|depilar|depilarme|cera|láser|depilación láser|depilación con cera|ingles|bikini|piernas completas|vello|axilas|depilación definitiva|ingles brasileñas|fotodepilación|bozo|depilarse|depilación masculina|rasurar antes|depilación diodo',
  lashes:
    'pestañas|extensiones de pestañas|lifting de pestañas|cejas|diseño de cejas|microblading|laminado de cejas|pestañas pelo a pelo|tinte de pestañas|pestañas postizas|lash|ceja|micropigmentación|henna|lifting y tinte|depilación de cejas|perfilado de cejas',
  aesthetics:
    'bótox|botox|relleno de labios|labios|ácido hialurónico|arrugas|medicina estética|rellenos|hilos tensores|mesoterapia|peeling|cavitación|radiofrecuencia|celulitis|lipo|liposucción|aumento de labios|patas de gallo|papada|toxina botulínica|cirugía estética|rinoplastia|aumento de pecho|tratamiento reductor|maderoterapia|presoterapia',
  facial:
    'limpieza facial|limpieza de cutis|tratamiento facial|facial|cutis|puntos negros|exfoliación|mascarilla|hidratación facial|higiene facial|hydrafacial|dermapen|limpieza de cara|piel grasa|piel apagada|facial hidratante|dermaplaning',
  massage:
    'masaje|masajes|masajista|masaje relajante|masaje descontracturante|descontracturante|masaje en pareja|masaje deportivo|piedras calientes|reflexología|aromaterapia|masaje tailandés|drenaje linfático|dar un masaje|masaje para dos|masaje para embarazadas|masaje de espalda|quiromasaje|shiatsu|reiki|masoterapia|contracturas',
  makeup:
    'maquillaje|maquilladora|maquillar|maquillaje de novia|novia|prueba de maquillaje|peinado de novia|recogido|maquillaje para boda|maquillarme|quinceañera|xv años|graduación maquillaje|invitada|maquillista|maquillaje social|automaquillaje|peinado y maquillaje|prueba de peinado',
  tattoo:
    'tatuaje|tatuajes|tatuar|tatuarme|tatuador|piercing|perforación|tapar un tatuaje|cover|quitar un tatuaje|hacerme un tatuaje|arete|perforar|eliminar tatuaje|tatúan|agujeros en las orejas|abrir agujeros|pendientes bebé|retoque de tatuaje|tatuaje pequeño',
  redo: 'no me gustó cómo quedó|no me gusta cómo quedó|no estoy contenta|me quedó mal|me dejaron mal|quedó mal|me lo arreglan|rehacer|retoque|retocar|me arruinaron|no quedó como quería|no me gustó el corte|me quemaron el pelo|no estoy satisfecha|garantía del servicio|retoque gratis|volver a hacer|lo repiten',
  freezemembership:
    'congelar la cuota|congelar la membresía|congelar mi cuota|congelar mi membresía|pausar la cuota|pausar mi cuota|pausar la membresía|suspender la cuota|parar la cuota|no puedo ir este mes|lesionado y no puedo ir|me lesioné|baja temporal|congelación|congelar el bono|pausar el gimnasio|congelar|suspender la membresía|congelar el pase',
  personaltrainer:
    'entrenador personal|entrenamiento personal|personal trainer|entrenadora|plan de entrenamiento|rutina|rutina personalizada|entrenamiento personalizado|sesiones con entrenador|entrenador|entrenar con alguien|entrenador propio|valoración física|seguimiento personalizado',
  gymclass:
    'clases dirigidas|clases grupales|clase de yoga|yoga|pilates|zumba|spinning|ciclo|bodypump|crossfit|clase de baile|hiit|clases colectivas|aquagym|body combat|entrenamiento funcional|horario de clases|clases de yoga|clases de pilates|reformer|barre|ciclo indoor|gap|actividades dirigidas|boxeo|reservar clase|reservar una clase|estiramientos|horarios de clases|meditación|baile|funcional|step',
  changingroom:
    'vestuario|vestuarios|vestidor|vestidores|taquilla|taquillas|casillero|casilleros|locker|duchas|hay duchas|candado|secador|ducharse|cambiarse|hay vestuarios|regaderas|cambiador|dónde me cambio|dónde dejo mis cosas|dejar mis cosas|cambiarme',
  guestpass:
    'pase de invitado|pase de día|llevar a un amigo|venir con un amigo|invitar a un amigo|día suelto|entrada de un día|pase diario|invitado|por día|traer un invitado|sesión suelta|clase suelta|entrar un día|visita de un día|pase de un día|pago por día|ir solo un día|acompañante|entrada puntual|bono de un día|ir un día',
  courthire:
    'pista de pádel|pista de tenis|pista|cancha|cancha de fútbol|cancha de pádel|reservar pista|reservar cancha|alquilar pista|pádel|padel|tenis|fútbol 5|fútbol sala|bádminton|squash|alquiler de pista|alquilar cancha|iluminación de la pista|alquilar palas|canchas|reservar una pista|campo de fútbol|frontón|polideportivo|pabellón|pickleball|luz de la pista|pelotas y raquetas',
  sportsclub:
    'club deportivo|escuela de fútbol|fútbol|baloncesto|básquet|vóley|voleibol|hockey|rugby|gimnasia|atletismo|judo|kárate|karate|taekwondo|artes marciales|natación|club de fútbol|ficha federativa|licencia federativa|escuela deportiva|patinaje|gimnasia rítmica|remo|balonmano|pruebas de jugadores|entrenamientos|categorías|prebenjamín|cantera|equipo femenino|ajedrez|ciclismo|montañismo|escalada|club de tenis|boxeo|esgrima|béisbol|fichar|federado|inferiores|pruebas para entrar|jugar al fútbol|temporada deportiva',
  swimlesson:
    'clases de natación|curso de natación|cursillo de natación|cursillos de natación|aprender a nadar|no sé nadar|natación para bebés|natación para niños|matronatación|nadar libre|nado libre|natación infantil|natación adultos|que aprenda a nadar|escuela de natación|natación para adultos',
  absence:
    'ausencia|falta de asistencia|faltar a clase|justificar una falta|justificar la falta|justificante de ausencia|mi hijo está enfermo|no va a ir al colegio|no irá hoy|mi hija no puede ir|avisar que no va|está malo y no va|inasistencia|justificar ausencia|no va a ir hoy|no puede ir a clase|faltas|no asistirá|si falta al colegio|hoy no va',
  termdates:
    'calendario escolar|inicio de clases|cuándo empieza el cole|cuándo empiezan las clases|vacaciones escolares|fin de curso|vacaciones de navidad|semana santa|cuándo son las vacaciones|inicio de curso|cuándo terminan las clases|puente|días no lectivos|primer día de clase|regreso a clases|vuelta al cole|receso escolar|cuándo acaba el curso|cuándo empieza el curso|inicio del ciclo|ciclo escolar|festivos escolares|consejo técnico|último día de clase',
  uniform:
    'uniforme|uniforme escolar|chándal|comprar el uniforme|polo|falda|zapatos escolares|pants|bata|babi|mandil|delantal|obligatorio el uniforme|ropa del colegio|guardapolvo|tienda de uniformes|uniformes|equipación deportiva|buzo|jardinera|ropa de deporte',
  schoolmeals:
    'comedor|comedor escolar|menú del comedor|beca de comedor|se queda a comer|quedarse al comedor|almuerzo escolar|precio del comedor|comer en el colegio|tupper|lonchera|cooperativa escolar|lunch|menú escolar|casino escolar|comedor suelto|día suelto de comedor|vianda|menú mensual|quedarse a comer|aula matinal|refrigerio',
  admissions:
    'admisión|admisiones|plaza|plaza escolar|proceso de admisión|entrar en el colegio|inscripción|solicitar plaza|matrícula|preinscripción|nota de corte|plazas disponibles|cómo entro|entrar a la universidad|hay plazas|inscribir a mi hijo|matricular a mi hijo|inscripciones|puertas abiertas|jornada de puertas abiertas|admiten|inscribirse|cupos|examen de admisión|proceso de inscripción|matricularme|ficha de inscripción|nuevo ingreso',
  entryrequirements:
    'requisitos de acceso|requisitos de admisión|requisitos de ingreso|requisitos de entrada|nota de corte|nota mínima|qué nota necesito|nota de acceso|acceso para mayores de 25|qué título necesito|prueba de acceso|selectividad|bachillerato|título de bachiller|sin la eso|sin estudios|necesito el título|requisitos del curso|requisitos previos|conocimientos previos|hace falta nivel|hay que saber|promedio mínimo',
  homework:
    'deberes|tarea|tareas|trabajo de clase|entregar el trabajo|fecha de entrega del trabajo|tfg|tesis|entrega de trabajos|apoyo escolar|refuerzo escolar|ayuda con los deberes|tfm|ensayo|regularización|plagio|clases de apoyo|repaso|clases de repaso|refuerzo|trabajo de fin',
  resit:
    'recuperación|recuperar|examen de recuperación|repetir examen|suspendí|he suspendido|reprobé|segunda convocatoria|convocatoria extraordinaria|extraordinario|examen extraordinario|repetir curso|repetir asignatura|repetir la asignatura|septiembre|jalé|si suspendo|si repruebo|me aplazaron|mesa de examen|no aprobé|si no apruebo|volver a examinarme|convocatorias|remedial|recursar',
  bullying:
    'acoso escolar|bullying|le pegan en el colegio|se meten con mi hijo|le insultan|acosan|ciberacoso|molestan a mi hija|molestan a mi hijo|maltrato escolar|le hacen bullying|se burlan|acoso|protocolo de acoso|convivencia escolar|le pegan',
  parentcontact:
    'tutoría|tutorías|reunión de padres|junta de padres|hablar con el tutor|hablar con la profesora|hablar con el profesor|ampa|boletín de notas|boleta de calificaciones|notas de mi hijo|entrevista con el tutor|reunión con la maestra|cooperadora|hablar con la maestra|tutor de mi hijo|padres de familia|reunión de familias|libreta de notas|informe escolar|agenda escolar|app del colegio',
  schooltrip:
    'excursión|excursiones|salida escolar|viaje de fin de curso|viaje de estudios|campamento|paseo escolar|visita escolar|autorización para la excursión|salida didáctica|colonias|visitas escolares|viaje de egresados|grupos escolares|visitas de colegios|visitas didácticas|paseo de curso|centros escolares',
  childcare:
    'guardería|escuela infantil|jardín de infancia|kinder|preescolar|maternal|ludoteca|canguro|niñera|cuidado de niños|bebés|jardín maternal|centro infantil|plaza de guardería|cuidan niños|desde qué edad guardería|ratio|jardín infantil|sala cuna|estancia infantil|niñeras|aula de bebés|cuántos meses|adaptación|período de adaptación|jardín|siesta|pañales',
  dropoff:
    'hora de entrada|hora de salida|recoger a mi hijo|recoger a los niños|recogida de los niños|dejar a los niños|quién puede recoger|horario de entrada|horario ampliado|acogida matinal|aula matinal|madrugadores|puede recogerlo la abuela|autorizado para recoger|horario de salida|entrada y salida|llevar a los niños|tardes del cole|servicio de madrugadores|matinal|extraescolares|buscar a mi hijo|retirar a mi hijo|salida de los niños|dejarlo antes|transporte escolar|ruta escolar|ruta',
  contagious:
    'contagioso|contagio|varicela|piojos|liendres|conjuntivitis|cuántos días en casa|mi hijo tiene fiebre|puede ir con fiebre|gastroenteritis|mano pie boca|puede ir al cole|llevarlo enfermo|niño enfermo|diarrea|puede ir a clase enfermo|cuándo puede volver|enfermo a la guardería|infeccioso|impétigo',
  specialneeds:
    'necesidades especiales|necesidades educativas especiales|educación especial|apoyo educativo|adaptación curricular|logopeda|logopedia|aula de apoyo|refuerzo|le cuesta|dificultades de aprendizaje|orientador|maestra sombra|integración|psicopedagoga|orientadora|pedagogía terapéutica|atención temprana|psicopedagogo|terapia de lenguaje|inclusión|fonoaudióloga|neae|diversidad funcional',
  tuitionfee:
    'cuánto cuesta el curso|precio del curso|matrícula|cuota mensual|colegiatura|mensualidad|precio de la matrícula|costo de la carrera|cuánto cuesta la carrera|arancel|tasas académicas|precio por crédito|precio de las clases|cuánto cuesta la clase|cuánto cuestan las clases|cuánto salen las clases|cuota del colegio|cuánto vale el curso|inscripción y mensualidad|precio del máster|cuánto * curso|cuánto * clases|costo del curso|costo de inscripción|precio por hora|tarifas de cursos|cuánto sale el curso',
  studenthousing:
    'residencia de estudiantes|residencia universitaria|colegio mayor|alojamiento para estudiantes|piso de estudiantes|compartir piso|compañero de piso|roomie|residencia|alojamiento estudiantil|dormir en el campus|habitación para estudiantes|pensión para estudiantes|familia anfitriona|alojamiento en familia|cuarto de estudiante',
  changecourse:
    'cambiar de carrera|cambiar de curso|cambiar de grupo|cambio de carrera|cambio de grupo|cambiar de clase|cambiar de asignatura|convalidar|convalidación|cambiar de turno|pasar a otro grupo|cambiar de horario|cambio de horario|dejar la carrera|revalidar|equivalencias|traslado de expediente|anular la matrícula|cambio de turno|reconocimiento de créditos|cambiar de nivel|cambio de nivel',
  graduation:
    'graduación|titulación|título|toga|acto de graduación|expediente académico|certificado de notas|titularse|recoger el título|sacar mi título|cuándo me dan el título|titularme|certificación académica|constancia de estudios|historial académico|certificado de estudios|egresado|orla|kárdex|cédula profesional|egreso|ceremonia de graduación|birrete',
  languagelevel:
    'prueba de nivel|test de nivel|qué nivel tengo|mi nivel|nivel de inglés|a1|a2|b1|b2|c1|principiante|intermedio|avanzado|nivel inicial|examen de nivel|examen de ubicación|examen de colocación|nivel básico|toefl|cambridge|first|saber mi nivel|qué nivel|desde cero|empezar de cero|empezar desde cero|ielts|dele|niveles|no sé mi nivel|sin conocimientos ~ nivel',
  classsize:
    'cuántos alumnos por clase|cuántos alumnos|cuántos por clase|cuántos por grupo|grupos reducidos|alumnos por grupo|cuántos niños por clase|cuántos niños por aula|tamaño del grupo|clases individuales|ratio|cuántas personas por clase|cuántos son en clase|clase individual|grupo reducido|máximo de alumnos|cuánta gente hay en clase|cuántos * clase|cuántos * grupo|alumnos por clase|plazas por grupo|uno a uno',
  makeupclass:
    'recuperar clase|recuperar una clase|recuperar la clase|recuperar clases|si falto a clase|si no puedo ir a clase|si pierdo una clase|clase perdida|reponer clase|reposición de clases|falté a clase|si falto un día|clases de recuperación|recuperar el día|recuperación de clases|si me pierdo|recuperan las clases|faltar a una clase|perder una clase|reponer la clase|se recupera|recuperables',
  certificate:
    'certificado|diploma|dan certificado|certificado del curso|título oficial|titulación oficial|es oficial|homologado|constancia|certificado oficial|dan diploma|me dan título|validez oficial|certificado de asistencia|reconocido|entregan certificado|acreditación|acreditado|certificado de aprovechamiento|rvoe|con certificación|avalado|curso oficial|emiten certificado|aval',
  selfpaced:
    'a tu ritmo|a mi ritmo|a su ritmo|sin horarios|acceso de por vida|acceso al curso|cuánto tiempo tengo acceso|clases grabadas|empezar cuando quiera|curso online|a distancia|grabadas|quedan grabadas|curso grabado|asincrónico|cuándo puedo empezar|en cualquier momento|aula virtual|campus virtual|plataforma del curso|asíncrono|modalidad online|semipresencial',
  librarybook:
    'libro de la biblioteca|sacar libros|sacar un libro|préstamo de libros|devolver un libro|devolver libros|renovar un libro|renovar préstamo|cuántos libros|libro atrasado|reservar un libro|biblioteca|préstamo|tomar prestado|libros prestados|renovar libros|devolver el libro|libro perdido|retraso en la devolución|catálogo de la biblioteca|préstamo interbibliotecario|donde devuelvo los libros|desiderata|buzón de devolución|perdí un libro|libros puedo llevar',
  librarycard:
    'carnet de biblioteca|carné de biblioteca|hacerse el carnet|credencial de la biblioteca|hacerme socio de la biblioteca|carnet de la biblioteca|sacar el carnet de la biblioteca|hacerme el carnet|tarjeta de lector|socio de la biblioteca|carnet de lector|hacer el carnet|carné de lector|sacarme el carnet de biblioteca',
  ebook:
    'libro electrónico|libros electrónicos|ebook|ebooks|audiolibro|audiolibros|kindle|ebiblio|libro digital|lector electrónico|biblioteca digital|libros digitales|revistas digitales|base de datos|recursos electrónicos',
  printing:
    'imprimir|impresora|impresión|fotocopia|fotocopias|fotocopiadora|escanear|escáner|hacer copias|imprimir desde el móvil|se puede imprimir|sacar copias|copias a color|plotter|encuadernar|imprimo|impresiones|sacar fotocopias|plastificar|enmicado',
  studyspace:
    'sala de estudio|salas de estudio|lugar para estudiar|sitio para estudiar|estudiar en silencio|sala de lectura|sala de grupo|puesto de estudio|coworking|reservar sala de estudio|dónde estudiar|cabina|sala de trabajo|ordenadores para usar|usar un ordenador|computadoras de uso público|puestos de internet|salas de trabajo en grupo|cubículo|aula de estudio|sala 24 horas|trabajar con el portátil',
  exhibition:
    'exposición|exposiciones|museo|galería|muestra|colección permanente|exposición temporal|cuadros|exhibición|qué hay expuesto|qué se puede ver|exposición actual|arte|qué exponen|qué exposiciones|obra de arte|expositores|vitrina|exponer mi obra|artistas|colección|qué hay para ver ~ sala',
  guidedtour:
    'visita guiada|visitas guiadas|guía|audioguía|tour|recorrido|recorrido guiado|visita en grupo|guía turístico|tour guiado|ruta guiada|hay guía|con guía|free tour|visita libre|visita teatralizada|recorridos|guía en español|duración de la visita|cuánto dura la visita|cuánto se tarda en ver|paseo guiado|tour virtual|excursión|visitar por libre|audioguías|signoguía',
  photography:
    'hacer fotos|se pueden hacer fotos|tomar fotos|sacar fotos|se puede fotografiar|fotografía|con flash|sin flash|palo selfie|trípode|grabar vídeo|grabar video|se puede grabar|fotos dentro|prohibido hacer fotos|sesión de fotos|filmar|dron|cámara profesional|fotos y vídeos|permiso para fotos|fotografiar',
  pushchair:
    'carrito|carrito de bebé|cochecito|silleta|carriola|silla de paseo|cambiador|sala de lactancia|dar el pecho|con carrito|entrar con carrito|silla para el coche|trona|sillita|coche de bebé|lactario|portabebés|ir con bebé|carritos de bebé|cambiadores|mochila portabebé',
  concession:
    'descuento para estudiantes|descuento estudiante|descuento jubilados|descuento para mayores|tarifa reducida|entrada reducida|carnet joven|carné joven|mayores de 65|familia numerosa|desempleados|pensionistas|precio para jubilados|precio para estudiantes|inapam|tercera edad|descuento para jubilados|descuento para parados|precio reducido|hay descuento para|tarifa de estudiante|estudiantes pagan|jubilados pagan|personas con discapacidad pagan|docentes|residentes|menores de 12|niños gratis|los niños pagan|gratuidad|entrada gratuita para|bonificaciones ~ jubilado|estudiante|descuento',
  teammember:
    'añadir usuario|agregar usuario|añadir usuarios|invitar a mi equipo|añadir a un compañero|agregar a un compañero|más usuarios|usuarios adicionales|roles|permisos de usuario|miembros del equipo|quitar usuario|cuántos usuarios|eliminar un usuario|colaboradores|administradores|invitar a un compañero|dar acceso',
  recover:
    'recuperar|borré sin querer|borrado por error|eliminé por error|borré por error|recuperar datos|recuperar archivos|papelera|deshacer|restaurar|perdí mi trabajo|recuperar lo borrado|copia de seguridad|respaldo|recuperar fotos|se borró|se me borró|recuperar un archivo|backup|versión anterior',
  exportdata:
    'exportar|exportar mis datos|exportar a excel|descargar mis datos|importar|importar datos|csv|pasar mis datos|migrar mis datos|sacar mis datos|exportar datos|importar contactos|pasar a excel|migrar de|portabilidad de datos|copia de mis datos',
  sync: 'sincronizar|sincronización|no sincroniza|no se sincroniza|no se actualiza|no aparece en el móvil|en varios dispositivos|varios dispositivos|no se sincronizan|dos dispositivos|pasar al otro móvil|vincular dispositivo|otro dispositivo|cuántos dispositivos',
  unexpectedcharge:
    'me siguen cobrando|me sigue cobrando|me han vuelto a cobrar|me volvieron a cobrar|cobro inesperado|cargo inesperado|me cobraron después de cancelar|por qué me cobran|por qué me cobraron|por qué me han cobrado|me cobraron la suscripción|cobro que no esperaba|cargo sorpresa|me cobraron sin avisar|renovación sin avisar|cobro de más|me cobraron otra vez|ya cancelé y me cobran',
  hacked:
    'hackeado|me hackearon|hackeo|me han hackeado|hackearon mi cuenta|me robaron la cuenta|alguien entró en mi cuenta|cuenta robada|alguien usa mi cuenta|entraron a mi cuenta|cuenta comprometida|acceso no autorizado|inicio de sesión sospechoso|me han robado la cuenta',
  twofactor:
    'doble factor|verificación en dos pasos|autenticación en dos pasos|2fa|autenticador|google authenticator|código de respaldo|dos factores|códigos de recuperación|perdí el autenticador|app de autenticación|cambié de móvil y no tengo el código',
  notifications:
    'notificaciones|notificación|alertas|no me llegan notificaciones|desactivar notificaciones|recordatorio|recordatorios|silenciar|quitar los avisos|no recibo notificaciones|quitar notificaciones|activar notificaciones|recibir avisos|me avisan|alerta por correo ~ avisos',
  settings:
    'ajustes|configuración|configurar|preferencias|modo oscuro|cambiar el idioma|tamaño de letra|letra más grande|zona horaria|cambiar idioma|opciones de configuración|personalizar la app|tema oscuro|modo noche',
  licensekey:
    'clave de licencia|clave de producto|número de serie|código de activación|licencia no funciona|licencia|clave de activación|serial|clave no válida|mover la licencia a otro ordenador|en cuántos ordenadores|cuántos equipos|reactivar licencia|licencias',
  featurerequest:
    'sugerir una función|nueva función|nuevas funciones|próximas funciones|roadmap|sugerencia|proponer una mejora|van a añadir|van a agregar|hoja de ruta|próximamente|pedir una función|vais a añadir|ideas de mejora|novedades de la versión',
  streaming:
    'se para el vídeo|se traba el video|se corta el vídeo|calidad de vídeo|calidad de imagen|4k|no se oye|sin sonido|no se ve|reproducir|reproducción|streaming|se congela la imagen|no carga el vídeo|buffering|en directo|en vivo|ver en la tele|ver en la televisión|chromecast|smart tv|subtítulos',
  sharing:
    'compartir cuenta|compartir la cuenta|compartir mi cuenta|compartir contraseña|plan familiar|plan familia|compartir con mi familia|cuántos pueden usar|cuántas personas pueden usar|usar con mi familia|a la vez|al mismo tiempo|cuántos perfiles|perfiles|compartir archivos|compartir con otros|pantallas',
  offline:
    'sin conexión|sin internet|offline|descargar para ver|ver sin internet|usar sin internet|escuchar sin conexión|modo sin conexión|funciona sin internet|sin wifi|modo avión|sin datos',
  parentalcontrol:
    'control parental|controles parentales|bloqueo infantil|perfil infantil|modo niños|perfil para niños|límite de tiempo|restringir contenido|tiempo de pantalla|clasificación por edad|bloquear contenido|contenido para adultos|supervisión parental',
  moderation:
    'moderación|moderador|moderadores|normas de la comunidad|me banearon|baneado|reportar un usuario|reportar usuario|denunciar un comentario|borraron mi comentario|me han baneado|normas del foro|reglas de la comunidad|denunciar perfil|insultos|por qué borraron|expulsado',
  communityprofile:
    'nombre de usuario|cambiar mi nombre de usuario|apodo|foto de perfil|avatar|perfil privado|quién puede ver mi perfil|cambiar la foto|biografía|cambiar foto de perfil|seguidores|nick',
  gamewallet:
    'bono de bienvenida|saldo de bono|bono no acreditado|saldo del juego|retirar ganancias|rollover|bono caducado|dónde está mi bono|monedas|créditos del juego|comprar monedas|gemas|compras dentro de la app|liberar el bono',
  gamescore:
    'puntuación|marcador|puntaje|puntos mal|clasificación|tabla de posiciones|cómo se puntúa|sistema de puntos|ranking|tabla de clasificación|no me suman los puntos|resultados|tabla|desempate|cómo se cuentan los puntos',
  responsiblegaming:
    'juego responsable|autoexclusión|autoexcluirme|límite de depósito|límites de depósito|excluirme|ludopatía|rgiaj|juego problemático|autoprohibición|poner un límite de gasto',
  cv: 'currículum|curriculum|cv|hoja de vida|enviar mi currículum|mandar mi cv|carta de presentación|subir mi cv|dejar currículum|enviar cv|dónde mando mi cv|sin currículum|currículo|solicitud elaborada|a quién mando el cv|linkedin|carta de motivación',
  applicationstatus:
    'estado de mi solicitud|cómo va mi solicitud|estado de mi candidatura|no me han contestado|no me han llamado|mi candidatura|cuándo responden|ya solicité|cuándo sabré si|estado de la solicitud|estado de mi trámite|cómo va mi trámite|consultar mi expediente|estado del expediente|seguimiento del trámite|proceso de selección|cuándo avisan|cuándo salen los resultados|lista de admitidos|admitidos|cuándo me contestan|número de expediente|respuesta a mi solicitud|listas provisionales ~ resolución',
  interview:
    'entrevista|entrevistas|entrevista de trabajo|cómo es la entrevista|qué preguntan|proceso de selección|entrevista de admisión|preparar la entrevista|segunda entrevista|dinámica de grupo|entrevista por video|entrevista de visado|prueba técnica',
  workconditions:
    'teletrabajo|trabajo desde casa|media jornada|jornada completa|medio tiempo|tiempo completo|turno de noche|fines de semana|sueldo|salario|cuánto pagan|cuánto se cobra|horario de trabajo|contrato indefinido|prestaciones|beneficios para empleados|jornada|home office|vacaciones|trabajo remoto|qué ofrecen a los empleados|turno rotativo|híbrido|jornada parcial|cuánto ganan|prestaciones de ley|propinas|contrato fijo|seguro social|turnos de trabajo',
  noexperience:
    'sin experiencia|no tengo experiencia|primer empleo|primer trabajo|hace falta experiencia|se necesita experiencia|sin estudios|nunca he trabajado|se requiere experiencia|necesito experiencia|prácticas|recién egresado|recién graduado|experiencia previa|aprendiz|formación a cargo',
  employer:
    'publicar una oferta|publicar oferta de empleo|publicar empleo|contratar personal|buscar candidatos|busco empleados|soy empresa|necesito personal|publicar una vacante|publicar vacante|anuncio de trabajo|contratar a alguien|reclutamiento|ofrecer trabajo|encontrar candidatos|para empleadores|selección de personal|contratar empleados',
  donate:
    'donar|donación|donaciones|donativo|hacer una donación|dar dinero|colaborar económicamente|cómo dono|socio colaborador|hacerme socio|apadrinar|desgravar donación|certificado de donación|donar dinero|quiero donar|bizum donación|aportación|aporte mensual|dejar de donar|a dónde va mi dinero|apoyar económicamente|recibo deducible|colaborar con dinero|ayudar económicamente|hacerse socio|limosna|teaming|mi donación|herencia solidaria|aportar|deducir donación',
  goodsdonation:
    'donar ropa|donar muebles|donar libros|donar juguetes|donar comida|donar alimentos|ropa usada|dónde llevo la ropa|recogen muebles|donar cosas|entregar ropa|recogida de ropa|recogida de alimentos|llevar ropa|dar ropa|ropa que no uso|aceptan ropa|aceptan muebles|donación en especie|juguetes usados|recogen donaciones|centro de acopio|libros usados|regalar ropa',
  worship:
    'misa|misas|horario de misas|hora de la misa|iglesia|parroquia|culto|a qué hora es la misa|bautizo|bautismo|bautizar|comunión|primera comunión|catequesis|confesión|confirmación|sacerdote|párroco|oración|templo|mezquita|sinagoga|intención de misa|boda por la iglesia|pastor|eucaristía|confesarse|padrinos|grupo de jóvenes|capilla|partida de bautismo|fe de bautismo|funeral|misa de difuntos|misa dominical|a qué hora hay misa|retiro espiritual|biblia|congregación|catedral|pláticas prematrimoniales',
  hallhire:
    'alquilar el salón|alquiler de sala|alquilar la sala|alquiler de salón|alquilar un local|alquiler del local|renta de salón|salón de eventos|salón para fiestas|alquiler de espacios|sala para eventos|local para fiestas|salón de fiestas|alquilar sala|quincho|reservar la sala|alquilar el local|sala de reuniones|rentar el salón|alquilar espacio|alquiler de salas|cesión de espacios|cesión de locales|alquiler de instalaciones|renta de espacios|salón comunal|centro cívico',
  association:
    'asociación|socio|socios|hacerse socio|hacerme socio|cuota de socio|cuota anual|ser socio|ser miembro|miembro|asociarme|asociarse|alta de socio|carnet de socio|ventajas de ser socio|asamblea|estatutos|junta directiva|cómo me asocio|club|hacerse miembro|membresía|cuotas de socios|colegiarse|colegiado|baja de socio|afiliarse|afiliarme|afiliación|entrar en el club|entrar al club|darse de alta de socio|apuntarme al club|apuntarse al club|cuánto pagan los socios|junta general|entrar en la asociación|peña|cofradía|unirme|unirse',
  gethelp:
    'pedir ayuda|necesito ayuda|ayuda para|grupo de apoyo|a quién ayudan|a quién ayudáis|cómo pido ayuda|orientación|teléfono de ayuda|línea de ayuda|grupos de apoyo|acompañamiento|ayuda psicológica|recibir ayuda|solicitar ayuda|atención a familias|apoyo emocional|ayuda mutua|personas cuidadoras|quién me puede ayudar',
  additionalneeds:
    'intérprete|lengua de signos|lengua de señas|no hablo español|no habla español|traductor|necesidades especiales|adaptaciones|lectura fácil|habla otro idioma|braille|perro de asistencia|adaptación del examen|ajustes razonables',
  confidential:
    'confidencial|confidencialidad|anónimo|anónima|de forma anónima|se enteran mis padres|se lo dicen a mis padres|secreto profesional|se lo cuentan a|anonimato|se entera mi jefe|discreción|discreto|sin que se entere|se queda entre nosotros',
  teacher:
    'profesor|profesora|profe|maestro|maestra|docente|docentes|monitor|monitora|instructor|quién da la clase|quién da las clases|quién imparte|tutor|cambiar de profesor|profesorado|los profesores|profesor nativo|nativos|quién enseña|entrenador|tallerista|equipo docente|formadores|catedrático|profesores nativos|claustro',
  nhsprivate:
    'trabajan con mi seguro|aceptan mi seguro|qué seguros aceptan|con qué seguros trabajan|con qué mutuas trabajan|trabajáis con mutuas|aceptan seguro|aceptan seguros|seguridad social o privado|por la seguridad social|obras sociales|trabajan con obras sociales|atienden por obra social|particular|aceptan fonasa|isapre|convenio con|mutuas|cubre la seguridad social|aseguradoras|atención privada|atienden particular|prepagas|qué obras sociales|compañías aseguradoras|trabajáis con adeslas|trabajáis con sanitas|sin seguro|atienden por eps|convenios',
};
