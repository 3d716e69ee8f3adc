// English. The fields are explained in ../pack/language-pack.ts.
import { COMMON_EN } from '../common-words/en.ts';
import { ORDINARY_EN } from '../common-words/ordinary-en.ts';
import { CONCEPTS_EN } from '../concepts/en.ts';
import { ELSEWHERE_EN } from '../elsewhere/en.ts';
import type { LanguagePack } from '../pack/language-pack.ts';
import { RELATED_EN } from '../related-words/en.ts';
import { RELATED_EN_SERVICES } from '../related-words/en-services.ts';
import { stemEnglish } from '../stems/en.ts';

export const en: LanguagePack = {
  code: 'en',
  rank: 1,
  detection: { countedIn: 'latin' },
  stem: stemEnglish,
  opinions: 'worth|recommend|recommended|review|reviews|opinion|opinions|overrated',
  superlatives: {
    'price<':
      'cheapest|least expensive|lowest price|lowest cost|most affordable|cheap one|cheaper one|less expensive one|which is cheaper|which one is cheaper|what is cheaper',
    'price>':
      'most expensive|priciest|dearest|highest price|expensive one|more expensive one|dearer one|which is more expensive|which one is more expensive',
    'weight<': 'lightest',
    'weight>': 'heaviest',
    'noise<': 'quietest|most quiet|least noisy',
    'noise>': 'loudest|noisiest',
    'power>': 'most powerful|strongest',
    'any<': 'smallest|narrowest|shortest|fastest|quickest|lowest|least',
    'any>': 'biggest|largest|widest|longest|tallest|slowest|highest|most',
  },
  polar: {
    begins:
      'do you|do u|does|can i|can you|can u|can we|could i|may i|is it possible|is it possible to|is|are|are you|are there|is there|will you|do they|u|you|can|could you|am i allowed|am i allowed to|is it ok|is it allowed',
    denies:
      'do not|dont|does not|doesnt|cannot|can not|cant|will not|wont|may not|must not|is not|isnt|are not|arent|is no longer|are no longer|no longer|never|should not|shouldnt',
    none: 'no|neither',
    grants: 'you can|you may|we can|can be|may be|is|are|we|also|can|may|you are welcome to',
    vague:
      'allowed|permitted|accepted|accept|accepts|available|possible|welcome|offered|offer|offers|provided|provide|supported|support|included|use|used|have|has|get|bring|take|come|comes|make|made|sell|sold|allow|put|keep|u|ur|r',
    cases:
      'if|unless|except|only|without|after|before|when|until|more than|less than|instead|otherwise|provided that|as long as|excluding|but not',
    breaks: 'because|but|although|though|since|while|whereas|so that|so|and so|which|who|however',
    circumstances: 'with|for|in|on|at|during|from|within|by|under|over|through|via|outside|inside',
    yes: 'Yes.',
    no: 'No.',
  },
  cases: {
    below: 'under|below|less than|fewer than|younger than|shorter than|lighter than|smaller than|before',
    atMost: 'up to|at most|max|max.|maximum|maximum of|a maximum of|no more than|not more than|until|within|to age',
    above: 'over|above|more than|older than|heavier than|longer than|larger than|bigger than|exceeding',
    atLeast: 'from|at least|min|min.|minimum|minimum of|a minimum of|minimum age|minimum age of|aged',
    orMore:
      '+|and over|or over|and older|or older|and above|or above|or more|and more|and up|plus|upwards|or longer|or heavier|and upwards|or earlier|or later|and heavier|and longer',
    orLess: 'or less|or fewer|and under|or under|or younger|and younger|and below|or below|or shorter|or lighter',
    old: 'old|olds|yo|of age|y/o|yr old|yr olds|year-old|y o',
    isAged:
      'im|i am|is|are|hes|shes|theyre|aged|age|turning|turns|turned|mine is|he is|she is|she was|he was|being|thats',
    afterAge:
      'and|or|can|so|is|with|she|he|what|how|do|does|am|are|which|where|when|they|any|may|but|has|needs|wants|now',
    people:
      'people|persons|person|ppl|pax|kids|kid|children|child|childs|adults|adult|guests|guest|students|pupils|players|girls|boys|women|men|friends|of us|attendees|participants|employees|staff|participants|visitors|members|heads|seats|delegates|desks|computers',
    groupOf: 'group of|party of|class of|team of|pack of|family of|table of|table for|groups of|were|we are',
    ahead: 'before|ahead|prior|in advance|notice|beforehand|until|to go|left|away|from now',
    columns: {
      age: 'age|ages|aged|year|years|old|child|children|kid|kids|born',
      people:
        'people|persons|children|kids|guests|group|groups|size|number|players|pupils|students|adults|participants|seats|capacity',
      ahead: 'notice|days|cancel|cancellation|cancelled|before|when|withdraw|withdrawal|time',
      mass: 'weight|kg|kilos|dog|dogs|cat|cats|parcel|load',
      length: 'length|long|height|tall|m|metres|cm',
    },
  },
  limits:
    'if|unless|except|only|instead|used|refurbished|otherwise|outside|without|abroad|from(?= ?[€$£]?[0-9])|up to|at least|at most|more than|less than|over|under|about|around|usually|normally|sometimes|often|former|formerly|previously|was|were|used to|first|additional|extra|another|other|when|express|student|students|child|children|business|offer|sale',
  pageWords:
    'about us home homepage welcome contact news journal blog faq faqs frequently asked questions question answers help support service customer terms conditions policy policies information info details overview our your the and of how it works start page shop store post update updates',
  functionWords: `a about above after again all also am an and any are as at be because been before being below between both but by
    can could did do does doing down during each either else ever every few for from further get gets got had has have having he
    her here hers him his how i if in into is it its itself just let like me mine more most much my no nor not now of off on once
    only onto or other our ours out over own same shall she should so some such than that the their theirs them then there
    these they this those through to too under until up upon us very was we were what whatever when where which while who whom
    whose why will with within without would yet you your yours s t d m ll re ve don doesn didn isn aren wasn weren won couldn
    shouldn wouldn hasn haven hadn mustn needn ain there's one many way may might must`,
  chatWords: `hi hello hey dear please thanks thank thankyou sorry excuse bother bothering kindly help tell know wondering wonder ask asking
    question questions quick browsing browse looking look wanted want need anyone someone somebody something guys team sir madam appreciate really sure place
    right friend friends talking talk day great good morning afternoon evening explain understand seem maybe actually currently find think hope
    happen able possible ok okay guess couldn agree idea quickly regarding concerning page website site chat bot assistant come comes best`,
  offers: 'sell|sells|selling|stock|stocks',
  having: {
    begins:
      'do you have|do you sell|do you offer|do you stock|do you carry|do you guys have|do you guys sell|do u have|do u sell|do u offer|do u stock|you have|you sell|u have|u sell|have you got|have u got|got any|is there|are there|any',
    says: (name) => `Yes: ${name}.`,
  },
  services: 'repair|repairs|fix|mend|service',
  negations: 'no|not|without|never|cannot|nothing',
  textWords:
    'policy policies rules guideline guidelines conditions statement info information details overview instruction instructions tutorial',
  abbreviations:
    'mr mrs ms dr st vs no nos prof jr sr inc ltd co corp e.g i.e eg ie etc cf al fig figs vol pp p ch sec approx dept est gen gov hon rev sgt col capt lt',
  contractions:
    "hasn't=has not|haven't=have not|hadn't=had not|isn't=is not|aren't=are not|wasn't=was not|weren't=were not|don't=do not|doesn't=does not|didn't=did not|couldn't=could not|wouldn't=would not|shouldn't=should not|mustn't=must not|needn't=need not|won't=will not|can't=cannot|ain't=is not|i'm=i am|i've=i have|you're=you are|you've=you have|they're=they are|they've=they have|we've=we have|that's=that is|there's=there is|here's=here is|what's=what is|where's=where is|how's=how is|when's=when is|who's=who is",
  shorthand:
    'rn=right now|appt=appointment|appts=appointments|till=until|tel=telephone|tele=telephone|temp=temperature|temps=temperature|pkg=package|pkgs=packages|nr=number|sub=subscription|subs=subscription|subscr=subscription|diff=difference|diffs=differences|hcmc=ho chi minh city|uk=united kingdom|usa=united states|dishwasher safe=in the dishwasher|the us=the united states|the u.s=the united states|eu=european union|w=with|outta=out of|wheres=where is|hows=how is|whens=when is|chng=change|chg=change|avail=available|dims=dimensions|wt=weight|sz=size|dept=department|tech=technical|info=information|warr=warranty|del=delivery|intl=international|approx=about|til=until|xmas=christmas|bday=birthday|spec=specifications|specs=specifications|instr=instructions|ques=question|prob=problem|probs=problems|cond=condition|refurb=refurbished|mths=months|mth=month|yrs=years|yr=year|wks=weeks|wk=week|biz=business|reg=registration|sched=schedule|u=you|r=are|wher=where|were r=where are|4 the=for the|4 a=for a|4 an=for an|4 my=for my|4 our=for our|4 me=for me|4 us=for us|4 u=for you|4 it=for it|4 this=for this|how 2=how to|want 2=want to|going 2=going to|able 2=able to|where 2=where to|2 u=to you|2 me=to me|2 my=to my|2 the=to the|wer=where|ur=your|pls=please|plz=please|prise=price|hw=how|wat=what|wht=what|wats=what is|whats=what is|whr=where|wen=when|abt=about|bcoz=because|cud=could|shud=should|hrs=hours|addr=address|adress=address|appt=appointment|msg=message|pymt=payment|pmt=payment|qty=quantity|amt=amount|acct=account|num=number|cust=customer|svc=service|rtn=return|wknd=weekend|wkend=weekend|tmrw=tomorrow|tmr=tomorrow|2moro=tomorrow|rcvd=received|recd=received|dlvry=delivery|deliv=delivery|guarentee=guarantee|recieve=receive|recieved=received|cancle=cancel|cancelation=cancellation|waranty=warranty|adn=and|teh=the|amex=american express|ppl=people|wich=which|y=why|thru=through|cuz=because|whos=who is|fone=phone|lite=light|nite=night',
  questions: {
    number:
      'how many|how much|how long|how old|how far|how tall|how high|how large|how big|how often|how heavy|how wide|how deep|how thick|how hot|how cold|how fast|how soon|how quickly|how frequently|what percentage|what percent|what number|what is the price|cost',
    date: 'when|what year|which year|what date|what day|what month|what time|what century|in what year',
    person: 'who|whom|whose',
    place: 'where|what city|which city|what country|which country|what state|what town|what place',
    reason: 'why|what caused|what is the reason|reason|what causes',
    manner: 'how do i|how can i|how to|how do you|how can you|how does|how did|how should|how is|how are|how',
    definition: 'what is a|what is an|what is|what are|what does|meaning of|define',
  },
  pronouns: {
    one: 'which|this|that|another|other|second|third|fourth|fifth|new|old|each|every|any|no|better|best|good|bad|right|wrong|last|first|next|same|different|expensive|big|small|large|light|heavy|quiet|loud|fast|slow|strong|cheap|[a-z]+est|cheaper|bigger|smaller|larger|lighter|heavier|quieter|louder|faster|slower|stronger|weaker|older|newer|shorter|longer|taller|wider|simpler|easier|nicer|pricier|higher|lower|warmer|cooler|hotter|darker|brighter|thinner|thicker|softer|harder|safer|smarter|cleaner',
  },
  residing: 'live|living|based|located|lives',
  choosing: 'or',
  comparing:
    'vs|versus|differences?|differ|compared?|comparison|which (?:one )?is (?:better|cheaper|faster|smaller|bigger|lighter|quieter)|better than|or should i',
  timeNouns: {
    nouns: 'time|times',
    isLast: true,
    lasting:
      'delivery|shipping|dispatch|waiting|wait|lead|processing|handling|repair|cooking|baking|brewing|brew|drying|response|reply|turnaround|travel|travelling|journey|flight|driving|walking|transit|transfer|recovery|healing|charging|battery|running|download|loading|production|working|full|part|half|first|last|next|long|short|every|any|some|more|free|spare|this|that|one|same|of|on|over|each|all|shelf|curing|setting|exposure|build|notice|return|refund|payment|preparation|prep|screen|play|playing|transport|customs|heating|warm|warm-up',
  },
  valueQuestions: {
    timespan:
      'how long|how many seconds|how many minutes|how many hours|how many days|how many weeks|how many months|how many years|how soon|how fast|how quickly|how old|what age|duration',
    recurring: 'how often|how frequently|how many times|how regularly',
    money:
      'how much does|how much do|how much is|how much are|how much will|how much money|cost|costs|price|prices|fee|fees|expensive|worth|salary',
    percent: 'percent|percentage|what share|what proportion|what fraction',
    measure:
      'how far|how tall|how high|how deep|how wide|how heavy|how hot|how big|how large|what temperature|what size|distance|weight|height|how many miles|how many kilometers|how many grams|how many kilograms|how many liters|how many litres|capacity',
    clock: 'what time|opening hours|what hours|open|close|opening|closing|when do you open|business hours',
    contact: 'phone number|telephone number|email address|mail address|what number do i call',
  },
  values: {
    number:
      'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|billion|half|dozen|several',
    time: '(?:second|minute|hour|day|week|month|year|decade|centur(?:y|ie)|night)s?|mins?|hrs?|(?:working|business)',
    recurring: 'daily|weekly|monthly|yearly|annually|annual|every|each|per|once|twice|always|never|regularly|times',
    money:
      'dollars?|cents?|euros?|pounds?|rupees?|yen|yuan|francs?|pesos?|baht|usd|eur|gbp|inr|chf|cny|jpy|free|free of charge',
    free: 'free',
    percent: 'percent|per cent|percentage',
    measure:
      '(?:mile|meter|metre|kilometer|kilometre|inch|acre|ton|tonne|gallon|liter|litre|gram|ounce|degree|watt|volt)(?:e?s)?|feet|foot|lbs?|miles per hour|mph',
    month: String.raw`january|february|march|april|may(?=\s*\p{N})|(?<=(?:\p{N}|(?<!\p{L})(?:in|since|until|till|by|of|from|to|late|early|mid|and))\s)may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|century|centuries|christmas|easter`,
    clock: "[ap]\\.?m\\.?|o'clock|noon|midnight",
    cause:
      'because|due to|owing to|since|so that|in order to|as a result|caused by|reason|therefore|thus|thanks to|led to|result of|to avoid|to prevent',
    copula: 'is|are|was|were|means|refers to|known as|called|defined as|consists?',
    at: 'in|at|on|near|from|to|of|between|through|across',
    backwards: 'he|she|it|they|this|these|that|those|his|her|its|their|such|however|also|but|then|there',
  },
  attributes: {
    weight: {
      asks: 'how heavy|heavier|heaviest|lighter|lightest|weight|weigh|weighs|how many kilograms|how many kilos|how many grams|how many pounds|how many kg|how many lbs|kilos|kgs',
      names: 'weight weighs heavy kilograms',
    },
    size: {
      asks: 'how big|how large|how wide|how deep|how tall|how high|width|height|depth|what size|size of|dimensions|footprint|fit|fits|measurements',
      names: 'width depth height dimensions size wide deep tall compact',
    },
    power: {
      asks: 'how many watts|watts|watt|wattage|power consumption|power',
      names: 'power watts wattage',
    },
    voltage: {
      asks: 'voltage|how many volts|volts',
      names: 'voltage volts',
    },
    temperature: {
      asks: 'temperature|temperatures|how hot',
      names: 'temperature',
    },
    capacity: {
      asks: 'capacity|how many litres|how many liters|how many gallons|how much water|how much does it hold|volume in litres|tank size|size of the tank|size of the water tank',
      names: 'capacity litres tank reservoir hopper',
    },
    noise: {
      asks: 'how loud|how noisy|noise level|noise|loud|noisy|quiet|quieter|quietest|louder|loudest|how silent|silent|decibels|decibel|sound level',
      names: 'noise loud',
    },
    readiness: {
      asks: 'warm up|warmup|warm-up|warms up|warming up|to heat up|heat up time|heat-up time|heating time|time to ready|ready time|get hot|gets hot|till hot|until hot|is hot|start up time|startup time|boot time|to heat|take to heat|takes to heat|preheat|pre heat|preheating|fast is it ready|quickly is it ready',
      names: 'ready warm heat startup',
    },
    price: {
      asks: 'how much is|how much are|how much does|how much do|how much for|how much to|how much would|how much will|how much was|how much it|how much this|how much that|how much per|how much each|how much extra|how much if|how much a day|how much a night|how much a week|how much a month|how much a year|how much you charge|how much you pay|how much i pay|how much we pay|cost|costs|price|prices|pricing|expensive|how much money',
      asksLast: 'how much',
      asksOfThing: 'how much',
      names: 'price prices cost costs fee euros dollars pounds',
    },
    hours: {
      asks: 'opening hours|opening times|business hours|hours of operation|working hours|what hours|what time do you open|what time do you close|when do you open|when do you close|when are you open|are you open|open on',
      names: 'open opening hours monday tuesday wednesday thursday friday saturday sunday weekdays',
    },
    phone: {
      asks: 'contact number|contact numbers|contact no|phone no|telephone no|tel no|number to call|phone number|telephone number|phone|telephone|call you|hotline|helpline|call center|call centre',
      names: 'phone telephone tel call mail email contact',
    },
    contact: {
      asks: 'where are you located|where are you based|where are you exactly|where exactly are you|where are you|where is your shop|where is your store|where is your office|where is the shop|where is the store|where is the office|where is the workshop|where is your workshop|where is the showroom|where is your showroom|workshop address|showroom address|do you have a shop|do you have a store|do you have a showroom|do you have shops|do you have stores|is there a shop|is there a store|is there a showroom|physical store|physical shop|where can i get it repaired|where do i get it repaired|service centre address|service center address|shop address|store address|office address|adress shop|address shop|your address|your location|visit you|mail address|reach you|contact you|email address|email|contact details',
      asksAlone:
        'call|contact|contacts|contact us|contact info|contact information|get in touch|how to contact you|address|the address|location|locations|postal address|street address',
      names: 'phone telephone tel call mail email contact',
    },
  },
  relatedWords: `${RELATED_EN}|${RELATED_EN_SERVICES}`,
  irregularForms: `minute min|hour hr|arise arose arisen|awake awoke awoken|bear bore borne|beat beaten|become became|begin began begun|bend bent|bind bound|bite bit bitten|bleed bled|blow blew blown
    |break broke broken|breed bred|bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|cling clung|come came|creep crept
    |deal dealt|dig dug|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|fight fought|flee fled
    |fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone
    |grow grew grown|hang hung|hear heard|hide hid hidden|hold held|keep kept|know knew known|lay laid|lead led|learn learnt|lend lent|lose lost|make made|mean meant
    |meet met|pay paid|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|seek sought|sell sold|send sent|sew sewn|shake shook shaken
    |shine shone|shoot shot|show shown|shrink shrank shrunk|sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|spend spent|spin spun
    |stand stood|steal stole stolen|stick stuck|sting stung|strike struck|strive strove striven|swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken
    |teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|wake woke woken|wear wore worn|weave wove woven|weep wept|win won|withdraw withdrew withdrawn
    |write wrote written|man men|woman women|child children|foot feet|tooth teeth|mouse mice|goose geese|person people|life lives|wife wives|knife knives|leaf leaves|wolf wolves
    |half halves|bacterium bacteria|virus viruses virion|criterion criteria|phenomenon phenomena|analysis analyses|hypothesis hypotheses|index indices|datum data
    |color colour|colored coloured|flavor flavour|favorite favourite|labor labour|neighbor neighbour|odor odour|mold mould|behavior behaviour|honor honour
    |humor humour|harbor harbour|rumor rumour|vapor vapour|liter litre|meter metre|fiber fibre|center centre|theater theatre|gray grey|catalog catalogue
    |dialog dialogue|aluminum aluminium|jewelry jewellery|pajamas pyjamas|defense defence|license licence|customize customise
    |personalize personalise|organize organise|recognize recognise|authorize authorise|sterilize sterilise|sanitize sanitise|summarize summarise
    |apologize apologise|analyze analyse|realize realise|enroll enrol|fulfill fulfil|instal install|curb kerb|yogurt yoghurt|cozy cosy|donut doughnut
    |pediatric paediatric|anesthetic anaesthetic|orthopedic orthopaedic|diarrhea diarrhoea|anemia anaemia|maneuver manoeuvre`,
  searchIntent: {
    hard: '/search|web search|websearch|web-search|internet search|internet-search|search the web',
    verbs: 'search|find|look up|look for|google',
    nouns: 'web|internet|online|news|information|info|report|reports|article|articles',
    googleWords: 'google',
  },
  figures: {
    durations: {
      15: 'quarter of an hour|quarter hour',
      30: 'half an hour|half hour|half-hour|half hr|1/2 hour|½ hour',
      45: 'three quarters of an hour|three quarter hour',
      60: 'a full hour|full hour|whole hour|one hour|1 hour|1 hr|1hr',
      90: 'an hour and a half|hour and a half|one and a half hours|1.5 hours|1 1/2 hours|1½ hours',
    },
    units: {
      second: 'second seconds sec secs',
      minute: 'minute minutes min mins',
      hour: 'hour hours hr hrs',
      day: 'day days workday workdays',
      week: 'week weeks',
      month: 'month months',
      year: 'year years yr yrs',
      percent: 'percent pct',
      milligram: 'milligram milligrams',
      gram: 'gram grams',
      kilogram: 'kilo kilos kilogram kilograms',
      tonne: 'tonne tonnes ton tons',
      millilitre: 'millilitre millilitres milliliter milliliters',
      litre: 'litre litres liter liters',
      millimetre: 'millimetre millimetres millimeter millimeters',
      centimetre: 'centimetre centimetres centimeter centimeters',
      metre: 'metre metres meter meters',
      kilometre: 'kilometre kilometres kilometer kilometers',
      bar: 'bar bars',
      watt: 'watt watts',
      kilowatt: 'kilowatt kilowatts',
      volt: 'volt volts',
      degree: 'degrees',
    },
    currencies: {
      dollar: 'dollar dollars',
      EUR: 'euro euros',
      GBP: 'pounds pound_sterling',
      'yuan or yen': 'yuan yen',
    },
    scales:
      'thousand:1e3 million:1e6 millions:1e6 mio:1e6 billion:1e9 billions:1e9 bn:1e9 trillion:1e12 trillions:1e12',
    months:
      'january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sep sept|october oct|november nov|december dec',
    calendar: 'monday tuesday wednesday thursday friday saturday sunday',
    numbers:
      'zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90',
    factors: 'hundred:100 thousand:1000',
    adjectives: 'working business calendar full whole more extra additional',
    partOf: 'of|in|out of|of every|out of every',
    range: 'to|until',
    capitals: "i['’]\\p{L}+",
  },
  citing: {
    asides: [
      'according to|as per|as seen in',
      ...'stated described shown mentioned noted explained listed given reported detailed'
        .split(' ')
        .flatMap((said) => [`as ${said} in`, `as ${said} by`, `as ${said} on`]),
    ].join('|'),
    bases: 'based on|per',
    clauses: 'as',
    clauseTail:
      ' +(?:says?|said|states?|stated|notes?|noted|explains?|reports?|puts? it|shows?|writes?|mentions?|confirms?)(?![a-z])',
    pointers: 'see|see also|please see|refer to|please refer to|cf.|source:|sources:',
    pointerTail: '(?: +for (?:more |further )?(?:details|information|detail|info))?',
    speakerTail:
      ' +(?:(?:says?|said|states?|stated)(?: +that|:|,)?|(?:notes?|explains?|reports?|writes?|mentions?|shows?|confirms?|claims?|adds?|indicates?|points? out)(?: +that|:))(?![a-z])',
    prepositions: 'in|from|of|by|on|at|to|with|as|than|under|per|based on',
    nouns: 'the source|source|sources|the page|page|the article|article|the document|document|result',
    joiners: 'and|or|&|as well as',
    page: 'the page',
  },
  followUp: {
    more: '(?:(?:can|could) you )?(?:(?:tell|give|show) me )?(?:some |a bit |a little )?more(?: info(?:rmation)?| details?)?(?: (?:about|on) (?:it|this|that))?(?: please| pls)?|(?:more )?details?(?: please| pls)?|go on|continue|keep going|(?:can you |could you |please )?(?:explain|elaborate)(?: (?:more|further|it|this|that))?(?: please)?|what else|anything else about (?:it|this|that)',
    corrections:
      '(?:(?:no+|nope|nah|sorry|wait|oops|wrong|not that)[ ,.]{1,3}){0,2}(?:i (?:mean|meant|am talking about|was talking about|was asking about|asked about|meant to (?:say|write|ask))|meant)|(?:no|nope|sorry|not that)(?=[ ,.]{1,3}the [\\p{L}\\p{N}]+[?!. ]*$)',
    toSite: 'where (?:exactly )?(?:are|r) (?:you|u|ya)(?: guys)?(?: (?:exactly|located|based))?|where (?:you|u) at',
    possessives: 'its|their|his|her',
    openings:
      'and|n|nd|or|but|also|then|so then|what about|how about|and what|what if|is that|does that|same for|same with|not for|even if|even|only|except|also|with|without|until|since when|by when|which one|which of|why|how come|in that case|instead|another|any others?|tell me more|more about|more info|more details|(?:to|for|in|on|at|from|per|during|within|under|over|above|below|outside|inside) (?:the |a |an )?[\\p{L}\\p{N}]+[?!. ]*$',
    swaps:
      'and what about|and how about|what about|how about|and(?! (?:in|on|at|for|with|without|from|if|when|how|what|is|are|does|do|can))|or(?! (?:in|on|at|for|with|without|from|if))',
    pronouns:
      'it(?! (?:be )?(?:ok|okay|possible|allowed|fine|true|safe|necessary|required|mandatory)(?![\\p{L}]))|its|that|this|these|those|they|them|their|both|(?:the|that|this|which|what|other|another|first|second|third|last|\\p{L}{3,8}er) ones?|the other|the others',
    endings: 'too|as well|instead|then|either',
  },
  dialogue: {
    greeting:
      'hi|hello|helo|hallo|hey|heya|hiya|howdy|yo|greetings|hi there|hello there|hey there|hi again|hello again|hi all|hi everyone|hello everyone|hi team|hello team|hi guys|hey guys|good morning|good afternoon|good evening|good day|morning|afternoon|evening|gm|anyone here|anyone there|is anyone here|is anyone there|is anybody there|anybody there|anybody here|are you there|you there|how are you|how are you doing|how are you today|how r u|how is it going|hows it going|whats up|wassup|sup|nice to meet you|hi hi|hello hello|hey hey|heyy|hii|hiya there|hi you|good morning to you|good day to you|gday|g day|top of the morning|good to see you|nice to see you|good to meet you|pleased to meet you|pleasure to meet you|long time no see|how do you do|how have you been|how are things|how are you all|hows everything|hows your day|hows your day going|how is your day|how is your day going|hope you are well|hope youre well|hope you are doing well|hope youre doing well|i hope you are well|hows life|how u doing|how you doing|how r you|whats new|whats going on|hello world|hello bot|hi bot|hey bot|anyone|anybody|knock knock|are you online|are you here|you here|is there anybody|is there anyone',
    thanks: [
      'thanks|thank you|thank u|thankyou|thx|thnx|tnx|thks|tks|thanx|ty|tysm|tyvm|cheers|much appreciated|appreciate it|i appreciate it|i really appreciate it|thanks a lot|thanks so much|thanks very much|thanks a bunch|thanks a million|thanks again|thanks for the help|thanks for your help|thanks for helping|thanks for the info|thanks for your time|thank you so much|thank u so much|thank you very much|thank you for your help|thank you for the help|many thanks|that helped|that helps|that helps a lot|that was helpful|very helpful|this helps|you have been helpful|youve been helpful|you have been very helpful|thanks heaps|thanks a ton|thanks a bundle|thanks loads|thanks in advance|thanks anyway|thank you anyway|thanks everyone|thank you kindly|thank you ever so much|thank you a lot|thank you again|thank you all|thank you in advance|thank god|thank goodness|much obliged|i am grateful|im grateful|so grateful|many many thanks|big thanks|huge thanks|a thousand thanks|lots of thanks|thanks thanks|god bless|god bless you|bless you|you saved me|you saved my day|you made my day|lifesaver|that was really helpful|that was very helpful|that was so helpful|that is helpful|thats helpful|thats very helpful|thats really helpful|super helpful|really helpful|so helpful|most helpful|you helped a lot|you helped me a lot|you really helped|you helped me|that really helped|that helped a lot|it helped|it helps|its helpful|how kind|how kind of you|thats kind|thats very kind|thats very kind of you|thats nice of you|so kind|so kind of you|very kind of you|youre very kind|you are very kind|youre too kind|appreciated|really appreciated|greatly appreciated|i appreciate that|i appreciate your help|i appreciate the help|appreciate that|appreciate your help|appreciate the help',
      ...[
        'thanks for',
        'thank you for',
        'thx for',
        'thank you so much for',
        'thanks a lot for',
        'many thanks for',
      ].flatMap((start) =>
        'that|this|it|everything|all|all that|the help|your help|helping|helping me|the info|the information|the answer|the reply|the quick reply|the quick response|the response|the fast reply|your reply|your answer|your response|your time|your support|the support|your assistance|the assistance|the explanation|explaining|the clarification|clarifying|clearing that up|the update|the tip|the advice|the details|letting me know|telling me|your patience|your service|the service|checking|the link|the heads up|your kindness|your effort|answering|being here'
          .split('|')
          .map((what) => `${start} ${what}`),
      ),
    ].join('|'),
    bye: [
      'cheerio|au revoir|thats it|that is it|thats everything|that is everything|thats all i needed|thats everything i needed|gotta get going|gotta run|have to run|see you tomorrow|see you then|until next time|bye|byebye|goodbye|good bye|bye for now|bye now|ciao|cya|see you|see ya|see you later|see you soon|later|laters|talk to you later|ttyl|good night|have a nice day|have a good day|have a great day|have a good one|have a nice evening|have a nice weekend|have a good weekend|take care|thats all|that is all|that would be all|that will be all|that was all|nothing else|no more questions|im done|i am done|we are done|gotta go|i have to go|i gotta go|farewell|so long|adios|goodnight|nighty night|sleep well|brb|be right back|gtg|g2g|got to go|i got to go|i need to go|i must go|i should go|i have to leave|i need to leave|time to go|off i go|im off|i am off|im leaving|signing off|over and out|ill be back|i will be back|be back later|ill come back later|i will come back later|ill get back to you|i will get back to you|you too|same to you|speak soon|speak later|speak to you soon|speak to you later|talk soon|talk later|talk to you soon|chat soon|chat later|catch you later|catch up later|see you around|see you next time|see you next week|see you again|till next time|till then|until then|until later|bye then|ok bye|bye for today|nothing more|nothing further|thats all for now|thats all for today|that is all for now|that is all for today|thatll be all|thats all i need|thats all i wanted|thats all i wanted to know|thats everything for now|thats it for now|thats it for today|that is it for now|i think thats all|i think thats it|i think thats everything|i guess thats all|i guess thats it|i have no more questions|i have no other questions|i have no further questions|no further questions|no other questions|no questions|no more|i dont need anything else|i do not need anything else|i dont need anything|i need nothing else|i dont have any more questions|i dont have any other questions|i dont have any questions|we are done here|were done|im finished|i am finished|finished|all done|end chat|end the chat|close chat|close the chat|end conversation|end the conversation|stop chat|exit|quit',
      ...'tomorrow|tonight|then|there|again|around|next week|next month|next year|in a bit|in a while|in a minute|in a few minutes|in a few hours|in a few days|in a few weeks|in a week|in a month|on monday|on friday|monday'
        .split('|')
        .flatMap((when) => [`see you ${when}`, `see ya ${when}`]),
      ...['bye', 'goodbye', 'good bye', 'ok', 'okay', 'alright', 'right'].map((word) => `${word} then`),
      ...'have a|have an|enjoy your|enjoy the rest of your|have a good rest of your|wish you a|i wish you a'
        .split('|')
        .flatMap((wish) =>
          'day|evening|night|weekend|week|afternoon|morning|one|time|trip'
            .split('|')
            .flatMap((time) =>
              ['', 'good ', 'great ', 'nice ', 'lovely ', 'wonderful ', 'pleasant ', 'amazing ', 'excellent '].map(
                (how) => `${wish} ${how}${time}`,
              ),
            ),
        ),
    ].join('|'),
    ack: [
      'no way|no need|no problem|no worries|not at all|not right now|definitely not|absolutely not|heck no|hell no|nothing|nothing really|neither|ok|okay|okey|okie|k|kk|oki|yes|yeah|yea|yep|yup|ya|sure|sure thing|of course|no|nope|nah|not really|not now|no thanks|no thank you|got it|i got it|gotcha|understood|i understand|i see|ah i see|makes sense|that makes sense|cool|fine|thats fine|alright|all right|right|correct|thats right|exactly|perfect|great|good|nice|wonderful|sounds good|sounds great|sounds good yeah|that sounds good|that works|works for me|thats ok|thats okay|thats good|thats great|thats brilliant|brilliant|excellent|lovely|noted|never mind|nevermind|nvm|done|deal|agreed|maybe|i think so|i guess|hmm|hm|oh|ah|aha|lol|haha|hahaha|please do|go ahead|absolutely|definitely|indeed|not yet|wait|one moment|one second|just a moment|hold on|yes please|yes sir|yes indeed|yeah sure|yep sure|certainly|certainly not|surely|for sure|you bet|by all means|naturally|obviously|totally|affirmative|negative|true|thats true|that is true|false|that is correct|thats correct|that is right|thats it exactly|incorrect|thats not right|that is not right|not correct|not quite|not exactly|not at the moment|not today|of course not|never|i agree|i disagree|fair enough|okey dokey|okie dokie|alrighty|righto|roger|roger that|copy that|copy|understood thanks|good to know|thats good to know|interesting|oh ok|oh okay|oh i see|oh right|ah ok|ah okay|ah right|super|superb|terrific|splendid|fab|fabulous|marvellous|beautiful|delightful|thats perfect|that is perfect|thats wonderful|thats cool|thats alright|thats all right|thats fair|thats fine by me|fine by me|fine with me|thats fine with me|ok with me|that suits me|suits me|that will do|thatll do|that would be great|that would be good|that would be nice|that would be fine|that would be perfect|that would be lovely|thatd be great|sounds perfect|sounds fine|sounds nice|sounds like a plan|sounds reasonable|it is fine|its fine|its ok|its okay|its all right|its alright|all good|all fine|all clear|all set|im all set|im good|im fine|im ok|i am good|i am fine|i am ok|no big deal|not a problem|no issue|no issues|dont worry|dont worry about it|forget it|forget about it|leave it|skip it|skip that|scratch that|never mind that|nevermind that|whatever|as you wish|as you like|up to you|either|either way|any|anything|both|none|none of them|none of these|neither of them|perhaps|possibly|probably|probably not|presumably|maybe later|maybe not|i dont think so|i think not|i hope so|i suppose|i suppose so|i believe so|i guess so|i guess not|i doubt it|not sure|im not sure|i am not sure|i dont know|i do not know|idk|no idea|i have no idea|dunno|we will see|well see|lets see|let me see|let me check|let me think|let me think about it|ill think about it|i will think about it|ill check|i will check|i will try|ill try|ill try that|i will try that|lets do it|lets do that|lets go|do it|do that|go for it|proceed|please proceed|carry on|confirmed|i confirm|one sec|a second|a sec|just a sec|just a second|just a minute|one minute|a minute|give me a second|give me a minute|give me a moment|hang on|wait a minute|wait a second|bear with me|sorry|im sorry|i am sorry|sorry about that|my bad|my mistake|oops|ooh|wow|ohh|aah|yay|phew|oh no|oh well|oh dear|oh my god|omg|really|seriously|is that so|i meant no|i meant yes|i said yes|i said no|thats what i meant|thats what i said|thats what i thought|as i said|already done|i already did|its done|yes i know|i know|i know that|i knew that|i heard|me too|same here|likewise',
      // "yes I do", "no I have not".
      ...'do am have did can will would could was should'.split(' ').flatMap((verb) => [`i ${verb}`, `i ${verb} not`]),
      ...'dont havent didnt cant wont wouldnt couldnt wasnt shouldnt'.split(' ').map((verb) => `i ${verb}`),
      ...'is was does did'.split(' ').flatMap((verb) => [`it ${verb}`, `it ${verb} not`, `it ${verb}nt`]),
    ].join('|'),
    praise:
      'good bot|great bot|nice bot|best bot|good job|great job|nice job|well done|you are great|you are awesome|you are amazing|you are the best|youre great|youre awesome|youre amazing|youre the best|you are good|you are so helpful|you are very helpful|youre so helpful|amazing|awesome|fantastic|love it|i love it|i love you|love you|love this|very good|very nice|good work|impressive|smart bot|you rock|youre brilliant|you are brilliant|you are wonderful|youre wonderful|you are fantastic|youre fantastic|you are perfect|youre perfect|you are a star|youre a star|you are a legend|youre a legend|you are a gem|youre a gem|you are an angel|youre an angel|you are a lifesaver|youre a lifesaver|you are so smart|youre so smart|you are smart|youre smart|you are clever|youre clever|clever|so clever|so smart|how clever|good one|nice one|nice work|great work|excellent work|great service|good service|excellent service|great answer|good answer|great help|great stuff|good stuff|bravo|kudos|well played|hats off|congrats|congratulations|that was quick|that was fast|so quick|so fast|i like you|i like it|i like that|i like this|i really like it|best chat ever|best service ever',
    abuse:
      'stupid|stupid bot|dumb|dumb bot|bad bot|useless|useless bot|idiot|moron|you idiot|you moron|you are useless|you are stupid|you are dumb|you are an idiot|you are terrible|you suck|youre useless|youre stupid|youre dumb|youre an idiot|youre terrible|this is useless|this is stupid|this is ridiculous|this sucks|it sucks|what a joke|shut up|fuck|fuck you|fuck off|fck|wtf|shit|bullshit|crap|damn|damn it|asshole|bitch|screw you|go to hell|i hate you|i hate this|hate you|worst bot|worst bot ever|worst service|worst service ever|terrible|terrible service|horrible|awful|you are no help|not helpful|you are not helpful|that is not helpful|thats not helpful|this is not helpful|that did not help|that didnt help|you are wrong|thats wrong',
    about:
      'who are you|what are you|who r u|whats your name|what is your name|your name|who am i talking to|who am i speaking to|who am i chatting with|am i talking to a bot|am i talking to a robot|am i talking to a human|am i talking to a person|am i talking to a real person|am i speaking to a person|am i chatting with a bot|are you a bot|are you a robot|are you bot|are you robot|are you human|are you a human|are you a real person|are you a person|are you real|are you an ai|are you ai|are you a machine|are you chatgpt|are you a computer|is this a bot|is this a robot|is this bot|is this ai|is this an ai|is this a human|is this a real person|is this a person|bot or human|human or bot|what can you do|what can you do for me|what do you do|what can i ask|what can i ask you|what can you help with|what can you help me with|what can you help|how can you help|how can you help me|how do you work|how does this work|what is this|tell me about yourself',
    help: 'help|help me|help please|please help|please help me|can you help|can you help me|could you help me|i need help|need help|i need some help|need some help|i need your help|i need assistance|need assistance|i want help|assist me|can you assist me|i have a question|i have a few questions|i have some questions|i have a doubt|i have a query|i have a problem|i have an issue|ive got a question|got a question|quick question|just a question|can i ask a question|can i ask something|can i ask you something|may i ask a question|i want to ask something|i want to know something|i want to ask a question',
    human:
      'manager|your manager|supervisor|your supervisor|get me your manager|let me talk to your manager|let me speak to your manager|let me talk to a human|let me speak to a human|let me talk to someone|let me speak to someone|talk to your manager|speak to your manager|i want to talk to your manager|i want to speak to your manager|can i talk to your manager|can i speak to your manager|someone from support|talk to somebody from support|talk to someone from support|can i talk to somebody from support|can i talk to someone from support|human|a human|real person|real human|a person|person|agent|live agent|human agent|real agent|an agent|representative|a representative|rep|operator|live chat|live person|live support|chat with agent|chat with an agent|chat with a human|chat with a person|chat with someone|chat with support|talk to a human|talk to human|talk to a person|talk to a real person|talk to someone|talk to somebody|talk to agent|talk to an agent|talk to a representative|talk to support|talk to a manager|talk to the manager|talk to customer service|talk to customer support|talk with a human|talk with a person|talk with someone|speak to a human|speak to human|speak to a person|speak to a real person|speak to someone|speak to somebody|speak to agent|speak to an agent|speak to a representative|speak to a manager|speak to the manager|speak to customer service|speak to customer support|speak to support|speak with a human|speak with a person|speak with someone|speak with an agent|speak with a representative|connect me to a human|connect me to an agent|connect me to a person|connect me to someone|connect me with a human|connect me with an agent|connect me with someone|connect to agent|connect to an agent|transfer me to a human|transfer me to an agent|transfer me|put me through|put me through to someone|get me a human|get me a person|get me an agent|give me a human|can i talk to a human|can i talk to a person|can i talk to a real person|can i talk to someone|can i talk to an agent|can i speak to a human|can i speak to a person|can i speak to a real person|can i speak to someone|can i speak to an agent|can i speak to a manager|can i speak with someone|can i chat with someone|i want to talk to a human|i want to talk to a person|i want to talk to someone|i want to talk to a real person|i want to talk to an agent|i want to speak to a human|i want to speak to a person|i want to speak to someone|i want to speak to a manager|i want to speak to an agent|i want a human|i want a person|i want an agent|i want a real person|i need a human|i need a person|i need a real person|i need an agent|i need to talk to a human|i need to talk to someone|i need to speak to someone|i need to speak to a human|i would like to talk to someone|i would like to talk to a human|i would like to speak to someone|i would like to speak to a human|id like to talk to someone|id like to speak to someone|id like to talk to a human|id like to speak to a human|customer service|customer support|customer care|support team|support agent|support|call center|call centre|live chat with a real person|live chat with a person|live chat with an agent|someone real|someone call me|call me|call me back|please call me|can someone call me|can you call me|can someone help me|contact a human|contact an agent|contact a person|is there a human|is there a real person|is there anyone i can talk to|is there someone i can talk to',
    unclear: 'huh|what|eh|er|erm|uh|um|test|testing|test test|blah|blah blah',
    fillers:
      'my|my friend|buddy|pal|dude|man|darling|hun|anyway|please|pls|plz|pl|kindly|so|just|well|there|sir|madam|mam|maam|dear|mate|bro|bot|guys|folks|team|everyone|very much|so much|a lot|a bit|really|too|for now|to you|you|for you|everybody|friend',
    leads:
      'can you tell me|could you tell me|can you please tell me|could you please tell me|please tell me|tell me|i want to know|i would like to know|id like to know|i wanted to know|i just want to know|i want to ask|i wanted to ask|i would like to ask|id like to ask|may i know|can i know|may i ask|can i ask|do you know|i was wondering|i am wondering|im wondering|just wondering|i need to know|let me know|i need help with|can you help me with|could you help me with|please help me with|help me with|i need some help with|i have a question about|i have a question regarding|question about|quick question about',
    answers: 'yes|no|yep|yeah|yup|nope|nah|sure|ok|okay|right|correct|exactly',
    statements: 'i|im|ive|ill|id|me|my|we|us|our|it|its|he|she|his|her|they|their',
    talks:
      'talk|talking|speak|speaking|chat|contact|connect|call|transfer|get|get me|give me|put me through|put me on|reach|find me|send me|bring me|pass me',
    people:
      'human|humans|human being|person|persons|people|real person|actual person|real human|real people|somebody|someone|somebody real|someone real|agent|agents|representative|rep|operator|manager|employee|staff|colleague|support team|support agent|customer service|customer support|customer care|helpdesk|help desk',
    contactHeading: 'Contact',
    contactQuery: 'contact us: phone number, email, customer service hours',
  },
  replies: {
    greeting: 'Hello! What would you like to know?',
    thanks: 'You are welcome. Ask me anything else you would like to know.',
    bye: 'Goodbye, and thank you for your visit.',
    about:
      'I search the pages of this site and answer with their own sentences, each with its source. What would you like to know?',
    empty: 'What would you like to know? Write a question, and I look it up on this site.',
    help: 'What do you need help with? Write your question in a few words, and I look it up on this site.',
    ack: 'All right. Is there anything else you would like to know?',
    praise: 'Thank you! Ask me anything else you would like to know.',
    abuse:
      'I am sorry that this did not help. Tell me in a few words what you are looking for, or ask how to reach a person.',
    human: 'I am a program and answer from the pages of this site. This is how to reach a person:',
    humanUnknown: 'I am a program and answer from the pages of this site. I found no way to reach a person on them.',
    unclear: 'I did not understand that. What would you like to know?',
    number:
      'I cannot look up orders, accounts or addresses. What would you like to know? Please do not send card numbers or passwords here.',
    notAnswered: 'I found no clear answer to this on this site.',
    unsure: 'I found no sure answer. This may help:',
    closest: 'The closest sections are:',
    otherwise: 'If you meant something else:',
    nothingFound: 'I found nothing about this on this site. Try other words, or a shorter question.',
    stillReading: (read, of) =>
      of === 0
        ? 'I have only begun to read this site.'
        : `I am still reading this site: ${read} of ${of} pages so far.`,
    notAnsweredYet: 'Nothing I have read yet answers this. Please ask again in a moment.',
    otherLanguage: (language) => `The pages about this are in ${language}:`,
    noFiles: 'I cannot read attached files here. I answer from the pages of this site.',
    failed: 'The search did not work just now. Please try again in a moment.',
    standIn: 'The assistant is unavailable at the moment. This answer is taken from the pages of this site.',
  },
  opening: {
    days: [
      'mondays?|mon',
      'tuesdays?|tues?',
      'wednesdays?|wed',
      'thursdays?|thurs?|thu',
      'fridays?|fri',
      'saturdays?|sat',
      'sundays?|sun',
    ],
    seasons: ['spring', 'summer', 'autumn|fall', 'winter'],
    daily: 'daily|every day|everyday|seven days a week|7 days a week|all week',
    weekdays: 'weekdays?|working days',
    weekend: 'weekends?',
    except: 'except|but|excluding|other than',
    holidays: {
      newYear: "new year['’]?s? day|new year['’]?s|new year",
      lunarNewYear: 'lunar new year|chinese new year|tet',
      goodFriday: 'good friday',
      easterMonday: 'easter monday',
      easter: 'easter sunday|easter weekend|easter',
      labourDay: 'labou?r day|may day',
      eid: 'eid al[- ]fitr|eid',
      christmasEve: 'christmas eve|xmas eve|x-mas eve',
      boxingDay: String.raw`boxing day|st\.? stephen['’]?s day`,
      christmas: 'christmas day|christmas|xmas|x-mas',
      newYearsEve: "new year['’]?s eve|nye|hogmanay",
      nationalDay: String.raw`independence day|4th of july|july 4th|fourth of july|thanksgiving|national day|st\.? patrick['’]?s day`,
      publicHolidays: 'bank holidays?|public holidays?|federal holidays?|national holidays?',
    },
    reopens: 'open again|opens again|reopen|reopens|reopening|back|back on|until',
    to: 'to|until|till|through',
    opens: 'open|opens|opening',
    closed: 'closed|no service',
    pause: 'lunch|lunch break|break',
    allDay: '24 hours|24/7|24 h|round the clock|around the clock',
    noon: 'noon|midday',
    midnight: 'midnight',
    partsOfDay:
      'morning|mornings|afternoon|afternoons|evening|evenings|night|nights|tonight|lunchtime|lunch time|noon|midday|late|early',
    now: 'now|right now|currently|at the moment',
    today: 'today|tonight',
    tomorrow: 'tomorrow',
    query: 'opening hours open',
    open: (until, when) => `Yes, ${until === null ? 'open now' : `until ${until}`} (it is ${when})`,
    shut: (next, when) => `No, closed now${next === null ? '' : `; opens ${next}`} (it is ${when})`,
    openOn: (day, hours) => `Yes, ${day}: ${hours}`,
    shutOn: (day, next) => `No, closed ${day}${next === null ? '' : `; opens ${next}`}`,
    over: (hours, next) => `No longer today (${hours})${next === null ? '' : `; opens ${next}`}`,
    day: (when) => `It is ${when}`,
  },
  pageLines: {
    refers: 'see|see also|read|refer to|for more|for details|for an overview|more in|more about|for further',
    checked: 'last (?:checked|updated|reviewed|modified|edited)|page updated',
    neighbours: 'prev|previous|next|up|home|top|back|index|contents|table of contents',
    ofItself:
      '(?:this|the) (?:document|page|section|chapter|article|guide|manual|module|appendix) (?:describes|explains|covers|discusses|documents|contains|lists|presents)',
    sinceVersion: '(?:new|added|changed|deprecated|removed|available) (?:in|since|from) (?:version|release)',
  },
  stepLabels: {
    searchingSite: 'Searching this site',
    searchedSite: 'Searched this site',
    searchingWeb: 'Searching the web',
    searchedWeb: 'Searched the web',
    searchFailed: 'Search failed',
    reading: (page) => `Reading ${page}`,
    read: (page) => `Read ${page}`,
    notRead: (page) => `Could not read ${page}`,
    plan: (done, total) => `Plan: ${done} of ${total} done`,
    table: 'Table',
    mayHaveRun: 'May have been carried out',
    yes: 'Yes',
    no: 'No',
  },
  toolLabels: {
    image_generation: 'Making an image',
    image_editing: 'Editing an image',
    create_slide: 'Making a slide',
    edit_slide: 'Editing a slide',
    get_slide: 'Looking at a slide',
    delete_slide: 'Deleting a slide',
    insert_slide: 'Inserting a slide',
    note_structure: 'Reading the outline of a note',
    note_insert: 'Adding to a note',
    note_replace: 'Changing a note',
    note_view: 'Reading a note',
    html_generate: 'Writing a page',
    html_insert: 'Adding to a page',
    html_replace: 'Changing a page',
    html_view: 'Looking at a page',
    file_generate: 'Writing a file',
    file_edit: 'Editing a file',
    file_read: 'Reading a file',
    file_search: 'Searching in files',
    terminal_run: 'Running a command',
    terminal_get: 'Reading the output of a command',
    terminal_send: 'Typing into the terminal',
    git_push: 'Pushing changes',
    git_commit: 'Committing changes',
    list_dir: 'Listing a folder',
    github_pull_request: 'Opening a pull request',
  },
  concepts: CONCEPTS_EN,
  elsewhere: ELSEWHERE_EN,
  commonWords: COMMON_EN,
  ordinaryWords: ORDINARY_EN,
};
