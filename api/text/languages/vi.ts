// Vietnamese. The fields are explained in ../pack/language-pack.ts.
import { COMMON_VI } from '../common-words/vi.ts';
import { CONCEPTS_VI } from '../concepts/vi.ts';
import { ELSEWHERE_VI } from '../elsewhere/vi.ts';
import { VI_IN_ENGLISH } from '../in-english/vi.ts';
import { placeTones } from '../letters/vietnamese-tones.ts';
import type { LanguagePack } from '../pack/language-pack.ts';

export const vi: LanguagePack = {
  code: 'vi',
  rank: 2,
  detection: { countedIn: 'latin', ownLetters: /[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i },
  isTypedBare: true,
  hasDistinctDiacritics: true,
  inOneForm: placeTones,
  opinions: 'đáng|đánh',
  superlatives: {
    'price<': 'rẻ nhất|re nhat|giá thấp nhất',
    'price>': 'đắt nhất|mắc nhất|dat nhat',
    'weight<': 'nhẹ nhất',
    'weight>': 'nặng nhất',
    'noise<': 'êm nhất|yên tĩnh nhất',
    'any<': 'nhỏ nhất|ngắn nhất|nhanh nhất',
    'any>': 'to nhất|lớn nhất|dài nhất|cao nhất',
  },
  polar: {
    begins: 'có thể|liệu có|có được|có phải',
    ends: 'không|ko|khong|hông|hong|hem|hok|được không|được ko|dc ko|dc không|không ạ|ko ạ|không shop|ko shop',
    denies: 'không|không thể|không được|chưa|chẳng|không còn',
    none: 'không có',
    grants: 'có thể|được|có|bạn có thể|chúng tôi',
    vague: 'có|được|nhận|cho|phép|cho phép|dùng|sử|dụng|mang|hỗ|trợ|thể|bán|gồm',
    cases: 'nếu|trừ|chỉ|ngoại trừ|sau|trước|khi|với điều kiện|hơn|đến khi',
    breaks: 'vì|nhưng|mà|do|tuy|trong khi|nên',
    circumstances: 'với|cho|tại|ở|trong|từ|bằng',
    yes: 'Có.',
    no: 'Không.',
  },
  cases: {
    below: 'dưới|ít hơn|nhỏ hơn|chưa đến|chưa đủ|trước',
    atMost: 'tối đa|đến|không quá|nhiều nhất|trong vòng',
    above: 'trên|hơn|quá|lớn hơn|nhiều hơn',
    atLeast: 'từ|tối thiểu|ít nhất|đủ',
    orMore: '+|trở lên|hoặc hơn|hoặc nhiều hơn',
    orLess: 'trở xuống|hoặc ít hơn',
    old: 'tuổi|tuoi',
    isAged: 'em bé|được',
    people: 'người|nguoi|khách|bé|trẻ|trẻ em|học sinh|sinh viên|nhân viên|người lớn|bạn',
    groupOf: 'nhóm|đoàn|lớp|gia đình',
    ahead: 'trước|truoc|nữa',
    columns: {
      age: 'tuổi|trẻ|bé',
      people: 'người|khách|nhóm|số|học',
      ahead: 'hủy|huỷ|trước|ngày|thời',
      mass: 'cân|nặng|kg|chó|mèo',
      length: 'dài|cao|mét|m|cm',
    },
  },
  limits: 'nếu|trừ|chỉ|tối đa|tối thiểu|ít nhất|hơn|dưới|trên|khoảng|thường|khác|khi|đã qua sử dụng|trẻ em|khuyến mãi',
  pageWords:
    'về chúng tôi trang chủ chào mừng liên hệ tin tức nhật ký blog câu hỏi thường gặp hỏi đáp trợ giúp hỗ trợ dịch vụ điều khoản điều kiện chính sách thông tin và cửa hàng',
  functionWords: `à ạ á ai anh bao bạn bằng bị bởi các cái cần càng chỉ chị cho chúng chưa có còn cũng của cùng đã đang đâu đây để đến đều
    điều đó do được em gì gồm hãy hay hoặc hơn khi không là lại lên loại lúc mà mấy mình mỗi một nào này nên nếu ngoài như nhưng nhiêu
    những nó nơi nữa ở phải qua ra rất rồi sau sao sẽ sự ta tại tôi theo thế thì trên trong trước từ và vào vẫn vậy về vì
    với vừa việc thể bên dưới giữa hết nhất nhiều khoảng thường tới đi làm người ông bà họ chiếc`,
  chatWords: `chào xin cảm ơn lỗi phiền giúp vui lòng hỏi câu biết muốn ad admin shop ạ nhé nha dạ ơi bạn mình trang web xem chút hôm bữa nói chuyện chắc mong giải
    đáp thắc mắc cứ vâng tư vấn nhờ nhanh ngay dùm giùm hộ hiểu xíu tí đúng này`,
  offers: 'bán|có bán|kinh doanh',
  having: {
    framed: {
      begins: 'có|có bán|co|co ban|shop có|shop có bán|bên mình có|bên mình có bán|mình có|mình có bán',
      ends: 'không|khong|ko|hông|hong|hem|hok|không ạ|ko ạ|không shop|ko shop|không vậy|ko vậy',
    },
    says: (name) => `Có: ${name}.`,
  },
  services: 'sửa|sửa chữa',
  negations: 'không|chưa|chẳng|mất|hết',
  textWords: 'chính sách quy định thông tin chi tiết điều khoản',
  abbreviations: 'tp ths ts pgs gs bs q h hn',
  shorthand:
    'k=không|ko=không|hok=không|hông=không|đc=được|dc=được|đx=được|sđt=số điện thoại|sdt=số điện thoại|đt=điện thoại|dt=điện thoại|bn=bao nhiêu|bnhieu=bao nhiêu|bnhiêu=bao nhiêu|nhiu=bao nhiêu|j=gì|z=vậy|vs=với|ntn=như thế nào|nv=nhân viên|sp=sản phẩm|cty=công ty|tk=tài khoản|ck=chuyển khoản|mik=mình|mk=mình|ng=người|hnay=hôm nay|đchi=địa chỉ|dchi=địa chỉ|hn=hà nội|sg=sài gòn|hcm=hồ chí minh|tphcm=hồ chí minh|bh=bảo hành|bhành=bảo hành|freeship=miễn phí giao hàng|gg=giảm giá|km=khuyến mãi|lh=liên hệ|stk=số tài khoản|ttoan=thanh toán|tgian=thời gian|bnhieu=bao nhiêu|cx=cũng|seri=sê-ri|serial=sê-ri',
  questions: {
    number: 'bao nhiêu|mấy|bao lâu|mấy lâu|bao xa|bao cao|số lượng|giá|phần trăm|bao tuổi',
    date: 'khi nào|năm nào|ngày nào|bao giờ|lúc nào|tháng nào|thời gian nào|thế kỷ nào|mấy giờ|năm bao nhiêu',
    person: 'ai|người nào|của ai',
    place: 'ở đâu|đâu|nơi nào|nước nào|thành phố nào|tỉnh nào|quốc gia nào',
    reason: 'tại sao|vì sao|lý do|nguyên nhân|sao',
    manner: 'làm sao|làm thế nào|như thế nào|thế nào|cách nào|bằng cách|cách',
    definition: 'là gì|nghĩa là gì|là ai',
  },
  residing: 'ở|sống|mình|em|nhà',
  choosing: 'hay',
  comparing: 'so sánh|so với|khác nhau|khác gì|khác biệt|cái nào tốt hơn|loại nào tốt hơn',
  timeNouns: {
    nouns: 'giờ',
    isLast: false,
    lasting: 'hàng|đồng hồ|này|đó|bay|đi|chờ',
  },
  valueQuestions: {
    timespan:
      'bao lâu|mấy lâu|bao nhiêu ngày|bao nhiêu giờ|bao nhiêu phút|bao nhiêu tuần|bao nhiêu tháng|bao nhiêu năm|mấy ngày|mấy tuần|mấy tháng|mấy năm|mấy phút|mấy tiếng|thời hạn|thời gian|bao nhiêu tuổi|mấy tuổi|khi nào thì|khi nào',
    recurring: 'bao lâu thì|bao lâu một lần|bao lâu phải|bao lâu cần|mấy lần|bao nhiêu lần|thường xuyên',
    money: 'giá|bao nhiêu tiền|chi phí|phí|tốn|mất tiền|lương|học phí',
    percent: 'phần trăm|tỷ lệ|tỉ lệ',
    measure:
      'bao xa|bao cao|cao bao nhiêu|dài bao nhiêu|rộng bao nhiêu|nặng bao nhiêu|nhiệt độ|diện tích|dung tích|chiều cao|chiều dài|bao nhiêu gram|bao nhiêu km|bao nhiêu mét|bao nhiêu độ',
    clock: 'mấy giờ|giờ mở cửa|mở cửa|đóng cửa|giờ làm việc',
    contact: 'số điện thoại|địa chỉ email|số hotline',
  },
  values: {
    number: 'một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|trăm|nghìn|ngàn|triệu|tỷ|nửa|vài|mấy',
    time: 'giây|phút|giờ|tiếng|ngày|tuần|tháng|năm|thập kỷ|thế kỷ|đêm|buổi|quý',
    recurring:
      'hàng ngày|hằng ngày|hàng tuần|hằng tuần|hàng tháng|hằng tháng|hàng năm|hằng năm|mỗi|một lần|lần|định kỳ|luôn|không bao giờ',
    money: 'đồng|vnđ|vnd|đ|nghìn|ngàn|triệu|tỷ|tỉ|đô|usd|miễn phí|k',
    free: 'miễn phí',
    percent: 'phần trăm',
    measure: 'mét|cây số|ki-?lô-?mét|lít|độ|tấn|tạ|cân|ký|ha|hecta',
    month:
      'tháng|ngày|năm|thế kỷ|thứ hai|thứ ba|thứ tư|thứ năm|thứ sáu|thứ bảy|chủ nhật|mùa xuân|mùa hè|mùa thu|mùa đông',
    clock: 'giờ|h|sáng|trưa|chiều|tối',
    cause: 'vì|do|bởi|nhờ|tại vì|nguyên nhân|lý do|để|nhằm|cho nên|nên|vì vậy|dẫn đến',
    copula: 'là|nghĩa là|tức là|được gọi là|gồm|bao gồm',
    at: 'tại|ở|đến|từ|thuộc|gần|thành phố|tỉnh|đường|quận|huyện|nước|phường',
    backwards: 'ông|bà|nó|họ|anh|cô|đây|điều này|việc này|tuy nhiên|ngoài ra|những|các|sau đó',
  },
  attributes: {
    weight: {
      asks: 'nặng bao nhiêu|bao nhiêu cân|bao nhiêu kg|bao nhiêu ký|cân nặng|trọng lượng|khối lượng|nặng mấy|mấy ký|mấy kí|mấy kg|mấy cân|mấy kilo|nặng không|nặng cỡ nào|nặng tầm|nặng thế nào|nhẹ không|cân nặng bao nhiêu',
      names: 'nặng khối trọng',
    },
    size: {
      asks: 'kích thước|rộng bao nhiêu|cao bao nhiêu|dài bao nhiêu|sâu bao nhiêu|to bao nhiêu|to cỡ nào|cao cỡ nào|lớn cỡ nào|chiều cao|chiều rộng|chiều dài|chiều sâu|chiều ngang|ngang bao nhiêu|cao mấy|rộng mấy|sâu mấy|dài mấy|to không|bao nhiêu cm|bao nhiêu phân|mấy cm|mấy phân|size bao nhiêu',
      names: 'rộng sâu cao dài thước',
    },
    power: {
      asks: 'công suất|bao nhiêu oát|bao nhiêu watt|mấy watt|mấy oát|mấy w|bao nhiêu w|tốn điện không|tốn bao nhiêu điện|hao điện không|ăn điện không',
      names: 'suất',
    },
    voltage: {
      asks: 'điện áp|bao nhiêu vôn|mấy vôn|điện bao nhiêu',
      names: 'vôn',
    },
    temperature: {
      asks: 'nhiệt độ|bao nhiêu độ',
      names: 'nhiệt',
    },
    capacity: {
      asks: 'dung tích|bao nhiêu lít|mấy lít|chứa bao nhiêu|chứa được bao nhiêu|chứa mấy|đựng bao nhiêu|đựng được bao nhiêu|đựng mấy|thể tích',
      names: 'tích lít',
    },
    noise: {
      asks: 'độ ồn|có ồn không|ồn không|ồn lắm không|kêu to không|tiếng to không|bao nhiêu db|bao nhiêu decibel|độ ồn bao nhiêu|ồn cỡ nào|êm không',
      names: 'ồn',
    },
    readiness: {
      asks: 'làm nóng máy|máy nóng|nóng máy|khởi động|thời gian sẵn sàng|sẵn sàng sau|bao lâu thì nóng|bao lâu thì dùng được|bao lâu nóng|mấy phút thì nóng|mấy phút là nóng|mấy phút thì dùng được|chờ máy nóng|bật bao lâu thì pha được|bao lâu thì pha được|bao lâu thì sẵn sàng',
      names: 'sàng nóng',
    },
    price: {
      asks: 'giá|bao nhiêu tiền|mấy tiền|chi phí|giá bao nhiêu|hết bao nhiêu|giá sao|giá thế nào|giá cả|đắt không|mắc không|rẻ không|hết nhiêu',
      asksOfThing: 'bao nhiêu',
      names: 'giá phí đồng vnd',
    },
    hours: {
      asks: 'giờ mở cửa|mấy giờ mở cửa|mở cửa lúc nào|mở cửa mấy giờ|giờ làm việc|giờ đóng cửa|mấy giờ đóng cửa|mở cửa không',
      names: 'mở giờ thứ sáu bảy nhật',
    },
    phone: {
      asks: 'số điện thoại|điện thoại|hotline|tổng đài|số máy',
      names: 'thoại email hotline',
    },
    contact: {
      asks: 'email|liên hệ|liên lạc|cửa hàng ở đâu|shop ở đâu|địa chỉ shop|địa chỉ cửa hàng|địa chỉ ở đâu|địa chỉ trung tâm|bạn ở đâu|showroom|có cửa hàng không|có cửa hàng nào không|cửa hàng trực tiếp|sửa máy ở đâu|sửa ở đâu|bảo hành ở đâu',
      asksAlone:
        'liên hệ|thông tin liên hệ|liên lạc|cách liên hệ|lien he|địa chỉ|vị trí|địa chỉ đâu|cho xin địa chỉ|xin địa chỉ',
      names: 'thoại email hotline',
    },
  },
  relatedWords:
    'giá phí tiền đồng|mua đặt|giao ship vận chuyển|đổi trả hoàn|hỏng lỗi hư|sửa chữa|cao chiều|vợ chồng|sinh đẻ|mất chết|ô xe',
  searchIntent: {
    // Many keyboards type the forms without diacritics; single words without them would be other words ("tim", heart).
    hard: 'tìm kiếm trên mạng|tìm trên mạng|lên mạng tìm|tra trên mạng|tra cứu trên mạng|tìm kiếm web|tìm trên web|tìm trên internet|tìm trên google|tra google|tim kiem tren mang|tim tren mang|len mang tim|tra tren mang|tra cuu tren mang|tim kiem web|tim tren web|tim tren internet|tim tren google',
    soft: 'lên mạng',
    verbs: 'tìm|tìm kiếm|tra|tra cứu|google',
    nouns: 'web|internet|mạng|trực tuyến|online|tin tức|thông tin|bài báo|bài viết|báo cáo',
    googleWords: 'google',
  },
  figures: {
    durations: {
      30: 'nửa tiếng|nửa giờ|nua tieng|nua gio',
      60: 'một tiếng|1 tiếng|một giờ|1 tieng',
      90: 'một tiếng rưỡi|1 tiếng rưỡi|tiếng rưỡi|1 tieng ruoi',
    },
    units: {
      second: 'giây',
      minute: 'phút',
      hour: 'giờ tiếng',
      day: 'ngày',
      week: 'tuần',
      month: 'tháng',
      year: 'năm',
      percent: 'phần_trăm',
      gram: 'gam',
      tonne: 'tấn',
      litre: 'lít',
      metre: 'mét',
      volt: 'vôn',
      degree: 'độ',
    },
    currencies: {
      dollar: 'đô_la đô',
      VND: 'đ vnđ đồng dong',
    },
    scales: 'nghìn:1e3 ngàn:1e3 triệu:1e6 tr:1e6 tỷ:1e9 tỉ:1e9',
    calendar: 'thứ hai ba tư năm sáu bảy chủ nhật',
    numbers: 'không:0 một:1 hai:2 ba:3 bốn:4 năm:5 sáu:6 bảy:7 tám:8 chín:9 mười:10 mốt:1 tư:4 lăm:5',
    factors: 'mươi:10 trăm:100 nghìn:1000 ngàn:1000',
    partOf: 'trong|trên|trong số',
    range: 'đến|tới',
    dates: [
      {
        pattern:
          /(?:(?<!\d)(?<day>\d{1,2})\s{1,3})?tháng\s{1,3}(?<month>\d{1,2})(?!\d)(?:(?:\s{0,3}[,/]\s{0,3}|\s{1,3}năm\s{1,3}|\s{1,3})(?<year>\d{4})(?!\d))?/giu,
        hint: /tháng/i,
      },
    ],
  },
  supportingShare: 0.65,
  citing: {
    asides:
      'như đã nêu trong|như đã nêu tại|như đã nêu ở|như nêu trong|như được nêu trong|như ghi trong|theo như|theo thông tin từ|theo thông tin trên',
    bases: 'theo|dựa theo|dựa trên|dựa vào|căn cứ|căn cứ vào|căn cứ theo',
    clauses: 'như',
    clauseTail: ' +(?:đã )?(?:nói|nêu|cho biết|viết|ghi|đề cập|chỉ ra)(?: rõ)?(?!\\p{L})',
    pointers: 'xem|xem thêm|vui lòng xem|hãy xem|tham khảo|nguồn:',
    pointerTail: '(?: +để biết (?:thêm )?(?:chi tiết|thông tin)(?: chi tiết)?)?',
    speakerTail:
      ' +(?:đã )?(?:cho biết|cho hay|(?:nói|nêu|viết|ghi|nêu rõ|ghi rõ|khẳng định|chỉ ra|giải thích)(?= +rằng| +là|:))(?: +rằng| +là|:|,)?(?!\\p{L})',
    prepositions: 'trong|từ|tại|ở|của|trên|bởi|với|như|theo|dựa trên|dựa vào|căn cứ vào',
    nouns: 'nguồn|trang|bài viết|tài liệu|kết quả',
    joiners: 'và|hoặc|cùng với',
    page: 'trang này',
  },
  followUp: {
    more: '(?:nói|kể|giải thích|cho (?:mình|tôi|em|biết)) (?:thêm|rõ hơn|chi tiết hơn|kỹ hơn)(?: (?:đi|nữa|được không|giúp (?:mình|em|tôi)))?|(?:chi tiết|cụ thể|rõ)(?: hơn)?(?: (?:đi|được không))?|thêm (?:thông tin|chi tiết)|nữa đi|tiếp đi|còn gì nữa(?: không| ko)?',
    corrections:
      '(?:(?:không|khong|ko|k|nhầm|xin lỗi|à)[ ,.]{1,3}){0,2}(?:ý (?:mình|tôi|em|anh|chị|tui) là|(?:mình|tôi|em|tui) (?:đang hỏi|nói) (?:về )?)',
    possessives: 'của nó|cua no',
    openings:
      'còn|thế còn|vậy còn|còn nếu|thế|vậy|thế thì|vậy thì|nếu|nhưng|nhưng mà|hay là|hoặc|con|the con|vay con|kể cả|cả|đến khi nào|đến bao giờ|cái nào|loại nào|tại sao|vì sao|sao lại|ngoài ra|với lại',
    swapEndings: 'thì sao|thi sao|thì thế nào',
    swaps: 'còn|thế còn|vậy còn|thế|vậy|con|the con|vay con',
    pronouns:
      'nó|đó|này|kia|ấy|cái đó|cái này|loại đó|loại này|cái nào|loại nào|cái kia|cái thứ (?:nhất|hai|ba)|cái còn lại|loại còn lại',
    endings: 'thì sao|thi sao|thì thế nào|thì như thế nào|nữa|cũng vậy|luôn không',
  },
  dialogue: {
    greeting:
      'chào|xin chào|alo|a lô|hello|hi|chào bạn|chào shop|chào ad|chào anh|chào chị|chào em|chào mọi người|chào buổi sáng|chào buổi chiều|chào buổi tối|shop ơi|ad ơi|bạn ơi|em ơi|anh ơi|chị ơi|admin ơi|có ai không|có ai ở đây không|có ai ở đó không|có ai trực không|có ai online không|shop có đó không|shop có ở đó không|bạn có đó không|khỏe không|bạn khỏe không',
    thanks:
      'cảm ơn|cám ơn|xin cảm ơn|cảm ơn nhiều|cám ơn nhiều|cảm ơn rất nhiều|cảm ơn bạn|cảm ơn bạn nhiều|cảm ơn shop|cảm ơn shop nhiều|cảm ơn ad|cảm ơn em|cảm ơn anh|cảm ơn chị|cảm ơn đã giúp|cảm ơn đã hỗ trợ|cảm ơn bạn đã hỗ trợ|tks|thanks|thank|thank you|camon|cảm ơn vì đã giúp đỡ|tuyệt vời cảm ơn|hữu ích quá|rất hữu ích',
    bye: 'tạm biệt|bye|bai bai|hẹn gặp lại|gặp lại sau|chúc ngủ ngon|ngủ ngon|chúc một ngày tốt lành|chúc ngày mới tốt lành|chúc shop buôn may bán đắt|thôi mình đi|thôi mình đi nhé|mình đi đây|mình đi nhé|vậy thôi|thế thôi|thế là đủ|vậy là đủ|hết rồi|không còn gì nữa|không hỏi gì nữa|mình hỏi xong rồi|để mình suy nghĩ|để mình xem lại|khi nào cần mình nhắn lại',
    ack: 'ok|oke|okie|okê|ô kê|dạ|vâng|dạ vâng|vâng ạ|ừ|ừm|uh|uhm|ờ|ừ nhỉ|rồi|được|được rồi|được ạ|có|không|không ạ|không cần|không cần đâu|không cần nữa|thôi|thôi khỏi|đúng|đúng rồi|đúng vậy|phải|chuẩn|hiểu rồi|mình hiểu rồi|biết rồi|mình biết rồi|tốt|tốt quá|hay|hay quá|tuyệt|tuyệt vời|quá tốt|thế à|vậy à|vậy hả|à|à ra vậy|ra vậy|nhất trí|đồng ý|chắc rồi|tất nhiên|đã hiểu|đã rõ|rõ rồi|haha|hihi|để mình xem|chờ chút|chờ tí|đợi chút',
    praise:
      'bot giỏi|bot giỏi quá|giỏi quá|bạn giỏi quá|giỏi lắm|thông minh quá|bot thông minh|xịn|xịn quá|đỉnh|đỉnh quá|bạn tốt quá|dễ thương|dễ thương quá|yêu bạn|yêu shop|mình thích lắm|nhiệt tình quá|tư vấn nhiệt tình',
    abuse:
      'ngu|đồ ngu|ngu quá|ngu thế|ngu vậy|bot ngu|bot ngu quá|ngu ngốc|đồ ngốc|vô dụng|bot vô dụng|thật vô dụng|vô ích|dở|dở quá|dở ẹc|tệ|tệ quá|quá tệ|chán|chán quá|chán thật|bực mình|bực quá|đm|đmm|dm|vl|vcl|đệt|cút|cút đi|im đi|lừa đảo|khốn nạn|mất dạy|đồ điên|điên à|không giúp được gì|chẳng giúp được gì|trả lời sai rồi|sai rồi|trả lời linh tinh|trả lời vớ vẩn|vớ vẩn',
    about:
      'bạn là ai|bạn là gì|bạn tên gì|bạn tên là gì|tên bạn là gì|em là ai|em tên gì|ai đấy|ai vậy|ai đang trả lời|bạn là người hay robot|bạn là người hay máy|bạn là người hay bot|bạn là robot à|bạn là robot hả|bạn là robot phải không|bạn là robot|bạn là bot à|bạn là bot hả|bạn là bot phải không|bạn có phải là robot không|bạn có phải robot không|bạn có phải bot không|bạn có phải là người không|bạn có phải người thật không|bạn là người thật à|bạn là người thật hả|bạn là người thật không|đây là bot à|đây là bot hả|đây là robot à|đây là robot hả|đây là bot phải không|đây là ai|có phải bot không|có phải robot không|bot hay người|người hay bot|người hay máy|bạn giúp được gì|bạn giúp được gì cho mình|bạn giúp được gì cho tôi|bạn có thể giúp gì|bạn có thể giúp gì cho tôi|bạn có thể giúp gì cho mình|bạn làm được gì|bạn có thể làm gì|bạn biết làm gì|bạn biết những gì|mình có thể hỏi gì|có thể hỏi gì',
    help: 'giúp mình|giúp tôi|giúp em|giúp với|giúp mình với|giúp tôi với|giúp em với|hỗ trợ mình|hỗ trợ tôi|hỗ trợ mình với|cần giúp đỡ|cần hỗ trợ|mình cần giúp|tôi cần giúp|mình cần giúp đỡ|tôi cần giúp đỡ|mình cần hỗ trợ|tôi cần hỗ trợ|cần tư vấn|mình cần tư vấn|tôi cần tư vấn|em cần tư vấn|tư vấn giúp mình|tư vấn cho mình|tư vấn mình với|tư vấn|xin tư vấn|cho mình hỏi|cho tôi hỏi|cho em hỏi|cho mình hỏi chút|cho mình hỏi xíu|cho mình hỏi tí|cho hỏi|cho hỏi chút|mình muốn hỏi|tôi muốn hỏi|em muốn hỏi|mình có câu hỏi|tôi có câu hỏi|mình có thắc mắc|mình có việc muốn hỏi',
    human:
      'có ai thật không|có người thật không|có nhân viên không|có nhân viên thật không|có nhân viên nào không|có nhân viên trực không|có ai trả lời không|có ai hỗ trợ không|có ai tư vấn không|nhân viên|nhân viên tư vấn|tư vấn viên|tổng đài|tổng đài viên|người thật|gặp nhân viên|gặp tư vấn viên|gặp nhân viên tư vấn|gặp người thật|gặp tổng đài|gặp tổng đài viên|gặp quản lý|gặp admin|cho gặp nhân viên|cho gặp nhân viên tư vấn|cho gặp tư vấn viên|cho gặp người thật|cho gặp quản lý|cho mình gặp nhân viên|cho mình gặp nhân viên tư vấn|cho mình gặp tư vấn viên|cho mình gặp người thật|cho tôi gặp nhân viên|cho tôi gặp người thật|cho tôi gặp tư vấn viên|mình muốn gặp nhân viên|mình muốn gặp nhân viên tư vấn|mình muốn gặp người thật|tôi muốn gặp nhân viên|tôi muốn gặp nhân viên tư vấn|tôi muốn gặp người thật|nói chuyện với người thật|nói chuyện với nhân viên|nói chuyện với người|nói chuyện với tư vấn viên|mình muốn nói chuyện với người thật|mình muốn nói chuyện với nhân viên|mình muốn nói chuyện với ai đó|tôi muốn nói chuyện với người thật|tôi muốn nói chuyện với nhân viên|tôi muốn nói chuyện với con người|chat với nhân viên|chat với người thật|mình muốn chat với nhân viên|kết nối với nhân viên|kết nối nhân viên|kết nối với tổng đài|chuyển cho nhân viên|chuyển máy cho nhân viên|chuyển sang nhân viên|nối máy với nhân viên|có nhân viên không|có nhân viên nào không|có nhân viên tư vấn không|có người thật không|có ai tư vấn không|gọi lại cho mình|gọi cho mình|gọi lại cho tôi|gọi cho tôi|gọi lại giúp mình|chăm sóc khách hàng|cskh|bộ phận chăm sóc khách hàng|bộ phận hỗ trợ|hỗ trợ viên|hỗ trợ trực tiếp|liên hệ nhân viên|liên hệ tư vấn viên',
    unclear: 'hả|hở|gì|gì cơ|gì vậy|gì thế|sao cơ|là sao|sao|test|thử',
    fillers:
      'ạ|nhé|nha|nhá|nhe|nè|với|giùm|dùm|giúp|vui lòng|làm ơn|xin|shop|ad|admin|bạn|anh|chị|em|mình|ơi|à|quá|nhiều|rất nhiều|lắm|luôn|đi|mọi người|ấy|cơ|của bạn|cả nhà',
    leads:
      'cho mình hỏi|cho tôi hỏi|cho em hỏi|cho mình hỏi chút|cho mình hỏi xíu|cho mình hỏi tí|cho mình hỏi là|cho hỏi|cho hỏi chút|xin hỏi|xin cho hỏi|cho mình biết|cho tôi biết|cho em biết|mình muốn hỏi|tôi muốn hỏi|em muốn hỏi|mình muốn biết|tôi muốn biết|làm ơn cho hỏi|vui lòng cho hỏi|vui lòng cho biết|tư vấn giúp mình|tư vấn cho mình|bạn cho mình hỏi|shop cho mình hỏi|shop cho em hỏi|ad cho hỏi',
    talks:
      'nói chuyện|nói|gặp|chat|liên hệ|liên lạc|kết nối|gọi|trao đổi|tư vấn|hỏi|cần|muốn|tìm|trả lời|hỗ trợ|đâu|ở đâu|đâu rồi|đi đâu',
    people:
      'người thật|ai thật|con người thật|một người|người hỗ trợ|nhân viên|nhân viên thật|nhân viên hỗ trợ|chăm sóc khách hàng|bộ phận hỗ trợ|cskh|tư vấn viên|tổng đài|tổng đài viên|quản lý|admin|ai đó|con người|bạn nhân viên',
    contactHeading: 'Liên hệ',
    contactQuery: 'liên hệ: số điện thoại, email',
  },
  replies: {
    greeting: 'Xin chào! Bạn muốn biết điều gì?',
    thanks: 'Rất vui được giúp bạn. Bạn cứ hỏi thêm nếu cần.',
    bye: 'Tạm biệt, cảm ơn bạn đã ghé thăm.',
    about:
      'Tôi tìm trong các trang của website này và trả lời bằng chính câu chữ ở đó, kèm nguồn. Bạn muốn biết điều gì?',
    empty: 'Bạn muốn biết điều gì? Hãy viết câu hỏi, tôi sẽ tìm trên website này.',
    help: 'Bạn cần giúp về việc gì? Hãy viết câu hỏi ngắn gọn, tôi sẽ tìm trên website này.',
    ack: 'Vâng. Bạn còn muốn biết điều gì nữa không?',
    praise: 'Cảm ơn bạn! Bạn cứ hỏi thêm nếu cần.',
    abuse: 'Xin lỗi vì chưa giúp được bạn. Bạn hãy viết ngắn gọn điều bạn cần tìm, hoặc hỏi cách gặp nhân viên.',
    human: 'Tôi là chương trình tự động, trả lời từ các trang của website này. Đây là cách liên hệ với nhân viên:',
    humanUnknown:
      'Tôi là chương trình tự động, trả lời từ các trang của website này. Tôi không tìm thấy cách liên hệ với nhân viên trên đó.',
    unclear: 'Tôi chưa hiểu ý bạn. Bạn muốn biết điều gì?',
    number:
      'Tôi không tra cứu được đơn hàng, tài khoản hay địa chỉ. Bạn muốn biết điều gì? Xin đừng gửi số thẻ hoặc mật khẩu ở đây.',
    notAnswered: 'Tôi chưa tìm thấy câu trả lời rõ ràng cho câu hỏi này trên website.',
    unsure: 'Tôi chưa tìm thấy câu trả lời chắc chắn. Phần này có thể giúp bạn:',
    closest: 'Các phần gần nhất:',
    otherwise: 'Nếu bạn muốn hỏi điều khác:',
    nothingFound: 'Tôi không tìm thấy gì về điều này trên website. Hãy thử từ khác hoặc câu hỏi ngắn hơn.',
    stillReading: (read, of) =>
      of === 0
        ? 'Tôi chỉ mới bắt đầu đọc website này.'
        : `Tôi vẫn đang đọc website này: đến giờ được ${read} trên ${of} trang.`,
    notAnsweredYet: 'Những trang đã đọc chưa có câu trả lời cho câu hỏi này. Vui lòng hỏi lại sau giây lát.',
    otherLanguage: (language) => `Trang nói về điều này bằng ${language}:`,
    noFiles: 'Ở đây tôi không đọc được tệp đính kèm. Tôi trả lời từ các trang của website này.',
    failed: 'Hiện chưa tìm kiếm được. Vui lòng thử lại sau giây lát.',
    standIn: 'Trợ lý hiện không hoạt động. Câu trả lời này được lấy từ các trang của website.',
  },
  opening: {
    days: [
      'thứ hai|thứ 2|t2',
      'thứ ba|thứ 3|t3',
      'thứ tư|thứ 4|t4',
      'thứ năm|thứ 5|t5',
      'thứ sáu|thứ 6|t6',
      'thứ bảy|thứ 7|t7',
      'chủ nhật|cn',
    ],
    seasons: ['mùa xuân', 'mùa hè|mùa hạ', 'mùa thu', 'mùa đông'],
    daily: 'hàng ngày|hằng ngày|mỗi ngày|tất cả các ngày|cả tuần',
    weekdays: 'ngày thường|ngày trong tuần|ngày làm việc',
    weekend: 'cuối tuần',
    except: 'trừ|ngoại trừ',
    holidays: {
      newYear: 'tết dương lịch|năm mới dương lịch|tet duong lich',
      lunarNewYear: 'tết nguyên đán|tết âm lịch|tết ta|tết|tet',
      labourDay: 'quốc tế lao động|30/4|1/5',
      nationalDay: 'quốc khánh|quoc khanh|2/9|giỗ tổ',
      christmas: 'giáng sinh|giang sinh|noel|nô en',
      publicHolidays: 'ngày lễ|lễ tết|các ngày lễ|ngay le',
    },
    reopens: 'mở lại|mở cửa lại|hoạt động lại|làm việc lại|trở lại',
    to: 'đến|tới',
    opens: 'mở cửa|mo cua',
    closed: 'đóng cửa|nghỉ',
    pause: 'nghỉ trưa',
    allDay: '24/7|24/24|24 giờ|cả ngày',
    morning: 'sáng',
    afternoon: 'chiều|tối',
    partsOfDay: 'sáng|trưa|chiều|tối|đêm|khuya',
    now: 'bây giờ|hiện tại|lúc này|đang|bay gio|hien tai',
    today: 'hôm nay|nay|hom nay',
    tomorrow: 'ngày mai|mai|ngay mai',
    query: 'giờ mở cửa',
    open: (until, when) => `Có, ${until === null ? 'đang mở cửa' : `mở đến ${until}`} (bây giờ là ${when})`,
    shut: (next, when) => `Không, bây giờ đóng cửa${next === null ? '' : `; mở lại ${next}`} (bây giờ là ${when})`,
    openOn: (day, hours) => `Có, ${day}: ${hours}`,
    shutOn: (day, next) => `Không, ${day} đóng cửa${next === null ? '' : `; mở lại ${next}`}`,
    over: (hours, next) => `Hôm nay đã hết giờ (${hours})${next === null ? '' : `; mở lại ${next}`}`,
    day: (when) => `Đó là ${when}`,
  },
  pageLines: {
    refers: 'xem|xem thêm|chi tiết',
    checked: 'kiểm tra lần cuối|cập nhật lần cuối',
    neighbours: 'trước|sau|tiếp|trang chủ|mục lục',
    ofItself: '(?:tài liệu|trang|phần|chương|bài viết) này (?:mô tả|giải thích|trình bày)',
  },
  stepLabels: {
    searchingSite: 'Đang tìm trên website',
    searchedSite: 'Đã tìm trên website',
    searchingWeb: 'Đang tìm trên mạng',
    searchedWeb: 'Đã tìm trên mạng',
    searchFailed: 'Tìm kiếm thất bại',
    reading: (page) => `Đang đọc ${page}`,
    read: (page) => `Đã đọc ${page}`,
    notRead: (page) => `Không đọc được ${page}`,
    plan: (done, total) => `Kế hoạch: xong ${done}/${total}`,
    table: 'Bảng',
    mayHaveRun: 'Có thể đã được thực hiện',
    yes: 'Có',
    no: 'Không',
  },
  toolLabels: {
    image_generation: 'Đang tạo ảnh',
    image_editing: 'Đang chỉnh sửa ảnh',
    create_slide: 'Đang tạo trang chiếu',
    edit_slide: 'Đang sửa trang chiếu',
    get_slide: 'Đang xem trang chiếu',
    delete_slide: 'Đang xóa trang chiếu',
    insert_slide: 'Đang chèn trang chiếu',
    note_structure: 'Đang đọc dàn ý ghi chú',
    note_insert: 'Đang thêm vào ghi chú',
    note_replace: 'Đang sửa ghi chú',
    note_view: 'Đang đọc ghi chú',
    html_generate: 'Đang viết trang',
    html_insert: 'Đang thêm vào trang',
    html_replace: 'Đang sửa trang',
    html_view: 'Đang xem trang',
    file_generate: 'Đang ghi tệp',
    file_edit: 'Đang sửa tệp',
    file_read: 'Đang đọc tệp',
    file_search: 'Đang tìm trong tệp',
    terminal_run: 'Đang chạy lệnh',
    terminal_get: 'Đang đọc kết quả lệnh',
    terminal_send: 'Đang nhập vào cửa sổ lệnh',
    git_push: 'Đang đẩy thay đổi',
    git_commit: 'Đang ghi nhận thay đổi',
    list_dir: 'Đang liệt kê thư mục',
    github_pull_request: 'Đang tạo pull request',
  },
  concepts: CONCEPTS_VI,
  elsewhere: ELSEWHERE_VI,
  commonWords: COMMON_VI,
  inEnglish: VI_IN_ENGLISH,
  mixesEnglish: true,
};
