// English words for the same thing: what a visitor says beside what a page says. Each is a hint, as a word may well mean another.

/** Groups between bars, their words between spaces. */
export const RELATED_EN = `price cost fee charge rate expense tariff|pay payment paid|cheap affordable inexpensive discount|expensive costly|free complimentary gratis
  |buy purchase order acquire|sell sale retail|shop store|shipping delivery dispatch shipment postage|ship deliver send dispatch
  |return refund reimburse reimbursement|exchange replace replacement swap|warranty guarantee|cancel cancellation withdraw terminate
  |repair fix mend service|broken faulty defective damaged|problem issue fault trouble error failure|clean cleaning wash|open opening hours
  |contact reach call phone telephone email|address location located|hire recruit employ|job career vacancy employment position
  |staff employee worker personnel|boss manager head director|company firm business corporation enterprise|customer client buyer
  |user visitor member|account profile|login signin log sign|password passcode|register registration enroll signup|delete remove erase
  |add insert include|change modify alter update edit|create make build produce|start begin launch commence|stop end finish cease
  |need require requirement necessary|allow permit let enable|forbid prohibit ban|help support assist assistance|use usage utilize employ
  |get obtain receive acquire|give provide supply offer grant|show display present|find locate discover|choose select pick
  |keep retain store save|share disclose reveal transfer|collect gather obtain|data information details|protect secure safeguard
  |secure security safe safety|privacy private confidential|law legal statute|rule regulation policy|agreement contract terms
  |child children kid minor|parent mother father guardian|wife spouse husband married marry|born birth birthplace|die death died dead killed
  |kill murder assassinate|king monarch ruler emperor|win won victory winner|lose lost defeat|fight battle war|attack invade invasion
  |country nation state|city town|inhabitants population residents|live reside dwell|leader chief head president|author writer write written
  |film movie picture|book novel|song music|photo picture image|name called named known|found establish founder founded
  |invent inventor invention|discover discovery|cause reason lead|result effect consequence outcome|purpose aim goal objective
  |kind type sort category|part component piece|amount quantity number|weight heavy weigh|height tall high|width wide|depth deep|length long
  |distance far|speed fast quick quickly rapid|slow slowly|big large huge great|small little tiny compact|old age aged|new recent latest
  |hot warm heat temperature|water moisture|illness disease sickness disorder|medicine drug medication|treat treatment therapy cure
  |symptom sign|infect infection|car vehicle automobile|road street|flat apartment|house home|travel trip journey tour|airplane plane aircraft
  |ship boat vessel|teach teacher teaching education|student pupil|school university college|study research|idea concept notion|say state claim
  |think believe|important significant major key|main primary principal|also too additionally|method technique approach way procedure
  |difference differ distinct|similar alike like|increase rise grow growth|decrease decline reduce reduction fall|show demonstrate prove
  |example instance|document file paper|picture illustration|limit maximum cap|minimum least|average mean|error exception|function method
  |parameter argument option setting|configure configuration setup set|download fetch|programme program|tyre tire
  |parcel package|loan loaner lend borrow|noise noisy loud|smash smashed broken
  |fridge refrigerator freezer|holiday vacation|resell sell|delete destroy|machine device appliance|battery power|website site page
  |flash blink flicker|hum buzz rattle squeak squeal noise noisy|drip leak puddle|smash crush dent crack shatter damage|jam clog block stuck
  |smell odour odor stink|cord cable plug|mug cup|gift present|courier carrier postman|invoice bill|coupon voucher promo|try trial sample
  |secondhand refurbished preowned|fast quick express urgent|late delay overdue|lost missing vanish|wrong incorrect mistake
  |complain complaint unhappy dissatisfied disappointed|sour acidic|cold cool chill|wet damp moist|loose wobbly|spin rotate turn
  |press push hold|gush pour flow|quiet silent|taste flavour flavor|decaf decaffeinated|vegan vegetarian|wifi internet wireless|breakfast meal
  |gym fitness|luggage baggage suitcase|depart departure leave|mortgage loan|fraud scam|stolen theft steal robbed|licence license permit
  |tax vat duty|pension retire retirement|unemployed jobless|benefit allowance|fine penalty|appeal dispute|rubbish waste garbage trash bin
  |couch sofa|duvet quilt|phone mobile smartphone|petrol gas fuel|weekend saturday sunday|doctor physician gp|lawyer solicitor attorney
  |landlord owner|tenant renter lodger|rent lease|ill sick unwell|disabled disability wheelchair accessible|elderly senior old
  |teacher tutor instructor|class course lesson|exam test|degree diploma|fire flame|electricity power|outage blackout|tap faucet|lift elevator
  |queue wait waiting|appointment booking reservation book reserve|ticket pass|deadline due|amount sum total|maximum limit most
  |size dimension measurement|colour color shade|fabric material cloth|wash laundry|assemble assembly install installation setup
  |manual instruction guide|battery charge charger|screen display|button switch knob|hose pipe tube|lid cover cap|bottom base underside
  |edge rim border|spare part component|stain mark spot|scratch scuff|rust corrode corrosion|mould mold|filthy dirty dirt|overflow spill
  |overheat hot|stop halt pause|ruin damage harm|wallet purse|statement bill|overdrawn overdraft|transfer wire remit send|deposit savings
  |borrow finance financing credit|interest apr|cashback reward loyalty|atm cashpoint|chequing checking current|joint shared|passcode pin
  |lock locked freeze frozen block blocked suspend|unlock unblock unfreeze activate reactivate|stolen fraudulent unauthorised unauthorized
  |spouse partner husband wife|nominee beneficiary heir|insurance insured cover coverage policy|premium payment|accident crash collision
  |injury injured hurt|hospital clinic|dentist dental teeth|glasses spectacles optician eye|prescription medication|vaccine vaccination jab
  |baby infant newborn pregnancy pregnant maternity|funeral burial death bereavement|divorce separation separated|custody guardianship
  |marriage wedding|passport travel|driving driver|mot inspection|council municipal local|vote voting election
  |citizen citizenship naturalisation nationality|asylum refugee|immigrant immigration migrant|landline telephone|broadband internet
  |roaming abroad|sim esim|tariff plan package|cabin room suite|bunk bed|view facing overlook|spa sauna massage|swimming pool swim|bar pub
  |restaurant dining dinner|lunch dinner meal|buffet breakfast|allergy allergic allergen intolerance|gluten coeliac celiac|nut nuts peanut
  |halal kosher|shuttle transfer airport|taxi cab|bus coach|train railway|bike bicycle cycle|parking park garage|smoking smoke smoker
  |towel linen|hairdryer dryer|safe locker|concierge reception frontdesk desk|housekeeping cleaning|overnight night|stay staying accommodation
  |crib cot|firm firmness hard|sag sagging dip|springs coil|topper pad|mattress bed|pillow cushion|headboard frame|backpack rucksack bag
  |tent camping|waterproof rainproof weatherproof|boot shoe footwear trainers sneakers|trousers pants jeans|jumper sweater pullover|jacket coat
  |dress gown|sock tights|shrink shrunk|dye bleach|handmade handcrafted artisan|organic bio natural|sugar sugarfree sweetener
  |expire expiry shelf|keep store storage|brewing steep infusion|leaf leaves|kiln fired|microwave oven|oven hob stove|chip chipped crack
  |pattern print design|personalise personalised personalize customise customised custom engrave engraving monogram
  |wholesale bulk reseller trade|b2b business corporate|sponsor sponsorship partnership|affiliate referral refer
  |newsletter subscribe subscription|unsubscribe optout|spam junk|app application mobile|bug glitch crash error|slow lag
  |sync synchronise synchronize|backup restore|upload attach|print printer|export download|reset restart reboot|excess deductible
  |insurer underwriter|roof ceiling|burglary break-in theft|windscreen windshield glass|breakdown roadside recovery|homework assignment
  |enrolment enrollment admission admissions|tuition fees|scholarship grant bursary|uniform dress|canteen cafeteria lunch
  |headteacher principal head|absence absent|term semester|kindergarten nursery preschool|library librarian|museum gallery exhibition
  |theatre theater cinema|concert gig show|adult grownup|pensioner senior|concession reduced|guide tour guided|wheelchair accessible step-free
  |pram buggy stroller pushchair|toilet bathroom restroom loo wc|cloakroom locker|map directions|hike hiking trail walk|boat ferry cruise
  |airport terminal|layover stopover connection|aisle window|carry-on cabin handbag|overweight excess|boarding gate|reschedule rebook change
  |flight plane|starter appetizer appetiser|main entree|dessert pudding|takeaway takeout|spicy hot chilli|booking table|corkage wine
  |tip gratuity|menu dish dishes|vet veterinary veterinarian|neuter spay castrate|flea tick|microchip chip|puppy kitten
  |appointment consultation visit|gp doctor surgery practice|x-ray scan mri|therapy therapist counselling counseling|physio physiotherapy
  |pharmacy chemist|pain ache hurt|fever temperature|pill tablet|side-effect reaction|diet nutrition|pregnant expecting|seat licence user
  |trial free|api integration|webhook callback|sso single|2fa mfa two-factor authentication|admin administrator
  |workspace team organisation organization|storage space quota|outage downtime status|roadmap upcoming|changelog release|template theme
  |dashboard report analytics|csv spreadsheet excel|import migrate migration|sandbox test staging|key token|controller gamepad joystick
  |multiplayer coop co-op online|achievement trophy|dlc expansion addon|savegame save|keyboard mouse|graphics video gpu|fps framerate
  |ban banned suspended|cheat cheating hack|soil compost earth|fertiliser fertilizer feed|prune trim|pot planter|sunny sun sunlight
  |pest bug insect|lawn grass|indoor houseplant inside|frost hardy winter|drill screw|wood timber wooden|steel metal|plastic polymer|glass pane
  |plumber plumbing|electrician electrical|heater heating radiator|boiler furnace|aircon conditioning|puncture flat tyre|e-bike electric
  |saddle seat|motorbike motorcycle|mileage miles range|ring jewelry jewellery|gold golden|silver sterling|diamond stone gem|resize size
  |necklace chain pendant|watch strap|engagement wedding|perfume fragrance scent|skin skincare face|hair shampoo`;
