// Concepts of shops, crafts, hotels, travel, food, suppliers and everyday talk, in Vietnamese words; see ../en.ts for the form.
import type { TRADE_EN } from './en.ts';

export const TRADE_VI: Partial<Record<keyof typeof TRADE_EN, string>> = {
  marketplace:
    'người bán|người mua|gian hàng|đăng bán|đăng tin|đăng sản phẩm|sàn thương mại|bán trên sàn|phí sàn|hoa hồng|shop không trả lời|không giống mô tả|khác mô tả|đấu giá|trả giá|bảo vệ người mua|hàng cấm|mở gian hàng|nhà bán hàng ~ bán|tin đăng|đăng',
  secondhand:
    'đồ cũ|hàng cũ|second hand|2hand|2nd|đồ si|đã qua sử dụng|hàng tân trang|refurbished|like new|hàng trưng bày|đồ cổ|ký gửi|thanh lý|thu mua|thu cũ đổi mới|định giá|còn mới bao nhiêu|mới 99|trầy xước nhẹ|pass lại|máy cũ|bán lại|mua lại|đổi cũ lấy mới|hàng trả lại|xài rồi|máy qua sử dụng|máy tân trang|mua lại * cũ|thu mua * cũ|bán lại * cũ|đổi * cũ lấy mới ~ cũ|tình trạng',
  changeorder:
    'đổi đơn|sửa đơn|sửa đơn hàng|thay đổi đơn hàng|thêm món vào đơn|thêm hàng vào đơn|bớt một món|đặt nhầm|lỡ đặt|lỡ bấm|đặt dư|đặt trùng|gộp đơn|ghép đơn|tách đơn|chọn nhầm size|đặt nhầm màu|quên nhập mã|bỏ bớt|đổi * địa chỉ|sửa * đơn|sửa * địa chỉ|thêm * vào đơn|nhầm * địa chỉ|ghi sai * địa chỉ ~ thêm|bớt|nhầm|lỡ',
  notdelivered:
    'báo đã giao|báo giao thành công|đã giao mà chưa nhận|giao thành công nhưng|hàng xóm|gửi hàng xóm|gửi bảo vệ|không có nhà|không ở nhà|đi vắng|giao không gặp|giao lại|giao hụt|shipper không gọi|không gọi mà báo|giao thất bại|bị trộm hàng|mất hàng|hoàn về shop|trả về người gửi|ký nhận|ai nhận hộ|nhận hộ|nhầm nhà|chưa * nhận được hàng|mãi chưa * tới|mãi không * tới|hàng * chưa tới|vẫn chưa * nhận ~ shipper|bảo vệ|vứt',
  refundtime:
    'bao lâu hoàn tiền|khi nào hoàn tiền|mấy ngày hoàn tiền|chưa hoàn tiền|chưa được hoàn tiền|chưa thấy tiền về|tiền chưa về|hoàn thiếu|hoàn một phần|thời gian hoàn tiền|tiền hoàn về đâu|gửi trả rồi|trả hàng rồi mà|bao lâu * hoàn tiền|bao giờ * hoàn tiền|khi nào * hoàn tiền|bao lâu * nhận lại tiền|bao giờ * nhận lại tiền|khi nào * lấy lại tiền|tiền * chưa về|chưa * nhận được tiền|bao giờ * có tiền lại ~ hoàn|tiền về',
  returncost:
    'phí trả hàng|phí hoàn hàng|ai chịu phí ship|ship đổi trả|phí đổi hàng|nhãn trả hàng|mất hộp|vứt hộp|không còn hộp|bóc seal|đã mở hộp|khui rồi|cắt tag|cắt mác|còn tag|còn tem mác|mặc rồi|đã sử dụng|mặc thử|hàng sale có đổi|hàng giảm giá có đổi|không áp dụng đổi trả|quá hạn đổi|ai trả * phí đổi|ai trả * ship|trả hàng * mất phí|trả lại * tốn phí|gửi trả * phí|đổi trả * mất tiền|trả hàng * bao nhiêu ~ tag|mác|hộp|seal',
  preorder:
    'đặt trước|pre order|hàng order|hết hàng|cháy hàng|khi nào về hàng|bao giờ có lại|có hàng lại|báo khi có hàng|ngừng kinh doanh|ngừng sản xuất|ngưng bán|phiên bản giới hạn|hàng mới về|đợt sau|ra mắt|danh sách chờ ~ đợt|về',
  subscriptionbox:
    'gói định kỳ|giao định kỳ|đơn định kỳ|hộp hàng tháng|tạm dừng gói|bỏ qua tháng này|hoãn giao|đổi tần suất|hai tuần một lần|tự gia hạn|tự động gia hạn|tự trừ tiền|vẫn trừ tiền|hết dùng thử|hủy * gói|tạm dừng * gói|ngưng * gói|dừng * giao|bỏ qua * lần giao ~ định kỳ|hàng tháng|tạm dừng',
  pricematch:
    'chỗ khác rẻ hơn|rẻ hơn chỗ khác|bên khác bán rẻ|cùng giá|khớp giá|vừa mua xong giảm|mới mua đã giảm|chênh lệch giá|tăng giá|mã không dùng được|mã không áp dụng|không nhập được mã|mã hết hạn|black friday|11 11|12 12|giảm giá sinh viên|xả hàng|sale cuối mùa|đơn đầu tiên|cộng dồn mã ~ rẻ|mã|giảm',
  wear: 'co rút|bị co|bị rút|phai màu|bay màu|ra màu|lem màu|bong tróc|tróc|bong|rỉ sét|gỉ|bị gỉ|ngả vàng|ố vàng|cong vênh|sờn|bung chỉ|đứt chỉ|tuột chỉ|rách|thủng|gãy|gãy rời|giãn|giặt lần đầu|mới giặt một lần|hao mòn|xù lông|xuống cấp|mới dùng vài hôm ~ bung|đứt|nhão|mòn',
  leak: 'rò rỉ|rỉ nước|bị dột|dột|thấm|thấm dột|nước chảy|nhỏ giọt|vỡ ống|bể ống|ống nước vỡ|ngập|ngập nước|lụt|lũ lụt|ẩm mốc|nấm mốc|tường ẩm|trần thấm|chống thấm|nước tràn|hư hại do nước ~ nước|ướt|ẩm|ống',
  fire: 'cháy|hỏa hoạn|hoả hoạn|cháy nhà|bốc cháy|bốc khói|khét|mùi khét|chập điện|tóe lửa|xẹt lửa|quá nóng|nóng ran|rò gas|xì gas|mùi gas|nổ|phát nổ|phồng pin|điện giật|giật điện|báo cháy|bình chữa cháy|báo khói|phòng cháy ~ lửa|khói',
  plumber:
    'thợ nước|thợ sửa nước|sửa ống nước|ống nước|vòi nước|vòi sen|bồn cầu|bồn cầu nghẹt|nghẹt bồn cầu|tắc bồn cầu|thông cống|thông tắc|nghẹt cống|tắc cống|cống|chậu rửa|bồn rửa|nước yếu|mất nước|không có nước|hầm cầu|rút hầm cầu|bình nóng lạnh|máy bơm nước ~ nghẹt|tắc|nước',
  electrician:
    'thợ điện|sửa điện|điện nước|mất điện|cúp điện|nhảy cầu dao|nhảy aptomat|cầu dao|aptomat|cầu chì|chập điện|ổ cắm|ổ điện|công tắc|dây điện|đi dây điện|đèn chớp|đèn nhấp nháy|đấu điện|lắp đèn|camera an ninh ~ điện|đèn|dây',
  builder:
    'thợ xây|thầu xây dựng|nhà thầu|xây nhà|xây dựng|sửa nhà|cải tạo|cải tạo nhà|cơi nới|xây thêm tầng|trát tường|ốp lát|lát gạch|gạch|gạch men|thợ mộc|đồ mộc|trần thạch cao|giấy phép xây dựng|phần thô|hoàn thiện|đập phá|thi công|công trình|khảo sát|giám sát thi công|xi măng|kiến trúc sư ~ tường|sàn|trần|bếp|nhà',
  roof: 'mái nhà|mái tôn|lợp mái|lợp tôn|ngói|tốc mái|máng xối|dột mái|chống dột|mái hiên|sân thượng|gác mái|ống khói ~ mái|tôn|bão',
  painter:
    'thợ sơn|sơn nhà|sơn tường|sơn lại|sơn nước|sơn lót|sơn chống thấm|sơn ngoại thất|sơn nội thất|dán giấy dán tường|giấy dán tường|bong sơn|màu sơn|sơn gỗ|bả matit ~ sơn',
  cleaner:
    'dọn dẹp|dọn nhà|giúp việc|giúp việc theo giờ|tạp vụ|vệ sinh công nghiệp|vệ sinh nhà|tổng vệ sinh|vệ sinh văn phòng|vệ sinh sofa|giặt sofa|giặt thảm|giặt nệm|lau kính|vệ sinh sau xây dựng|cô giúp việc|người dọn|hút bụi|lau nhà|mang theo dụng cụ|nước lau ~ dọn|bẩn|sạch|lau',
  locksmith:
    'thợ khóa|thợ mở khóa|sửa khóa|thay khóa|ổ khóa|mở khóa cửa|mất chìa khóa|mất chìa|quên chìa khóa|chìa khóa|gãy chìa|kẹt khóa|làm chìa|đánh chìa|khóa trái cửa|nhốt ngoài cửa|khóa thông minh|khóa vân tay|cửa không mở được|mở két sắt ~ khóa|chìa|cửa|kẹt',
  pests:
    'diệt côn trùng|diệt mối|con mối|mối mọt|con chuột|con gián|gián đất|con kiến|ổ kiến|rệp|rệp giường|muỗi|diệt muỗi|ong|tổ ong|bọ chét|mọt|côn trùng|phun thuốc|phun muỗi|diệt chuột|bẫy chuột|nhện ~ thuốc diệt|cắn|đốt',
  callout:
    'đến tận nhà|tới tận nhà|đến nhà|tới nhà|qua nhà xem|qua xem|cử người|cử thợ|gọi thợ|thợ đến|bao lâu thợ tới|công thợ|tiền công|phí kiểm tra|phí đi lại|phí tới nhà|báo giá tận nơi|khảo sát miễn phí|báo giá sơ bộ|ước tính|giá khoảng bao nhiêu|hẹn thợ|không thấy ai đến|không thấy thợ|thợ không đến|ngoài giờ|tính theo giờ ~ thợ|tận nơi|khảo sát|công',
  nopower:
    'không lên điện|không lên nguồn|không bật được|bật không lên|mở không lên|không khởi động|không sáng đèn|mất nguồn|không vào điện|không có nguồn|đèn không sáng|máy chết|cắm điện không ~ không có điện',
  proofofpurchase:
    'mất hóa đơn|mất hoá đơn|không có hóa đơn|không còn hóa đơn|chứng từ mua hàng|bằng chứng mua hàng|chứng minh mua hàng',
  secondowner: 'mua lại|chủ mới|chủ sau|sang tên|chuyển nhượng|bán lại|người mua sau|mua máy cũ|chủ cũ|được tặng lại',
  devicerepair:
    'thay màn hình|vỡ màn hình|bể màn hình|nứt màn hình|ép kính|thay pin|chai pin|pin tụt|mau hết pin|rớt nước|rơi nước|vào nước|vô nước|đổ nước|đổ cà phê|không lên nguồn|mất nguồn|sập nguồn|màn hình đen|sọc màn hình|liệt cảm ứng|chân sạc|lỗi sạc|sửa điện thoại|sửa laptop|có mất dữ liệu|mất dữ liệu|mất ảnh|linh kiện chính hãng|lấy liền|chờ lấy ngay|rớt máy|làm rơi ~ màn hình|rơi|rớt|nguồn',
  tailor:
    'thợ may|tiệm may|may đo|may vest|cắt lai|lên lai|bóp eo|sửa quần áo|sửa đồ|thay dây kéo|thay khóa kéo|giặt khô|giặt hấp|sửa giày|thay đế giày|đánh giày|sửa đồng hồ|thay pin đồng hồ|may áo dài ~ may|lai|bóp',
  garage:
    'gara|tiệm sửa xe|sửa xe|thợ máy|bảo dưỡng xe|bảo dưỡng|thay nhớt|thay dầu|má phanh|phanh|thắng xe|bố thắng|hộp số|động cơ|bugi|bình ắc quy|ắc quy|xe không nổ máy|không đề được|chết máy|xe kêu|tiếng kêu lạ|đèn báo lỗi|đèn check|nước làm mát|đồng sơn|sơn xe|gò móp|đăng kiểm|cân chỉnh thước lái|giảm xóc|rớt đăng kiểm ~ nhớt|máy|xe|số|khói',
  tyre: 'lốp|lốp xe|vỏ xe|bánh xe|thủng lốp|xì lốp|bể bánh|cán đinh|vá lốp|vá vỏ|ruột xe|săm|mâm|la zăng|lốp dự phòng|áp suất lốp|non hơi|bơm hơi|thay lốp|cân bằng động ~ bánh|hơi',
  glass:
    'cửa kính|kính cường lực|vỡ cửa kính|bể cửa kính|thay kính|cửa sổ|kính hai lớp|lắp kính|thợ kính|nhôm kính|vách kính|kính phòng tắm|cửa nhôm ~ kính|cửa|bể|vỡ',
  cardealer:
    'mua xe|bán xe|xe cũ|xe lướt|xe mới|ô tô cũ|lái thử|đổi xe cũ|số km|odo|đi bao nhiêu km|đời xe|mấy đời chủ|chính chủ|sang tên|rút hồ sơ|lịch sử xe|đâm đụng|thủy kích|ngập nước|trả góp xe|vay mua xe|số sàn|số tự động|xe điện|máy dầu|phí trước bạ|lăn bánh|giá lăn bánh|đại lý xe|số khung ~ xe|đời|km',
  carhire:
    'thuê xe|thuê ô tô|thuê xe máy|thuê xe tự lái|xe tự lái|xe có tài xế|thuê tài xế|cho thuê xe|đầy bình|xăng|bao xăng|chính sách nhiên liệu|giới hạn km|phụ trội|quá giờ|trả xe trễ|trả xe nơi khác|người lái phụ|ghế trẻ em|phí cầu đường|thế chấp xe|cọc xe|giao xe tận nơi|trầy xe|bằng lái quốc tế|thuê xe đạp|xe 7 chỗ|xe 16 chỗ ~ tài xế|bằng lái|xe',
  flight:
    'chuyến bay|vé máy bay|máy bay|hãng bay|hãng hàng không|bay|hoãn chuyến|delay|hủy chuyến|trễ chuyến|lỡ chuyến|lỡ chuyến bay|nối chuyến|quá cảnh|làm thủ tục|check in online|cửa ra máy bay|nhà ga|thẻ lên máy bay|chọn ghế|chọn chỗ ngồi|sai tên trên vé|đổi tên vé|mã đặt chỗ|hạng thương gia|phổ thông|hành lý ký gửi|hành lý xách tay|thất lạc hành lý|suất ăn|chất lỏng|trẻ đi một mình|quá cân ~ vé|ga|chuyến',
  train:
    'tàu|tàu hỏa|tàu lửa|xe lửa|vé tàu|ga tàu|đường sắt|toa|giường nằm|ghế ngồi cứng|xe khách|xe giường nằm|bến xe|vé xe|nhà xe|giờ tàu chạy|lịch tàu|giờ xe chạy|tuyến xe|trạm xe buýt|trễ tàu|lỡ tàu|tàu cao tốc|phà|metro|vé khứ hồi|vé một chiều|điểm đón|điểm trả khách ~ tuyến|trạm|chuyến|ga',
  missed:
    'đến trễ|tới trễ|đến muộn|tới muộn|trễ giờ|trễ hẹn|lỡ hẹn|kẹt xe|tắc đường|ngủ quên|dậy muộn|quên lịch|quên mất hẹn|không đến được|không tới được|không kịp|lỡ mất|lỡ lịch|bận đột xuất|có việc đột xuất|đến khuya|tới sau nửa đêm|giữ chỗ bao lâu|vắng mặt ~ trễ|muộn|lỡ',
  guesthouse:
    'khách sạn|nhà nghỉ|homestay|resort|villa|hostel|phòng dorm|phòng tập thể|cắm trại|lều trại|glamping|lễ tân|giường phụ|thêm người|phụ thu người|nôi em bé|phòng thông nhau|phòng cạnh nhau|đổi phòng khác|phòng ồn|phòng bẩn|phòng hôi|thẻ phòng|phòng tắm chung|số đêm|qua đêm|khách ghé thăm phòng|báo thức|giờ giới nghiêm|view biển ~ phòng|đêm|ở|lưu trú',
  restaurant:
    'nhà hàng|quán ăn|quán|đặt bàn|bàn cho|bàn 2 người|bàn mấy người|set menu|gọi món|món đặc biệt|ghế em bé|phòng riêng|phòng vip|bàn ngoài trời|sân vườn|mang bánh kem vào|mang rượu|phí mở rượu|phí phục vụ|tiền tip|nhân viên phục vụ|bếp đóng|món cay|cay không|đồ ăn nguội|chưa chín|sống quá|ngộ độc|đau bụng sau khi ăn|có tóc trong|tách hóa đơn|khẩu phần|gói mang về|lẩu|nướng ~ bàn|món|cay|phục vụ',
  catering:
    'tiệc tận nơi|nấu tiệc|đặt tiệc|đặt cỗ|cỗ|mâm cỗ|tiệc lưu động|tiệc buffet|tiệc công ty|tiệc tất niên|tiệc trà|teabreak|tea break|finger food|suất ăn công nghiệp|cơm hộp|cơm văn phòng|mỗi mâm|giá một bàn|bao nhiêu mâm|bao nhiêu khách|thử món|thêm khách|bớt khách|chốt số lượng|phục vụ bàn|dọn dẹp sau tiệc ~ tiệc|mâm|khách|suất',
  wedding:
    'đám cưới|lễ cưới|tiệc cưới|cưới|cô dâu|chú rể|phù dâu|váy cưới|áo cưới|ảnh cưới|chụp ảnh cưới|album cưới|nhà hàng tiệc cưới|trang trí cưới|cổng hoa|mâm quả|ăn hỏi|đám hỏi|rước dâu|xe hoa|thiệp cưới|trang điểm cô dâu|mc đám cưới|dời ngày cưới|hoãn cưới|sảnh tiệc|tuần trăng mật|cầu hôn ~ sảnh|lễ|tráp',
  photographer:
    'chụp ảnh|chụp hình|nhiếp ảnh|thợ chụp|nhiếp ảnh gia|quay phim|chụp kỷ yếu|kỷ yếu|chụp gia đình|chụp cho bé|chụp bầu|chụp ngoại cảnh|studio|phim trường|chụp phóng sự|ảnh thẻ|chỉnh sửa ảnh|chỉnh ảnh|photoshop|file gốc|ảnh gốc|bao nhiêu tấm|bao lâu có ảnh|khi nào nhận ảnh|nhận ảnh|in ảnh|album ảnh|link ảnh|flycam|phóng ảnh|trang phục chụp|đăng ảnh|dời lịch chụp ~ ảnh|hình|tấm|chụp',
  tickets:
    'vé xem|vé concert|concert|đêm nhạc|hòa nhạc|nhà hát|kịch|rạp|suất chiếu|bảo tàng|công viên giải trí|sở thú|khu vui chơi|vé điện tử|vé giấy|sang nhượng vé|nhượng vé|pass vé|bán lại vé|không đi được nữa|hủy show|hoãn show|dời ngày diễn|giờ mở cổng|mở cổng|soát vé|ghế ngồi|khu đứng|hạng vé|hàng ghế|mở bán vé|chưa nhận được vé|mất vé|vòng tay|cấm mang|thời lượng|vé sớm ~ vé|show|diễn|cổng',
  partyhire:
    'thuê hội trường|thuê địa điểm|thuê sảnh|thuê phòng họp|tổ chức sinh nhật|tiệc sinh nhật|tiệc thôi nôi|thôi nôi|đầy tháng|tân gia|tất niên|year end party|team building|tổ chức sự kiện|thuê bàn ghế|thuê rạp|dựng rạp|bong bóng|trang trí sinh nhật|chú hề|ảo thuật|âm thanh ánh sáng|ban nhạc|mc|sức chứa|chứa bao nhiêu người|nhà phao|mang đồ ăn ngoài ~ tiệc|sảnh|khách mời',
  farm: 'nông trại|trang trại|nông dân|nhà vườn|vườn trái cây|miệt vườn|hái trái|hái dâu|thu hoạch|mùa vụ|đúng mùa|theo mùa|bò|heo|dê|cừu|gia súc|gia cầm|gà thả vườn|trứng gà ta|thuốc trừ sâu|phun thuốc|rau sạch|hữu cơ|vietgap|phân chuồng|cưỡi ngựa|ngựa|nuôi ong|tham quan nông trại|thức ăn chăn nuôi|con giống|ao cá|cho thú ăn ~ mùa|vụ|trồng|nuôi',
  moq: 'moq|số lượng tối thiểu|đặt tối thiểu|đơn tối thiểu|tối thiểu bao nhiêu cái|ít nhất bao nhiêu cái|đặt ít|đặt ít có được không|số lượng ít|đặt thử|nguyên container|lẻ container|pallet|giá theo số lượng|lấy nhiều giảm|bậc giá|đơn hàng nhỏ|chạy thử ~ cái|chiếc|số lượng|lô',
  sample:
    'mẫu thử|hàng mẫu|gửi mẫu|xin mẫu|làm mẫu|phí mẫu|phí làm mẫu|tiền mẫu|mẫu miễn phí|duyệt mẫu|lên mẫu|mẫu trước sản xuất|thời gian làm mẫu|xem mẫu|nhận mẫu|hoàn phí mẫu|bản mẫu|sản phẩm mẫu|catalogue mẫu ~ mẫu|duyệt',
  rfq: 'báo giá|xin báo giá|yêu cầu báo giá|gửi báo giá|bảng báo giá|báo giá sỉ|báo giá số lượng|chờ báo giá|chưa nhận được báo giá|hiệu lực báo giá|đơn giá|giá đại lý|giá xuất xưởng|giá gốc|fob|exw|cif|ddp|điều khoản thanh toán|công nợ|thanh toán trước bao nhiêu|tín dụng thư|đơn đặt hàng po|đấu thầu|hồ sơ thầu|phí khuôn|cao hơn báo giá|phát sinh thêm|chi phí phát sinh ~ báo|giá|thầu',
  oem: 'gia công|gia công theo yêu cầu|oem|odm|nhãn riêng|thương hiệu riêng|gắn logo|in logo|in ấn|thêu logo|đóng thương hiệu|sản xuất theo mẫu|sản xuất theo yêu cầu|làm theo bản vẽ|bản vẽ|bản vẽ kỹ thuật|file cad|dung sai|khuôn|làm khuôn|ép nhựa|đúc|cắt laser|sơn tĩnh điện|mạ kẽm|bảo mật thiết kế|thỏa thuận bảo mật|năng lực sản xuất|công suất nhà máy|in 3d ~ xưởng|sản xuất|thiết kế|logo',
  production:
    'thời gian sản xuất|bao lâu làm xong|bao giờ làm xong|khi nào xong|xong chưa|làm xong chưa|có kịp không|kịp không|cần trước ngày|lead time|tiến độ|tiến độ sản xuất|trễ tiến độ|làm gấp|đặt lại|tái đặt|đặt lại đơn cũ|giống lần trước|như lần trước|đợt hàng sau|mùa cao điểm|lịch sản xuất|sản xuất hàng loạt|lấy được chưa|khi nào lấy được ~ xong|kịp|đợt',
  factoryvisit:
    'tham quan nhà máy|thăm nhà máy|thăm xưởng|xem xưởng|ghé xưởng|nhà máy|nhà xưởng|xưởng sản xuất|dây chuyền|máy móc|hội chợ|gian hàng hội chợ|sản xuất trực tiếp|trực tiếp từ xưởng|trung gian|xuất khẩu|thị trường xuất khẩu|bao nhiêu công nhân|đại diện kinh doanh|nhân viên kinh doanh|phân phối độc quyền|khách hàng tiêu biểu ~ xưởng|công nhân|năng lực',
  holidays:
    'tết|tết âm lịch|tết nguyên đán|tết dương lịch|nghỉ tết|mùng|mùng một|giao thừa|trước tết|sau tết|dịp tết|cận tết|trung thu|giáng sinh|noel|giỗ tổ|30 4|2 9|quốc khánh|ngày lễ|nghỉ lễ|lễ tết|quốc tế phụ nữ|8 3|20 10|vu lan|nghỉ hè|lịch nghỉ|ngày nghỉ|phụ thu lễ|lì xì|quà tết ~ lễ|nghỉ|xuân',
  moneytrouble:
    'kẹt tiền|hết tiền|không đủ tiền|thiếu tiền|không có tiền|chưa có tiền|khó khăn tài chính|khó khăn|túng|kẹt quá|tháng này kẹt|mất việc|thất nghiệp|bị sa thải|nghỉ việc|chưa có lương|chờ lương|lãnh lương|cuối tháng mới có|khất|xin khất|trả chậm|trả trễ|đóng trễ|đóng chậm|chậm thanh toán|giãn nợ|gia hạn thanh toán|nợ nần|mắc nợ|không trả nổi|không kham nổi|vỡ nợ|hoàn cảnh khó khăn|hộ nghèo ~ nợ|trễ hạn|túng thiếu|nghèo',
  illness:
    'bị ốm|bị bệnh|ốm|đang bệnh|bị cảm|cảm cúm|sốt|bị sốt|bị ho|đau họng|đau đầu|nhức đầu|đau bụng|tiêu chảy|nôn|ói|buồn nôn|ngộ độc thực phẩm|nổi mẩn|mẩn ngứa|ngứa|sưng|nhiễm trùng|covid|dương tính|gãy chân|gãy tay|bị thương|chấn thương|té|bị té|bị ngã|trượt ngã|ngất|chóng mặt|chảy máu|đau tim|đột quỵ|nhập viện|nằm viện|mổ|phẫu thuật|có bầu|mang thai|giấy bác sĩ ~ đau|mệt|viện|thuốc',
  death:
    'mất rồi|qua đời|mới mất|vừa mất|đã mất|tang|đám tang|đám ma|có tang|tang lễ|chia buồn|bố mất|ba mất|mẹ mất|chồng mất|vợ mất|ông mất|bà mất|người đã mất|di chúc|thừa kế|khai tử|hỏa táng|chôn cất|người mất ~ chết|mất|tang gia|di sản',
  weather:
    'thời tiết|trời mưa|mưa|mưa to|mưa gió|nếu mưa|bão|có bão|áp thấp|lốc|sấm sét|sét đánh|gió to|gió lớn|nắng nóng|nắng gắt|trời lạnh|rét|sương mù|mưa đá|tuyết|ngập đường|lũ|dự báo thời tiết|mùa mưa|mùa khô ~ nắng|gió|lạnh|nóng|ướt',
  rudestaff:
    'thái độ|thái độ nhân viên|thái độ tệ|thái độ phục vụ|nhân viên mất lịch sự|mất lịch sự|vô lễ|bất lịch sự|cộc lốc|hách dịch|quát|mắng|chửi|cãi nhau|gây gổ|cúp máy ngang|dập máy|nói dối|lừa khách|coi thường khách|khinh khách|phân biệt đối xử|quấy rối|thiếu chuyên nghiệp|vô trách nhiệm|phục vụ tệ|dịch vụ tệ|làm ăn kỳ|làm ăn gì kỳ|chặt chém|tệ quá|quá tệ|bức xúc|xin lỗi khách ~ tệ|nhân viên|quản lý',
  ignored:
    'không trả lời|không ai trả lời|không phản hồi|không thấy phản hồi|chưa thấy phản hồi|chưa ai trả lời|không rep|ko rep|k rep|không rep tin nhắn|nhắn mãi không|nhắn không ai|gọi không ai|gọi mãi không|gọi không được|không nghe máy|không bắt máy|không ai nghe máy|bơ khách|bơ tin nhắn|seen không|chỉ seen|im lặng|không gọi lại|hứa gọi lại|đợi phản hồi|bao lâu trả lời|khi nào trả lời|có ai không|shop đâu rồi|đùn đẩy|hỏi mãi ~ trả lời|phản hồi|rep',
  exception:
    'ngoại lệ|linh động|châm chước|thông cảm|du di|giúp em với|giúp mình với|nể tình|chiếu cố|xin thêm|xin thêm vài ngày|có cách nào|có cách nào không|có thể nào|trễ một ngày|quá hạn một ngày|trễ có một hôm|mới quá vài ngày|không phải lỗi của mình|đâu phải lỗi|bất công|vô lý|hoàn cảnh đặc biệt|trường hợp đặc biệt|bất khả kháng|miễn giúp|hỗ trợ lần này ~ đặc biệt|giúp|lý do',
  newcomer:
    'lần đầu|lần đầu tiên|mới lần đầu|mới bắt đầu|người mới|người mới bắt đầu|khách mới|mới tập|mới chơi|mới học|chưa biết gì|chưa từng|chưa bao giờ|chưa có kinh nghiệm|không có kinh nghiệm|không rành|gà mờ|newbie|bắt đầu từ đâu|nên bắt đầu|mới chuyển đến|mới dọn về|mới biết shop|bộ cho người mới|khách lần đầu|cơ bản ~ mới|bắt đầu|nhập môn',
  confused:
    'không hiểu|chưa hiểu|ko hiểu|k hiểu|không hiểu gì|khó hiểu|rối|rối quá|mù mờ|không rõ|chưa rõ|không biết nghĩa|nghĩa là sao|là sao vậy|là sao ạ|giải thích|giải thích giúp|giải thích dùm|nói rõ hơn|nói dễ hiểu|phức tạp|phức tạp quá|đọc không hiểu|thuật ngữ|chữ nhỏ|mập mờ|mâu thuẫn|có bẫy gì không ~ hiểu|rõ|nghĩa',
  undecided:
    'đổi ý|thay đổi ý|suy nghĩ lại|nghĩ lại|để nghĩ đã|để suy nghĩ|phân vân|lăn tăn|đắn đo|hối hận|không cần nữa|không muốn nữa|thôi không|không thích nữa|tìm được chỗ khác|mua chỗ khác rồi|vợ không thích|chồng không thích|kế hoạch thay đổi|đổi kế hoạch|lỡ mua|rút lại|rút cọc|bỏ cọc|giữ hàng cho mình|giữ giúp mình ~ thôi|ý định|suy nghĩ',
  overcharged:
    'tính sai|tính nhầm|tính dư|tính thừa|tính tiền sai|thu thừa|thu dư|trừ dư|trừ quá|trừ nhiều hơn|sai giá|sai số tiền|sai tiền|sai hóa đơn|hóa đơn sai|giá khác|giá không đúng|khác giá niêm yết|bị tính thêm|tính thêm phí|phát sinh|phí lạ|cao hơn bình thường|sao cao vậy|sao mắc vậy|thối thiếu|thối tiền|không áp dụng giảm|chưa trừ khuyến mãi|hủy rồi vẫn trừ|vẫn trừ tiền ~ dư|tính|sai',
  queue:
    'xếp hàng|hàng chờ|chờ bao lâu|đợi bao lâu|chờ đợi lâu|đợi lâu|đông không|có đông không|giờ cao điểm|giờ vắng|lúc nào vắng|vắng khách|không hẹn trước|không đặt trước|khỏi đặt lịch|có cần đặt trước|có cần hẹn|đến trực tiếp được không|lấy số|bốc số|hết chỗ|kín lịch|full lịch|còn chỗ|còn lịch|lịch trống|lịch sớm nhất|chen lịch ~ đông|chờ|đợi',
  workmanship:
    'bảo hành sửa chữa|bảo hành công trình|làm ẩu|làm dối|làm cẩu thả|sửa không được|sửa rồi vẫn hư|sửa xong lại hư|lại hư|hư lại|lại hỏng|hỏng lại|vẫn rỉ|vẫn hư|bị lại|sửa xong vẫn|làm không xong|bỏ dở|làm dở dang|làm hư thêm|làm bể đồ|làm trầy|bày bừa|làm lại|khắc phục|quay lại sửa|tay nghề|có tay nghề|chứng chỉ hành nghề|thợ có bảo hiểm|lý lịch rõ ràng ~ bảo hành|ẩu|xong',
  smell:
    'mùi|mùi hôi|hôi|có mùi|mùi lạ|mùi nhựa|mùi hóa chất|mùi sơn|mùi ẩm mốc|mùi thuốc lá|nặng mùi|bốc mùi|thối|hôi quá|khử mùi|bay mùi|mùi khó chịu|không mùi|hắc ~ thơm',
  customs:
    'hải quan|thuế nhập khẩu|thuế hải quan|thông quan|khai hải quan|tờ khai|kẹt hải quan|bị giữ ở hải quan|phí thông quan|mã hs|vận đơn|xuất nhập khẩu|nhập khẩu|xuất khẩu|đường biển|đường hàng không|cước biển|cảng|hàng cấm nhập|miễn thuế|packing list|giao nhận quốc tế ~ cửa khẩu|thuế',
  waterproof:
    'chống nước|chống thấm nước|kháng nước|chống mưa|đi mưa|đi mưa được không|đeo khi tắm|đeo đi bơi|tắm có sao không|dính nước|để ngoài trời|dùng ngoài trời|chịu được mưa|chống nắng|chống tia uv|chống gió|thoáng khí|dùng trong lò nướng|dùng lò vi sóng được|bỏ máy rửa chén được|chịu nhiệt|không chứa bpa|không chì|chống trầy|chống cháy|ip68 ~ nước|mưa',
  lostproperty:
    'bỏ quên|để quên|quên đồ|quên áo|quên điện thoại|quên ví|quên sạc|quên túi|quên ở phòng|quên trên xe|quên trên máy bay|quên ở quán|đồ thất lạc|tài sản thất lạc|có ai nhặt được|nhặt được|có thấy cái|tìm đồ|nhận lại đồ|đánh rơi ~ quên|nhặt',
};
