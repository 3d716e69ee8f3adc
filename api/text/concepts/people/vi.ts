// Concepts of health, sport, learning, apps, work and associations, in Vietnamese words; see ../en.ts for the form.
import type { PEOPLE_EN } from './en.ts';

export const PEOPLE_VI: Partial<Record<keyof typeof PEOPLE_EN, string>> = {
  tooth:
    'răng|đau răng|nhức răng|sâu răng|răng khôn|nhổ răng|trám răng|hàn răng|tủy răng|lấy tủy|chữa tủy|nha khoa|nha sĩ|bọc răng sứ|mẻ răng|gãy răng|răng hàm ~ ê buốt|sưng|hàm',
  braces:
    'niềng răng|chỉnh nha|mắc cài|răng hô|răng móm|răng khấp khểnh|răng lệch|khay niềng|invisalign|hàm duy trì|răng thưa|bung mắc cài',
  teethwhitening: 'tẩy trắng răng|làm trắng răng|răng ố vàng|răng vàng|trắng răng|dán sứ|dán răng sứ|nụ cười|veneer',
  denture: 'răng giả|trồng răng|cấy ghép implant|implant|hàm giả|mất răng|răng tháo lắp|cầu răng|cắm implant',
  hygienist:
    'cạo vôi|lấy cao răng|vôi răng|cao răng|chảy máu chân răng|nướu|viêm nướu|viêm lợi|hôi miệng|đánh răng|chỉ nha khoa|vệ sinh răng',
  nervous:
    'sợ|lo lắng|có đau không|đau không|gây tê|gây mê|tiền mê|sợ kim|sợ đau|sợ nha sĩ|hồi hộp|không đau ~ lo|run|tê',
  eyetest:
    'đo mắt|khám mắt|thị lực|kiểm tra mắt|mờ mắt|nhìn mờ|cận thị|viễn thị|loạn thị|đục thủy tinh thể|tăng nhãn áp|bị cận|đo độ|độ cận|nhãn khoa ~ mắt|nhìn',
  glasses:
    'kính|mắt kính|kính cận|gọng kính|gọng|tròng kính|tròng|kính râm|kính mát|kính lão|kính đa tròng|cắt kính|gãy gọng|chống ánh sáng xanh|trầy kính',
  contactlens: 'kính áp tròng|lens mắt|lens|đeo lens|kính sát tròng|nước ngâm lens|lens màu|lens cận',
  prescription:
    'đơn thuốc|toa thuốc|kê đơn|kê toa|hết thuốc|lấy thuốc|mua thuốc|nhà thuốc|hiệu thuốc|dược sĩ|kháng sinh|thuốc giảm đau|tái cấp thuốc|thuốc không kê đơn|tiểu đường thuốc|thuốc tây ~ thuốc|viên',
  testresult:
    'kết quả xét nghiệm|xét nghiệm|xét nghiệm máu|thử máu|lấy máu|nước tiểu|lấy mẫu|có kết quả chưa|kết quả khám|tầm soát|sinh thiết|phết tế bào ~ kết quả|mẫu',
  scan: 'chụp x quang|x quang|chụp phim|siêu âm|chụp mri|cộng hưởng từ|chụp ct|nội soi|điện tâm đồ|chụp hình',
  medreferral:
    'giấy chuyển viện|chuyển tuyến|chuyển viện|bác sĩ chuyên khoa|chuyên khoa|giấy giới thiệu|khám chuyên khoa|trái tuyến|đúng tuyến|ý kiến thứ hai',
  sicknote:
    'giấy nghỉ ốm|giấy xin nghỉ|nghỉ ốm|giấy nghỉ việc hưởng|giấy chứng nhận nghỉ|giấy bác sĩ|xin giấy nghỉ|nghỉ bệnh|giấy khám sức khỏe',
  vaccine:
    'tiêm|tiêm chủng|tiêm phòng|vắc xin|vaccine|mũi tiêm|mũi nhắc|chích ngừa|tiêm ngừa|tiêm cúm|uốn ván|sổ tiêm|chích',
  pregnancy:
    'mang thai|có thai|có bầu|bà bầu|thai kỳ|thai sản|khám thai|sinh con|sinh mổ|sinh thường|vỡ ối|chuyển dạ|hộ sinh|đẻ|cho con bú|sau sinh|sảy thai|thụ tinh ống nghiệm|hiếm muộn ~ bầu|thai',
  contraception:
    'tránh thai|thuốc tránh thai|ngừa thai|thuốc ngừa thai|bao cao su|đặt vòng|que cấy|quên uống thuốc|trễ kinh|chậm kinh|kế hoạch hóa gia đình|phá thai|thắt ống dẫn tinh',
  sexualhealth:
    'hiv|lậu|giang mai|sùi mào gà|sức khỏe tình dục|tiểu buốt|tiểu rắt|viêm đường tiết niệu|rối loạn cương|nam khoa|phụ khoa|ngứa vùng kín',
  coldflu:
    'cảm cúm|cúm|bị cảm|ho|sốt|sốt cao|đau họng|viêm họng|sổ mũi|nghẹt mũi|tiêu chảy|nôn|ói|đau bụng|ngộ độc thực phẩm|đau đầu|nhức đầu|đau tai|viêm tai|mệt trong người|không khỏe|ốm|covid ~ nóng sốt|họng',
  medemergency:
    'cấp cứu|cấp cứu 115|gọi 115|xe cứu thương|xe cấp cứu|đau ngực|đau thắt ngực|nhồi máu|đột quỵ|khó thở|bất tỉnh|ngất|xỉu|chảy máu nhiều|gãy tay|gãy chân|gãy xương|co giật|ngộ độc|té đập đầu|sốc phản vệ|hóc ~ nguy kịch|chảy máu',
  outofhours:
    'ngoài giờ|ngoài giờ làm việc|ban đêm|nửa đêm|trực đêm|trực ngoài giờ|số trực|ngày nghỉ|đêm khuya|trực cấp cứu|2 giờ sáng',
  registerpatient:
    'đăng ký khám|bệnh nhân mới|khách mới|đăng ký khám lần đầu|đăng ký bác sĩ|đổi bác sĩ|nhận bệnh nhân mới|mới chuyển đến',
  medicalrecords:
    'hồ sơ bệnh án|bệnh án|hồ sơ sức khỏe|sao bệnh án|tóm tắt bệnh án|trích lục bệnh án|sổ khám bệnh|bệnh án điện tử|tiền sử bệnh',
  surgery:
    'phẫu thuật|mổ|ca mổ|trước khi mổ|sau mổ|gây mê|cắt chỉ|nhập viện|xuất viện|ra viện|hậu phẫu|vết mổ|vết thương|nhịn ăn trước mổ|tiểu phẫu|hồi phục|nằm viện|thay băng',
  hospitalvisit:
    'giờ thăm bệnh|thăm bệnh|thăm bệnh nhân|thăm nuôi|người nhà bệnh nhân|nuôi bệnh|khoa nào|phòng bệnh|người chăm|vào thăm|hồi sức',
  crisis:
    'tự tử|tự sát|muốn chết|không muốn sống|tự hại|tự làm đau|bạo hành|bạo lực gia đình|khủng hoảng tâm lý|đường dây nóng|bị đánh đập|bị xâm hại|chán sống',
  relationship:
    'trị liệu cặp đôi|tư vấn hôn nhân|vợ chồng|hôn nhân|cãi nhau|ngoại tình|chia tay|ly thân|mối quan hệ|tình cảm|người yêu',
  addiction:
    'nghiện|cai nghiện|nghiện rượu|cai rượu|bỏ thuốc lá|cai thuốc lá|nghiện game|nghiện cờ bạc|ma túy|tái nghiện|bỏ rượu',
  neurodiversity:
    'tự kỷ|tăng động|adhd|chậm nói|khó đọc|rối loạn phổ tự kỷ|tăng động giảm chú ý|chậm phát triển|can thiệp sớm|âm ngữ trị liệu|trẻ đặc biệt',
  physio:
    'vật lý trị liệu|phục hồi chức năng|đau lưng|đau cổ|đau vai|đau vai gáy|đau đầu gối|bong gân|trật khớp|thoát vị|thoát vị đĩa đệm|đau khớp|chấn thương|châm cứu|cơ xương khớp|đau thần kinh tọa|căng cơ|nắn chỉnh|bấm huyệt',
  skinproblem:
    'mẩn đỏ|nổi mẩn|phát ban|chàm|vảy nến|nốt ruồi|mụn cóc|mụn|trị mụn|nổi mụn|ngứa|mề đay|da liễu|nấm da|ghẻ|cháy nắng|nám|tàn nhang|sẹo|sẹo rỗ|thâm mụn|da khô|côn trùng cắn|khối u ~ da',
  allergy:
    'dị ứng|viêm mũi dị ứng|phấn hoa|hắt hơi|dị ứng đậu phộng|dị ứng hải sản|thuốc dị ứng|test dị ứng|không dung nạp|nổi mề đay|bị dị ứng',
  hearing:
    'máy trợ thính|đo thính lực|nghe kém|lãng tai|điếc|ráy tai|lấy ráy tai|ù tai|thính lực|nghe không rõ|tai mũi họng',
  waitinglist:
    'danh sách chờ|hết chỗ|hết lịch|kín lịch|full lịch|hết slot|còn slot|còn chỗ không|xếp hàng|lịch sớm nhất|chờ bao lâu|thời gian chờ|lớp đầy|đủ người rồi|lấy số',
  noshow:
    'bỏ hẹn|lỡ hẹn|lỡ lịch|quên lịch|quên hẹn|không đến được|không tới được|không đến|bận đột xuất|hủy sát giờ|hủy muộn|phí hủy lịch|báo trước 24|ngủ quên',
  runninglate:
    'đến trễ|đến muộn|tới trễ|trễ hẹn|trễ giờ|muộn giờ|trễ 10 phút|kẹt xe|tắc đường|đi trễ|đi muộn|vào muộn|đón muộn|đón trễ',
  firstvisit:
    'lần đầu|lần đầu tiên|buổi đầu|buổi đầu tiên|người mới|mới bắt đầu|chưa từng|chưa bao giờ|khách mới|thành viên mới|tư vấn lần đầu|khám lần đầu|chưa biết gì|buổi học thử|cần chuẩn bị gì',
  whattobring:
    'mang gì|mang theo gì|cần mang theo|đem theo gì|mặc gì|trang phục|mặc đồ gì|có cần mang|chuẩn bị gì|đồ tập|có sẵn dụng cụ|quy định trang phục',
  neuter: 'triệt sản|thiến|thiến mèo|thiến chó|động dục|cắt tử cung|tiểu bậy đánh dấu|hoạn',
  microchip:
    'gắn chip|chip thú cưng|vi mạch|chó lạc|mèo lạc|mất chó|mất mèo|chó hoang|mèo hoang|hộ chiếu thú cưng|nhặt được chó|nhặt được mèo',
  parasite: 'bọ chét|ve|ve chó|rận|giun|tẩy giun|xổ giun|ký sinh trùng|ghẻ|diệt ve|chấy|nhỏ gáy',
  putdown:
    'trợ tử|an tử|cho đi nhẹ nhàng|cuối đời|chăm sóc giảm nhẹ|hỏa táng thú cưng|từ biệt|quá già yếu|chăm sóc cuối đời',
  petcare:
    'trông chó|trông mèo|giữ chó|giữ mèo|khách sạn thú cưng|khách sạn chó mèo|gửi chó|gửi mèo|cắt tỉa lông|spa thú cưng|tắm chó|tắm mèo|cắt móng cho|huấn luyện chó|thức ăn cho chó|thức ăn cho mèo',
  rehome:
    'nhận nuôi|nhận nuôi chó|nhận nuôi mèo|cứu hộ chó mèo|trạm cứu hộ|tìm chủ mới|không nuôi được nữa|mái ấm|phí nhận nuôi|nuôi tạm',
  haircut:
    'cắt tóc|tỉa tóc|tiệm tóc|salon tóc|thợ cắt tóc|gội đầu|sấy tóc|tạo kiểu|cạo râu|cắt mái|tóc mái|hớt tóc|uốn tóc|duỗi tóc|ép tóc|tóc xoăn|barber ~ tóc|kiểu',
  haircolour:
    'nhuộm tóc|nhuộm|màu tóc|tẩy tóc|tóc bạc|phủ bạc|chân tóc|highlight|balayage|nhuộm hỏng|lên màu|phục hồi tóc|uốn|keratin',
  patchtest: 'test dị ứng|thử phản ứng|test da|thử trước trên da|thử thuốc nhuộm|kiểm tra dị ứng|thử sau tai',
  nails:
    'móng|làm móng|sơn móng|sơn gel|nối móng|móng tay|móng chân|tiệm nail|nail|móng bột|gãy móng|bong sơn|tháo gel|vẽ móng|làm nail|úp móng',
  hairremoval:
    'triệt lông|wax lông|tẩy lông|waxing|wax|nhổ lông|lông nách|lông chân|vùng bikini|viêm nang lông|ria mép|laser triệt',
  lashes:
    'mi|nối mi|lông mi|uốn mi|mi giả|tháo mi|dặm mi|lông mày|chân mày|phun mày|điêu khắc chân mày|phun xăm|tỉa chân mày|nhuộm mày|phun môi',
  aesthetics:
    'botox|filler|tiêm filler|tiêm botox|nếp nhăn|xóa nhăn|căng da|căng chỉ|phẫu thuật thẩm mỹ|thẩm mỹ|thẩm mỹ viện|hút mỡ|nâng mũi|nâng ngực|cắt mí|độn cằm|lăn kim|peel da|cấy tóc|hói|rụng tóc|trẻ hóa|xóa xăm|tiêm môi',
  facial:
    'chăm sóc da|chăm sóc da mặt|làm mặt|đắp mặt nạ|tẩy da chết|nặn mụn|lấy nhân mụn|mụn đầu đen|da dầu|lỗ chân lông|cấp ẩm|dưỡng da|làm sạch da|da mặt|trắng da',
  massage:
    'mát xa|massage|xoa bóp|đá nóng|bấm huyệt|massage chân|massage body|massage bầu|gội dưỡng sinh|thư giãn|giác hơi|ngâm chân|mát xa cổ vai gáy|kỹ thuật viên nữ|dưỡng sinh',
  makeup:
    'trang điểm|makeup|make up|cô dâu|trang điểm cô dâu|phù dâu|làm tóc cô dâu|đi tiệc|trang điểm dự tiệc|thử trang điểm|son môi|phấn nền|kem nền|nhuộm da|tắm nắng',
  tattoo:
    'xăm|xăm hình|hình xăm|thợ xăm|xăm mình|xỏ khuyên|bấm lỗ tai|khuyên mũi|bấm khuyên|che sẹo xăm|chăm sóc hình xăm|dặm lại hình xăm',
  redo: 'làm lại|không ưng|không ưng ý|làm hỏng|cắt hỏng|xấu quá|không đều|lệch|không giống mẫu|không đúng ý|sửa lại|cắt ngắn quá|mới làm đã|loang lổ|bong rồi',
  freezemembership:
    'bảo lưu|tạm dừng|tạm ngưng|đóng băng|tạm dừng thẻ|bảo lưu thẻ|bảo lưu khóa học|nghỉ một thời gian|tạm nghỉ|tạm hoãn|ngưng tập|nghỉ tập|đi công tác dài',
  personaltrainer:
    'huấn luyện viên|pt|hlv cá nhân|thuê pt|tập với pt|tăng cơ|giảm mỡ|giảm cân|tăng cân|giáo án tập|chế độ ăn|dinh dưỡng|mỡ bụng|đo inbody|lịch tập|kèm riêng|xuống cân|lấy lại vóc dáng',
  gymclass:
    'lớp yoga|lớp nhóm|lớp zumba|zumba|đạp xe trong nhà|aerobic|thể dục nhịp điệu|lịch lớp|boxing|kickfit|nhảy|lớp nhảy|pilates|tập nhóm|máy chạy bộ|tạ|giờ vắng|giờ cao điểm|phòng tập nữ',
  changingroom:
    'phòng thay đồ|tủ đồ|tủ khóa|tủ locker|phòng tắm|chỗ tắm|thay quần áo|gửi đồ|ổ khóa|nhà vệ sinh|toilet|khăn tắm|chỗ để đồ|máy sấy tóc',
  guestpass:
    'vé ngày|vé lượt|tập lẻ|tập theo ngày|tập thử|dẫn bạn|rủ bạn|đi cùng bạn|khách vãng lai|vé lẻ|không cần thẻ|không cần đăng ký|dùng thử một ngày|theo buổi',
  courthire:
    'thuê sân|đặt sân|sân bóng|sân cầu lông|sân tennis|sân pickleball|sân 5|sân 7|sân cỏ nhân tạo|vợt|thuê vợt|sân golf|đá bóng|đèn sân|cầu lông|giá sân',
  sportsclub:
    'câu lạc bộ|clb|đội bóng|bóng đá|bóng rổ|võ|võ thuật|taekwondo|karate|lớp võ|lịch thi đấu|thi đấu|tập luyện|đồng phục đội|áo đấu|trọng tài|mùa giải|tuyển cầu thủ|đội trẻ|huấn luyện|bị hoãn vì mưa|chạy bộ|điền kinh',
  swimlesson:
    'học bơi|lớp bơi|dạy bơi|không biết bơi|lớp học bơi|phao bơi|kính bơi|mũ bơi|đồ bơi|nước nóng|hồ trẻ em|bơi tự do|giáo viên bơi|tã bơi',
  absence:
    'vắng|nghỉ học|xin nghỉ|xin phép nghỉ|vắng mặt|xin nghỉ học|bé nghỉ|con nghỉ học|báo nghỉ|bị ốm không đi học|điểm danh|chuyên cần|cúp học|trốn học|nghỉ không phép ~ ốm|bệnh',
  termdates:
    'lịch nghỉ|nghỉ hè|nghỉ tết|khai giảng|năm học|học kỳ|lịch học kỳ|tựu trường|nhập học ngày nào|bế giảng|nghỉ giữa kỳ|lịch năm học|trường nghỉ|bao giờ đi học lại',
  uniform:
    'đồng phục|áo đồng phục|mua đồng phục|mặc đồng phục|đồ thể dục|áo thể dục|giày đi học|quy định trang phục|đồng phục cũ|size đồng phục',
  schoolmeals:
    'bữa trưa|suất ăn|cơm trưa|bán trú|tiền ăn|thực đơn của bé|căng tin|căn tin|ăn ở trường|ăn dặm|bữa phụ|kén ăn|bữa xế',
  admissions:
    'tuyển sinh|nhập học|xét tuyển|hồ sơ nhập học|đăng ký nhập học|thi đầu vào|điểm chuẩn|chỉ tiêu|xin học|chuyển trường|vào lớp 1|xét học bạ|nguyện vọng|trúng tuyển|bảo lưu kết quả|nhận trẻ|hồ sơ tuyển sinh',
  entryrequirements:
    'điểm đầu vào|yêu cầu đầu vào|điểm chuẩn|ielts|toefl|gpa|học bạ|bằng cấp ba|bằng tốt nghiệp|chưa có bằng|điều kiện xét tuyển|điểm thấp|chuyển đổi tín chỉ|điều kiện đầu vào',
  homework:
    'bài tập|bài tập về nhà|nộp bài|hạn nộp bài|luận văn|khóa luận|tiểu luận|đồ án|nộp trễ|nộp bài trễ|gia hạn nộp bài|đạo văn|chấm bài|trích dẫn|báo bài',
  resit:
    'thi lại|học lại|rớt môn|trượt môn|thi rớt|trượt|rớt|phúc khảo|thi trượt|điểm đạt|lịch thi|cải thiện điểm|bỏ thi|đề cũ|ôn thi|thi thử|lưu ban',
  bullying:
    'bắt nạt|bị bắt nạt|đánh nhau|bị đánh|bạo lực học đường|trêu chọc|cô lập|kỷ luật|đuổi học|hạnh kiểm|không muốn đi học|sợ đi học|quấy rối|phân biệt đối xử|bị chửi',
  parentcontact:
    'họp phụ huynh|phụ huynh|gặp giáo viên|gặp cô giáo|cô chủ nhiệm|giáo viên chủ nhiệm|hiệu trưởng|sổ liên lạc|bảng điểm|học bạ|kết quả học tập|hội phụ huynh|tình hình học',
  schooltrip:
    'tham quan|dã ngoại|đoàn học sinh|chuyến đi|đi thực tế|học sinh tham quan|đoàn trường|trải nghiệm thực tế|đưa lớp|ngoại khóa',
  childcare:
    'mầm non|nhà trẻ|mẫu giáo|trường mầm non|trông trẻ|giữ trẻ|gửi bé|gửi trẻ|bỉm|tã|tã lót|ngủ trưa|khóc khi đi học|bé khóc|làm quen|cai bỉm|tập đi vệ sinh|uống sữa|bình sữa|cô giáo mầm non|nhóm trẻ|nhận bé mấy tháng|camera lớp',
  dropoff:
    'đón bé|đón con|đưa đón|giờ đón|giờ đưa|đón trẻ|trả trẻ|ông bà đón|người khác đón|giờ vào lớp|giờ tan học|tan học|tan trường|xe đưa rước|xe đưa đón|trông ngoài giờ|đón muộn|cổng trường',
  contagious:
    'lây|lây nhiễm|truyền nhiễm|thủy đậu|tay chân miệng|đau mắt đỏ|sởi|quai bị|nghỉ bao lâu khi ốm|cách ly|dương tính|đeo khẩu trang|khẩu trang|dịch bệnh|sốt xuất huyết',
  specialneeds:
    'giáo dục đặc biệt|nhu cầu đặc biệt|hỗ trợ học tập|trẻ chậm|học chậm|học kém|hòa nhập|kèm riêng|theo không kịp|mất gốc|uống thuốc ở trường|cô kèm',
  tuitionfee:
    'học phí|tiền học|đóng học phí|đóng tiền học|học phí một kỳ|học phí một tháng|nợ học phí|phí nhập học|miễn học phí|giảm học phí|vay sinh viên|tín chỉ bao nhiêu|mỗi kỳ bao nhiêu',
  studenthousing:
    'ký túc xá|ktx|nhà trọ sinh viên|chỗ ở|bạn cùng phòng|ở trọ|homestay|ở nội trú|nội trú|nhà ở sinh viên|phòng trọ',
  changecourse:
    'chuyển ngành|đổi ngành|chuyển khoa|bỏ học|thôi học|rút môn|hủy môn|đổi lớp|đổi khóa|chuyển lớp|tạm ngưng học|đăng ký môn|đăng ký tín chỉ|đổi môn|học song ngành',
  graduation:
    'tốt nghiệp|lễ tốt nghiệp|bảng điểm|bằng tốt nghiệp|giấy xác nhận sinh viên|xác nhận sinh viên|thẻ sinh viên|cựu sinh viên|áo cử nhân|mất bằng|sao y bằng|thư giới thiệu|ra trường',
  languagelevel:
    'kiểm tra đầu vào|test đầu vào|xếp lớp|trình độ|trình độ nào|mất gốc|cơ bản|nâng cao|trung cấp|giao tiếp|tiếng anh giao tiếp|luyện thi ielts|luyện nói|giáo viên bản ngữ|giáo viên nước ngoài|phát âm|ngữ pháp|từ vựng|học tiếng anh|học tiếng trung|học tiếng nhật|học tiếng hàn|lên lớp|toeic|hsk',
  classsize:
    'sĩ số|lớp bao nhiêu người|bao nhiêu học viên|mấy bé một lớp|học kèm|kèm 1|một kèm một|1 kèm 1|học riêng|gia sư|lớp nhỏ|lớp ít người|học 1 1',
  makeupclass:
    'học bù|bù buổi|buổi học bù|nghỉ một buổi|lỡ buổi học|xem lại bài giảng|xem lại|ghi hình buổi học|record|thiếu buổi|nghỉ có được bù|dạy bù',
  certificate:
    'chứng chỉ|chứng nhận|cấp chứng chỉ|bằng cấp|giấy chứng nhận|hoàn thành khóa học|có được công nhận|có giá trị không|cấp bằng|nhận chứng chỉ|bằng quốc tế|chứng nhận chất lượng|iso|iso 9001|co cq|chứng nhận xuất xứ|chứng nhận hữu cơ|haccp|gmp|fda|fsc|chứng nhận halal|giấy kiểm định|phiếu kiểm nghiệm|kiểm nghiệm|công bố sản phẩm|an toàn thực phẩm|vsattp|hợp quy|kiểm dịch|truy xuất nguồn gốc|số lô|kiểm soát chất lượng|đánh giá nhà máy|msds|hồ sơ kỹ thuật ~ kiểm tra chất lượng|tiêu chuẩn',
  selfpaced:
    'tự học|học theo tốc độ|truy cập trọn đời|học lúc nào cũng được|học mọi lúc|học từ xa|lớp tối|học buổi tối|học cuối tuần|mấy buổi một tuần|vừa học vừa làm|thời gian học linh hoạt|bài học bị khóa|tiến độ học|xem mãi mãi',
  librarybook:
    'mượn sách|trả sách|gia hạn sách|sách quá hạn|phạt trả muộn|thư viện|đặt sách|làm mất sách|mất sách|rách sách|mượn bao nhiêu cuốn|mượn mấy cuốn|thời hạn mượn|tìm sách|đọc sách|truyện|tiểu thuyết|báo chí|tặng sách|kể chuyện ~ sách|cuốn',
  librarycard:
    'thẻ thư viện|làm thẻ thư viện|thẻ đọc|thẻ bạn đọc|thẻ mượn|mất thẻ thư viện|gia hạn thẻ thư viện|đăng ký thư viện',
  ebook:
    'sách điện tử|ebook|sách nói|đọc online|thư viện số|tạp chí điện tử|cơ sở dữ liệu|tài liệu số|kindle|nghe sách',
  printing:
    'in ấn|in tài liệu|máy in|photo tài liệu|phô tô|photocopy|in màu|máy tính công cộng|dùng máy tính|scan tài liệu|in từ điện thoại|đóng quyển',
  studyspace:
    'chỗ học|phòng tự học|phòng học nhóm|không gian học|chỗ ngồi học|chỗ yên tĩnh|phòng đọc|ngồi làm việc|ổ cắm|không gian làm việc|coworking|giữ chỗ ngồi',
  exhibition:
    'triển lãm|bảo tàng|hiện vật|trưng bày|phòng trưng bày|tranh|tượng|khủng long|xem gì|tham quan mất bao lâu|có gì xem|cổ vật|di tích|tác phẩm|bộ sưu tập bảo tàng',
  guidedtour:
    'tham quan có hướng dẫn|hướng dẫn viên|thuyết minh|thuyết minh tự động|tour|tham quan trường|tham quan cơ sở|ngày hội mở|ngày hội tuyển sinh|xem trường|đến xem trước|thăm trường',
  photography:
    'chụp ảnh|chụp hình|quay phim|quay video|đèn flash|máy ảnh|gậy selfie|được chụp không|cấm chụp|chụp ảnh cưới|đăng ảnh con|flycam',
  pushchair:
    'xe đẩy|xe nôi|xe đẩy em bé|phòng cho bú|thay tã|khu vui chơi trẻ em|chỗ chơi cho bé|ghế em bé|ghế trẻ em|phù hợp trẻ em|ghế ăn dặm',
  concession:
    'giá sinh viên|giảm giá sinh viên|ưu đãi sinh viên|giá học sinh|người cao tuổi|người già|trẻ em miễn phí|vé trẻ em|vé gia đình|giảm giá nhóm|ưu đãi nhóm|hưu trí|thương binh|vé nhóm|hộ nghèo',
  teammember:
    'thêm thành viên|thêm người dùng|mời thành viên|mời đồng nghiệp|xóa thành viên|phân quyền|quyền quản trị|quyền truy cập|quyền xem|quản trị viên|chuyển quyền|nhiều người dùng|bao nhiêu người dùng|vai trò|chủ sở hữu|nhân viên nghỉ việc|làm admin',
  recover:
    'khôi phục|phục hồi dữ liệu|lấy lại dữ liệu|xóa nhầm|lỡ xóa|mất dữ liệu|mất hết dữ liệu|mất file|phiên bản cũ|sao lưu|backup|bản sao lưu|không lưu|chưa lưu|mất tiến trình|biến mất|hoàn tác',
  exportdata:
    'xuất dữ liệu|nhập dữ liệu|xuất file|xuất excel|file excel|tải lên|upload|không tải lên được|dung lượng|hết dung lượng|file quá lớn|định dạng|chuyển dữ liệu|đính kèm|bộ nhớ đầy|tải dữ liệu về',
  sync: 'đồng bộ|không đồng bộ|đồng bộ hóa|không hiện|không hiển thị|điện thoại mới|đổi điện thoại|đổi máy|máy mới|nhiều thiết bị|trên máy khác|không cập nhật',
  unexpectedcharge:
    'tự động trừ tiền|tự động gia hạn|bị trừ tiền|trừ tiền vô lý|vẫn bị trừ|hủy rồi vẫn trừ|trừ quá|tính sai|tính dư|thu sai|tăng giá|sao tăng giá|hết dùng thử|quên hủy|trừ tiền oan|khoản lạ|thu quá',
  hacked:
    'bị hack|hack|hack tài khoản|hacker|mất tài khoản|bị chiếm|người khác đăng nhập|ai đó đăng nhập|đăng nhập lạ|thiết bị lạ|lộ mật khẩu|rò rỉ|lừa đảo qua email|email giả|giả mạo|mạo danh|link lạ|bấm vào link|virus|đăng xuất khỏi mọi|đăng xuất tất cả|email lạ',
  twofactor:
    'xác thực hai lớp|xác thực 2 lớp|bảo mật hai lớp|bảo mật 2 lớp|2fa|mã xác nhận|mã xác thực|không nhận được mã|không có mã|chưa nhận được mã|không gửi mã|mã otp|mất số điện thoại cũ|mất điện thoại|đổi số điện thoại|mã dự phòng|vân tay|khuôn mặt|email xác nhận|email xác thực|không nhận được email|không nhận được mail|link hết hạn|hòm thư rác',
  notifications:
    'thông báo|tắt thông báo|không nhận thông báo|bật thông báo|nhắc nhở|nhắc lịch|nhiều thông báo quá|thông báo đẩy|làm phiền|hủy nhận tin|ngừng gửi email|spam|tin nhắn rác|nhắc hẹn',
  settings:
    'cài đặt|thiết lập|tùy chỉnh|chế độ tối|giao diện|cỡ chữ|phông chữ|đổi ngôn ngữ|múi giờ|tùy chọn|nút ở đâu|tắt chế độ|giao diện cũ|chữ to hơn|phím tắt|tắt tính năng',
  licensekey:
    'mã kích hoạt|key bản quyền|key|bản quyền|mã bản quyền|số serial|giấy phép phần mềm|mua một lần|mua đứt|trọn đời|bản quyền vĩnh viễn|máy tính mới|đổi máy tính|cài mấy máy|dùng mấy máy',
  featurerequest:
    'góp ý tính năng|đề xuất tính năng|tính năng mới|thêm tính năng|bao giờ có tính năng|lộ trình|sắp ra mắt|bản thử nghiệm|beta|báo lỗi|phát hiện lỗi|đóng góp ý kiến|ý tưởng|có gì mới',
  streaming:
    'xem phim|xem bị giật|giật hình|chất lượng hình|hình mờ|không có tiếng|không có âm thanh|phụ đề|lồng tiếng|thuyết minh phim|xem trên tivi|chiếu lên tivi|phát trực tuyến|tập mới|mùa mới|phim bị gỡ|quảng cáo|không quảng cáo|độ phân giải|full hd|4k|nghe nhạc|danh sách phát|không phát được',
  sharing:
    'dùng chung|chia sẻ tài khoản|gói gia đình|mấy thiết bị|bao nhiêu thiết bị|cùng lúc|xem cùng lúc|nhiều máy|quá nhiều thiết bị|giới hạn thiết bị|thêm hồ sơ|người yêu cũ dùng|đá thiết bị|hai máy',
  offline:
    'ngoại tuyến|xem offline|offline|không có mạng|không có wifi|không mạng|trên máy bay|tải về xem|tải xuống|tốn dữ liệu|tốn 4g|chế độ máy bay|mất mạng',
  parentalcontrol:
    'kiểm soát của phụ huynh|quản lý của phụ huynh|khóa trẻ em|chế độ trẻ em|tài khoản trẻ em|giới hạn tuổi|nội dung người lớn|con tôi mua|con tự mua|con bấm nhầm|mua nhầm|bấm nhầm mua|thời gian sử dụng|chặn nội dung',
  moderation:
    'kiểm duyệt|quản trị viên nhóm|tiêu chuẩn cộng đồng|nội quy|quy tắc cộng đồng|bị cấm|bị ban|bị khóa nick|bài bị xóa|xóa bài|gỡ bài|bị gỡ|vi phạm|báo cáo người dùng|báo cáo bài viết|chặn người|chửi bới|xúc phạm|tin nhắn tục|quấy rối|đăng ảnh tôi|ăn cắp bài|kháng cáo|mở ban',
  communityprofile:
    'tên người dùng|biệt danh|ảnh đại diện|đổi avatar|đổi tên hiển thị|hồ sơ cá nhân|kết bạn|lời mời kết bạn|theo dõi người|nhắn tin riêng|đăng bài|không đăng được bài|sửa bài|xóa bài viết|tham gia nhóm|diễn đàn|cộng đồng|tích xanh|offline gặp mặt',
  gamewallet:
    'tiền thưởng|bonus|thưởng hết hạn|ví game|nạp game|nạp kim cương|kim cương|xu|mua xu|nạp rồi chưa nhận|nạp chưa vào|nạp không vào|chưa nhận được vật phẩm|vật phẩm|trang phục game|rút thưởng|rút tiền thắng|rút về|rút chưa về|khôi phục giao dịch|vòng cược|đổi xu',
  gamescore:
    'tính điểm|cách tính điểm|điểm sai|điểm không cập nhật|bảng xếp hạng|xếp hạng|đội trưởng|sửa đội hình|đội hình|chốt đội hình|trận bị hủy|trận bị hoãn|hủy giải|cầu thủ không đá|cầu thủ dự bị|rớt mạng giữa trận|mất kết nối|văng game|bị out|thoát giữa trận|hòa điểm|bằng điểm|công bố kết quả|ghép trận',
  responsiblegaming:
    'chơi có trách nhiệm|tự loại trừ|giới hạn nạp|nghiện chơi|thua hết|thua nhiều|không dừng được|cờ bạc|cá cược|có hợp pháp không|gian lận trong game|hack game|cheat|bot|dùng hack|nhiều tài khoản|công bằng không|tự khóa tài khoản',
  cv: 'cv|hồ sơ xin việc|sơ yếu lý lịch|thư xin việc|nộp cv|gửi cv|sửa cv|mẫu cv|không có cv|người tham khảo|đơn xin việc',
  applicationstatus:
    'kết quả ứng tuyển|tình trạng hồ sơ|trạng thái hồ sơ|chưa thấy phản hồi|chưa phản hồi|không phản hồi|không trả lời|bao giờ có kết quả|khi nào có kết quả|bị loại|rớt phỏng vấn|trượt phỏng vấn|nộp lại|ứng tuyển lại|rút hồ sơ|đậu chưa|có đậu không',
  interview:
    'phỏng vấn|lịch phỏng vấn|đổi lịch phỏng vấn|vòng phỏng vấn|câu hỏi phỏng vấn|bài test đầu vào|thư mời nhận việc|nhà tuyển dụng|quy trình tuyển dụng|thử việc|lý lịch tư pháp|tiền án|giấy phép lao động|kiểm tra lý lịch',
  workconditions:
    'làm từ xa|làm ở nhà|làm tại nhà|bán thời gian|toàn thời gian|part time|full time|ca làm|ca đêm|theo ca|tăng ca|làm thêm giờ|lương|mức lương|lương thưởng|lương bao nhiêu|chế độ đãi ngộ|phúc lợi|ngày phép|nghỉ phép|chưa trả lương|chậm lương|bảng lương|nghỉ việc|xin nghỉ việc|thời vụ|hợp đồng lao động|ngày đi làm|việc làm thêm',
  noexperience:
    'chưa có kinh nghiệm|không kinh nghiệm|không có kinh nghiệm|mới ra trường|sinh viên mới tốt nghiệp|thực tập|thực tập sinh|học việc|chuyển ngành|đổi nghề|được đào tạo|kinh nghiệm bao nhiêu năm|tư vấn hướng nghiệp|hướng nghiệp|lớn tuổi có nhận|fresher',
  employer:
    'đăng tin tuyển dụng|đăng tuyển|tuyển người|tìm nhân viên|tìm ứng viên|ứng viên|nhà tuyển dụng|cần tuyển|phí tuyển dụng|cung ứng lao động|tìm nhân sự',
  donate:
    'quyên góp|ủng hộ|đóng góp|tài trợ|từ thiện|tiền đi đâu|tiền được dùng|sao kê quyên góp|quyên góp hàng tháng|dừng quyên góp|ngừng ủng hộ|chuyển khoản ủng hộ|biên nhận quyên góp|khấu trừ thuế|bảo trợ trẻ em|nhận đỡ đầu|di chúc|dâng hiến|công đức|cúng dường|mạnh thường quân',
  goodsdonation:
    'quyên góp quần áo|quần áo cũ|tặng đồ cũ|đồ cũ|cho đồ cũ|sách cũ|đồ chơi cũ|nội thất cũ|điểm nhận đồ|nhận đồ cũ|cửa hàng từ thiện|tủ đồ 0 đồng|cần quyên góp gì',
  worship:
    'nhà thờ|thánh lễ|giờ lễ|lễ chúa nhật|đi lễ|linh mục|cha xứ|mục sư|giáo xứ|hội thánh|cầu nguyện|xin cầu nguyện|kinh thánh|xưng tội|rửa tội|báp têm|rước lễ|thêm sức|ca đoàn|lễ giáng sinh|lễ phục sinh|lễ cưới nhà thờ|rao hôn phối|giáo lý|chùa|đi chùa|phật tử|lễ phật|đức tin|thờ phượng|trường chúa nhật',
  hallhire:
    'thuê hội trường|thuê phòng|thuê địa điểm|tổ chức sinh nhật|tiệc sinh nhật|thuê sảnh|thuê phòng họp|nhà văn hóa|nhà cộng đồng|sức chứa|tổ chức tiệc|tổ chức sự kiện',
  association:
    'hiệp hội|hội viên|hội phí|phí hội viên|phí thành viên|đóng hội phí|gia hạn hội viên|thẻ hội viên|quyền lợi hội viên|đại hội|bầu cử|bỏ phiếu|biểu quyết|ban chấp hành|ban quản trị|chủ tịch|điều lệ|biên bản họp|công đoàn|rút khỏi hội|vào hội|gia nhập hội',
  gethelp:
    'cần giúp đỡ|xin giúp đỡ|trợ giúp|nhờ giúp|đường dây hỗ trợ|nhóm hỗ trợ|nhân viên xã hội|công tác xã hội|người chăm sóc|chăm mẹ già|chăm sóc người già|cô đơn|không ai nói chuyện|sa sút trí tuệ|ung thư|mới phát hiện bệnh|tư vấn pháp lý|trợ giúp pháp lý',
  additionalneeds:
    'phiên dịch|ngôn ngữ ký hiệu|không nói được tiếng anh|chữ nổi|mượn xe lăn|nhà vệ sinh khuyết tật|chống nạng|không đi được xa|khiếm thị|khiếm thính|không leo được cầu thang|chó dẫn đường',
  confidential:
    'bảo mật|giữ bí mật|ẩn danh|bố mẹ có biết|báo cho bố mẹ|nói cho ai biết|kín đáo|riêng tư|không muốn ai biết|công ty có biết|sếp có biết',
  teacher:
    'giáo viên|thầy|thầy cô|giảng viên|huấn luyện viên|gia sư|đổi giáo viên|đổi thầy|đổi cô|đổi bác sĩ|bác sĩ nữ|bác sĩ nam|ai dạy|trình độ giáo viên|đội ngũ bác sĩ|chọn bác sĩ|chuyên gia',
  nhsprivate:
    'có nhận bảo hiểm|nhận bảo hiểm không|dùng bảo hiểm|bảo hiểm y tế|thẻ bhyt|bhyt|bảo lãnh viện phí|viện phí|khám dịch vụ|khám bảo hiểm|bảo hiểm chi trả|chi phí điều trị|chi phí khám',
};
