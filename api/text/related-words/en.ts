// English words for the same thing: what a visitor says beside what a page says. Each is a hint, as a word may well mean another.

/** Groups between bars, their words between spaces. */
export const RELATED_EN = `price cost fee charge rate expense tariff|pay payment paid|cheap affordable inexpensive discount|pricey expensive costly steep
  |free complimentary gratis|buy purchase order acquire|sell sale retail|shipping delivery dispatch shipment postage|ship deliver send dispatch
  |return refund reimburse|exchange replace swap|warranty guarantee|cancel withdraw terminate|repair fix mend service
  |broken faulty defective damaged|problem issue fault trouble error failure|clean wash|open hours|contact reach call phone telephone email
  |address location|hire recruit employ|job career vacancy employment position|staff employee worker personnel|boss manager head director
  |company firm business corporation enterprise|customer client buyer shopper purchaser|user visitor member|account profile|login signin log sign
  |password passcode|register registration enroll signup|delete remove erase|add insert include|change modify alter update edit
  |create make build produce|start begin launch commence|stop end finish cease|need require necessary|allow permit let enable|forbid prohibit ban
  |help support assist|use usage utilize employ|get obtain receive acquire|give provide supply offer grant|show display present|find locate discover
  |choose select pick|keep retain store save|share disclose reveal transfer|collect gather obtain|data information details|protect secure safeguard
  |secure safe safety|privacy private confidential|law legal statute|rule regulation policy|agreement contract terms|child children kid minor
  |parent mother father guardian|wife spouse husband married|born birth birthplace|die death died dead killed|kill murder assassinate
  |king monarch ruler emperor|win won victory winner|lose lost defeat|fight battle war|attack invade invasion|country nation state|city town
  |inhabitants population residents|live reside dwell|leader chief head president|author writer write written|film movie picture|book novel
  |song music|photo picture image|name called known|found establish founder|invent inventor invention|discover discovery|cause reason lead
  |result effect consequence outcome|purpose aim goal objective|kind type sort category|part component piece|amount quantity number
  |weight heavy weigh|height tall high|width wide|depth deep|length long|distance far|speed fast quick quickly rapid|slow slowly
  |big large huge great|small little tiny compact|old age|new recent latest|hot warm heat temperature|water moisture
  |illness disease sickness disorder|medicine drug medication|treat treatment therapy cure|symptom sign|infect infection|car vehicle automobile
  |road street|flat apartment|house home|travel trip journey tour|airplane plane aircraft|ship boat vessel|teach teacher education|student pupil
  |school university college|study research|idea concept notion|say state claim|think believe|important significant major key|main primary principal
  |also too additionally|method technique approach way procedure|difference distinct|similar alike like|increase rise grow growth
  |decrease decline reduce fall|show demonstrate prove|example instance|document file paper|picture illustration|limit maximum cap|minimum least
  |average mean|error exception|function method|parameter argument option setting|configure setup set|download fetch|programme program|tyre tire
  |parcel package|loan loaner lend borrow|noise noisy loud|smash broken|fridge refrigerator freezer|holiday vacation|resell sell|delete destroy
  |machine device appliance gadget|battery power|website site page|flash blink flicker|hum buzz rattle squeak squeal noise noisy|drip leak puddle
  |smash crush dent crack shatter damage|jam clog block stuck|smell odour odor stink|cord cable plug|mug cup|gift present
  |courier carrier postman mailman haulier|invoice bill|coupon voucher promo|try trial sample|secondhand refurbished preowned
  |fast quick express urgent|late delay overdue|lost missing vanish|wrong incorrect mistake|complain complaint unhappy dissatisfied disappointed
  |sour acidic|cold cool chill|wet damp moist|loose wobbly|spin rotate turn|press push hold|gush pour flow|quiet silent|taste flavour flavor
  |decaf decaffeinated|vegan vegetarian|wifi internet wireless|breakfast meal|gym fitness|luggage baggage suitcase|depart departure leave
  |mortgage loan|fraud scam|stolen theft steal robbed|licence license permit|tax vat duty|pension retire|unemployed jobless|benefit allowance
  |fine penalty|appeal dispute|rubbish waste garbage trash bin|couch sofa|duvet quilt|phone mobile smartphone cellphone handset|petrol gas fuel
  |weekend saturday sunday|doctor physician gp|lawyer solicitor attorney|landlord owner|tenant renter lodger|rent lease|ill sick unwell
  |disabled wheelchair accessible|elderly senior old|teacher tutor instructor|class course lesson|exam test|degree diploma|fire flame
  |electricity power|outage blackout|tap faucet|lift elevator|queue wait|appointment booking reservation|ticket pass|deadline due|amount sum total
  |maximum limit most|size dimension measurement|colour color shade|fabric material cloth|wash laundry|assemble install setup
  |manual instruction guide|battery charge charger|screen display|button switch knob|hose pipe tube|lid cover cap|bottom base underside
  |edge rim border|spare part component|stain mark spot|scratch scuff|rust corrode corrosion|mould mold|filthy dirty dirt|overflow spill
  |overheat hot|stop halt pause|ruin damage harm|wallet purse|statement bill|overdrawn overdraft|transfer wire remit send|deposit savings
  |borrow finance credit|interest apr|cashback reward loyalty|atm cashpoint|chequing checking current|joint shared|passcode pin
  |lock freeze frozen block suspend|unlock unblock unfreeze activate reactivate|stolen fraudulent unauthorised unauthorized
  |spouse partner husband wife|nominee beneficiary heir|insurance cover coverage policy|premium payment|accident crash collision|injury injured hurt
  |hospital clinic|dentist dental teeth|glasses spectacles optician eye|prescription medication|vaccine jab
  |baby infant newborn pregnancy pregnant maternity|funeral burial death bereavement|divorce separation|custody guardianship|marriage wedding
  |passport travel|driving driver|mot inspection|council municipal local|vote election|citizen citizenship naturalisation nationality|asylum refugee
  |immigrant migrant|landline telephone|broadband internet|roaming abroad|sim esim|tariff plan package|cabin room suite|bunk bed
  |view facing overlook|spa sauna massage|swimming pool|bar pub|restaurant dining dinner|lunch dinner meal|buffet breakfast
  |allergy allergic allergen intolerance|gluten coeliac celiac|nut peanut|halal kosher|shuttle transfer airport|taxi cab|bus coach|train railway
  |bike bicycle cycle|parking garage|smoking smoker|towel linen|hairdryer dryer|safe locker|concierge reception frontdesk desk|housekeeping cleaning
  |overnight night|stay accommodation|crib cot|firm hard|sag dip|springs coil|topper pad|mattress bed|pillow cushion|headboard frame
  |backpack rucksack bag|tent camping|waterproof rainproof weatherproof|boot shoe footwear trainers sneakers|trousers pants jeans
  |jumper sweater pullover|jacket coat|dress gown|sock tights|shrink shrunk|dye bleach|handmade handcrafted artisan|organic bio natural
  |sugar sugarfree sweetener|expire expiry shelf|keep store storage|brewing steep infusion|leaf leaves|kiln fired|microwave oven|oven hob stove
  |chip crack|pattern print design|personalise personalize customise custom engrave monogram|wholesale bulk reseller trade|b2b business corporate
  |sponsor sponsorship partnership|affiliate referral refer|newsletter subscribe subscription|unsubscribe optout|spam junk|app application mobile
  |bug glitch crash error|slow lag|sync synchronise synchronize|backup restore|upload attach|print printer|export download|reset restart reboot
  |excess deductible|insurer underwriter|roof ceiling|burglary break-in theft|windscreen windshield glass|breakdown roadside recovery
  |homework assignment|enrolment admission|tuition fees|scholarship grant bursary|uniform dress|canteen cafeteria lunch|headteacher principal head
  |absence absent|term semester|kindergarten nursery preschool|library librarian|museum gallery exhibition|theatre theater cinema|concert gig show
  |adult grownup|pensioner senior|concession reduced|guide tour|wheelchair accessible step-free|pram buggy stroller pushchair
  |toilet bathroom restroom loo wc|cloakroom locker|map directions|hike trail walk|boat ferry cruise|airport terminal|layover stopover connection
  |aisle window|carry-on cabin handbag|overweight excess|boarding gate|reschedule rebook change|flight plane|starter appetizer appetiser|main entree
  |dessert pudding|takeaway takeout|spicy hot chilli|booking table|corkage wine|tip gratuity|menu dish|vet veterinary veterinarian
  |neuter spay castrate|flea tick|microchip chip|puppy kitten|appointment consultation visit|gp doctor surgery practice|x-ray scan mri
  |therapy therapist counselling|physio physiotherapy|pharmacy chemist|pain ache hurt|fever temperature|pill tablet|side-effect reaction
  |diet nutrition|pregnant expecting|seat licence user|trial free|api integration|webhook callback|sso single|2fa mfa two-factor authentication
  |admin administrator|workspace team organisation|storage space quota|outage downtime status|roadmap upcoming|changelog release|template theme
  |dashboard report analytics|csv spreadsheet excel|import migrate|sandbox test staging|key token|controller gamepad joystick
  |multiplayer coop co-op online|achievement trophy|dlc expansion addon|savegame save|keyboard mouse|graphics video gpu|fps framerate|ban suspended
  |cheat hack|soil compost earth|fertiliser fertilizer feed|prune trim|pot planter|sunny sun sunlight|pest bug insect|lawn grass
  |indoor houseplant inside|frost hardy winter|drill screw|wood timber wooden|steel metal|plastic polymer|glass pane|plumber plumbing
  |electrician electrical|heater heating radiator|boiler furnace|aircon conditioning|puncture flat tyre|e-bike electric|saddle seat
  |motorbike motorcycle|mileage miles range|ring jewelry jewellery|gold golden|silver sterling|diamond stone gem|resize size|necklace chain pendant
  |watch strap|engagement wedding|perfume fragrance scent|skin skincare face|hair shampoo|froth foam steam|foam lather|adjust set regulate tune
  |gauge meter dial|puck grounds|wobble unsteady shaky rickety|grind grinder mill|limescale scale lime|descale decalcify|rinse flush
  |soak steep immerse|stir mix blend|lukewarm tepid|scorch burn burnt singe|bitter harsh|weak watery thin|strong intense robust|brew infuse
  |tank reservoir|nozzle spout|seal gasket washer|strainer sieve filter|lever handle|beep alarm chirp alert|warning alert|hiss whistle
  |vibrate shake tremble|leak seep ooze|spray squirt splash|preheat warm heat|fuse breaker|unplug disconnect|socket outlet|standby idle
  |cordless wireless|efficient economical|consumption usage|wattage watts|dryer drier|hoover vacuum|mower lawnmower|blender mixer|snap break broken
  |kid toddler|bring carry|collect pickup|cash money|deduct subtract debit|erase delete wipe|founder started founded|team staff crew|stale old
  |leftover remainder|spot place|pitch plot|dog puppy canine hound pup|cat kitten feline|pet animal|nappy diaper|fussy picky|stuck jammed trapped
  |odd strange weird unusual|enter entry|admission entry entrance|near nearby|adjacent beside|centre center downtown|suburb outskirts|floor storey
  |basement cellar|stairs steps staircase|hallway corridor|garden yard|patio terrace|balcony veranda|shed hut|fence railing|attic loft
  |kitchenette kitchen|bathtub bath tub|cupboard cabinet wardrobe closet|shelf rack|curtain drape blind|rug carpet mat|bedding linen sheets
  |chair seat|heavy bulky|lightweight light|sturdy robust solid durable|fragile delicate breakable|rough coarse|blunt dull|narrow slim|tight snug
  |baggy loose|stretch stretchy elastic|fold foldable collapsible|portable compact handheld|removable detachable|attach fasten mount|wrap packaging
  |tear torn rip|hole puncture|sew stitch|zip zipper|clasp buckle fastener|rope cord string|glue adhesive|screw bolt|spanner wrench|paint varnish
  |wipe clean|scrub brush|detergent soap|sticky tacky|grease lubricate oil|grime dirt|mosquito midge|mice rat rodent|toxic poisonous harmful
  |eat consume|drink beverage|food meal|snack nibble|cook chef|bake baker bakery|fry fried|grill barbecue bbq|defrost thaw|reheat warm
  |chill refrigerate|bread loaf|cake pastry|sweets candy confectionery|meat beef|chicken poultry|fish seafood|prawn shrimp|aubergine eggplant
  |courgette zucchini|coriander cilantro|fries chips|lactose dairy|vegetable veg veggie|fizzy sparkling carbonated|soda lemonade|juice smoothie
  |beer ale lager|alcohol booze liquor|tasty delicious|ingredient composition|portion serving|available stock|backorder preorder|track trace
  |parcel box|mailbox letterbox|doorstep porch|customs import|abroad overseas international foreign|domestic inland|express priority|weekday workday
  |christmas xmas|host organiser|organise arrange|schedule timetable calendar|duration length|fortnight weeks|year yearly annual
  |often frequency frequently regularly|rarely seldom|midday noon lunchtime|evening tonight|dawn sunrise|dusk sunset|autumn fall
  |forever lifetime permanent|temporary interim provisional|immediately instantly straightaway instant|recently lately|currently presently
  |postpone delay defer|hurry rush urgent|punctual ontime|prolong extend extension|lapse expire|void invalid|amend change modify|correct rectify
  |typo misspelt misspelled|confuse unclear|explain clarify describe|understand comprehend|skill ability|beginner novice newcomer
  |advanced expert experienced|qualified certified accredited licensed|qualification certificate|apprentice trainee|intern internship placement
  |salary wage pay earnings|hiring recruiting vacancies|cv resume|apply application|applicant candidate|form questionnaire|submit send
  |approve accept|reject refuse decline deny|eligible qualify entitled|criteria requirement|proof evidence|id identification identity
  |surname lastname|gender sex|postcode zip postal|original genuine authentic|fake counterfeit imitation|translate interpreter|sworn certified
  |notary notarised notarized|apostille legalisation|sewage sewer|pavement sidewalk footpath|streetlight streetlamp|noise nuisance|litter rubbish
  |tow impound|housing accommodation|evict eviction|deposit bond|utilities bills|subsidy grant funding|welfare benefits|carer caregiver
  |childcare daycare nursery creche|babysitter nanny childminder|pupil learner|teen teenager adolescent youth|sibling brother|sibling sister
  |grandparent grandma grandpa grandmother grandfather|relative family|fiance partner|boyfriend partner girlfriend|companion friend|crowd busy
  |capacity accommodate|surgery operation|specialist consultant|checkup examination|diagnose diagnosis|wound injury|bandage plaster|swelling swollen
  |rash itch itchy|flu influenza|sore painful hurts|headache migraine|dizzy faint|sick nausea vomit|tired fatigue exhausted|insomnia sleep
  |stress anxiety|depression depressed|addiction addicted|overweight obese|sprain strain|braces aligners|whitening bleaching
  |anaesthetic anesthetic sedation numb|eyesight vision sight|wheelchair mobility|remedy cure|dose dosage|ointment cream|syringe needle injection
  |inject injection jab|contraception contraceptive|ultrasound scan|waitlist waiting|telehealth telemedicine|workout exercise training|trainer coach
  |dumbbell barbell|membership subscription|freeze pause suspend|trial taster|team squad|match fixture|racket racquet|swimsuit trunks bikini
  |kayak canoe|sledge sled|climb bouldering|fishing angling|camper campervan motorhome rv|caravan trailer|campsite campground
  |beach shore coast seaside|mountain hill|forest wood|path footpath trail|icy slippery|guesthouse bnb|room bedroom|lodge chalet cottage cabin
  |dorm dormitory|ensuite bathroom|checkin arrival|checkout departure|reception lobby|porter bellboy|keycard key|hob cooker|noisy rowdy|smoke vape
  |sightseeing attractions|attraction sight landmark|souvenir memento keepsake|brochure leaflet flyer pamphlet|tourist traveller visitor
  |itinerary route|detour diversion|motorway highway freeway|lorry truck|tram streetcar|metro underground subway|fare ticket|travelcard pass
  |inspector conductor|driver chauffeur|passenger rider|seatbelt belt|carseat booster|visa permit|embassy consulate|rental hire|gearbox transmission
  |engine motor|bonnet hood|bumper fender|tyre wheel|headlight headlamp|mileage odometer|petrol gasoline unleaded|secondhand preloved
  |dealer dealership|dent scratch|claim compensation|compensation reimbursement|liability liable responsible|payout settlement|policyholder insured
  |quote quotation estimate|instalments payments|monthly month|upfront advance|prepay prepaid|deposit downpayment|owe debt
  |arrears overdue outstanding|loan credit|income earnings revenue|spend expenditure|convert conversion|banknote cash|accountant bookkeeper
  |invoice receipt|receipt proof|rebate refund|chargeback dispute|charged billed|double twice|wrongly mistakenly|unknown unrecognised unrecognized
  |scam phishing|hack compromised|verify verification confirm|authorise authorize approve|renew extend|lawsuit sue court|heir inherit
  |breach violation|prison jail|crime offence offense|inform notify|ask enquire inquire|enquiry inquiry question query|chat talk speak
  |talk lecture speech|voicemail answerphone|dial call|signal coverage|data gigabytes|allowance limit|topup recharge|prepaid payg|contract plan
  |laptop notebook computer pc|screen monitor|touchscreen display|charger adapter adaptor|earphones headphones earbuds headset|speaker loudspeaker
  |microphone mic|camera webcam|tv television telly|router modem|ethernet lan|speed bandwidth|buffering lag|bluetooth wireless|uninstall remove
  |update upgrade|version edition release|copy paste|undo revert|link url|icon symbol logo|font typeface|background wallpaper|layout design
  |zoom enlarge magnify|click tap|notification alert reminder|mute silence|stream broadcast|subtitle caption|transcript transcription
  |slow sluggish laggy|unresponsive frozen|virus malware|encrypt encryption|anonymous anonymise|consent agree permission|rights permission
  |colleague coworker|merge combine|split divide separate|compare comparison versus|integrate connect|developer programmer|deploy publish
  |hosting server|downtime maintenance|customise customize tailor|bespoke custom tailored|madetomeasure bespoke|blank empty
  |standard regular normal usual|specific particular|extra additional further|optional voluntary|mandatory compulsory obligatory required
  |essential necessary vital|recommend suggest advise|advice guidance|suitable appropriate fit suited|ideal perfect|bad poor awful terrible
  |favourite favorite popular|popular bestseller|famous renowned|rare scarce|unique exclusive|simple easy straightforward
  |difficult hard tricky complicated|complex complicated|possible feasible|roughly approximately approx|enough sufficient|several multiple
  |instead alternative substitute|alternative option choice|same identical|nice friendly|rude impolite|polite courteous|careful cautious
  |dangerous unsafe risky hazardous|risk danger hazard|protective protection|trust trustworthy reliable reputable|reliable dependable
  |review rating testimonial feedback|feedback opinion comments|survey poll|winner champion|award prize|raffle lottery
  |competition contest tournament|participate join attend|attendee participant|donate contribute contribution|volunteer helper
  |nonprofit ngo charitable|pray prayer worship|priest vicar pastor|bouquet flowers|florist flowers|flower bloom blossom|irrigation watering
  |hedge bush|greenhouse conservatory|farm farmhouse|sheep lamb|hen chicken|breed breeder|grooming groomer|claw nail|feed food|rehome adopt
  |worm deworm|haircut trim|hairdresser barber salon stylist|curly curls|shave razor|manicure nails|pedicure feet|eyelash lash|eyebrow brow
  |makeup cosmetics|acne spots pimples|lotion moisturiser moisturizer|deodorant antiperspirant|shirt blouse|glove mitten|underwear knickers lingerie
  |bra lingerie|pyjamas pajamas nightwear|sandals flipflops|wool woollen|hem shorten|tailor seamstress|pilling bobbling|men male|women female ladies
  |bracelet bangle|carat karat|bag handbag|umbrella parasol|puzzle jigsaw|boardgame game|teddy plush|highchair chair|dummy pacifier soother
  |bottle flask|thermos flask|rubber eraser|painting picture|sculpture statue|artist painter|exhibit exhibition|drawing sketch|pottery ceramics
  |ceramic porcelain|actor performer|band musicians|singer vocalist|choir chorus|sing vocals|comedy comedian|interval intermission
  |magazine journal periodical|scan scanner|lecturer professor|headmaster headteacher principal|faculty department|undergraduate bachelor
  |postgraduate master|doctorate phd|thesis dissertation|playtime recess|tutoring tuition|revision revise|alumni graduates|student learner
  |fill refill replenish|clothes garments apparel outfit attire|party celebration event|repay repayment payback|horse pony|fetch collect
  |stall booth kiosk|launder laundry|squeeze press|carpool rideshare|scooter moped|kaput busted broken|nicked stolen|dodgy suspicious
  |poorly ill unwell|quid pound gbp|bucks dollar usd|chuck discard dispose|tidy clean|posh luxury upscale|cosy cozy comfortable comfy
  |pretty beautiful lovely|brunch breakfast|supper dinner|freebie free giveaway|bonus incentive reward|surcharge supplement|bargain deal promotion
  |clearance sale reduced|haggle negotiate|autism autistic neurodivergent|relax unwind|breastfeed breastfeeding nursing|settings preferences options
  |toggle switch enable|username login|bot chatbot assistant|agent operator representative|advisor adviser consultant|hotline helpline
  |retailer stockist|supplier vendor|manufacturer maker producer|warehouse depot storeroom|range selection assortment|smelly stinky odour
  |sludge residue sediment|lump clump|foggy cloudy|wander stroll walk|ramble hike|tenancy lease|bedsit studio|removals moving movers|relocate move
  |decorator painter|handyman repairman technician|engineer technician|inspect inspection check|spotless clean|messy dirty|sticker label decal
  |bumpy uneven|steam vapour vapor|soggy wet|crispy crunchy|chewy tough|raw uncooked|fresh freshly|mouldy spoiled rotten|spoil rot|porridge oatmeal
  |seasoning spice|napkin serviette|cutlery silverware fork|pan saucepan|jug pitcher carafe|broth soup|bundle kit|brand label|factory manufacturing
  |lamp bulb led|reply respond answer|builder contractor|upkeep maintenance servicing|calm peaceful tranquil|amber orange yellow
  |commercial business professional|myself yourself|showroom store shop|basket cart trolley|item product goods merchandise
  |crumpled creased wrinkled crinkled|fray unravel|fade discolour discolor|sealed unopened|unused unworn untouched|stock inventory|restock replenish
  |unavailable soldout|discontinued obsolete|redeem spend|recipient addressee consignee|sender shipper|signature sign autograph|consignment shipment
  |misplaced mislaid lost|whereabouts location|unwanted unneeded|refusal denial rejection|entitlement right|markdown reduction discount
  |cashier teller|currency money|payslip paystub paycheck|thrifty frugal economical|worth value|valuation appraisal assessment|valuable precious
  |vintage antique retro|collector hobbyist enthusiast|hobby pastime|bid offer|barter swap|malfunction fault breakdown
  |defect flaw imperfection blemish|glitchy buggy|sputter splutter cough|clatter rattle clunk clank|thump thud bang|whine whirr hum|gurgle bubble
  |squeal screech shriek|crackle static|dim faint|dim darken|bright vivid brilliant|glow shine gleam|glare dazzle|sparkle glitter shimmer
  |steady constant stable|torch flashlight|lamp lantern|bulb lightbulb|lampshade shade|casing enclosure shell|chassis frame|slot groove notch
  |hinge pivot|latch clasp|clip clamp|bracket brace|hook peg hanger|rivet stud|cog gear sprocket|blade knife cutter|axle shaft spindle
  |piston plunger|spool reel bobbin|belt strap band|castor caster roller|drawer compartment|container receptacle vessel|tin canister|bucket pail
  |basin sink washbasin|pouch sachet packet|sack bag|carton box|barrel cask keg|plughole drain|drain empty|blockage obstruction|unclog unblock
  |crack fracture fissure|bent warped crooked distorted|misshapen deformed|melt dissolve|stiff rigid inflexible|floppy limp|brittle crumbly
  |crumble disintegrate|deteriorate degrade worsen|worn shabby tatty threadbare|bulge swell expand|droop sag|slip slide skid|topple overturn
  |tilt slant incline|wonky crooked lopsided|uneven irregular|tighten fasten|loosen slacken|slack loose|dismantle disassemble|calibrate align adjust
  |align straighten|refurbish renovate recondition overhaul|polish buff|sharpen hone|sterilise disinfect sanitise sterilize sanitize|scour scrub
  |sweep brush|mop wipe|freshen deodorise deodorize|ventilate airflow|draughty drafty breezy|condensation moisture|humid muggy moist
  |soaked drenched wet sodden|flood submerge inundate|frost ice|simmer boil|scald burn|electrocute shock|surge spike|voltage volts|wire cable
  |recharge charge|dock cradle|deplete drain exhaust|lifespan longevity durability|lifetime lifespan|handset receiver|tool implement utensil
  |equipment gear apparatus|accessory attachment|cartridge toner ink|capsule pod|stopper cork bung|corkscrew opener|whisk beat|ladle scoop
  |grater shredder|grate shred|chop slice dice|mash puree|carve slice|sprinkle dust|roast bake|broil grill|stew casserole|cornflour cornstarch
  |biscuit cookie|bun roll|sandwich panini baguette|crepe pancake|cereal muesli granola|jam marmalade preserve|jelly gelatin
  |dressing sauce condiment relish|mayonnaise mayo|ketchup catsup|rocket arugula|beetroot beet|swede rutabaga|pepper capsicum|maize corn sweetcorn
  |chickpea garbanzo|legume lentil|sultana raisin|mandarin clementine tangerine satsuma|rind zest peel|pip seed kernel|bacon ham gammon
  |sausage hotdog frankfurter|squid calamari|shellfish seafood crustacean|butter margarine|treacle molasses|espresso coffee|cordial squash
  |whisky whiskey scotch bourbon|champagne prosecco|intoxicated drunk tipsy|hungry starving peckish|thirsty dehydrated|edible eatable|yummy tasty
  |bland flavourless tasteless|tart tangy sour|sweet sugary|greasy oily fatty|runny watery|thick dense|charred burnt|rancid rotten|undercooked raw
  |tinned canned|wholemeal wholegrain wholewheat|sustainable ecological|compostable biodegradable|disposable throwaway|wrapper packaging
  |waiter waitress|crockery dinnerware tableware|goblet wineglass|tumbler glass|pantry larder|teatowel dishcloth|skillet pan|settee sofa
  |armchair recliner|footstool ottoman pouffe|bureau desk|sideboard dresser|bookcase bookshelf|nightstand bedside|fireplace hearth|chimney flue
  |comforter duvet|pillowcase pillowslip|doorbell chime|doorway entrance|windowsill ledge sill|shutter blind|skirting baseboard|plasterboard drywall
  |lino linoleum vinyl|primer undercoat|ladder stepladder|drainpipe downpipe downspout|cistern tank|plumbing pipework|insulation lagging
  |sunroom conservatory|driveway drive|pergola gazebo|spade shovel|secateurs pruners clippers|weedkiller herbicide|pesticide insecticide|slug snail
  |aphid greenfly|wasp hornet|cockroach roach|seedling sapling|germinate sprout|sow plant|repot transplant|shrub bush|wilt wither shrivel
  |twig branch|manure dung|turf sod|turf lawn|harvest pick|ripe mature|leash lead|hutch cage|tortoise turtle|rabbit bunny|moult shed|fur coat
  |purebred pedigree|mongrel crossbreed|football soccer|referee umpire|stadium arena|spectator audience|jog run|cyclist biker|mudguard fender
  |pannier saddlebag|inflate pump|oar paddle|yacht sailboat|billiards snooker|sweat perspire`;
