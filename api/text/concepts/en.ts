// Business concepts in English words. Words and phrases are separated by `|`; those after `~` only hint at the concept and count half.
// Written for this project from the vocabulary of ordinary help pages. Matched by stems, so one form of a word is enough where the
// stemmer brings its forms together; see find-concepts.ts.
import { MONEY_EN } from './money/en.ts';
import { PEOPLE_EN } from './people/en.ts';
import { TRADE_EN } from './trade/en.ts';

export const CONCEPTS_EN = {
  ...MONEY_EN,
  ...PEOPLE_EN,
  ...TRADE_EN,
  price:
    'price|prices|pricing|price list|cost|costs|how much|how much is|how much for|what does it cost|rate|rates|tariff|charge|charges|expensive|costly|cheap|cheaper|cheapest|affordable|quote|quotation|budget|price range ~ fee|amount|worth|total|rs|rupees|euros|dollars|pounds|starting from',
  fee: 'fee|fees|charge|charged|charges|surcharge|commission|deduct|deducted|deduction|service charge|handling fee|free of charge|without charge|no charge|extra cost|hidden cost|costs nothing ~ cost|costs|free|penalty|price',
  free: 'free|complimentary|gratis|at no cost|no cost|no extra cost|free of charge|without charge|for nothing|included ~ no charge|costs nothing',
  discount:
    'discount|discounts|offer|offers|promo|promotion|promotional|coupon|coupons|voucher|promo code|discount code|offer code|deal|deals|sale|bonus|rebate|cashback|cash back|special offer|concession|reduced price|reduction|price cut|price match|lower price|money off|any deals|best price|haggle|negotiate the price|knock something off|seasonal sale|special price|anything on sale|on sale|on offer ~ off|code|save|saving|cheaper|festival|less',
  giftcard: 'voucher|vouchers|gift card|gift cards|gift voucher|gift certificate|gift code|store credit|e-gift',
  gift: 'gift|gifts|present|gift wrap|gift wrapping|gift box|birthday|anniversary|surprise|its a present|it s a present|as a present|for her birthday|for his birthday|gift receipt|gift message|gift note|hide the price|no price inside|without the price|send it to my friend|ship to another person|deliver to someone else|different address as gift|anniversary gift|housewarming|baby gift|wedding gift|stocking filler|secret santa|gift ideas|present for my|hamper|gift set|wrapped up|ribbon|corporate gifts|thank you gift ~ wrap|wrapped|message|recipient',
  points:
    'points|point|loyalty|loyalty programme|loyalty program|reward|rewards|score|scores|scoring|miles|stars|club|tier|bonus points|earn points|redeem ~ collect|earn|status',
  referral:
    'refer|referral|referrals|refer a friend|invite|invite a friend|invitation|recommend a friend|bring a friend|referral code|invite code ~ friend|friends',
  buy: 'buy|buying|purchase|purchasing|place an order|placing an order|order online|ordering|acquire|add to cart|add to basket|checkout|basket|cart|how to order|want to order|get one|where can i buy ~ order|get|shop|sell|need|sold|want',
  order:
    'order|orders|ordered|purchase|my order|order number|order id|order confirmation|bulk order|confirmation ~ bought|parcel|confirmed',
  stock:
    'in stock|out of stock|stock|available|availability|sold out|back in stock|restock|unavailable|pre-order|preorder|backorder|inventory|do you have|do you still have|still available|any left|when is it back|in store now|let me know when ~ have any|carry|reserve',
  products:
    'product|products|range|models|model|variants|assortment|catalogue|catalog|collection|collections|portfolio|line-up|items|what do you sell|do you sell|what do you offer|what do you have|types|kinds|categories|category|options|variety|varieties|list of products|our products|selection ~ item|brand|brands|type|kind|sell|show me|looking for|list|available products|different',
  recommend:
    'recommend|recommendation|suggest|suggestion|which one|which is best|best for|suitable|suits|suit|advice|advise|help me choose|help me pick|choose|choosing|which should i|right for me|good for|ideal for|what should i ~ best|looking for|better|need a|guide|beginner|couples|unsure',
  features:
    'feature|features|specification|specifications|specs|details|technical data|functions|characteristics|benefits|benefit|advantages|advantage|describe|description|tell me about|properties|information about|know about|know more|more about|learn about ~ about|explain|info|works|built|detail',
  material:
    'material|materials|made of|made from|fabric|cotton|leather|wood|steel|plastic|foam|layers|composition|built from|core|texture ~ made|cover|quality',
  ingredients:
    'ingredient|ingredients|contain|contains|composition|nutrition|nutritional|calories|protein|sugar|additives|allergens|allergen|gluten|lactose|nuts|vegan|vegetarian|veg|halal|kosher|organic ~ made of|made from|inside|content|contents',
  quality:
    'quality|durable|durability|lifespan|last long|long lasting|well made|tested|certified|certificate|certification|lab report|lab test|laboratory|approved|standard|standards ~ good|genuine',
  genuine:
    'genuine|original|authentic|authenticity|fake|counterfeit|duplicate product|real product|imitation|copy|legit|legitimate|trustworthy|trusted|reliable|hologram|seal|is this a scam|are you a scam|scam or legit|are you legit|is this legit|is this real|is this site safe|dodgy|dodgy site|sketchy|shady|knock off|knockoff|rip off copy|replica|real or fake|is it real|real leather|serial number check|authorised dealer|authorized reseller|official store|grey import|registered company|company number|can i trust you|too good to be true|fake website|copycat site ~ real|trust|scam|fraud|verify|check code|cheat|cheating|guaranteed|original product|duplicate|official|proof|certificate of authenticity',
  safe: 'safe|safety|secure|security|side effect|side effects|harmful|dangerous|danger|risk|toxic|non-toxic|allergy|allergic|unwanted effects|precautions|safely|hazard ~ protect|protected|protection|trust|harm|emergency',
  privacy:
    'privacy|personal data|data protection|gdpr|my data|personal information|cookies|consent|confidential|data policy|share my data|delete my data|third parties|what do you do with my|do you store my|do you keep my|sell my data|who can see what|chat logs|chat log|chat history|record this chat|save this chat|save this conversation|delete this chat|delete my chat|forget me|right to be forgotten|erase my data|remove my data|data about me|know about me|tracking cookies ~ data|security|information',
  expiry:
    'expiry|expire|expires|expired|expiration|best before|valid until|validity|valid for|shelf life|use by|lapse|lapses|run out ~ valid|how long does it last|old|date',
  howuse:
    'how to use|how do i use|how to|instruction|instructions|manual|steps|step by step|tutorial|set up|setup|get started|getting started|operate|directions|usage|guide|how does it work|how it works|how do you use|turn on|switch on|way to use ~ use|using|works|start|take|process|consume|apply',
  dosage:
    'dosage|dose|how many times a day|how much should i take|daily dose|before meals|after meals|scoop|tablet|tablets|capsule|capsules|serving|servings|intake|per day|consume|empty stomach ~ when to take|take it|daily|times a day|how to take',
  process:
    'procedure|process|how do i apply|how can i|how do i|steps|how does it work|what happens|what do i need to do|what do i have to do|what should i do|how to go about ~ how|way|guide|apply',
  care: 'clean|cleaning|wash|washing|washable|machine wash|care|maintain|maintenance|stain|stains|detergent|dishwasher|iron|dry clean|care instructions|look after|rinse|wipe ~ dust|cover|dirty|dry',
  storage:
    'store it|storage|keep fresh|refrigerate|fridge|freezer|freeze|dry place|airtight|keep cool|shelf ~ store|keep',
  size: 'size|sizes|sizing|dimension|dimensions|measure|measurement|measurements|measuring|inches|inch|feet|length|width|height|thickness|depth|diameter|how big|how large|how tall|how wide|size chart|size guide|fits|small|medium|large|xl|too big|too small|too tight|king size|queen size|single|double|doesn t fit|doesnt fit|didn t fit|won t fit|don t fit|too long|too short|too wide|too narrow|too loose|runs small|runs large|comes up small|comes up big|true to size|between sizes|in between sizes|size up|size down|size 12|size 8|measurements chart|what size am i|which size|bust|waist size|chest size|how much does it hold|litres|liters|millilitres|clearance height|doorway|will it fit|fit through|snug|baggy|oversized|how wide is|how deep is|footprint|how much space|counter space|worktop space ~ fit|big|standard|metres|cm|square|capacity|runs|tight|loose|narrow|wide',
  custom:
    'custom|customise|customize|customised|customized|customization|customisation|made to measure|made to order|bespoke|tailor-made|tailored|special size|personalise|personalised|personalized|engrave|engraving|own design|my own design|special request|odd size|non-standard|print my logo ~ special|own|different size|unusual',
  colour: 'colour|color|colours|colors|shade|shades|black|white|blue|red|green|pink|design|pattern',
  weight:
    'weight|weigh|weighs|heavy|light|lightweight|how heavy|kilogram|kilograms|kg|grams|gram|kilos|pounds|lbs|maximum load',
  compare:
    'compare|comparison|difference|differences|difference between|differ|different from|versus|vs|better than|which is better|which one is better|side by side|alternative|alternatives|pros and cons|compared ~ better|best|different|or',
  delivery:
    'delivery|deliver|delivers|delivered|delivering|deliveries|ship|ships|shipped|shipping|shipment|shipments|dispatch|dispatched|courier|parcel|package|post|postal|postage|carrier|home delivery|doorstep|transport|sent out|by post|in the mail|mailed ~ send|sent|arrive|arrives|arrival|receive|reach|get it|bring|order|come|van|driver',
  deliverycost:
    'shipping cost|shipping costs|shipping fee|shipping charge|delivery cost|delivery fee|delivery charge|delivery charges|shipping charges|cost of delivery|free delivery|free shipping|postage|cost of shipping|how much is shipping|how much is delivery|postage costs|carriage ~ freight',
  deliverytime:
    'delivery time|delivery times|delivery date|expected delivery|estimated delivery|shipping time|how long does delivery take|when will it arrive|when will i get|when will i receive|when will my order|how many days to deliver|how long for delivery|how long does shipping|time to deliver|working days|business days|when does it arrive|arrival date|when can i expect|expect my|how long until|time of delivery|lead time|when do i get|how many days will it take|when will it come|how long will it take to arrive|how fast|how quick|how quickly|how soon|if i order today|if i order now|be here by|get here by|arrive by|in time for|before christmas|by the weekend|how long to get|takes how long|turnaround ~ within days|days|soon|arrive|eta|estimated|weeks',
  express:
    'express|express delivery|same day|same-day|next day|next-day|overnight|urgent|urgently|fast delivery|faster|expedite|expedited|priority|rush|quicker|asap|as soon as possible|speed up|hurry ~ fast|quick|quickly|courier|immediately|soon',
  area: 'pincode|pin code|pincodes|postcode|postcodes|postal code|zip code|zip|serviceable|deliver to|ship to|delivery area|areas|regions|region|available in|serve|city|cities|village|town|remote|province|do you deliver in|do you ship to|which places|coverage area|service area|reach us|my area|my city|in my area ~ area|state|location|locations|country|district|covered|cover',
  abroad:
    'abroad|international|internationally|overseas|foreign|worldwide|other countries|country|countries|customs|import duty|export|outside the country|europe|eu|usa|uk|global|another country|travelling|travel ~ border|visa|rest of the world|foreigner|non-resident|outside',
  pickup:
    'pick up|pickup|pick-up|pick it up|picked up|pick up in store|pick up in the shop|store pickup|in store pickup|collect in person|collect from the shop|collect from the store|click and collect|collect in store|collection point|collect it|self pickup|collect myself|parcel shop|locker ~ collect|collection|fetch',
  packaging: 'packaging|packed|package|box|boxed|wrapping|wrapped|unbox|unpack|packing|rolled ~ pack|unopened|carton',
  track:
    'track|tracking|tracking number|track my order|order status|status of my order|where is my order|where is my parcel|where is my package|where is my|follow my|status|delivery status|order update|whereabouts|progress|trace|awb|follow the parcel|current status|know the status|check status|where has|stuck in transit|tracking not updating|tracking says|tracking link|any news on my|any update on my|on its way|shipped yet|sent yet|posted yet|has it left|has it shipped ~ follow|update|eta|locate|check|where is',
  late: 'late|delay|delayed|delays|not received|not arrived|has not arrived|hasn t arrived|not delivered|not yet received|havent received|haven t received|didnt receive|didn t receive|did not receive|still waiting|overdue|waiting for|not come|hasn t come|hasnt come|taking so long|so long|too long|behind schedule|not reached|no update|still not|not yet|yet to receive|never arrived|nothing has come|missing parcel|lost parcel|lost in transit|slow|longer than|should have been here|should have arrived|was supposed to arrive|was supposed to come|supposed to be here|weeks and nothing|days and nothing|still nothing|no sign of|nowhere to be seen|hasnt turned up|hasn t turned up|not turned up|didnt turn up|didn t turn up|not here yet|never came|didnt come|didn t come|never showed up|gone missing|didn t show up|didnt show up ~ yet|waiting|wait|when|still|missing|already|lost|month|weeks|pending',
  included:
    'in the box|inside the box|what s in the box|whats in the box|in the package|package contents|box contents|contents of the box|comes with|come with|came with|what comes with|is included|are included|includes|include|included|does it include|what s included|whats included|what you get|what do i get|scope of delivery|supplied with|part of the set|do i need to buy|need to buy anything|sold separately|what comes in|do i get a|comes w|come w|bundled|thrown in ~ box|contents|accessories',
  missing:
    'missing item|missing items|item missing|incomplete|part missing|missing part|short delivery|only received|something is missing|not in the box|forgotten item|items left out|left out|pieces missing|parts missing|bits missing|one short|short one|box was empty|empty box|empty parcel|only got one|only got half|only half|half my order|part of my order|rest of my order|where s the rest|wheres the rest|didn t include|wasn t included|wasn t in the box|wasnt in the parcel|not everything|one of them missing|no charger in box|no instructions in box|arrived without|came without|count is wrong|separate parcels|sent separately|wasnt in|isnt in the box|is not in the box|isn t in the box|missing from my order|missing from the box|forgot to send|you forgot|didnt send|didn t send ~ missing|lack|short|rest|half|included|only one',
  wrongitem:
    'wrong item|wrong product|incorrect item|different item|different product|wrong size|wrong order|wrong one|wrong colour|not what i ordered|other than ordered|mix-up|mistake|sent me the wrong|got the wrong|received the wrong|wrong model|wrong thing|not the one i ordered|someone else s order|somebody else s order ~ wrong|incorrect|mistaken',
  cancel:
    'cancel|cancels|cancelled|canceled|cancelling|canceling|cancellation|cancellations|call off|calling off|called off|calling it off|call it off|revoke|withdraw from|undo|take back my order|don t want it|dont want|do not want|stop my order|stop the order|no longer want|no longer need|changed my mind|change of mind|back out|terminate|termination|end my contract|notice period|cooling off|right of withdrawal|get out of my contract|get out of contract|get me out of|stop my membership|end my membership|leave the gym|quit the gym|quitting|stop paying|stop my subscription|end my subscription|unsubscribe me from premium|don t want to renew|dont want to renew|not renewing|jack it in|pack it in|knock it on head|how do i leave|want out|stop coming|stop treatment ~ stop|end|quit|withdraw|withdrawal|drop|leave|rid of',
  return:
    'return|returns|returned|returning|return policy|send back|sending back|sent back|send it back|give back|giving back|bring back|take back|take it back|taking back|goods back|not satisfied|unsatisfied|dissatisfied|not happy|don t like|dont like|unhappy|return label|return form|exchange policy|hand back|handing back|right of withdrawal|do not like|send this back|send them back|ship it back|post it back|mail it back|bring it back|drop it back|it go back|not for me|not what i expected|not my thing|money back guarantee|return window|return period|give it back|unwanted gift|unwanted present ~ back|change of mind|exchange|refuse|trial',
  exchange:
    'exchange|exchanges|exchanged|exchanging|swap|swapping|replace|replaced|replacement|change the size|different size|another size|change for another|swap for|swap it|different colour instead|other colour instead|for a bigger one|for a smaller one|trade it for ~ change|another|instead|new one|switch',
  refund:
    'refund|refunds|refunded|refunding|money back|get my money|my money back|reimburse|reimbursed|reimbursement|pay back|paid back|repaid|credited back|credit back|compensation|compensate|returned to my account|refund policy|full refund|reversal|reversed|amount back|moneyback|restitution|get back my money|when do i get my money|when will i get my money|when does my money|where is my money|money come back|money returned|refund status|get the money back|want my money|get back what i paid ~ credited|repay|credit note|return of payment|back|money|returned',
  pay: 'pay|pays|paid|paying|payment|payments|payment method|payment methods|payment options|mode of payment|modes of payment|ways to pay|how to pay|how can i pay|means of payment|forms of payment|accept cards|accepted cards|credit card|credit cards|debit card|visa|mastercard|amex|american express|paypal|upi|net banking|netbanking|apple pay|google pay|bank transfer|wallet|klarna|do you accept|do you take|settle the bill|settle|wire transfer ~ accept|accepted|card|cards|checkout|transfer|billing|take',
  cod: 'cod|cash on delivery|pay on delivery|payment on delivery|pay when it arrives|pay the courier|pay in cash|cash payment|pay cash|pay at the door|pay at delivery|cash at the door ~ cash',
  instalment:
    'instalment|instalments|installment|installments|emi|no cost emi|monthly payment|monthly payments|pay monthly|pay later|buy now pay later|zero interest|finance|financing|in parts|split the payment|payment plan|spread the cost|spread the payments|spread over|in rates|pay it off|pay off in|bit by bit|split it|split payment|split payments|pay in 3|pay in three|pay in 4|pay over time|over several months|a bit each month|afterpay|on finance|pay half now ~ monthly|months|credit|interest|parts',
  deposit:
    'deposit|deposits|down payment|downpayment|prepayment|prepay|in advance|advance payment|security deposit|pre-authorisation|preauthorisation|hold on my card|caution money|guarantee money|upfront ~ advance|secure|booking amount',
  invoice:
    'invoice|invoices|bill|bills|receipt|receipts|vat invoice|tax invoice|gst invoice|proof of purchase|billing|business invoice|proforma|copy of the invoice|for my accountant|company name on|vat number on|need a receipt|lost my receipt|lost the receipt|resend the invoice|resend invoice ~ statement|document|paper|vat',
  tax: 'tax|taxes|vat|gst|duty|duties|tax id|tax number|withholding|tds|taxable|tax free|tax-free|tourist tax|city tax|tax return|income tax ~ deducted|customs|deduction',
  paymentproblem:
    'payment failed|payment declined|declined|decline|card declined|payment rejected|rejected|not going through|didn t go through|did not go through|failed payment|payment not working|payment error|cannot pay|can t pay|cant pay|unable to pay|transaction failed|failed transaction|debited but|money deducted|amount deducted|deducted but|money was taken|card not accepted|payment issue|payment problem|refused|payment unsuccessful|card does not work|card not working|card isn t working|won t work|turned down|bounced|unsuccessful|keeps failing|won t go through|wont go through|doesn t go through|doesnt go through|paid but no|won t accept my card|wont accept my card|won t take my card|wont take my card|checkout error|checkout not working|can t check out|cant check out ~ failed|fail|fails|blocked|error|debited|deducted|not accepted|didn t work|problem with payment|unsuccessful',
  problem:
    'problem|problems|issue|issues|error|trouble|not working|doesn t work|does not work|doesnt work|isn t working|stopped working|fault|failure|fails|failed|unable|can t|cannot|cant|won t|not able|wrong|troubleshoot|troubleshooting|goes wrong|went wrong|stuck|broken|crash|crashes|bug ~ help|not|difficulty|hard|fix|why|unexpected',
  secure:
    'secure payment|is it safe to pay|safe to pay|encrypted|encryption|ssl|3d secure|two factor|two-factor|2fa|protect my account|security code|verified by visa ~ secure|security|safe',
  account:
    'account|accounts|my account|profile|sign up|signup|register|registered|registration|create an account|creating an account|open an account|opening an account|new account|membership|member|members|join|enrol|enroll|user id|username|become a member ~ user|customer number|create|open|guest|subscribe',
  openaccount:
    'open an account|opening an account|account opening|create an account|creating an account|sign up|signup|register|new account|registration|become a customer|new customer|join|get an account|start an account|apply for an account|joining ~ open|create|eligibility|enrol',
  deleteaccount:
    'delete account|delete my account|delete my profile|close account|close my account|closing my account|closing an account|account closure|remove my account|remove account|deactivate|deactivate my account|terminate my account|terminate|shut down my account|leave you|stop using|erase my account|get rid of my account|cancel my account|closing ~ close|closure|delete|leaving|leave',
  login:
    'login|log in|logging in|sign in|signing in|log on|password|passwords|passcode|forgot|forgot password|forgotten|reset my password|reset password|credentials|locked out|cannot log in|can t log in|username|otp|one time password|access my account|get into my account|verification code|login code|secret word|unable to login|cant log in|cant login|cant sign in|can t sign in|can t get in|cant get in|can t get into|won t let me in|wont let me in|not letting me in|wont let me log|says wrong password|wrong password|password not working|password incorrect|new password|change my password|forgotten password|pw|passwrod|invalid credentials|locked me out|magic link ~ reset|access|code|enter|remember|let me in|sign',
  pin: 'pin|pin number|pin code|secret number|pin blocked|change my pin|change pin|forgot my pin|wrong pin|pin attempts|unlock pin|unblock|new pin|four digits|secret code ~ code|digits|attempts|tries|unlock',
  editdata:
    'change my|change address|change of address|change my address|change my name|update my|edit|edit my|modify|correct my|amend|amendment|alter|altering|personal details|my details|change details|change email|new email|change phone|change my number|new phone number|new address|moved house|moving house|wrong address|update details|update address|wrong number|edit profile|changed my name|different address|correction|spelling mistake|rename|typo in my address|old address|old street|wrong street|wrong house number|put the wrong|entered the wrong|gave the wrong|typed the wrong|send it to another address|deliver somewhere else ~ change|changing|update|correct|wrong|details|name|address|mobile number|moved|move|data|switch|new',
  verify:
    'verify|verified|verification|verifying|identity|identification|proof of identity|prove my identity|kyc|id card|identity card|identity check|passport|driving licence|selfie|proof of address|documents needed|aadhaar|pan card|id proof|confirm my identity|identity document|prove who|proving who you are|prove|proof|photo id ~ check|confirm|document|documents|upload|id|source of funds',
  documents:
    'document|documents|paperwork|papers|what do i need|which documents|certificate|certificates|form|forms|required documents|documents required|attachment|photocopy|original copy|proof|evidence|supporting documents|bring with me|need to bring ~ paper|upload|copy|submit|requirements|requirement|print',
  apply:
    'apply|applying|application|applications|apply for|application form|submit an application|request|how to apply|apply online|fill in|fill out|file|submit|submission|enrol|enrolment|enrollment ~ form|register|get|ask for|obtain',
  eligible:
    'eligible|eligibility|qualify|qualifies|qualification|who can|can i apply|am i entitled|entitled|entitlement|requirement|requirements|criteria|conditions|prerequisite|allowed to|who is allowed|have the right ~ can i|condition|required|need|allowed|may i|must',
  deadline:
    'deadline|due date|last date|cut-off|cutoff|cut-off time|closing date|latest|by when|until when|time limit|last day|no later than|expire|how long do i have|final date ~ due|before|until|end|last|date|notice',
  renew:
    'renew|renewal|renewing|renewed|extend|extension|prolong|auto-renew|automatic renewal|auto renewal|extending ~ expire|expired|continue|longer',
  replacecopy:
    'replacement card|duplicate copy|replace lost|new copy|copy of my|reissue|reissued|second copy|replacement document ~ replace|copy|duplicate|new card',
  lost: 'lost|lose|losing|stolen|theft|misplaced|missing card|lost my|left behind|can t find|cannot find|gone|disappeared|lost and found|lost property|steal|forgot my|left my ~ missing|found|robbed|block',
  block:
    'block|blocked|blocking|freeze|frozen|unfreeze|lock|locked|unlock|unlocked|unblock|suspend|suspended|disable|disabled|hold my account|restricted|ban|banned|deactivated|reactivate|stop my card ~ stop|hold|restrict|access',
  contact:
    'contact|contacts|contact us|contact number|contact details|phone|phone number|telephone|telephone number|call you|call us|call me|call me back|call back|callback|give me a call|ring|ringing|reach you|reach us|get in touch|in touch|hotline|helpline|customer care|customer service|customer support|support team|helpdesk|help desk|email address|email you|write to you|write to us|whatsapp|call centre|call center|toll free|toll-free|speak|speak to|talk to|reach out|mobile number|support number|care number|helpline number|messenger|telegram|enquiry|inquiry|can i call|can i ring|number to call|got a number|phone line|somebody to call|someone to call ~ call|email|mail|number|support|message|write|help|ask|reach|chat|talk|service',
  human:
    'human|real person|agent|representative|live agent|live chat|operator|advisor|adviser|consultant|talk to someone|speak to someone|speak with someone|talk to a person|speak to a human|customer service|staff member|somebody|connect me|manager|supervisor|executive|real people|live person|someone from|transfer me|actual person|proper person|human being|someone real|not a bot|no bots|not a robot ~ person|someone|colleague|staff|team|speak|talk|chat|expert|specialist',
  email: 'email|e-mail|email address|mail address|by email|inbox|mail you|write an email ~ mail|write',
  complaint:
    'complaint|complaints|complain|complaining|dispute|grievance|unacceptable|terrible service|bad service|ombudsman|escalate|escalation|report a problem|report an issue|rude|unhappy with|disappointed|poor service|worst|arbitration|fed up|sick of|had enough|joke of a company|disgusted|not good enough|make a complaint|who is in charge|who s in charge|your boss|the boss|ceo ~ claim|report|unhappy|bad|angry|feedback',
  review:
    'review|reviews|feedback|rating|ratings|opinion|opinions|testimonial|testimonials|rate us|rate you|comment|comments|what do customers say|what others say|leave a review|survey ~ rate|satisfied',
  hours:
    'hours|opening hours|opening times|open|opens|opened|close|closes|closed|closing|closing time|business hours|working hours|office hours|what time do you|when do you open|when do you close|when are you open|are you open|open on|hours of operation|what time are|until what time|operating hours|timings|timing|open until|open today|weekdays|weekend|weekends|sunday|sundays|saturday|saturdays|holidays|public holiday|monday|friday|24 hours|24/7|round the clock|till what time|what time till|till when are you|how late are you|open late|lunch break|bank holiday|christmas eve|drop by|come by on|u open|r u open|are u open ~ time|times|until|when|today|tomorrow|day|days|am|pm|morning|evening|night|daily|o clock|available',
  place:
    'address|where are you|where is your|located|location|locations|store|stores|shop|shops|showroom|showrooms|outlet|outlets|branch|branches|dealer|dealers|distributor|distributors|retailer|retailers|stockist|visit you|visit us|find you|find us|directions|how to get there|how do i get there|near me|nearby|nearest|closest|where can i find|office|offices|headquarters|map|head office|offline store|physical store|retail store|where can i see|where can i try|street|based|come to you|getting here|how to find|shop near|which city|what city|come and see|come see|pop in|see it in person|see them in person|try them out|try one out|look in person|where r u ~ where|near|see|visit|place|find|offline|city|try|come|located in|warehouse',
  shops:
    'store|stores|shop|showroom|showrooms|outlet|dealer|dealers|dealership|retail|offline|physical store|experience centre|experience center|retailer|branch|branches ~ shops|see in person|try it|touch|visit|mall',
  partner:
    'partner|partners|partnership|franchise|dealership|become a dealer|distributorship|reseller|resell|resale|wholesale|wholesaler|sell to businesses|for businesses|business order|business orders|for my cafe|for our cafe|for our cafes|for my restaurant|for our office|for my office|for the office|for my business|for our company|several machines|bulk|bulk order|bulk orders|bulk purchase|corporate|b2b|business customers|business with you|trade|affiliate|cooperate|collaboration|collaborate|supplier|suppliers|vendor|sell for you|large quantities|large order|volume discount|sponsor|sponsorship|influencer|corporate order|tie up ~ distributor|dealer|company|business|sell|retailers|quantity|resellers|firms',
  about:
    'about us|about you|who are you|your company|the company|company|founder|founders|founded|our story|history|mission|values|our team|team behind|owner|owned by|what makes you|what is special|who we are|what do you do|background|behind|why you|why choose|why should i|since when|company profile|different from others|different from other|stand out|what is this|information about your ~ story|brand|made by|about|established|years|maker|team',
  whatis:
    'what is|what are|what does it mean|meaning|definition|define|explain|explained|what s|stand for|means ~ about|term|called',
  jobs: 'job|jobs|career|careers|vacancy|vacancies|hiring|recruit|recruitment|recruiting|work for you|work with you|job opening|employment|internship|apprenticeship|resume|cv|open positions|job application ~ salary|position|apply|employee|join your team|work',
  press: 'press|media|journalist|press release|newsroom|press kit|press contact|logo download|interview ~ news|article',
  newsletter:
    'newsletter|newsletters|subscribe|subscription|unsubscribe|mailing list|opt out|stop emails|marketing emails|notification|notifications|alerts|sms alerts ~ emails|advertising|updates|reminders',
  event:
    'event|events|concert|festival|conference|exhibition|workshop|show|fair|programme|program|party|wedding|celebration|venue|meeting|seminar|webinar|agenda|schedule|performance ~ date|calendar|meeting room|hall|banquet',
  ticket:
    'ticket|tickets|admission|entry fee|entrance|entrance fee|season ticket|day pass|boarding pass|seat|seats|seating|fare|fares|pass ~ entry|booking',
  warranty:
    'warranty|warranties|guarantee|guarantees|guaranteed|warranty claim|under warranty|warranty period|warranty card|extended warranty|manufacturer s warranty|out of warranty|warranty expired|void the warranty|voids the warranty|voids my warranty|lose my warranty|lose the warranty|in guarantee|after the warranty|under guarantee|outside warranty|still under warranty ~ cover|covered|years|defect|lifetime',
  damage:
    'damaged|damage|broken|break|breaks|broke|defect|defective|faulty|fault|cracked|crack|torn|tear|scratched|dented|smashed|crushed|squashed|refuse the parcel|refuse the package|refuse the delivery|refuse delivery|refuse to accept it|do i refuse|should i refuse|can i refuse|leaking|leak|not working|arrived broken|bad condition|poor condition|spoiled|sagging|sag|smell|smells|manufacturing defect|damaged product|bad product|worn|shattered|in pieces|arrived cracked|arrived dented|broken on arrival|dead on arrival|busted|bent|snapped|chipped|knackered|kaput|bashed|battered|ripped open|torn open|came broken|arrived in bits|soaking wet ~ wrong|problem|quality|condition|issue|dirty',
  repair:
    'repair|repairs|repaired|repairing|fix|fixed|fixing|mend|mending|service centre|service center|servicing|technician|engineer|maintenance|overhaul|inspection|spare part|spare parts|parts|get it fixed|get it repaired|looked at|send in for repair|needs servicing|who fixes|fix it myself|repair it myself|cost to fix|cost to repair|mended|being fixed|being repaired ~ service|replace|restore',
  spareparts:
    'spare part|spare parts|spares|replacement part|replacement parts|accessory|accessories|part number|components|attachments|refill|refills ~ parts|extra|additional',
  install:
    'install|installation|installing|installed|installer|assemble|assembly|assembling|mount|mounting|set up|setup|setting up|put together|fitting|fitter|download|downloading|assembly instructions|self assembly|putting it together|put it together|build it myself|screws missing|missing screws|extra screws|holes don t line up|doesn t line up|wall fixings|wall brackets|drill into|drilling|allen key|plumbed in|hard wired|wired in|fit it for me|do you fit|fitted by|white glove|room of choice|two person delivery|carry it upstairs|handyman|tv mounting ~ instructions|deploy|put up|fix|app|activate|fit|fitted|screws|bracket|tools|assembled',
  activate:
    'activate|activated|activating|activation|turn on|enable|switch on|start using|first use|not activated|put into use ~ start|new|use|register',
  trial:
    'trial|trials|free trial|trial period|try|try it|try before|try out|try it out|test period|test it|nights|100 nights|sample|samples|demo|test drive|trial offer|on approval|sleep on it|taster ~ test|days|satisfied|period',
  plan: 'plan|plans|package|packages|subscription|subscriptions|subscribe|tier|tiers|upgrade|downgrade|premium|pro version|basic plan|switch plan|change plan|monthly plan|annual plan|yearly|contract|billing cycle|renewal ~ monthly|upgrade my|version|scheme|membership',
  limit:
    'limit|limits|maximum|max|minimum|min|at most|at least|how many|restriction|restrictions|cap|upper limit|per day|allowance|quota|more than|up to|exceed|how many times|how much can i|minimum order|lowest|highest|ceiling|smallest ~ allowed|number of|per person|times|only|amount|least|most',
  age: 'age|how old|years old|old enough|minor|minors|under 18|age limit|minimum age|adult|adults|underage|legal age|teenager|teenagers|over 18|elderly|age group|grown-ups ~ old|young|older|senior',
  child:
    'child|children|kid|kids|baby|babies|infant|toddler|son|daughter|family|families|cot|crib|high chair|babysitting|babysitter|playground|kids club|teen|little ones|newborn|newborns|toddlers|pram|pushchair|buggy|stroller|nappy|nappies|diaper|diapers|baby change|changing table|highchair|kid friendly|child friendly|family friendly|bring my kids|bring the kids|with a baby|with small children|two year old|year old son|year old daughter|under 5s|under fives|under 12|kids go free|kids price|child price|child ticket|soft play|nursery|creche|school age|school run|bottle warmer|breastfeed|twins|teenage|nanny|childcare ~ young|minor|extra bed|age|youngest|boy|girl',
  loan: 'loan|loans|borrow|borrowing|lend|lending|mortgage|credit|home loan|personal loan|car loan|student loan|overdraft|credit line|loan amount|loan application|disburse|disbursement|lender|advance ~ finance|amount|apply|eligible|repay',
  repay:
    'repay|repaying|repayment|repayments|pay off|paying off|prepay|foreclose|foreclosure|early repayment|settle early|outstanding|late payment|missed payment|overdue|due date|pay back|installment due|arrears ~ due|penalty|monthly|schedule',
  interest:
    'interest|interest rate|interest rates|apr|annual percentage|per annum|rate of interest|yield|apy|fixed rate|variable rate ~ rate|rates|percent|return',
  credit:
    'credit score|credit rating|credit history|credit limit|credit check|credit bureau|creditworthiness|credit report ~ credit|score|rating',
  savings:
    'savings|saving account|savings account|fixed deposit|term deposit|invest|investment|investing|mutual fund|shares|stocks|bonds|pension|retirement|isa|pot|goal ~ deposit|save|returns|interest',
  balance:
    'balance|account balance|my balance|how much do i have|how much money|remaining|funds|available funds|money left|wallet|negative balance|credit left|what is left|purse ~ left|account|statement|money',
  statement:
    'statement|statements|bank statement|account statement|transaction history|transactions|history|past transactions|monthly statement|record of|spending|list of payments|transaction ~ export|report|summary|spend|spent',
  transfer:
    'transfer|transfers|transferred|transferring|send money|sending money|remit|remittance|recipient|receiver|beneficiary|payee|sepa|swift|iban|wire|bank transfer|money transfer|standing order|direct debit|incoming payment|transfer money|move money|outgoing|bank details|account number|sort code|routing number ~ send|sent|move|receive|payment|money|bank|receiving|incoming',
  directdebit:
    'direct debit|direct debits|standing order|standing orders|recurring payment|recurring|automatic payment|autopay|auto pay|auto debit|scheduled payment|mandate|subscription payment|regular payment ~ automatic|regular|monthly|repeat',
  topup:
    'top up|topup|top-up|topping up|top ups|add money|adding money|add cash|add funds|load money|deposit money|deposit cash|recharge|reload|paid in|pay in|paying in|fund my account|put money|put in money|cheque|check deposit|deposit a cheque|cash deposit|refill ~ deposit|deposited|add|load|fund|credit|put',
  autotopup:
    'auto top-up|auto top up|automatic top-up|automatic top up|autotopup|top up automatically|automatically ~ automatic|auto',
  withdraw:
    'withdraw|withdrawal|withdrawals|withdrawing|withdrew|atm|atms|cash machine|cashpoint|cash out|cashout|take out money|take out cash|taking out cash|get cash|getting cash|payout|payouts|pay out|redeem|encash|taking money out|cash withdrawal|take money out ~ cash|take out|notes|get my money|out',
  exchangerate:
    'exchange rate|exchange rates|currency|currencies|foreign currency|foreign currencies|convert|conversion|converted|fx|exchange money|exchanging|euro|dollar|dollars|change money|money exchange|foreign exchange|currency exchange ~ rate|exchange|euros|abroad',
  fraud:
    'fraud|fraudulent|unauthorised|unauthorized|unknown|unrecognised|unrecognized|don t recognise|dont recognise|not recognise|do not recognize|don t recognize|did not make|didn t make|not mine|suspicious|hacked|hacker|compromised|phishing|scam|stolen card|someone else|somebody else|someone used|misuse|misused|identity theft|strange payment|unfamiliar|unexpected|never made|don t remember|dont remember|strange|weird|not me|wasn t me|someone has ~ extra|security|cheat|report',
  chargeback:
    'chargeback|dispute a charge|dispute a payment|dispute a transaction|dispute|contest a payment|reverse a payment|reverse|revert|challenge ~ refund|undo',
  twice:
    'twice|charged twice|double|double charge|duplicate|duplicated|two times|charged two|same payment|second charge|paid twice|repeated charge|doubled|multiple times ~ two|again|same|multiple',
  pending:
    'pending|in progress|processing|processed|on hold|not completed|being processed|still processing|waiting for approval|under review|reserved|not yet booked|still on its way|underway|not cleared|stuck|not showing|not show|doesn t show|hasn t shown|hasn t appeared|not appear|not updated|not credited|not gone through|not posted ~ waiting|clear|still|yet|approval|show|processing time',
  card: 'card|cards|bank card|debit card|credit card|physical card|plastic card|virtual card|disposable card|prepaid card|new card|spare card|second card|additional card|card number|contactless|cvv|mastercard|visa card|my card|disposable ~ plastic|visa',
  cardorder:
    'order a card|get a card|get a physical card|order a physical card|request a card|new card|apply for a card|card delivery|card arrival|card arrive|receive my card|when will my card|where is my card|card come|get my card|track my card|second card|spare card|additional card|another card|extra card|issue a card|card to arrive ~ card|arrive|physical',
  contactless:
    'contactless|tap to pay|tap|touch and pay|nfc|apple pay|google pay|samsung pay|mobile wallet|mobile payment|phone payment|watch ~ phone|wave|terminal',
  atmproblem:
    'swallowed|machine kept my card|card stuck|retained|atm took|stuck in the machine|machine ate|keeps my card|wrong amount of cash|less cash|wrong cash|dispensed|wrong amount ~ machine',
  insurance:
    'insurance|insure|insured|insurer|policy|policies|policyholder|coverage|cover|covered|premium|premiums|excess|deductible|underwriting|life insurance|health insurance|car insurance|home insurance|travel insurance|insurance plan|liability|insuring|am i covered|is it covered|do you cover|does it cover|what s covered|whats covered|what is covered|policy document|policy wording|policy schedule|insure my|get insured|never been insured|uninsured|no insurance|policy number|level of cover|type of cover|cover for|does my policy|sum insured|underwriter|indemnity ~ benefit|protection|risk|include|includes|protected',
  claim:
    'claim|claims|file a claim|make a claim|submit a claim|claiming|claim form|claim status|accident|accidents|claim settlement|incident|report damage|damage report|reimbursement claim|put in a claim|claim on my insurance|claim on the policy|do i claim|reporting a claim|claim number|claim reference|claims team|claims handler|loss adjuster|notify us of a loss|will you pay out|pay out for|pays out|get paid out|payout|start a claim|open a claim|how to claim|proof of loss ~ report|hospital|damage|compensation|damaged|stolen|broke|happened|ring|who pays|evidence|photos|assessor|settlement|what happened',
  health:
    'health|medical|doctor|doctors|physician|hospital|clinic|treatment|treatments|therapy|symptom|symptoms|disease|illness|diagnosis|prescription|medicine|medication|pharmacy|patient|nurse|surgery|vaccine|vaccination|checkup|check-up|dentist|specialist|diabetes|blood pressure|pregnant|pregnancy|pain|back pain|therapy session|consultation|gp|gps|gp surgery|doctors surgery|doctor s surgery|see a doctor|see the doctor|see a nurse|health centre|medical centre|practice nurse|home visit|house call|video consultation|telephone consultation|phone consultation|face to face appointment|blood pressure check|asthma|asthma review|diabetic review|copd|menopause|hot flushes|hrt|thyroid check|anaemia|high blood pressure|health check|nhs|private patient|copay|in-network|out of pocket|minor surgery ~ test|care|appointment|sick|ill|body|neck|spine|physio|practice|receptionist|tired all the time|check',
  book: 'book|booking|bookings|booked|reserve|reserved|reservation|reservations|reserving|appointment|appointments|make an appointment|make a reservation|schedule a visit|time slot|slot|slots|make a booking|table for|book a table|book a room|schedule|appointments available|get an appointment|see someone today|get seen|get seen today|be seen|fit me in|squeeze me in|can you fit|any availability|any slots|free slots|any spaces|walk ins|walk-ins|just turn up|turn up on the day|do i need an appointment|need to book|need an appointment|book in|book me in|book online|come in today|same day appointment|on the day ~ schedule|available|stay|date|session|visit|today|tomorrow|spaces|seen',
  changebooking:
    'change my booking|change my reservation|change reservation|change booking|modify booking|modify reservation|amend booking|reschedule|rescheduling|rebook|move my appointment|move my booking|change the date|change dates|different date|other dates|postpone|extend my stay|shorten my stay|altering a booking|one more night|extra night ~ change|move|modify|dates|amend|extend|earlier|later|longer',
  cancelbooking:
    'cancel my booking|cancel my reservation|cancel reservation|cancel booking|cancel appointment|cancellation policy|cancel the room|no-show|no show|cancel my stay|giving up a booking ~ cancel|cancellation',
  checkin:
    'check in|check-in|checkin|checking in|arrive|arriving|arrival|arrival time|early check-in|early check in|get the room|room ready|late arrival|when can i come|key|keys|front desk|reception ~ early|come|time|registration|before',
  checkout:
    'check out|check-out|checking out|departure|leave the room|vacate|late check-out|late check out|late checkout|leave the hotel|departing|last day ~ leave|leaving|stay longer|late|until|longer',
  room: 'room|rooms|suite|suites|double room|single room|twin room|bed|beds|double bed|twin beds|king bed|accommodation|apartment|bedroom|sea view|lake view|balcony|view|room type|room types|family room|connecting rooms|sleep ~ stay|night|guests|guest|floor|quiet',
  food: 'food|breakfast|lunch|dinner|brunch|supper|meal|meals|menu|menus|restaurant|restaurants|eat|eating|dine|dining|dish|dishes|buffet|cafe|coffee|drink|drinks|bar|half board|full board|vegetarian|vegan|kitchen|chef|snack|snacks|hungry|cook|cuisine|wine|table ~ serve|served|reservation|diet|evening|tea',
  diet: 'vegetarian|vegan|gluten|gluten-free|lactose|dairy-free|nut allergy|food allergy|dietary|diet|halal|kosher|intolerance|allergies|allergens|allergic|celiac|coeliac|nut free|peanut|peanuts|peanut allergy|sesame|shellfish|egg allergy|dairy|plant based|pescatarian|keto|low carb|low sugar|sugar free|pork free|no pork|anaphylaxis|epipen|allergen menu|allergen list|may contain|traces of|cross contamination|can t eat|cant eat|doesn t eat|don t eat meat|jain|fussy eater|meat free|lactose intolerant ~ allergy|special meal|intolerant|options',
  takeaway: 'takeaway|take away|take out|takeout|to go|food delivery|pick up food',
  roomservice:
    'room service|food to my room|order to my room|bring to my room|to the room|in my room|to my room|eat in the room|send up ~ bring|order food|room',
  wifi: 'wifi|wi-fi|wi fi|internet|wireless|network|online access|connection|internet connection|hotspot|web access|lan|broadband|getting online|connect ~ online|password|signal|network password',
  parking:
    'park|parking|car park|parking lot|parking space|garage|valet|valet parking|charging station|ev charging|charge my car|electric car|my car|where to park|parking spot|underground garage ~ car|vehicle|space|cars|charge',
  transport:
    'airport|shuttle|taxi|cab|bus|train|station|metro|subway|public transport|transfer from the airport|airport transfer|pick me up|drive|car rental|flight|tram|ferry|by car|by train|how far|distance|limousine|transportation|ride ~ get there|transfer|travel|car|far|way|bike|bicycle',
  luggage:
    'luggage|baggage|bags|suitcase|suitcases|bag|left luggage|store my bags|carry-on|hand luggage|checked bag|porter|bellboy|cabin bag|store luggage ~ store|keep',
  pets: 'pet|pets|dog|dogs|cat|cats|animal|animals|pet friendly|pet-friendly|guide dog|puppy|four-legged|kitten|kittens|puppies|doggy|doggo|pooch|rabbit|hamster|guinea pig|budgie|parrot|goldfish|reptile|tortoise|vet|vets|veterinary|leash|lead walking|cat litter|dog food|cat food|kennel|kennels|cattery|dog walker|dog groomer|groomer|grooming|allergic to cats|allergic to dogs|dog hair|cat hair|dog ate|dog chewed|cat scratched|dog bit|bitten by a dog|assistance dog|service dog|service animal|emotional support animal|furry friend|fur baby|well behaved dog|bring my dog|breed|my dogs|spayed|neutered ~ bark|barking|tail|paws|chewed|feed',
  smoking: 'smoke|smoking|smoker|smokers|cigarette|cigarettes|non-smoking|vape|ashtray|tobacco',
  pool: 'pool|pools|swim|swimming|swimming pool|lap|lifeguard|hot tub|jacuzzi|whirlpool|indoor pool|outdoor pool|swimsuit ~ water|towel',
  gym: 'gym|gyms|fitness|fitness centre|fitness center|fitness room|workout|work out|working out|exercise|exercising|exercises|trainer|personal trainer|treadmill|weights|dumbbells|cardio|training|pilates|yoga|muscle ~ sport|sports|class|equipment|train',
  spa: 'spa|massage|massages|sauna|steam room|steam bath|wellness|facial|facials|manicure|pedicure|beauty|body treatment|body treatments|scrub|relax|hammam|masseur|therapist|back rub|beauty salon|hairdresser ~ treatment|treatments|session|nails|skin|hair',
  housekeeping:
    'housekeeping|clean my room|room cleaning|make up my room|cleaner|cleaners|maid|tidy|tidy up|do not disturb|laundry|dry cleaning|ironing|bed linen|linen|sheets|change the sheets|towels|clean towels|fresh towels|bed linens|dirty room|cleaning service|washing clothes ~ clean|cleaning|dirty|towel|wash|room cleaned|change',
  amenities:
    'amenities|amenity|facilities|facility|towel|towels|hairdryer|hair dryer|iron|kettle|tv|television|minibar|mini bar|mini-bar|toothbrush|toothpaste|toiletries|soap|shampoo|pillow|pillows|fridge|refrigerator|safe|air conditioning|air-conditioning|aircon|heating|blanket|blankets|slippers|bathrobe|bathtub|bath|shower|bathroom|toilet|adapter|charger|desk|balcony|microwave|coffee machine|in the room|equipment|extra pillow|extra bed|extra blanket|equipped ~ room|extra|need|bring|cable|channel|lamp|heater',
  access:
    'wheelchair|disabled|disability|disabilities|accessible|accessibility|barrier-free|step-free|mobility|lift|elevator|elevators|ramp|hearing loop|blind|deaf|special needs|reduced mobility|handicap|handicapped|handrails|wheelchairs|impaired|in a wheelchair|uses a wheelchair|my wheelchair|walking stick|walking frame|zimmer frame|rollator|mobility scooter|bad knees|bad hip|can t do stairs|cant climb stairs|can t walk far|how many steps|how many stairs|ground floor|downstairs room|disabled toilet|accessible toilet|disabled parking|blue badge|hard of hearing|sign language|partially sighted|visually impaired|autistic|autism|sensory|carer free|level access|wet room|grab rail|grab rails|hoist ~ access|stairs|need help|steps|walk|knees|elderly|flat',
  technical:
    'app|apps|website|web site|site not working|mobile app|application crash|crash|crashes|crashing|bug|bugs|not loading|loading|update the app|browser|page not found|technical|technical issue|technical problem|login page|error message|android|ios|iphone|software|slow app|server|hangs|freezes|phone app|version ~ site|page|install|download|phone|computer|device|mobile|screen|update',
  compatible:
    'compatible|compatibility|work with|works with|system requirements|operating system|windows|mac|linux|android version|supported|which devices|which phone|support for|device|devices|platform|platforms ~ phone|computer|version|run|fit',
  upgrade:
    'upgrade|upgrades|upgraded|upgrading|update|updates|new version|latest version|firmware|release|changelog ~ version|newer|switch|better',
  integration:
    'integration|integrations|integrate|api|webhook|plugin|plugins|sdk|connect with|sync|synchronise|synchronize|export|import|csv|excel|backup|migrate|migration ~ connect|link|data|download',
  language:
    'language|languages|english|spanish|french|german|chinese|translate|translation|speak english|multilingual|subtitles|interpreter|in my language ~ speak|version',
  rent: 'rent|rental|rentals|hire|lease|leasing|renting|hiring|tenant|landlord|rent out|borrow ~ deposit|per day|daily',
  class:
    'class|classes|course|courses|lesson|lessons|workshop|workshops|training|tutor|tutorial|curriculum|syllabus|semester|lecture|study|studies|learn|learning|enrol|enrollment|degree|programme|teacher|instructor|coach|beginner|module ~ program|school|university|level',
  exam: 'exam|exams|examination|test results|results|grade|grades|marks|certificate|diploma|pass mark|retake|score|assessment|quiz ~ test|pass|fail|result',
  scholarship:
    'scholarship|scholarships|grant|grants|financial aid|student aid|bursary|stipend|fafsa|funding|tuition|tuition fee ~ aid|funds|support',
  student:
    'student|students|pupil|school|university|college|campus|student discount|student id|faculty|alumni ~ study|young',
  benefit:
    'benefit|benefits|allowance|pension|retirement|unemployment|unemployed|disability benefit|social security|welfare|child benefit|survivor|survivors|medicare|medicaid|veteran|veterans|entitlement|ssi|ssdi|support payment|housing benefit|food stamps|retire ~ support|payment|monthly|aid|receive',
  permit:
    'permit|permits|licence|license|licences|licenses|driver s license|driving licence|driver license|learner|permission|authorisation|authorization|passport|passports|visa|visas|residence permit|work permit|id card|identity card ~ allowed|card|renew',
  vehicle:
    'vehicle|vehicles|car|cars|motorcycle|truck|plate|plates|number plate|license plate|registration|dmv|vehicle registration|driver|drivers|driving|mot|title|inspection|odometer|trailer ~ drive|road',
  fine: 'fine|fines|penalty|penalties|parking ticket|speeding|ticket|violation|suspension|suspended|surcharge|offence|revoked|late fee|points on license ~ pay|court|late',
  appeal:
    'appeal|appeals|object|objection|hearing|reconsideration|court|judge|lawsuit|legal|lawyer|attorney|disagree|review a decision|tribunal ~ decision|dispute',
  birth:
    'birth|birth certificate|born|newborn|marriage|married|marry|divorce|divorced|death|death certificate|died|widow|funeral|civil registry|name change|adoption|deceased|spouse ~ family|certificate|husband|wife',
  moving:
    'moving|move house|moving house|relocate|relocation|new home|moved|registration of residence|deregister|change of address ~ move|address',
  waste:
    'waste|rubbish|garbage|trash|recycle|recycling|bin|bins|bulky waste|disposal|compost|old mattress|dispose|take away the old|bin day|bin collection|bins not collected|bin not emptied|bins weren t emptied|bins not been|bin men|binmen|missed bin|missed collection|missed bin collection|which bin|what goes in|recycling bin|food waste|garden waste|green waste|brown bin|new bin|bigger bin|broken bin|bin stolen|bin lid|collection calendar|bin calendar|recycling centre|recycling center|the tip|household waste|landfill|dump|fly tipping|fly-tipping|dumped rubbish|litter|littering|skip hire|glass bottles|cardboard|batteries disposal|hazardous waste|nappies|street cleaning|rubbish not collected|garbage truck|trash day|wheelie bin|overflowing bins|electronics recycling|paint tins|old sofa|old fridge|old washing machine|old appliance|take away my old|take the old one|haul away|remove my old|collect the old|skip bag|tip run|dump it|get rid of|throw away|bin bags|black bin|bin wasn t emptied|weee|e waste|battery disposal|rubbish removal|junk removal|house clearance ~ collection|old one|remove|emptied|collected|tip|paint|old|bulky',
  sustainability:
    'sustainable|sustainability|environment|environmental|eco|eco-friendly|recycled|carbon|climate|green|plastic-free|fair trade|fairtrade|co2|ethical ~ nature|organic|footprint',
  volunteer:
    'volunteer|volunteering|donate|donation|donations|charity|fundraising|support us|volunteers|volunteer role|volunteer roles|help out|lend a hand|give my time|give up my time|offer my time|give a few hours|spare a few hours|spare time to help|become a volunteer|volunteer hours|community service hours|dofe|duke of edinburgh|corporate volunteering|team volunteering|volunteer day|volunteer expenses|volunteer abroad|befriending|mentor|mentoring|trustee|trustees|fundraise|fundraiser|fundraising pack|fundraising page|justgiving|sponsored walk|sponsored run|sponsor me|charity run|marathon place|bake sale|cake sale|collection tin|run a marathon for|raise money|raising money|head shave ~ help|give|time|hours|community|retired',
  legal:
    'terms|terms and conditions|terms of service|legal|law|laws|policy|regulation|regulations|imprint|liability|licence terms|agreement|contract|rights|copyright|illegal|is it legal|rules|rule|gambling ~ conditions|allowed|official',
  play: 'play|playing|game|games|gaming|player|players|match|matches|contest|contests|tournament|league|leagues|team|captain|squad|fantasy|lineup|line-up|create a team|join a contest|join contest|private contest|leaderboard|rank|ranking|toss|round|level|opponent|how to play ~ rules|join|score|start|create|select',
  win: 'win|wins|winning|winnings|won|winner|winners|prize|prizes|prize money|jackpot|reward|cash prize|earn money|winning amount|payout of winnings|lottery|draw ~ credited|earn|result|rank|amount',
  howmany: 'how many|number of|quantity|amount of|count ~ several|few|total',
  duration:
    'how long|how many days|how many hours|how many weeks|how soon|duration|length of time|period|takes how long|how much time|time frame|timeframe|turnaround|take long|processing time|waiting time|as long as|instantly|immediately|working days|business days|within|how many months|how many years ~ days|weeks|hours|minutes|months|years|year|take|takes|time|long|day|week|month|soon|fast|quickly|when',
  when: 'when|what time|which day|what day|what date|at what time|how soon|since when|until when|date|dates|from when ~ time|day|month|year|today|tomorrow|until|schedule',
  why: 'why|reason|reasons|cause|how come|what for|because|explanation|why was|why is|why did ~ explain',
  where: 'where|which place|whereabouts|in which|where can i|where do i ~ place|find|location',
  who: 'which person|by whom ~ who|whom|who is|who are|person|people|team',
  urgent:
    'urgent|emergency|emergencies|immediately|accident|help now|at night|fire|ambulance|police|crisis|emergency number|right now|straight away|straightaway|right away|today if possible|need it today|need it now|need someone today|need someone now|tonight|emergency repair|can t wait|cant wait|desperate|desperately|quickly as possible|last minute|short notice|at short notice|out of hours|middle of the night|24 7|panic|panicking|sos|pls hurry|please hurry|time sensitive|critical|999|911|112 ~ asap|quick|danger|today|soon|now|tomorrow|hurry|night|weekend|immediate',
  additional:
    'additional|another|second|extra|more than one|multiple|several|add another|one more|spare|add a|two ~ more|both|also|other',
  temporary:
    'pause|on hold|temporarily|temporary|suspend|break|interrupt|holiday stop|skip|vacation|paused|pausing|skip a month|skip this month|skip one|take a break|have a break|stop for a bit|stop for now|stop for a while ~ stop|hold|freeze|away for|put on hold',
  report: 'report|reporting|notify|inform|notice|declare|let you know|tell you ~ announce|file|say',
  group:
    'group|groups|group booking|party of|company outing|team event|school class|crowd|family of|many people|couple ~ persons|people|together',
  online:
    'online|on the internet|on the website|by internet|web|digital|digitally|electronic|electronically|e-service|from home|virtual|remotely ~ app|site|portal',
  download:
    'download|downloads|downloading|pdf|brochure|catalogue pdf|get the app|app store|play store|install the app|link ~ app|file|install',
  inperson:
    'in person|at the counter|at the office|at the branch|walk in|walk-in|personally|face to face ~ visit|come|counter',
  sell: 'sell my|sell to you|trade in|trade-in|buy back|buyback|second hand|second-hand|used|refurbished|old for new|pre-owned ~ sell|old|exchange',
  brand:
    'brand|brands|manufacturer|manufactured|made in|origin|country of origin|produced|producer|maker|factory|plant|imported|where is it made|where are they made ~ made|produce|comes from|sourced',
  open: 'opening a box|unroll|unpack|expand|expands|inflate|first day|air out ~ opens',
  taste: 'taste|flavour|flavor|flavours|flavors|aroma|sweet|bitter|sour|roast|strength ~ smell|like',
  noise:
    'noise|noisy|loud|quiet|silent|sound|disturb|disturbance|neighbours|soundproof|too loud|so loud|really loud|makes a noise|making a noise|making noise|strange noise|weird noise|funny noise|rattling|rattle|squeak|squeaking|squeaky|buzzing|humming|grinding|clicking|clunking|banging|vibrating|vibrates|noisy neighbours|loud music|party next door|couldn t sleep|kept awake|couldnt sleep|thin walls|earplugs|building works|decibels|db level|noise complaint ~ sleep|hear|awake|music|hum',
  comfort:
    'comfort|comfortable|soft|firm|firmness|hard|softness|cushion|support|medium|orthopaedic|orthopedic|ortho|memory foam|sleepers|posture|back ache|backache ~ sleep|spine|back|pain|feel|sink',
  season:
    'winter|summer|spring|autumn|season|seasonal|high season|low season|peak season|off season|off-season|winter hours|summer hours|in winter|in summer|all year round|january to|february to|march to|april to|may to|june to|july to|august to|september to|october to|november to|december to|to january|to february|to march|to april|to may|to june|to july|to august|to september|to october|to november|to december|until january|until february|until march|until april|until may|until june|until july|until august|until september|until october|until november|until december|november march|november april|october march|october april|april october|march october|may september|april september|june august|december february',
  temperature:
    'hot|cold|cool|warm|heat|temperature|summer|winter|breathable|sweat|waterproof|rain|water-resistant|weather|insulated|degrees ~ air|dry|wet|water',
  power:
    'battery|batteries|power|charger|voltage|watt|watts|electricity|energy|plug|rechargeable|charging time|socket|cable ~ charge|charging|run',
  medicalneed:
    'thyroid|heart|kidney|liver|weight loss|lose weight|weight gain|gain weight|muscle|hair loss|hair fall|immunity|diabetic|cholesterol|stress|sleep better|acne|digestion ~ gain|loss|health',
  beauty: 'skin|hair|face|makeup|cosmetic|cosmetics|perfume|shampoo|cream|lotion|serum|sunscreen ~ beauty|oil',
  payroll: 'salary|salaries|wage|wages|payroll|payslip|income|employer|employee|paycheck|get paid|earnings ~ paid|work',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a business concept, the same in every language. */
export type Concept = keyof typeof CONCEPTS_EN;
