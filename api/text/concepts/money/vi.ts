// Concepts of insurance, banks, energy, telephone and public offices, in Vietnamese words; see ../en.ts for the form.
import type { MONEY_EN } from './en.ts';

export const MONEY_VI: Partial<Record<keyof typeof MONEY_EN, string>> = {
  excess:
    'mức khấu trừ|miễn thường|mức miễn thường|khấu trừ|đồng chi trả|tự trả một phần|tự chi trả|phải tự trả|phần tự chịu ~ tự trả',
  noclaims:
    'thưởng không bồi thường|không phát sinh bồi thường|giảm phí không tai nạn|chưa từng bồi thường|không có bồi thường|giảm phí tái tục',
  carcover:
    'bảo hiểm xe|bảo hiểm ô tô|bảo hiểm xe máy|bảo hiểm vật chất|bảo hiểm thân vỏ|bảo hiểm hai chiều|bảo hiểm bắt buộc|bhvc|tnds|bảo hiểm xe hơi|lái xe của người khác',
  windscreen:
    'kính chắn gió|kính lái|kính xe|vỡ kính|nứt kính|kính bị nứt|đá văng|bể kính|kính bị vỡ|kính bị bể|thay kính|cửa kính|kính hậu|sỏi văng|thay kính xe|hàn kính|gạt mưa|cần gạt|gương chiếu hậu|kính cửa xe ~ kính|nứt|đá',
  breakdown:
    'cứu hộ|cứu hộ giao thông|xe hỏng giữa đường|xe chết máy|chết máy|kéo xe|xe cứu hộ|thủng lốp|xịt lốp|nổ lốp|hết xăng|hết bình|không nổ máy|xe không nổ|hỏng xe dọc đường|câu bình|hỏng xe|hư xe dọc đường|đổ nhầm xăng|nổ lốp giữa đường|kẹt giữa đường|mắc kẹt|nằm đường|va quẹt|đụng xe|tông xe|bị tông|đâm xe|tai nạn giao thông|trên cao tốc ~ hỏng|cao tốc|xe',
  courtesycar: 'xe thay thế|xe mượn|mượn xe trong lúc|xe tạm thời|không có xe đi|thuê xe thay thế|xe tạm trong lúc sửa',
  crash:
    'tai nạn|tai nạn giao thông|va chạm|đâm xe|tông xe|bị tông|bị đâm|đâm từ sau|đụng xe|bị đụng|va quẹt|quẹt xe|xe bị quẹt|bỏ chạy|tông rồi bỏ chạy|lỗi của ai|bên kia ~ đụng|tông',
  totalloss:
    'tổn thất toàn bộ|hỏng hoàn toàn|không sửa được nữa|giá trị thị trường|giá trị xe|xe nát|thiệt hại toàn bộ|xác xe',
  adddriver:
    'người lái|thêm người lái|tài xế khác|cho bạn mượn xe|cho mượn xe|người khác lái|người khác điều khiển|mới có bằng|lái mới|tài mới',
  carmods: 'độ xe|xe độ|cải tạo xe|thay đổi kết cấu|độ đèn|độ máy|dán phim|lắp thêm|thay mâm',
  mileage:
    'số km|số kilômét|đi bao nhiêu km|ít đi xe|chạy ít|chạy grab|xe kinh doanh|chạy dịch vụ|hộp đen|đi làm bằng xe|xe công nghệ|chạy shipper',
  theft:
    'trộm|bị trộm|mất trộm|trộm cắp|bị cướp|cướp|cướp giật|giật túi|giật điện thoại|bị giật|móc túi|đột nhập|trộm đột nhập|mất xe|bẻ khóa|bị móc túi|bị lấy trộm|ăn trộm|kẻ trộm|giật đồ|mất cắp|bị lấy cắp|ai lấy|ai đó lấy|cạy cửa|phá khóa|mất ví|mất điện thoại|phá hoại|báo công an|trình báo công an|biên bản công an ~ mất|công an|lấy mất',
  waterdamage:
    'ngập|ngập nước|ngập lụt|lũ|lũ lụt|vỡ ống nước|bể ống nước|rò rỉ nước|rò nước|thấm nước|thấm trần|dột|nhà bị dột|nước tràn|trần bị thấm|nước chảy từ tầng trên|thủy kích|xe ngập nước',
  firedamage:
    'cháy nhà|bị cháy|hỏa hoạn|cháy nổ|chập điện|bảo hiểm cháy nổ|phát nổ|khói|báo khói|bình chữa cháy|phòng cháy|pccc|cháy xe ~ cháy',
  storm:
    'bão|gió bão|mưa đá|giông lốc|lốc|tốc mái|bay mái|cây đổ|cây ngã|sét đánh|thiên tai|động đất|sạt lở|sụt lún|bị sét|cây đè',
  contents:
    'bảo hiểm nhà|bảo hiểm nhà ở|bảo hiểm nhà tư nhân|đồ đạc|tài sản trong nhà|đồ quý|đồ giá trị|nữ trang|trang sức|đồ dùng trong nhà|máy tính xách tay ~ tài sản|nội thất',
  accidental:
    'làm vỡ|làm đổ|làm rơi|rơi vỡ|vô tình|lỡ tay|lỡ làm|đổ nước vào|rơi xuống nước|vỡ màn hình|bể màn hình|nứt màn hình|con làm vỡ|thiệt hại bất ngờ',
  liability:
    'trách nhiệm dân sự|bên thứ ba|chó cắn người|bị kiện|gây thương tích|làm người khác bị thương|chịu trách nhiệm',
  unoccupied:
    'nhà bỏ trống|nhà trống|không có người ở|để trống|đi vắng|đi vắng lâu|nhà không ai ở|vắng nhà|nhà thứ hai',
  exclusion:
    'loại trừ|điểm loại trừ|không được bảo hiểm|không được chi trả|không chi trả|không bồi thường|không bao gồm|điều khoản loại trừ|trường hợp không|hao mòn|không thuộc phạm vi',
  claimdenied:
    'từ chối bồi thường|từ chối chi trả|bị từ chối bồi thường|không chịu bồi thường|không chịu trả|đền quá ít|bồi thường thấp|không đồng ý với|không đồng ý kết quả',
  premiumup:
    'tăng phí|phí tăng|lên giá|giá tăng|sao đắt hơn|đắt hơn năm ngoái|cao hơn năm ngoái|tăng nhiều quá|giá lên|điều chỉnh giá ~ tăng|tăng giá',
  preexisting:
    'bệnh có sẵn|bệnh nền|có bệnh từ trước|bệnh có từ trước|tiền sử bệnh|bệnh mãn tính|đã bị bệnh|khai báo sức khỏe|bảng câu hỏi sức khỏe|bệnh bẩm sinh|huyết áp cao|từng bị ung thư|đang uống thuốc',
  waitingperiod:
    'thời gian chờ|khi nào có hiệu lực|có hiệu lực ngay|hiệu lực từ|ngày bắt đầu bảo hiểm|chờ bao lâu mới được',
  travelins:
    'bảo hiểm du lịch|bảo hiểm chuyến đi|bảo hiểm schengen|bảo hiểm xin visa|đi du lịch nước ngoài|nhiều chuyến|một chuyến|đi châu âu|bảo hiểm quốc tế ~ du lịch|chuyến đi',
  medabroad:
    'cấp cứu ở nước ngoài|ốm ở nước ngoài|bệnh ở nước ngoài|nhập viện ở nước ngoài|hồi hương|vận chuyển cấp cứu|trợ giúp khẩn cấp|cứu trợ y tế|đưa về nước|đưa thi hài về',
  tripcancel:
    'hủy chuyến đi|huỷ chuyến|hủy tour|không đi được nữa|phải về sớm|rút ngắn chuyến đi|hủy chuyến|ốm không đi được|không bay được|hãng phá sản|hoãn chuyến đi',
  flightdelay:
    'chuyến bay bị hoãn|hoãn chuyến bay|trễ chuyến|delay chuyến bay|máy bay trễ|lỡ chuyến bay|nhỡ chuyến|bị hủy chuyến bay|lỡ nối chuyến|kẹt ở sân bay|chậm chuyến',
  lostbaggage:
    'mất hành lý|thất lạc hành lý|hành lý thất lạc|hành lý đến chậm|hành lý chậm|vali bị vỡ|vali bị mất|mất vali|hãng làm mất hành lý',
  sportcover:
    'trượt tuyết|lặn biển|lặn|nhảy dù|leo núi|leo núi đá|dù lượn|thể thao mạo hiểm|hoạt động mạo hiểm|thể thao mùa đông|lướt sóng|đua xe|trekking|mô tô nước',
  petins:
    'bảo hiểm thú cưng|bảo hiểm chó mèo|bảo hiểm cho chó|bảo hiểm cho mèo|giống chó|chó già|mèo già|gắn chip ~ chó|mèo',
  vet: 'thú y|bác sĩ thú y|phòng khám thú y|khám cho chó|khám cho mèo|chó bị bệnh|mèo bị bệnh|chó ốm|mèo ốm|triệt sản|viện phí thú y|tiêm phòng cho chó|chó ăn phải|bọ chét|chó bị|mèo bị|bỏ ăn|bị nôn|ói|đi khập khiễng|ăn sô cô la|trúng độc|bị xe cán|chó con|mèo con|thỏ|hamster|vẹt|rùa|cún|cún con|boss bị ~ chó|mèo',
  lifecover:
    'bảo hiểm nhân thọ|nhân thọ|bảo hiểm tử kỳ|quyền lợi tử vong|tử vong|nếu tôi chết|nếu tôi mất|khi tôi qua đời|giá trị hoàn lại|đáo hạn|bảo hiểm trọn đời|liên kết đầu tư|trụ cột gia đình',
  illnesscover:
    'bệnh hiểm nghèo|bảo hiểm ung thư|ung thư|đột quỵ|bảo hiểm tai nạn|tai nạn cá nhân|thương tật|thương tật toàn bộ|mất khả năng lao động|không đi làm được|mất thu nhập|trợ cấp nằm viện|nhồi máu cơ tim',
  beneficiary:
    'người thụ hưởng|đổi người thụ hưởng|người thừa kế|người hưởng|chỉ định người thụ hưởng|ai nhận tiền|thay đổi người thụ hưởng',
  hospitalplan:
    'bảo lãnh viện phí|bảo lãnh|bệnh viện liên kết|danh sách bệnh viện|bệnh viện nào|nội trú|ngoại trú|nằm viện|phẫu thuật|mổ|viện phí|thẻ bảo hiểm|bảo hiểm sức khỏe|trái tuyến|đúng tuyến|giấy chuyển viện|chuyển tuyến|bảo hiểm y tế',
  dental:
    'răng|nha khoa|nha sĩ|đau răng|nhổ răng|trám răng|niềng răng|răng khôn|tủy răng|bọc răng|cấy ghép răng|implant|cạo vôi răng|sâu răng|gãy răng|bác sĩ răng|tẩy trắng răng',
  optical: 'kính mắt|mắt kính|kính cận|kính áp tròng|đo mắt|khám mắt|cắt kính|mổ mắt|cận thị|đục thủy tinh thể ~ mắt',
  maternity:
    'thai sản|mang thai|sinh con|sinh mổ|sinh thường|đi đẻ|bảo hiểm thai sản|có bầu|bầu bí|khám thai|vô sinh|thụ tinh ống nghiệm|sảy thai',
  mentalhealth:
    'sức khỏe tâm thần|trầm cảm|lo âu|tâm lý|tư vấn tâm lý|bác sĩ tâm lý|bác sĩ tâm thần|căng thẳng|muốn chết|tự tử|kiệt sức|mất ngủ|cai nghiện|nghiện|hoảng loạn|tham vấn|trị liệu|nhà tâm lý|áp lực|sang chấn|khủng hoảng|rối loạn lo âu|không chịu nổi ~ stress|buồn|mệt mỏi|khóc',
  dependants:
    'người phụ thuộc|thêm vợ|thêm chồng|thêm con|bảo hiểm cho cả nhà|bảo hiểm gia đình|cho bố mẹ|mua cho con|mua cho vợ|giảm trừ gia cảnh|thành viên gia đình|người thân',
  proofinsurance:
    'giấy chứng nhận bảo hiểm|thẻ xanh|giấy bảo hiểm|xin lại giấy bảo hiểm|bảo hiểm điện tử|bản hợp đồng|giấy chứng nhận',
  vehiclechange:
    'bán xe|mới mua xe|đổi xe|sang tên xe|biển số mới|đổi biển số|xe mới|đăng ký xe|cà vẹt|giấy tờ xe|thu hồi biển số|chuyển nhượng xe',
  hardship:
    'không có tiền|hết tiền|kẹt tiền|khó khăn tài chính|không đủ tiền|không trả nổi|chưa có tiền đóng|bị mất việc|cạn tiền|cho khất|khất|hoãn trả nợ|giãn nợ|cơ cấu nợ|xin đóng chậm|xin gia hạn đóng|chưa đóng được|viêm màng túi|đang kẹt|khó khăn|thất nghiệp|hoàn cảnh khó khăn|hộ nghèo|hỗ trợ chi phí|miễn giảm|nợ nần|thiếu ăn|phát gạo|ngân hàng thực phẩm|vô gia cư|không nhà|không nơi ở|trợ giúp khẩn cấp|bị đuổi ra khỏi nhà|người tị nạn ~ mất việc',
  missedpay:
    'quên đóng|quên trả|quên thanh toán|chưa đóng tiền|chưa thanh toán|chưa đóng|chậm đóng|đóng trễ|đóng chậm|trễ hạn|quá hạn thanh toán|nợ cước|nợ phí|mất hiệu lực|khôi phục hiệu lực|gia hạn đóng phí|thời gian ân hạn|ân hạn|trễ hạn đóng|nhắc nợ|chậm thanh toán',
  debtcollect:
    'đòi nợ|thu hồi nợ|nhắc nợ|siết nợ|cưỡng chế|kê biên|nợ nần|ngập nợ|bị đòi nợ|khủng bố đòi nợ|nợ xấu|xử lý nợ|bán nợ|gọi điện đòi nợ',
  bankruptcy: 'phá sản|vỡ nợ|mất khả năng thanh toán|giải thể|thanh lý công ty|công ty phá sản|chủ nợ',
  mortgage:
    'vay mua nhà|vay thế chấp|thế chấp nhà|thế chấp sổ đỏ|vay mua căn hộ|vay ngân hàng mua nhà|đáo hạn|vay mua đất|lãi suất thả nổi|giải chấp|tài sản thế chấp|vay xây nhà|vay mua chung cư',
  appdeclined:
    'bị từ chối vay|không được duyệt|từ chối hồ sơ|hồ sơ bị từ chối|không duyệt|hồ sơ bị trả|trượt hồ sơ|bị từ chối mở thẻ|nợ xấu có vay|không đạt',
  jointaccount:
    'tài khoản chung|tài khoản đồng sở hữu|đồng chủ tài khoản|đứng tên chung|đồng sở hữu|tài khoản vợ chồng',
  bizaccount:
    'tài khoản doanh nghiệp|tài khoản công ty|hộ kinh doanh|doanh nghiệp nhỏ|tự kinh doanh|công ty mới thành lập|khách hàng doanh nghiệp|freelance|làm tự do',
  childaccount:
    'tài khoản cho con|tài khoản trẻ em|mở tài khoản cho con|thẻ cho con|tiền tiêu vặt|sổ tiết kiệm cho con|dưới 18 tuổi|tài khoản học sinh',
  overdraft: 'thấu chi|vay thấu chi|số dư âm|âm tài khoản|không đủ số dư|tài khoản bị âm|hết số dư',
  wrongtransfer:
    'chuyển nhầm|chuyển nhầm tài khoản|chuyển tiền nhầm|chuyển khoản nhầm|chuyển sai|sai số tài khoản|nhầm người nhận|chuyển lộn|lấy lại tiền chuyển nhầm|gửi nhầm tiền|chuyển dư',
  acctnumber:
    'số tài khoản|số tk|stk|mã swift|mã ngân hàng|mã chi nhánh|số tài khoản của tôi|thông tin tài khoản|mã bin',
  cheque: 'séc|chi phiếu|sổ séc|hối phiếu|ngân phiếu|đổi séc|séc bị trả',
  moneysafe: 'bảo hiểm tiền gửi|tiền có an toàn|ngân hàng phá sản|được cấp phép|có uy tín không|bảo đảm tiền gửi',
  stocks:
    'cổ phiếu|chứng khoán|quỹ đầu tư|chứng chỉ quỹ|cổ tức|trái phiếu|đầu tư|nhà đầu tư|lệnh mua|lệnh bán|danh mục đầu tư|tài khoản chứng khoán|khớp lệnh|ký quỹ margin|phái sinh ~ rủi ro|lợi nhuận|vàng',
  crypto: 'tiền ảo|tiền điện tử|tiền mã hóa|bitcoin|btc|usdt|crypto|ví lạnh|đào coin|sàn coin|blockchain ~ coin|token',
  pension:
    'lương hưu|hưu trí|nghỉ hưu|về hưu|hưu|tuổi nghỉ hưu|nghỉ hưu sớm|rút bhxh|bhxh một lần|quỹ hưu trí|chế độ hưu trí|đóng đủ năm',
  taxreturn:
    'khai thuế|quyết toán thuế|kê khai thuế|nộp thuế|tờ khai thuế|thuế tncn|thuế thu nhập cá nhân|cơ quan thuế|chi cục thuế|đăng ký thuế|mã số thuế cá nhân|giảm trừ gia cảnh|chậm nộp tờ khai|etax|thuế khoán|thuế kinh doanh|kế toán',
  taxrefund: 'hoàn thuế|hoàn thuế tncn|nộp thừa thuế|thuế nộp thừa|được hoàn thuế|lấy lại thuế|tiền hoàn thuế',
  guarantor:
    'người bảo lãnh|bảo lãnh vay|tài sản đảm bảo|tài sản bảo đảm|thế chấp xe|cầm cố|cầm đồ|tín chấp|người đồng vay|cầm xe',
  poweratt:
    'ủy quyền|giấy ủy quyền|người được ủy quyền|làm hộ|làm thay|nhờ người khác|đi thay|người giám hộ|giám hộ|người đại diện|thay mặt|nhận hộ|mất năng lực hành vi',
  bereavement:
    'qua đời|bố mất|mẹ mất|chồng mất|vợ mất|ba mất|má mất|người thân mất|khai tử|giấy chứng tử|chứng tử|báo tử|người đã mất|người chết|tang|di sản|giấy báo tử|tang lễ|đám tang|đám ma|mất người thân|đau buồn|chia buồn|hỏa táng|mai táng|tưởng niệm|lễ tang|giỗ|cầu siêu ~ chết',
  merchant:
    'máy pos|máy quẹt thẻ|máy cà thẻ|nhận thanh toán|đơn vị chấp nhận thẻ|mã qr cửa hàng|cổng thanh toán|loa thông báo|tài khoản shop|chấp nhận thanh toán|link thanh toán|khách quét mã',
  requestmoney:
    'chia tiền|chia hóa đơn|nhắc trả tiền|yêu cầu chuyển tiền|lì xì|chuyển cho bạn|góp tiền|quỹ nhóm|chia bill|đòi tiền bạn',
  otp: 'mã otp|không nhận được otp|không nhận được mã|không có mã|mã xác thực|mã xác nhận|smart otp|đổi điện thoại|đổi máy|mất sim|đổi số|số cũ|số điện thoại cũ|vân tay|sinh trắc học|khuôn mặt|xác thực khuôn mặt|faceid',
  dormant:
    'tài khoản không hoạt động|tài khoản ngủ đông|lâu không dùng|lâu rồi không dùng|số dư tối thiểu|phí quản lý tài khoản|phí duy trì tài khoản|tài khoản cũ|bị đóng tài khoản|mở lại tài khoản',
  cardabroad:
    'dùng thẻ ở nước ngoài|quẹt thẻ ở nước ngoài|thẻ đi nước ngoài|rút tiền nước ngoài|phí giao dịch ngoại tệ|chi tiêu nước ngoài|mua hàng nước ngoài|phí chuyển đổi ngoại tệ|thanh toán quốc tế',
  scam: 'lừa đảo|bị lừa|bị lừa tiền|kẻ lừa đảo|giả mạo|mạo danh|tin nhắn giả|cuộc gọi giả|gọi điện giả danh|giả danh công an|link lạ|bấm vào link|bấm nhầm link|đã đưa mã otp|lộ otp|lừa chuyển tiền|đầu tư lừa đảo|chiếm đoạt|bị lừa chuyển khoản|web giả|số lạ gọi',
  loanterm:
    'vay nóng|vay nhanh|vay online|vay được bao nhiêu|cần tiền gấp|cần vay|cần vay gấp|thời hạn vay|vay mua xe|vay trả góp|kỳ hạn vay|tất toán trước hạn|phí tất toán|trả trước hạn|nợ gốc|gốc và lãi|đảo nợ|hạn mức vay',
  creditcardbill:
    'sao kê thẻ tín dụng|thanh toán thẻ tín dụng|thanh toán tối thiểu|ngày sao kê|ngày chốt sao kê|dư nợ thẻ|trả nợ thẻ|tăng hạn mức|nâng hạn mức|phí thường niên|miễn phí thường niên|miễn lãi 45 ngày',
  slownet:
    'mạng chậm|mạng yếu|wifi chậm|wifi yếu|mạng lag|lag|giật lag|mạng chập chờn|chập chờn|rớt mạng|mạng như rùa|tốc độ mạng|đo tốc độ|ping cao|wifi không tới|mạng lúc có lúc không|hay rớt mạng|net chậm|xem phim bị giật ~ chậm|tốc độ',
  outage:
    'mất mạng|mất internet|mất kết nối|không có mạng|mạng bị mất|không vào được mạng|rớt mạng|sự cố mạng|đứt cáp|cáp quang biển|đèn đỏ|bảo trì mạng|gián đoạn|gián đoạn dịch vụ|khi nào có mạng|bao giờ có mạng|modem báo đỏ|sập|bị sập|web sập|sập mạng|sập server|không tải được|không vào được|không mở được|màn hình trắng|màn hình đen|quay mãi|load mãi|xoay xoay|lag|giật|giật lag|đơ|bị đơ|treo máy|văng ra|bị văng|văng app|chậm quá|lỗi hệ thống|bảo trì|lỗi máy chủ|máy chủ|xóa cache|xóa bộ nhớ đệm',
  router:
    'router|modem|cục phát wifi|bộ phát wifi|cục wifi|đổi mật khẩu wifi|mật khẩu wifi|khởi động lại modem|đèn nhấp nháy|mesh|kích sóng|bộ kích sóng|thiết bị đầu cuối|trả modem|dây mạng',
  sim: 'sim|thẻ sim|esim|sim mới|đổi sim|làm lại sim|cấp lại sim|mất sim|sim bị khóa|kích hoạt sim|chính chủ|sim chính chủ|đăng ký chính chủ|mã puk|sim rác|sim số đẹp|sim 4g|sim data|sim du lịch',
  keepnumber:
    'giữ số|giữ nguyên số|chuyển mạng giữ số|chuyển mạng|giữ số cũ|đổi nhà mạng|chuyển nhà mạng|chuyển sang mạng|đổi số điện thoại|sang mạng khác',
  mobiledata:
    'dung lượng|hết data|gói data|gói 4g|gói 5g|hết dung lượng|mua thêm data|data còn lại|kiểm tra data|không giới hạn|tốc độ cao|gói cước data|gói mạng|phút gọi|tin nhắn nội mạng|gọi nội mạng ~ data|4g|5g',
  roaming:
    'chuyển vùng|chuyển vùng quốc tế|roaming|cvqt|gọi quốc tế|dùng data ở nước ngoài|sim đi nước ngoài|ra nước ngoài dùng|gọi về việt nam',
  signal:
    'sóng|mất sóng|sóng yếu|không có sóng|không có tín hiệu|mất tín hiệu|sóng kém|vùng phủ sóng|phủ sóng|không gọi được|cuộc gọi bị ngắt|rớt cuộc gọi|không nghe được|một vạch|không nhắn tin được|trạm phát sóng|bts',
  fibre:
    'cáp quang|lắp mạng|lắp internet|lắp wifi|internet cáp quang|lắp mạng mới|đăng ký lắp mạng|gói internet|mạng nhà|hạ tầng|kéo cáp|kéo dây|lắp đặt internet|gói mạng gia đình|lắp đặt mạng|combo internet truyền hình',
  tvservice:
    'truyền hình|kênh truyền hình|đầu thu|xem đá bóng|gói kênh|tivi không lên hình|mất kênh|không có tín hiệu tivi|điều khiển|truyền hình cáp|xem lại ~ kênh|remote|k+',
  contractend:
    'chấm dứt hợp đồng|hết hợp đồng|hợp đồng hết hạn|thời hạn hợp đồng|phí phạt hợp đồng|phá hợp đồng|cắt hợp đồng|hủy hợp đồng|thanh lý hợp đồng|phạt hủy|cắt mạng|ngưng dịch vụ|báo trước|cam kết sử dụng|hủy trước hạn|chấm dứt trước hạn',
  handset:
    'đổi điện thoại|máy khóa mạng|mở mạng|mở khóa mạng|máy lock|imei|điện thoại trả góp|máy kèm gói|thu cũ đổi mới',
  nuisancecalls:
    'cuộc gọi rác|tin nhắn rác|spam|gọi làm phiền|quảng cáo làm phiền|chặn số|chặn cuộc gọi|số lạ|dịch vụ tự đăng ký|tự trừ tiền|trừ tiền điện thoại|đừng gọi nữa|gọi quấy rối',
  engineervisit:
    'kỹ thuật viên|nhân viên kỹ thuật|thợ không đến|thợ đến|hẹn thợ|cử người|cho người đến|cho người qua|không thấy ai đến|đợi cả ngày|kỹ thuật đến nhà|cử kỹ thuật',
  electricity:
    'tiền điện|điện lực|evn|hóa đơn điện|giá điện|bậc thang|số điện|kwh|đóng tiền điện|cắt điện|đóng cắt điện|mắc điện|lắp điện|công tơ điện|nhảy aptomat|cầu dao|điện yếu|đấu nối điện|điện 3 pha ~ điện',
  powercut:
    'cúp điện|mất điện|bị mất điện|bị cúp điện|lịch cúp điện|lịch cắt điện|khi nào có điện|bao giờ có điện|điện chưa có|không có điện|đứt dây điện|sự cố điện|ngừng cung cấp điện|cả khu mất điện',
  gasleak:
    'rò rỉ gas|rò gas|xì gas|mùi gas|ngửi thấy mùi gas|khí gas|bình gas|hết gas|đổi gas|gọi gas|ngộ độc khí|van gas|gas',
  nowater:
    'mất nước|cúp nước|không có nước|nước yếu|nước chảy yếu|áp lực nước|cắt nước|nước máy|nước sạch|cấp nước|tiền nước|hóa đơn nước|vỡ ống|bể ống|rò rỉ|nước đục|nước vàng|nước bẩn|nước có mùi|mùi clo|đồng hồ nước|lắp đồng hồ nước|khi nào có nước|chất lượng nước|công ty cấp nước ~ nước',
  drain:
    'tắc cống|nghẹt cống|thông cống|bồn cầu nghẹt|nghẹt bồn cầu|tắc bồn cầu|thoát nước|hố ga|nắp cống|nước thải|mùi cống|hút hầm cầu|bể phốt|hầm cầu|thợ nước|bốc mùi ~ cống',
  meterreading:
    'chỉ số|chỉ số điện|chỉ số nước|ghi chỉ số|công tơ|đồng hồ điện|chốt số|ghi điện|công tơ điện tử|chỉ số sai|công tơ chạy nhanh|công tơ hỏng|đồng hồ chạy sai|kiểm định công tơ|báo chỉ số|ghi sai số điện',
  prepaymeter: 'điện trả trước|thẻ điện|nạp tiền điện|công tơ trả trước|mua mã điện|hết tiền điện',
  highbill:
    'hóa đơn cao|tiền điện cao|tiền điện tăng|tiền nước cao|hóa đơn sai|tính sai|tính sai tiền|tăng bất thường|sao cao thế|sao nhiều thế|thu nhiều quá|thu thừa|tính nhầm|cao bất thường|tiền điện gấp đôi|cước cao|trừ nhiều tiền',
  solar:
    'điện mặt trời|pin mặt trời|tấm pin|điện áp mái|năng lượng mặt trời|bán điện|hòa lưới|biến tần|năng lượng tái tạo|tiết kiệm điện|cách nhiệt|trạm sạc|sạc xe điện|bơm nhiệt',
  heating:
    'sưởi|máy sưởi|lò sưởi|bình nóng lạnh|nước nóng|không có nước nóng|máy nước nóng|lạnh cóng|hệ thống sưởi|máy lạnh|điều hòa|máy lạnh không lạnh|không mát|sạc gas máy lạnh|bơm gas|vệ sinh máy lạnh|sửa máy lạnh|chảy nước máy lạnh|bình gas|pin năng lượng mặt trời|năng lượng mặt trời|cách nhiệt ~ lạnh|mát|gas',
  switchsupplier:
    'đổi nhà cung cấp|chuyển nhà cung cấp|đổi gói|gói rẻ hơn|giá giờ thấp điểm|giờ cao điểm|giờ thấp điểm|biểu giá|gói cố định|đổi gói cước',
  movehome:
    'chuyển nhà|dọn nhà|dời nhà|sắp chuyển nhà|mới chuyển đến|chuyển đi|chuyển đến|chuyển địa điểm|chuyển chỗ ở|dọn đi|dọn vào|chủ cũ|người thuê trước|đổi chủ hợp đồng|sang tên đồng hồ|chuyển địa chỉ|thư của người khác',
  idcard:
    'căn cước|căn cước công dân|cccd|làm căn cước|đổi căn cước|cấp căn cước|mất căn cước|căn cước hết hạn|làm cccd|cccd gắn chip|mất cccd|vneid|định danh điện tử|thẻ căn cước|chứng minh nhân dân|mất giấy tờ tùy thân|định danh mức 2',
  passport:
    'hộ chiếu|làm hộ chiếu|passport|hộ chiếu hết hạn|mất hộ chiếu|đổi hộ chiếu|gia hạn hộ chiếu|hộ chiếu gắn chip|hộ chiếu cho trẻ em|hộ chiếu cho con|xuất nhập cảnh',
  drivinglicence:
    'bằng lái|bằng lái xe|giấy phép lái xe|gplx|thi bằng lái|đổi bằng lái|mất bằng lái|bằng lái hết hạn|bằng b2|bằng a1|cấp lại bằng lái|bằng lái quốc tế|tước bằng|thi sát hạch|trừ điểm bằng lái|học lái xe',
  marriage:
    'kết hôn|đăng ký kết hôn|cưới|lấy vợ|lấy chồng|giấy kết hôn|giấy đăng ký kết hôn|xác nhận độc thân|tình trạng hôn nhân|giấy độc thân|hôn nhân|làm đám cưới|trích lục kết hôn',
  divorce:
    'ly hôn|ly dị|đơn ly hôn|ly hôn đơn phương|thuận tình ly hôn|chia tài sản|chia tay chồng|bỏ chồng|bỏ vợ|ly thân|thủ tục ly hôn|vợ cũ|chồng cũ|cấp dưỡng',
  birthcert:
    'khai sinh|giấy khai sinh|đăng ký khai sinh|làm giấy khai sinh|làm khai sinh|mới sinh con|mới sinh em bé|vợ mới sinh|trích lục khai sinh|mất giấy khai sinh|cấp lại khai sinh|tên cha|nhận cha con|đặt tên cho con|giấy chứng sinh',
  namechange:
    'đổi tên|thay đổi họ tên|cải chính|đổi họ|sai tên|sai họ tên|sai ngày sinh|cải chính hộ tịch|đổi tên cho con|chuyển đổi giới tính',
  residence:
    'tạm trú|thường trú|đăng ký tạm trú|đăng ký thường trú|hộ khẩu|nhập hộ khẩu|tách hộ khẩu|tách khẩu|tạm vắng|khai báo tạm trú|xác nhận cư trú|giấy xác nhận cư trú|ct07|cư trú|chuyển hộ khẩu|sổ hộ khẩu|kt3',
  visa: 'thị thực|xin visa|gia hạn visa|thẻ tạm trú|giấy phép lao động|quá hạn visa|bảo lãnh người nhà|đại sứ quán|lãnh sự|lãnh sự quán|quốc tịch|nhập quốc tịch|nhập cư|định cư|tị nạn|thư mời|người nước ngoài|trục xuất|miễn thị thực|thẻ xanh|visa hết hạn|làm visa ~ visa',
  buildpermit:
    'giấy phép xây dựng|xin phép xây dựng|phép xây dựng|xây nhà|xây thêm tầng|quy hoạch|xây dựng trái phép|hoàn công|tháo dỡ|cơi nới|thổ cư|hàng xóm xây nhà',
  bizlicence:
    'giấy phép kinh doanh|đăng ký kinh doanh|mở cửa hàng|mở quán|mở công ty|thành lập công ty|hộ kinh doanh|đăng ký hộ kinh doanh|giấy phép con|attp|giấy phép rượu|bán hàng rong|vỉa hè|đóng mã số thuế|mở quán ăn',
  bulkywaste:
    'rác cồng kềnh|bỏ nệm cũ|vứt sofa|bỏ sofa|bỏ tủ lạnh cũ|đồ cũ bỏ|vứt đồ cũ|bỏ đồ nội thất|dọn đồ cũ|thu gom đồ cũ|bỏ giường cũ',
  dogreg:
    'chó thả rông|chó lạc|lạc chó|mất chó|mất mèo|chó hoang|mèo hoang|đăng ký nuôi chó|chó sủa|chó cắn|rọ mõm|phân chó|cứu hộ động vật|nhận nuôi',
  propertytax:
    'thuế đất|thuế nhà đất|thuế phi nông nghiệp|thuế sử dụng đất|lệ phí trước bạ|trước bạ|thuế bán nhà|thuế mua bán nhà đất|thuế chuyển nhượng|tiền sử dụng đất|thuế môn bài',
  parkingpermit:
    'thẻ đỗ xe|giấy phép đỗ xe|đỗ xe trước nhà|đậu xe trước nhà|chắn cổng|chắn cửa nhà|đỗ xe sai|đậu xe sai|lấn chiếm vỉa hè|đỗ trên vỉa hè|bị cẩu xe|cẩu xe|giam xe|xe bị kéo|khóa bánh|xe bỏ hoang',
  parkingfine:
    'phạt nguội|phạt đỗ xe|phạt tốc độ|vượt đèn đỏ|chạy quá tốc độ|bị phạt|nộp phạt|biên bản phạt|tra cứu phạt nguội|nộp phạt giao thông|nồng độ cồn|bị bắn tốc độ|csgt|vượt quá tốc độ|khiếu nại phạt',
  school:
    'nhập học|xin học|xin học cho con|tuyển sinh|vào lớp 1|vào lớp 10|chuyển trường|trường mầm non|mẫu giáo|nhà trẻ|mầm non|đúng tuyến trường|tuyển sinh đầu cấp|học bán trú|bán trú|nghỉ hè|lịch học|bạo lực học đường|bị bắt nạt|tiểu học|trung học|học phí trường|miễn giảm học phí|đưa đón học sinh',
  roads:
    'ổ gà|đường hỏng|đường xấu|đường ngập|đèn đường|đèn đường hỏng|đèn đường không sáng|vỉa hè hỏng|sửa đường|đào đường|đèn giao thông|biển báo|cây xanh|tỉa cây|chặt cây|hư đường|đường bị lún|sụt đường|cành cây gãy|đèn tín hiệu',
  noisecomplaint:
    'hàng xóm ồn|ồn ào|hát karaoke|karaoke|mở nhạc to|loa kẹo kéo|làm ồn|gây ồn|tiếng ồn|ồn quá|hàng xóm|mất trật tự|tranh chấp hàng xóm|khoan đục|thi công ồn|nhạc ầm ĩ|không ngủ được',
  voting:
    'bầu cử|bỏ phiếu|cử tri|thẻ cử tri|phiếu bầu|điểm bỏ phiếu|hội đồng nhân dân|đại biểu|ứng cử|danh sách cử tri',
  policecert:
    'lý lịch tư pháp|phiếu lý lịch tư pháp|lltp|tiền án|tiền sự|sơ yếu lý lịch|xác nhận hạnh kiểm|xác nhận dân sự',
  certify:
    'công chứng|chứng thực|sao y|sao y bản chính|phòng công chứng|hợp pháp hóa lãnh sự|dịch thuật công chứng|bản sao công chứng|bản sao có chứng thực|đóng dấu|xác nhận chữ ký|chứng thực chữ ký|trích lục|công chứng viên',
  officeslot:
    'lấy số|lấy số thứ tự|xếp hàng|đặt lịch hẹn|hẹn trước|có cần hẹn trước|bộ phận một cửa|một cửa|hết lịch hẹn|không có lịch trống|cổng dịch vụ công|dịch vụ công|lỡ hẹn|giấy hẹn|trễ hẹn|ngày hẹn trả kết quả|lấy kết quả|chờ lâu không',
  officialinfo:
    'ủy ban|ủy ban nhân dân|ubnd|phường|ubnd phường|ubnd xã|cơ quan nào|phòng nào giải quyết|tiếp dân|tiếp công dân|đơn thư|kiến nghị|công dân|chính quyền|hành chính công|tố cáo cán bộ',
  police:
    'công an|cảnh sát|trình báo|trình báo công an|báo công an|tố giác|tố giác tội phạm|đồn công an|công an phường|bị đánh|bị hành hung|đánh nhau|bị đe dọa|đe dọa|quấy rối|theo dõi tôi|tống tiền|mất tích|người mất tích|bắt giữ|tạm giam|ma túy|nạn nhân|nhân chứng|án mạng|đánh bạc|biên bản công an|gọi 113',
  emergency:
    'cấp cứu|cứu hỏa|xe cứu thương|cứu thương|chữa cháy|bất tỉnh|không thở|ngừng thở|đau ngực|chảy máu|đuối nước|ngộ độc|co giật|sơ tán|cảnh báo lũ|cứu nạn|cứu hộ|mắc kẹt|thiên tai|kẹt thang máy|số khẩn cấp|gọi 115|gọi 114|gọi 113',
  abuse:
    'bạo lực gia đình|bạo hành|chồng đánh|bị chồng đánh|vợ đánh|bị bạo hành|xâm hại|xâm hại tình dục|hiếp dâm|quấy rối tình dục|bảo vệ trẻ em|nhà tạm lánh|ngược đãi|bỏ rơi|lệnh cấm tiếp xúc|buôn người|bạo lực',
  lawyer:
    'luật sư|tư vấn luật|tư vấn pháp luật|tư vấn pháp lý|trợ giúp pháp lý|thuê luật sư|phí luật sư|văn phòng luật|công ty luật|bào chữa|đại diện pháp lý|luật sư miễn phí|khởi kiện|muốn kiện|pháp lý|kiện ra tòa|đi kiện',
  court:
    'tòa án|ra tòa|phiên tòa|giấy triệu tập|triệu tập|thẩm phán|án phí|tạm ứng án phí|hội thẩm|bị đơn|nguyên đơn|bị cáo|bản án|thi hành án|hòa giải|đơn khởi kiện|nộp đơn kiện|xét xử|kháng cáo|lịch xét xử|nhân chứng|tại ngoại|án treo|thời hiệu',
  custody:
    'quyền nuôi con|giành quyền nuôi con|nuôi con|cấp dưỡng|tiền cấp dưỡng|không cấp dưỡng|thăm con|không cho gặp con|không cho thăm con|nhận con nuôi|con nuôi|mẹ đơn thân|xét nghiệm adn|quyền thăm con',
  will: 'di chúc|lập di chúc|viết di chúc|thừa kế|thừa kế đất|chia thừa kế|không có di chúc|khai nhận di sản|phân chia di sản|di sản|hàng thừa kế|từ chối nhận di sản|chia đất',
  workrights:
    'bị đuổi việc|sa thải|bị sa thải|đuổi việc|nghỉ việc|cho nghỉ việc|mất việc|nợ lương|không trả lương|chậm lương|luật lao động|hợp đồng lao động|trợ cấp thôi việc|tai nạn lao động|làm thêm giờ|tăng ca|công đoàn|lương tối thiểu|nghỉ phép|phân biệt đối xử|xin nghỉ việc|tranh chấp lao động',
  personalinjury:
    'bị thương|thương tích|trượt ngã|té ngã|ngã gãy|gãy tay|gãy chân|sơ suất y tế|bồi thường thương tích|thiệt hại sức khỏe|đòi đền bù|té xe|ngã xe',
  tenancy:
    'thuê nhà|hợp đồng thuê nhà|chủ nhà|người thuê|thuê phòng|phòng trọ|nhà trọ|tiền nhà|tiền thuê|tiền phòng|cho thuê lại|ở ghép|thuê căn hộ|thuê chung cư|chủ trọ|ở cùng|trả phòng trọ|bạn cùng phòng|hợp đồng thuê|gia hạn thuê|chung cư mini',
  rentdeposit:
    'tiền cọc|cọc nhà|tiền cọc nhà|không trả cọc|lấy lại cọc|mất cọc|chủ nhà không trả cọc|trả cọc|trừ cọc|hoàn cọc|giữ cọc',
  eviction:
    'đuổi khỏi nhà|bị đuổi|chủ nhà đuổi|đòi lại nhà|lấy lại nhà|bị đuổi ra khỏi nhà|chậm tiền nhà|trễ tiền nhà|nợ tiền nhà|cưỡng chế nhà|chủ nhà đòi nhà',
  homerepair:
    'nấm mốc|ẩm mốc|tường mốc|tường ẩm|chủ nhà không sửa|thang máy hỏng|chuột|rệp|rệp giường|mối mọt|diệt chuột|diệt mối|diệt côn trùng|tổ ong|ban quản lý|hỏng đồ trong nhà|côn trùng|con gián|diệt gián|diệt kiến|mối ăn gỗ',
  rentincrease:
    'tăng tiền nhà|tăng tiền thuê|tăng giá thuê|phí quản lý|phí dịch vụ chung cư|bao điện nước|tiền điện nước|chưa bao gồm điện nước|phí bảo trì|phí chung cư',
  viewing:
    'xem nhà|xem phòng|đi xem nhà|hẹn xem nhà|xem căn hộ|nhà mẫu|còn phòng không|nhà còn không|xem thực tế|mặt bằng|diện tích',
  buyhouse:
    'mua nhà|bất động sản|nhà đất|mua đất|mua căn hộ|sổ đỏ|sổ hồng|công chứng mua bán|sang tên sổ đỏ|đất nền|môi giới|dự án|chung cư|bàn giao nhà|nhận nhà|nhà ở xã hội|đất thổ cư|mua bán nhà đất|giấy tờ nhà đất|quyền sử dụng đất|mảnh đất|nhà phố|pháp lý dự án',
  sellhouse:
    'bán nhà|bán đất|ký gửi nhà|ký gửi bất động sản|định giá|định giá nhà|phí môi giới|hoa hồng môi giới|cho thuê nhà|ký gửi cho thuê|đăng tin bán|quản lý nhà cho thuê|bán căn hộ',
  lockedout:
    'mất chìa khóa|quên chìa khóa|để quên chìa|bị khóa ngoài|khóa cửa ngoài|thợ khóa|chìa khóa|thay khóa|thẻ ra vào|thẻ từ|mở khóa cửa|gãy chìa|mất thẻ thang máy',
  socialhousing:
    'nhà ở xã hội|vô gia cư|không có chỗ ở|không nơi ở|không có nhà|nhà giá rẻ|mua nhà ở xã hội|thuê nhà ở xã hội|nhà công vụ|ở tạm',
  removals:
    'chuyển nhà trọn gói|dịch vụ chuyển nhà|xe tải|taxi tải|thuê xe tải|bốc xếp|chuyển văn phòng|đóng thùng|thùng carton|tháo lắp|tháo lắp nội thất|chuyển đàn piano|chuyển đồ|chở đồ|bốc vác|không có thang máy|đồ dễ vỡ|chuyển trọ|chuyển kho',
  selfstorage: 'thuê kho|kho tự quản|gửi đồ đạc|kho chứa đồ|kho lưu trữ|gửi nội thất|gửi kho|cho thuê kho|lưu kho',
  unemployment:
    'thất nghiệp|trợ cấp thất nghiệp|bảo hiểm thất nghiệp|bhtn|mất việc|mất việc làm|đang thất nghiệp|không có việc|trung tâm việc làm|khai báo tìm việc|hưởng thất nghiệp|tìm việc làm',
  disabilitybenefit:
    'trợ cấp khuyết tật|người khuyết tật|giấy xác nhận khuyết tật|trợ cấp xã hội|bảo trợ xã hội|chăm sóc người già|nuôi dưỡng người già|người cao tuổi|viện dưỡng lão|chế độ ốm đau|nghỉ ốm|giấy nghỉ ốm|chăm sóc tại nhà|người chăm sóc|thương binh|giám định sức khỏe',
  childbenefit:
    'trợ cấp nuôi con|chế độ thai sản|nghỉ thai sản|trợ cấp thai sản|tiền thai sản|nghỉ sinh|hỗ trợ sinh con|chế độ chồng|trợ cấp cho trẻ em|nghỉ chăm con|hưởng thai sản|bảo hiểm thai sản',
  welfare:
    'hộ nghèo|hộ cận nghèo|trợ cấp|an sinh xã hội|hỗ trợ tiền nhà|thu nhập thấp|gạo cứu trợ|cứu trợ|không có gì ăn|trợ cấp khó khăn|hỗ trợ khó khăn|sổ hộ nghèo|ngừng trợ cấp|chưa nhận được trợ cấp|bị cắt trợ cấp|hỗ trợ của nhà nước|tiền hỗ trợ|người có công',
};
