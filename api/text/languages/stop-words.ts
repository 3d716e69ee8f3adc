// Function words per language, and small talk around a question. Data only: their weight is
// decided in question.ts. Written without claim to completeness: a word that is missing here costs little, as a word
// that is in most passages of a site has a small idf anyway. CJK and Thai words are as Intl.Segmenter cuts them.

/** Words that carry grammar or ask the question, by base language code (`en`, not `en-GB`). Lower case, NFKC, with diacritics. */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: `a about above after again all also am an and any are as at be because been before being below between both but by
    can could did do does doing down during each either else ever every few for from further get gets got had has have having he
    her here hers him his how i if in into is it its itself just let like me mine more most much my no nor not now of off on once
    only onto or other our ours out over own same shall she should so some such than that the their theirs them then there
    these they this those through to too under until up upon us very was we were what whatever when where which while who whom
    whose why will with within without would yet you your yours s t d m ll re ve don doesn didn isn aren wasn weren won couldn
    shouldn wouldn there's one many way may might must`,
  vi: `à ạ á ai anh bao bạn bằng bị bởi các cái cần càng chỉ chị cho chúng chưa có còn cũng của cùng đã đang đâu đây để đến đều
    điều đó do được em gì gồm hãy hay hoặc hơn khi không là lại lên loại lúc mà mấy mình mỗi một nào này nên nếu ngoài như nhưng nhiêu
    những nó nơi nữa ở phải qua ra rất rồi sau sao sẽ sự ta tại tôi theo thế thì trên trong trước từ và vào vẫn vậy về vì
    với vừa việc thể bên dưới giữa hết nhất nhiều khoảng thường tới đi làm người ông bà họ chiếc`,
  id: `ada adalah akan aku anda antara apa apakah atas atau bagaimana bagaimanakah bagi bahwa banyak beberapa begitu belum berapa berapakah
    bisa boleh bukan dalam dan dapat dari darimana daripada dengan di dia dimana dimanakah hanya harus hingga ia ini itu jadi jika
    juga kah kalau kami kamu kapan kapankah karena ke kepada kemana kenapa ketika kita lagi lah lain lebih maka mana manakah masih
    mengapa menjadi mereka merupakan mungkin namun nya oleh pada para paling pernah saat saja sampai sangat saya sebagai
    sebuah sebelum secara sedang sejak seorang seperti serta sesuatu setelah siapa siapakah suatu sudah supaya tapi telah tentang
    terhadap tersebut tetapi tidak untuk yaitu yakni yang apa apanya berada dilakukan tak`,
  zh: `的 了 是 在 和 与 與 及 或 也 都 就 而 但 并 並 被 把 对 對 从 從 到 由 为 為 以 于 於 有 没 沒 没有 沒有 不 很 更 最 这 這 那 这个 這個 那个
    那個 这些 這些 那些 哪 哪个 哪個 哪些 哪里 哪裡 哪裏 哪儿 谁 誰 什么 什麼 甚麼 怎么 怎麼 怎样 怎樣 如何 为什么 為什麼 为何 為何 多少 几 幾 多 多大 何 何时 何時
    何处 何處 什么时候 时候 時候 吗 嗎 呢 吧 啊 呀 嘛 么 麼 我 你 您 他 她 它 我们 我們 你们 你們 他们 他們 她们 它们 它們 自己 其 之 所 者 个 個 一个 一個
    种 種 些 能 可以 可 会 會 要 想 应该 應該 需要 因为 因為 所以 如果 虽然 雖然 但是 而且 或者 以及 还 還 还是 還是 又 再 才 只 只有 上 下 中 里 裡 内 內
    外 前 后 後 时 時 间 間 等 让 讓 给 給 向 往 用 将 將 地 得 着 著 过 過 来 來 去 说 說 哪一 一 是否 有关 關於 关于 其中 之间`,
  th: `ที่ และ ของ ใน เป็น มี การ ได้ ว่า ให้ จะ ไม่ กับ จาก โดย ก็ นี้ นั้น แต่ หรือ ไป มา อยู่ คือ อะไร ใคร ไหน เมื่อไร เมื่อไหร่ เมื่อ ทำไม อย่างไร
    ยังไง เท่าไร เท่าไหร่ เท่าใด กี่ ใด บ้าง ซึ่ง ด้วย แล้ว ถูก ต้อง กว่า ตาม เพื่อ เพราะ ถ้า หาก ทั้ง อีก มาก ขึ้น ลง ออก เข้า ความ ผู้ ทำ แห่ง ระหว่าง ต่อ ยัง
    คน ตัว สิ่ง ช่วง ตอน ครั้ง เขา เธอ มัน เรา ฉัน คุณ ผม พวก จึง เคย กำลัง ควร อาจ สามารถ แบบ ทาง ถึง เอง นัก ครับ ค่ะ คะ นะ หน่อย`,
  ar: `في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين اللذان هو هي هم هن أن إن كان كانت يكون تكون ما ماذا متى أين كيف لماذا لم لن لا
    كم أي أية من هل قد لقد ثم أو و ف ب ل ك كل بعض غير بين عند عندما حيث بعد قبل حتى إذا لو لكن بل كما أيضا أيضاً منذ خلال حول ضد تم يتم
    به بها له لها منه منها فيه فيها عليه عليها إنه أنه أنها نحن أنا أنت انت ليس ليست وهو وهي والتي والذي وفي ومن عام أحد إحدى`,
  ru: `и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее её мне было вот от меня еще ещё нет о
    из ему теперь когда даже ну вдруг ли если уже или ни быть был него до вас нибудь опять уж вам ведь там потом себя ничего ей может
    они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж тогда кто этот того потому
    этого какой какая какое какие каким какого какой какую каких сколько совсем ним здесь этом один почти мой тем чтобы нее сейчас были куда зачем почему
    всех никогда можно при наконец два об другой хоть после над больше тот через эти нас про всего них многие эту моя свою этой перед
    иногда лучше чуть том такой им более всегда конечно всю между который которая которое которые которого которой которых это также является каково кем чей`,
  es: `a al algo algunas algunos ante antes como con contra cual cuál cuales cuáles cuando cuándo cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas de
    del desde donde dónde durante e el él ella ellas ellos en entre era eran es esa ese eso esta está este esto estos estas están fue fueron ha
    han hasta hay la las le les lo los más me mi mientras muy no nos o os otra otro para pero poco por porque porqué qué que quien quién quienes
    quiénes se sea ser si sí sin sobre son su sus también tan tanto te tiene tienen todo todos tu un una uno unos unas y ya yo nosotros
    había habían puede pueden hace hacer tenía haber`,
  de: `aber alle allem allen aller alles als also am an ander andere anderem anderen auch auf aus bei bin bis bist da damit dann das dass
    dasselbe dein deine dem den denn der des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem
    einen einer eines er es etwas euch euer für gegen gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre
    ihrem ihren ihrer im in indem ins ist jede jedem jeden jeder jedes jene jetzt kann kein keine können könnte man manche mein meine mich
    mir mit muss nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner selbst sich sie sind so soll sollte
    sondern sonst über um und uns unser unter viel viele vom von vor war waren warum was weil welche welchem welchen welcher welches wem wen wenn wer
    werde werden wessen wie wieder will wir wird wo wofür woher wohin womit wurde wurden zu zum zur zwar zwischen wann wieso wozu worin`,
  fr: `a ai ainsi alors au aucun aussi autre aux avant avec avoir c ce cela ces cet cette chez comme comment d dans de des donc dont du elle
    elles en entre est et été être étaient était eu fait font il ils j je jusque l la laquelle le lequel les lesquels leur leurs lui m ma mais me même
    mes moi mon n ne ni nos notre nous on ont ou où par parce pas pendant plus pour pourquoi qu quand que quel quelle quelles quels qui quoi
    s sa sans se sera ses si son sont sous sur t ta te tes toi ton tous tout toute toutes tu un une vos votre vous y combien peut quelque`,
  pt: `a à ao aos as às até ao com como da das de dela dele deles depois do dos e é ela elas ele eles em entre era eram essa esse esta está este
    eu foi foram há isso isto já lhe mais mas me mesmo meu minha muito na não nas nem no nos nós o onde os ou para pela pelas pelo
    pelos por porque porquê qual quais quando quanto quantos quanta quantas que quê quem se sem ser seu seus sua suas são também te tem têm
    tinha um uma uns umas você vocês pode podem sobre`,
  it: `a ad agli ai al alla alle allo anche c che chi ci coi col come con contro cosa cui da dagli dai dal dalla dalle dallo degli dei del dell della
    delle dello di dove dov e è ed era erano essere fu furono gli ha hanno ho i il in io l la le lei li lo loro lui ma mi mia mio ne negli nei nel nella
    nelle nello noi non nostro o per perché perche più piu quale quali qual quando quanta quante quanti quanto quella quelle quelli quello questa queste
    questi questo sarà se si sia sono su sua sue sugli sui sul sulla sulle suo suoi tra un una uno vi voi`,
  nl: `aan al alles als andere ben bij daar dan dat de der deze die dit doch doen door dus een en er ge geen had heb hebben heeft hem het
    hier hij hoe hoeveel hun iemand iets ik in is ja je kan kon kunnen maar me meer men met mij mijn moet na naar niet niets nog nu of om
    omdat onder ons ook op over reeds te tegen toch toen tot u uit uw van veel voor waar waarom wanneer want waren was wat welke werd wie wij
    wil worden wordt zal ze zelf zich zij zijn zo zonder zou`,
  ro: `a acea această aceasta acest acesta acești al ale am ar are as asupra au avea avut ca că când care cărei cărui cât câte câți ce cea cei cel cele cine către cu
    cum da dar de deci decât despre din dintre după e ea ei el ele era erau este eu fi fie fiind fost în între iar îi îl îmi își la le
    lor lui mai mult ne nici noi nu o or ori pe pentru peste prin sa sale sau se și si spre sub sunt te toate toți tot un una unde unei
    unor unui va voi vor unde`,
  el: `ο η το οι τα του της των τον την τους τις ένας μια μία ένα και να σε με για από στο στη στην στον στους στις στα που πως πώς ποιος ποια ποιο
    ποιοι ποιες ποιους ποιον ποιας πόσο πόσα πόσοι πόσες πόσους πότε πού γιατί τι είναι ήταν θα δεν μη μην ως ή αλλά αν όταν όπως επίσης αυτό αυτός αυτή αυτά
    αυτών αυτού έχει έχουν είχε είχαν μετά πριν κατά προς παρά μεταξύ κάθε πολύ πιο όλα όλες όλοι ότι τι μας σας μου σου ήταν ενώ κάτω πάνω οποία οποίο οποίος οποίες`,
  hi: `का की के को में से है हैं था थे थी और या पर यह वह ये वे इस उस इन उन एक ने हो होता होती होते कर करने किया किए किस कि जो जब तब तक भी ही नहीं तो
    क्या कौन कब कहाँ कहां क्यों कैसे कितना कितने कितनी कौनसा कौनसी किसने किसके किसकी किसे किन द्वारा लिए साथ बाद पहले गया गई गए रहा रही रहे अपने अपनी अपना
    कुछ सभी सब बहुत दो हुआ हुई हुए जा जाता जाती जाते था उनके उसके इसके उनकी उसकी इसकी`,
  ja: `の に は を た が で て と し れ さ ある いる も する から な こと として い や など なっ ない この ため その あっ よう また もの という あり まで
    られ なる へ か だ これ によって により おり より による ず なり られる において ば なかっ なく しかし について せ だっ できる それ う ので なお のみ
    でき き つ における および いう さらに でも ら たり です ます ました か 何 誰 いつ どこ どの どれ どう なぜ いくつ いくら どんな`,
  ko: `이 그 저 것 수 등 및 는 은 가 을 를 에 의 와 과 도 로 으로 에서 까지 부터 하다 있다 되다 이다 무엇 누구 언제 어디 왜 어떻게 얼마나 어느 어떤 몇 무슨
    무엇인가 무엇인가요 누구인가 어디인가 언제인가 어디에 어디서 있는 하는 한 할 했다 된 되는 이었다 인가 대한 대해 위해 때 후 더`,
  tr: `acaba ama ancak aslında az bana bazı ben bir biz bu çok çünkü da daha de defa değil diye en gibi göre hangi hangisi hem hep hepsi her hiç
    için ile ise kaç kadar kendi ki kim kimi mi mı mu mü nasıl ne neden nedir nerede nereye niçin niye o olan olarak oldu olduğu olur on ona
    onlar onu sanki siz sonra şey şu tüm var ve veya ya yani zaman kimdir nelerdir oldu etti eden tarafından`,
  pl: `a aby ale am bardzo bez bo by być był była było były co czy dla do gdy gdzie go i ich ile im ja jak jaka jaki jakie jako jego jej jest
    jestem już każdy kiedy kto która które który którzy ma mają może na nad nie nim o od on ona one oni oraz po pod ponieważ przed przez przy
    są się ta tak także tam te tego tej ten to tu tym tylko u w we więc z za ze że dlaczego`,
  sv: `alla att av blev blir då de dem den denna deras dess det detta dig din du efter ej eller en er ett för från ha hade han hans har hon hur
    i ingen inte jag kan man med men mig min mot mycket när någon något och om oss på så sig sin ska som till under upp ut vad var vara varför vem vi vid vilka
    vilken vilket än är åt över`,
  uk: `а або але б без би був була було були в ви від він вона вони воно все для до є з за зі і із його її їх й коли який яка яке які якого якої що як хто де
    куди чому скільки на над не ні о об один під по при про та так також те ти то той тому у ці це цей через чи щоб я ми наш`,
};

