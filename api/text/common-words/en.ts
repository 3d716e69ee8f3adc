// The most common words of English, most common first: the first 4000 words of letters of content/2018/en of FrequencyWords by
// Hermit Dave (from OpenSubtitles 2018), without the tails of contractions. Its content is under CC BY-SA 4.0
// (https://github.com/hermitdave/FrequencyWords); so is this list.
export const COMMON_EN = `
you i the to a it and that of is in what we me this he for my on have your do was no not be are know can with but all so just
there here they like get she go if right out about up at him now oh one come well her how yeah will got want think as see did
good who why from let his yes when going time an okay back look us would them where were take then had or been our gonna tell
really man some say hey could by need something has too more way down make very never only people over because little please
love should mean said sorry give off am thank any two even much doing sure thing these help first into anything still find life
nothing sir day god work their uh again maybe must before other wait stop call after won talk away than thought home night put
great those last better everything told new things always keep long years leave does money around name place ever feel guys
father guy made old which big lot done hello nice believe girl someone fine thanks wanted kind coming house every ok through
being course stay left dad enough happened came may mother wrong world bad might three today listen another understand hear
remember ask own same show else kill talking found next getting care car looking son try woman went hi dead many mind friend
best mom hell morning trying boy together yourself job saw family real without baby room already move most seen live miss
actually huh shit both heard once ready head called used idea knew hold happy door such fuck brother also pretty bit took yet
men whole start use while since wife days guess tomorrow matter meet bring tonight everyone run wanna hard ah alone myself
school gone um end saying phone play looks fucking problem few friends gotta ago open anyone killed hope face until lost police
excuse turn business case wants says true die heart soon each worry later year watch music hand having probably beautiful doctor
sit eat thinking young second working water person part kids late stuff exactly under death minute pay crazy forget everybody
kid change gave happen damn five drink far knows its whatever eyes shut hit taking easy times check hands minutes deal different
means point inside makes asked somebody mine making body afraid sleep chance dear quite four anyway close party fun against word
comes important set shall story number daughter least waiting hurt wish moment fight week husband girls rest married fire game
nobody mr children side stand read though cut started sister supposed between child goes hours speak women behind almost truth
blood able lady anymore playing gets shot reason trouble break war city walk town trust met office question brought yours
welcome high wow couple half died cool free either seems power whoa bye buy telling honey tried front team answer gun boys line
send news stupid bed hurry full months save sometimes become along hate food outside light needs dog country clear order em fact
lord captain six hot funny black alive pick feeling living cause ahead lose king plan dinner sighs sort leaving running boss
alright promise taken safe ma book sent white hour anybody small perfect lives special parents john himself perhaps sounds
serious sick company ha scared uncle poor red past earth possible shoot touch sound top ass laughs cannot asking win glad
control hmm human drive hair jack bitch luck murder happens air ten daddy finally chuckles fast cold seem laughing words
hospital street hang dance meeting till others catch follow sense sex lie evening master known dream write million voice sweet
rather felt sign lucky somewhere bet jesus longer calling worked quiet looked less pull beat careful coffee return secret weeks
date seeing fall given ooh fault straight takes song future gentlemen loved changed road calm wonderful mad turned drop ladies
learn step absolutely early explain clean piece yesterday throw picture land feet wonder questions speaking worth darling dude
giving president eye quick moving figure state strong sam none amazing ones works act needed weird law worried report goodbye
missing choice happening chief wedding strange general pain kidding decided ya pass tired class officer kept wake worse busy eh
mistake kiss court building finish during age ship caught marry meant sell dark watching system suppose evidence movie ride
completely mouth totally birthday tv forgive born imagine information instead definitely security certainly film month lying
unless train seven wear clothes michael hotel christmas attack round expect sing terrible george bag history blue near broke
station seriously forever david frank except thinks message entire joe table talked across rock lovely handle middle buddy paid
protect using floor ran swear spend situation ring anywhere dangerous bill york army lead bought finished fair sun letter fool
attention club simple interesting space test box group single sitting marriage join fear peace forgot force short normal charlie
present enjoy mike crime horse ground american count area charge honor lunch miles radio idiot ball surprise paper key boat
quickly gold bar fish mark tom wearing crying accident government eight fell cover certain interested deep star sea agree
problems detective prison major stick offer difficult smart personal record stopped hide whether bank trip relax america public
list afternoon brain fix bastard proud tea service screaming forward angry park soul fighting peter rich agent blow paul dress
mary missed scene killing standing saved mm respect killer ice mess tough feels church sad cell drunk share camera within card
fly ben girlfriend laugh smell broken mum honest often starting calls spent third english visit mama judge window hungry dare
relationship moved prove private wall seat position lieutenant realize lt especially machine walking art pleasure bloody college
french involved cry became lived impossible obviously neither accept boyfriend besides queen teacher cops sake loves carry teach
apartment upset green la liked cute evil professor contact joke cop huge holy store jail likes lawyer doubt continue appreciate
cat shop driving congratulations wrote village quit field james wine decision south sleeping slow laughter island glass
beginning cash dying hundred whose difference plane push continues mmm singing eating north mrs tree madam gift truck putting
bear board grab beer stuck magic support rules grunts partner reach wind colonel max immediately seconds thousand gives
experience cheers victim upon computer christ planet promised bus henry dirty search staying dreams arrest holding suddenly
usually lots shoes er jump rid yo knock owe harry grow worst river aunt patient kitchen aah fat passed final summer bob
listening escape everywhere moon arms turns address ow match gasps grand yep shh nervous de choose themselves decide mate
drinking press bother foot blame crap drugs type rings mission named heaven picked paris race risk books further danny action
allowed orders learned price arrived nick otherwise pictures fit smoke favor played notice awesome smile director guard begin
spot surprised innocent narrator herself london feelings enemy battle ourselves alex dollars allow nine gay department guilty
apart earlier duty jim suit bell west legs hero destroy stage bunch according chicken bigger grunting low helping admit closed
names witness upstairs arm steal jimmy kick twice cross ways sergeant indeed gas keeping energy pregnant waste helped fired
favorite tony taste locked places writing adam brothers starts prince form sold silly mention build throat hole figured track
ringing lock leg above hiding steve seemed breakfast engine written complete video applause however pressure fresh weapon sky
stole study burn reading crowd treat roll double spirit danger cost empty level memory itself acting interest nose plans
following bathroom built closer ray sarah band groans apparently excited richard losing animals flight nature raise pop client
bomb neck suspect warm extra bottle van heavy mommy dogs wild ridiculous simply lee animal showed billy shooting keeps camp guns
medical shame hoping whom bird majesty flowers famous asleep beauty driver keys rain awful large local deserve goddamn stone
jane grace consider weekend wondering lay plenty willing pants sweetheart skin excellent asshole beach faith beg fuckin
responsible military cheering opportunity common bottom german whoever cook walked papers justice hall commander drug main knife
devil necessary although princess lights flying dick rose knowing clearly hat agreed johnny corner code note tommy due correct
apologize language stars faster cars folks bullshit fellow several grandma shows leader leaves restaurant east shouting blind
ghost cup gotten tight conversation tells lies nor pulled hanging speed stories health advice held murdered beyond rule hardly
possibly inspector cousin trial emergency ought eddie somehow hearing states account spoke file understood angel tape milk
powerful weapons practice manager pardon vote jake national career minister super taught robert biggest plays natural dancing
copy plus martin cake freedom among breath operation chris crew challenge market meat towards bringing dropped student lied
strength size breathe color monster loud photo aw nearly sight greatest games bridge dressed arrested horrible coach planning
checked breaking noticed fantastic screams serve ideas investigation center older pack soldiers nonsense doc project training
example trick prepared science united travel incredible grandpa paying character teeth criminal charles chinese truly honestly
bro survive bobby target feed nurse fake records breathing sweetie numbers oil suicide belong whoo perfectly amy forgotten
remain original papa onto concerned credit ugh invited discuss research easier view chair hurts strike roger fill condition
mountain dr nowhere sheriff kim turning brown recognize heads audience jealous pretend society finding shirt comfortable meaning
guest pieces dry letting began aye jeff female release ho cards pray unfortunately balls destroyed ended universe prepare
opinion movies soldier wash program heat usual ticket stolen prefer aware surely male base matters lift lab command proof cream
selling believed create afford sunday total dumb threw france birth created realized british noise nuts students birds social
brilliant bodies tie opened ours bucks kevin mister ugly ryan focus dan opens exist followed england draw purpose letters daniel
opening bullet anna lately stayed falling season ends suggest joy distance responsibility whenever issue thousands process sword
shower weak fucked lonely happiness eric tiny desk pool property forced settle indistinct weight received gang bite friday
disappeared interview expecting kinda surgery horses mayor babe ancient handsome thomas saturday staff lines unit fan gentleman
introduce fate split recently expected add ordered slowly alarm member slept signed enter spanish garden brings brave pig model
finger medicine access failed flat easily discovered based screw insane cares weather fingers san scott path soft harm style
community sees basically al signal nope spare speech covered shake loose snow russian lake bright roof ohh sending paint remind
pal naked post sugar heading streets damage silence doors pete ed success wet nah amount members kate manage safety returned
harder fbi block showing fancy chef contract dig chest drinks dave buried brian trade journey stomach changes details thoughts
divorce funeral maria football reality theory gosh ruined gate william spread outta japanese sudden coat sooner cheese larry
spring page ears simon castle hidden storm cos personally artist hill exciting permission jerry expensive tickets forest barely
eggs goin regret lesson lover bread andy subject legal growing ill jason mood owner caused beeping points dating loss secretary
revenge santa likely rent connection assistant reasons yelling painting trees doctors rush foreign rough murderer century nights
pair runs pocket farm matt bike obvious ate grew professional tim goodness parts alan university square grandfather europe
genius cases ruin winter tongue memories da buying cancer clock ocean dna liar tour thief bleep lisa rights including
competition smith planned emily boring victims mentioned bones plant bless warning knocking crash bedroom lower silver groaning
madame defense results toilet event complicated shape priest royal cheap romantic downstairs invite fortune tears avoid reached
higher familiar telephone burning filled kelly alice airport jobs grown walter rachel giant insurance woods scare pleased period
political player stops secrets laura repeat photos finds statement suck younger china humans delicious particular proper rome
belongs attacked bath hired site knowledge led guests celebrate map horn eventually pity powers ashamed assume glasses rise
fixed request officers pounds data carefully per depends jury waited positive attorney direction families doin forces location
walls useless grant saving speaks fought meal deliver answers changing temple scary millions offered regular carrying official
jacket switch grave chase role odd sexy faces becomes closes badly tall confused affair television shock raised panting pizza
image clears golden patients watched committed sexual suffer arthur wherever plate appear chocolate clever hm mercy shots lucy
dealing trap charges phil bang poison butt drove yourselves headed babies yellow soup mystery picking sat wound traffic courage
hunt indian rat terms italian emma checking disease managed winner council appointment monday crack threat jenny physical nation
source chose healthy carl victory rick stood kicked annie disgusting palace below shopping neighborhood march lips midnight piss
advantage pure india aside jerk mail dawn effect spell freak wood screwed enemies gary awake chuckling vacation violence leo
grandmother modern luke firm prime heh touched talent whore piano license cooking honour concern moves available factory gods
value central union mirror studio media taxi dies iron hearts desire rob claire fred songs washington monkey pride pills miracle
swim burned smells joking christian bleeding hook beating protection treatment ear carter metal disappear grateful extremely
treasure rescue capable passing chatter result suffering sisters laid governor guards louis text literally remove becoming
performance stronger rate deeply scream desert vehicle illegal pulling throwing josh unbelievable ted zero dean curious sean
candy bone tied edge load susan ahh mountains boom former holiday riding scoffs hundreds motherfucker sue bags stealing appears
arrive remains decent issues tip fail bride pissed penny claim friendship desperate flower dramatic refuse solve theme loving
properly dragon mostly chuck directly surface false cast junior hunting silent thou egg germany punch africa woke intelligence
borrow winning falls popular escaped witch convinced warn announcer champagne dust kyle someday fallen stranger presence tear
internet monsieur therefore technology tires toast wise clark americans notes smoking hank ls april wolf precious rooms coast
treated material released uniform hated considered rice exchange steps blake convince beast cow files signs drag cab hung
carried ordinary successful eve mistakes houses chattering brains japan creature fourth separate cleaning california lf shift
elizabeth chicago exact karen goal expert served direct score row marks twenty receive series section pilot jackson darkness thy
sale destiny cure spoken armed rare helen grade juice wide tower solution schedule explosion wheel cigarette julie fruit blew
victor talks sacrifice range button reports prisoner pie effort youth pot eaten taylor knees garage parking ambulance staring
chances circumstances sin gordon progress unusual county stairs campaign vision reporter equipment moments joey mass alien
trapped helps route defend trace nasty tests magazine rocks dump rude searching clue connected amen pushed merry zone senior
closing freeze emperor incident snake mexico lily actor newspaper sentence greg leading friendly jones chosen engaged julia
charming mustn anger spending learning spy sharp shadow warrant elevator kingdom ricky jamie squad shoulder wave amanda highness
kinds fishing sometime attitude sucks negative screen workers bored cameras similar understanding beeps chain bull gasping fully
robin collect gorgeous morgan passion writer empire international curse hire bastards puts leads id blows sons estate customers
maggie gunshot device troops hug design movement thunder object loser pen sobbing politics despite alcohol climb clients
conference provide marty seek witnesses earn trash valley fashion howard episode prize previously sports wanting debt wishes
hitler wire thee circle approach stock facts remembered percent normally tail joined education bravo library rape wings growling
thrown tank exhales authority current failure nightmare hitting glory knocked studying barry agency apple border rope duck
reputation confidence yard beloved lack actual skills films mental salt flesh anne secure highly federal sand emotional setting
nothin senator services robbery hates fed reward theater johnson commit patrick entirely extraordinary ships opposite parties
stands terry chat events mummy bay slip disappointed settled begins andrew alert detail pink fellas accepted background garbage
panic minds belt blowing hollywood agreement jackie pushing ability tiger whispering culture saint jesse task solid doll intend
district pa gee custody ignore naturally useful attempt abandoned cutting kissed guarantee barking gather policy violent maid
embarrassing childhood wasting bow chick sara disaster revolution online demon heavily coincidence perform thin terrific mac
crown identity virgin impressive windows potential guitar committee dozen delivery advance quietly stan teaching hunter latest
hurting swing capital counting drew dirt whistle marie hits doug deny urgent threatened behavior molly mixed stays assure
subtitles explanation wins unique chasing billion duke production slave agents carol lets cruel mask sally behave bury massive
pathetic species approaching jo loan struggle dish trusted jumped firing channel abby stopping asks jean swimming daily basement
linda quarter erm bound navy article guide accused transfer guts quality fella roman greater damned couch cheer vegas shoe title
shy punishment los clicks closet fever coward flash impressed bruce siren prisoners sides bowl katie supply sensitive hopefully
rolling roy dollar tone voices cheating confess demand museum unknown drama suspicious adult todd frightened warned steady kills
crossed lou particularly sandwich laws joint bullets package trained thursday boots possibility albert civil june germans
baseball express miserable tuesday parker lion joseph refused shine assault hong jokes breaks argue trail option recall mighty
collection oliver wilson accent believes decisions embarrassed mobile customer terribly sec charity considering pussy donna
protecting flag kidnapped italy balance creatures nuclear wallet shout vincent entered impression angela jay degrees favour
reaction network jessica version concert gear singer diamond defeat steven lane blast wounded anytime partners ages charlotte
ceremony league bars orange specific conditions plastic crisis fifth term self offering bud suffered reported commissioner rip
mysterious entrance messed tunnel designed neighbor aboard sweat justin ghosts crimes costs deserves dreaming bust el teddy kong
messages enjoying afterwards comfort mason surrender gym kitty crush yup arranged suits pee stress cave wing jordan arrange
comrade noble tricks betty launch legend mix golf imagination fox kissing butter tax gross edward texas insist marcus classic
selfish skull frankie shown bat survived print champion bills therapy lifetime throughout nathan toward sauce experiment
margaret describe ross grass cheat attend homework lewis betrayed servant cap tyler bible practically catherine steel wipe burns
generation cabin financial industry bond sheep scientists beaten heck deck fans script brand degree painful coughing religion
cats stephen influence fuel drawing rabbit exercise attractive touching virus realise torture blessed plain rebecca recent
barbara footsteps sacred removed pretending wasted jewish goodnight robot crystal confirm lad mile division scratch reminds
walks ending russia contest valuable distant dumped motion electricity centre murders tina jeremy seal standard ellen wore
surrounded struck inform gentle status purse prints players charged begging delivered kenny buck nina construction confirmed
confession trigger cells frankly ali exit response cancel argument principal turkey lucas clinic greetings neighbors vice toy
hannah everyday generous gain idiots holly enjoyed jungle link underground smiling mistress teams product beef whispers
religious presents identify chip chffffff surveillance carlos vampire routine uses michelle underneath systems temperature waves
tribe brad deputy sophie headquarters equal phones ken reckon related incredibly chill spit tracks oscar makeup bug sounded
spirits nerve divorced stake port doorbell worries nephew miller units proceed landing traitor outfit chloe bail fields patience
recording foolish loaded tokyo davis costume wayne injured somethin ian pet cage digging spain seats awkward cleaned pattern
filthy visiting jews answering concentrate someplace citizens aim nancy affairs thick sport basic electric pleasant cliff nail
russell environment western average ease raped interrupt judy satisfied beep starving documents anniversary beth election
warrior forth fetch banks placed timing stones complex frozen replace prayer skip angeles guilt tune woo actions conscience
officially martha machines smaller determined blown hail unhappy booth pour berlin cleared packed wrap randy behalf reasonable
trunk homes festival tradition cigarettes le beside harvey motive beings bishop dealer defendant backup wounds ouch ann nearby
drank effects jonathan dennis benefit adventure territory apology dylan unlike owns boxes thus clay developed busted pipe gray
goods favourite salad loyal atmosphere eva freaking dropping strangers mouse downtown francisco heroes pit rotten paradise
meantime jess organization hills exam cock fairy earl comment activity frame knight testing habit shelter flow jennifer holes
prevent anthony lend cooper figures boston sample strip landed buzzing monk slightly produce annoying judgment laundry ron lousy
souls existence belly tries foster returning answered ward plants actress chairman individual hopes tattoo fence sink punk
confident yay mistaken limit bothering st uncomfortable wednesday gifts policeman na precisely lawyers greek merely criminals
underwear hoped earned reveal appeared derek heavens personality batman virginia wives colour worker pope instructions
intelligent worrying vince comin cried traveling bells impact robbed relief host footage odds patrol circus mud captured lessons
occasion sets pulse ad invented diamonds matthew auntie cloud francis angels hers classes signature complain blah monitor
options claims flies pat britain hid wailing listened countries vic yell rats wondered smooth resist companies fantasy passport
pitch hammer homicide casey holds flew jacob noon helicopter dishes spin charm slap apply fools screeching discover previous kit
authorities moaning photograph sales fifty mickey beneath farewell clouds slipped represent deaf facing offense citizen clown
snap messing hood twelve interests cheated liz informed humanity producer technically accounts extreme gettin cia ii pays
profile oxygen jeez gene shed minor ex theatre scientific lovers chaos rocket math stubborn august oi chips intense grey talkin
terrorist angle invitation gus gambling respond thirty procedure absolute investigate tragedy stable session capture marrying
ripped attacks stretch bush dates unable gates mars artists increase tastes cared bottles highest whirring meanwhile nate
grabbed pigs chop olivia wheels shocked reverend commercial escort engagement corpse louise worthy scale beats williams
threatening exists academy acts hop judges furniture shared ralph consequences engineer schools softly bombs caroline shark
transport population succeed creepy sneak studies destruction keith protected monsters joining punished lightning malcolm shell
fascinating chamber ethan romance instance jumping groups exhausted testify studied walker pin imagined drill investigating ye
experienced elena necklace loyalty junk cole cries stanley rita southern blocks emotions begun maya liver serving matches
surgeon granted jazz july supplies deeper typical kicking obey dancer remote daughters moron latin teachers toby sandy dragged
strategy parent jin album compared rubbish helpful powder sync bum passes joan fort choices alley supper penis alibi sammy pole
coke scientist fighter highway blade alpha diet liquor jet widow liberty philip moral carrie award grief thirsty ashley random
suspects intention julian active tools driven trauma headache safely alexander knee lads novel conversations waters lookin
invisible internal peaceful humming washed drives talented li aid elephant troubles core serial painted divine jam goat opera
thieves guessing objection whiskey florida resistance dressing attached aaron brief punish eternal lois required victoria
fabulous twins characters cooked ln ruth dreamed arts naughty stabbed tend diane tap soap locker development images prick global
string bitter sharing corn craig fits tent forms votes harold propose monica constantly granny nicely nerves arguing abuse
relatives survival gloves tracking zoe bend review connect separated elder beard admiral diana salary areas disturb pro maintain
solved wealth bitches possession sang gimme plates shoulders burnt recorded upper counts tale profit colleague warehouse hostage
shore porn miami fifteen visitors bo net insult owen cities causing lemon heal banging honeymoon appeal marshall critical
creating scotland crane enormous testimony praise fights indians commission growls nicole sins fraud branch happily bout
covering occurred beans raw muscle pages tense relationships management assignment blonde catching exposed canada dont han von
comedy marco stroke whistling buildings shaking facility appropriate remarkable transferred drawn tits clicking symbol motor
employees ambassador mothers pile feeding soda checks bears cookies slut awfully stepped toys levels differently magnificent
steak tube leaders superior herr pan expression currently throne deadly bee tooth depressed potatoes wicked resources native
centuries karl poetry multiple cable shortly buzz socks fingerprints goddess chin anxious september colors basketball promises
explained appearance musical sends slide aii shawn ultimate pork communication payment structure paperwork obsessed lazy
russians actors squeeze magical colleagues admire madness roads entry injury burden racing manner freezing bits norman mount
battery dessert pound visited motel rumbling cinema fond halfway rifle reception statue fridge brick abandon lap natalie wars
recommend brush nelson pill concept delay quarters korea janet rub mall soil complaint sail baker coughs bucket description
badge measure hip function indistinctly harris foundation labor willie waiter homeless proved unfortunate log meetings giggles
combat poem polish
`;