/** Courtesies and chat around a question ("hi, I was just browsing …"), by base language code. Lower case. */
export const CHAT_WORDS: Readonly<Record<string, string>> = {
  en: `hi hello hey dear please thanks thank thankyou sorry excuse bother bothering kindly help tell know wondering wonder ask asking
    question questions quick browsing browse looking look wanted want need anyone someone somebody guys team sir madam appreciate really sure place
    right friend friends talking talk day great good morning afternoon evening explain understand seem maybe actually currently find think hope
    happen able possible guess couldn agree idea quickly regarding concerning page website site chat bot assistant`,
  vi: `chào xin cảm ơn lỗi phiền giúp vui lòng hỏi câu biết muốn ad admin shop ạ nhé nha dạ ơi bạn mình trang web xem chút hôm bữa nói chuyện chắc mong giải
    đáp thắc mắc cứ vâng tư vấn nhờ nhanh ngay dùm giùm hộ hiểu xíu tí đúng này`,
  id: `halo hai hi permisi maaf mengganggu mohon tolong bantu bantuannya bantuan terima kasih makasih kak min admin gan sis bang pak bu mau tanya
    bertanya pertanyaan nanya sebentar lihat liat website situs web tempat tepat yakin kurang tahu tau bolehkah kemarin teman ngobrol soal ya dong sih deh nih banget
    penasaran ingin jelaskan beritahu bantuin kira dulu selamat pagi siang sore malam`,
  zh: `你好 您好 请问 請問 请教 請教 谢谢 謝謝 感谢 感謝 非常 麻烦 麻煩 不好意思 打扰 打擾 帮忙 幫忙 帮 幫 告诉 告訴 知道 想 想问 想問 一下 问题 問題 问 問 请 請
    网站 網站 刚才 剛才 剛剛 刚刚 看 朋友 前几天 几天 聊 聊到 大家 确定 確定 不太 希望 解答 小 事 这件 這件 件 这里 這裡 应该 應該 能不能 可不可以 客服 亲 好 在吗 了解`,
  th: `สวัสดี ขอ ถาม สอบถาม ขอบคุณ รบกวน ช่วย กรุณา โทษ ขอโทษ อยาก ทราบ รู้ บอก คำถาม เว็บ เว็บไซต์ เพื่อน แอดมิน จ้า หน่อย ดู เพิ่ง`,
  ar: `مرحبا السلام عليكم شكرا شكراً فضلك فضلكم عفوا لو سمحت أريد اريد معرفة أعرف سؤال أسأل هلا مساعدة ممكن موقع موقعكم`,
  ru: `привет здравствуйте добрый день вечер утро пожалуйста спасибо извините простите подскажите скажите помогите вопрос хочу хотел узнать знать сайт
    вашем сайте друг другом интересно заранее благодарю`,
  es: `hola buenos buenas días dias tardes noches gracias favor disculpe perdón perdon quería queria quiero quisiera saber pregunta preguntar ayuda
    ayudar decirme sitio web página amigo estaba mirando`,
  de: `hallo hi guten tag morgen abend bitte danke entschuldigung vielen dank frage fragen möchte wissen sagen helfen hilfe seite webseite website
    freund kurz gerade eigentlich gern gerne`,
  fr: `bonjour bonsoir salut merci svp plaît plait excusez pardon question demander voudrais veux savoir aider aide dire site page ami`,
  pt: `olá ola oi bom boa dia tarde noite obrigado obrigada favor desculpe pergunta perguntar queria quero gostaria saber ajudar ajuda dizer site página amigo`,
  it: `ciao buongiorno buonasera salve grazie favore scusi scusa domanda chiedere vorrei voglio sapere aiutare aiuto dire sito pagina amico`,
  nl: `hallo hoi goedemorgen goedemiddag dank bedankt alsjeblieft alstublieft sorry vraag vragen wil weten helpen hulp site website vriend`,
  ro: `bună buna ziua salut mulțumesc multumesc rog scuze întrebare intrebare vreau știu stiu ajuta ajutor spune site pagină prieten`,
  el: `γεια καλημέρα καλησπέρα ευχαριστώ παρακαλώ συγγνώμη ερώτηση ρωτήσω θέλω ήθελα μάθω ξέρω βοήθεια βοηθήσετε ιστοσελίδα φίλος`,
  hi: `नमस्ते हैलो कृपया धन्यवाद माफ क्षमा सवाल प्रश्न पूछना बताइए बताएं बताइये जानना चाहता चाहती मदद वेबसाइट दोस्त`,
  ja: `こんにちは すみません お願い ください 教え 教えて ありがとう 質問 サイト お尋ね 知り たい`,
  ko: `안녕하세요 안녕 감사합니다 죄송합니다 질문 알려주세요 알려 궁금합니다 궁금해요 부탁드립니다 혹시 사이트`,
  tr: `merhaba selam lütfen teşekkürler teşekkür ederim pardon soru sormak istiyorum bilmek yardım site arkadaş acaba`,
  pl: `cześć dzień dobry witam proszę dziękuję dzięki przepraszam pytanie zapytać chcę chciałbym wiedzieć pomóc pomoc strona stronie znajomy`,
  sv: `hej tack snälla ursäkta fråga undrar vill veta hjälp hjälpa sida webbplats vän`,
  uk: `привіт добрий день вітаю будь ласка дякую вибачте питання запитати хочу знати допоможіть підкажіть сайт друг`,
};
