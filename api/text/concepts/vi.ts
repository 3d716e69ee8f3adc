// Business concepts in Vietnamese words; see en.ts for the form. Single words are matched with their marks, longer phrases also without.
import type { Concept } from './en.ts';
import { MONEY_VI } from './money/vi.ts';
import { PEOPLE_VI } from './people/vi.ts';
import { TRADE_VI } from './trade/vi.ts';

export const CONCEPTS_VI: Partial<Record<Concept, string>> = {
  ...MONEY_VI,
  ...PEOPLE_VI,
  ...TRADE_VI,
  noise:
    'tiếng ồn|ồn|ồn quá|ồn ào|kêu to|kêu lạ|kêu lạch cạch|lạch cạch|cọt kẹt|rè|bị rè|ù ù|rung lắc|tiếng kêu|tiếng động|không ngủ được|mất ngủ|nhạc to|hàng xóm ồn|karaoke|hát hò|cách âm|yên tĩnh|có ồn không|êm không|có ồn|ồn * không|kêu * to ~ kêu|rung|êm',
  temporary: 'tạm dừng|tạm ngưng|tạm nghỉ|bảo lưu|tạm hoãn|nghỉ một thời gian',
  volunteer:
    'tình nguyện|tình nguyện viên|làm tình nguyện|thiện nguyện|làm thiện nguyện|phụ giúp|gây quỹ|chạy gây quỹ|tham gia tình nguyện|giấy chứng nhận tình nguyện|thời gian rảnh|cố vấn',
  waste:
    'rác|thu gom rác|đổ rác|lịch thu gom rác|xe rác|không thu gom rác|chưa lấy rác|giờ đổ rác|phân loại rác|rác thải|rác tái chế|bãi rác|thùng rác|vứt rác|đổ rác trộm|xả rác|tiền rác|rác nguy hại|pin cũ|ve chai|vệ sinh môi trường|rác cồng kềnh|vứt đồ cũ|bỏ đồ cũ|thu đồ cũ|lấy máy cũ|chở đồ cũ|dọn xà bần|xà bần|phế liệu|tái chế ~ vứt|bỏ',
  price:
    'giá|giá cả|giá bán|bao nhiêu tiền|nhiêu tiền|giá bao nhiêu|giá nhiêu|giá sao|bảng giá|báo giá|chi phí|mắc|đắt|rẻ|giá tiền|mấy tiền|hết bao nhiêu|tốn bao nhiêu|bao tiền|nhiu tiền|nhiêu vậy ~ bao nhiêu|nhiêu|đồng|vnđ|tiền|phí|đ',
  fee: 'phí|biểu phí|lệ phí|phí thường niên|phí dịch vụ|phụ phí|mất phí|thu phí|tính phí|phí duy trì|tốn phí|cước ~ tiền|chi phí|phạt',
  free: 'miễn phí|free|không mất phí|không tốn phí|tặng ~ không tính phí',
  discount:
    'giảm giá|khuyến mãi|khuyến mại|ưu đãi|mã giảm|mã giảm giá|sale|voucher|chiết khấu|hoàn tiền mặt|coupon|giảm|bớt|fix giá|bớt không|deal|chương trình ưu đãi|có * giảm giá|được * giảm|bớt * không|có khuyến mãi ~ mã|tặng',
  gift: 'quà|quà tặng|tặng quà|gói quà|hộp quà|làm quà|biếu|sinh nhật|mua tặng|để tặng|tặng bạn|tặng mẹ|tặng vợ|tặng sếp|tặng người yêu|gửi thẳng cho người nhận|giao cho người khác|không để giá|che giá|bỏ hóa đơn giá|thiệp chúc|viết thiệp|lời nhắn|lời chúc|set quà|giỏ quà|quà doanh nghiệp|quà tân gia|quà sinh nhật|quà cưới|gói quà giúp|tặng * bạn|gửi * thẳng cho ~ tặng|nơ|thiệp',
  giftcard: 'thẻ quà tặng|phiếu quà tặng|thẻ mua hàng',
  points:
    'điểm|tích điểm|điểm thưởng|đổi điểm|thành viên thân thiết|khách hàng thân thiết|hạng thẻ|hạng thành viên|cộng điểm ~ thành viên|hạng',
  referral: 'giới thiệu bạn|giới thiệu bạn bè|mã giới thiệu|mời bạn|người giới thiệu',
  buy: 'mua|đặt mua|đặt hàng|mua hàng|chốt đơn|order|lấy|mua ở đâu|muốn mua|cách mua|cách đặt ~ đặt|bán',
  order: 'đơn|đơn hàng|mã đơn|đơn đặt hàng|đặt hàng|đơn của mình|xác nhận đơn ~ đặt',
  stock:
    'còn hàng|hết hàng|có sẵn|sẵn hàng|hàng có sẵn|còn không|tồn kho|hàng về|khi nào có hàng|đặt trước|còn * hàng|khi nào * có hàng|bao giờ * có hàng|hết * hàng ~ còn|sẵn|hết',
  products:
    'sản phẩm|mẫu|mẫu mã|mặt hàng|loại|các loại|những loại nào|dòng sản phẩm|danh mục|bộ sưu tập|bán gì|có những gì|có bán|catalogue ~ hàng|món|mẫu nào|có những',
  recommend:
    'tư vấn|nên mua|nên chọn|chọn loại nào|loại nào tốt|phù hợp|gợi ý|hợp với|loại nào|dùng loại nào|nên dùng|nên mua * nào|chọn * nào|loại nào * tốt|tư vấn * giúp|hợp với * nhất|nên lấy * nào ~ tốt|hợp|chọn',
  features:
    'tính năng|thông số|đặc điểm|mô tả|chi tiết|ưu điểm|công dụng|tác dụng|thông tin sản phẩm|tiện ích|lợi ích ~ thông tin|giới thiệu',
  material: 'chất liệu|làm bằng|vải|gỗ|da|inox|thép|nhựa|cotton|men|đất sét|bằng gì ~ làm từ|chất',
  ingredients: 'thành phần|nguyên liệu|chứa|calo|đường|đạm|chất bảo quản|gluten|thuần chay|ăn chay ~ trong đó',
  quality: 'chất lượng|bền|độ bền|kiểm định|chứng nhận|tiêu chuẩn|có tốt không|xài lâu ~ tốt',
  genuine:
    'chính hãng|hàng thật|hàng giả|auth|authentic|hàng fake|xuất xứ|tem|nguồn gốc|hàng nhái|uy tín|lừa đảo|có lừa không|lừa đảo không|shop có uy tín|có uy tín không|có tin được không|trang giả mạo|giả mạo|web giả|hàng real|hàng rep|hàng super fake|sf|hàng xịn|hàng trôi nổi|phân phối chính thức|đại lý ủy quyền|check mã vạch|check code|tem chống giả|phân biệt thật giả|đăng ký kinh doanh ~ thật|giả|tin được|xịn',
  safe: 'an toàn|tác dụng phụ|độc hại|dị ứng|nguy hiểm|chì|hại ~ độc|bảo vệ|bảo mật',
  privacy:
    'quyền riêng tư|dữ liệu cá nhân|thông tin cá nhân|bảo mật thông tin|bảo mật|xóa dữ liệu|xoá dữ liệu|xóa thông tin|lưu tin nhắn|lưu đoạn chat|lưu cuộc trò chuyện|lịch sử chat|giữ thông tin|thông tin của tôi|thông tin của mình|lộ thông tin|bán thông tin|cookie|xóa * dữ liệu|xoá * dữ liệu|xóa * thông tin|giữ * thông tin|lưu * thông tin|lưu * tin nhắn|dữ liệu * của tôi',
  expiry:
    'hạn sử dụng|hết hạn|hạn dùng|hsd|để được bao lâu|dùng được bao lâu|thời hạn|hiệu lực|ngày hết hạn|date|để được * bao lâu|dùng được * bao lâu|hạn * bao lâu|giữ được * bao lâu ~ hạn|để lâu',
  howuse:
    'cách dùng|hướng dẫn|sử dụng|cách sử dụng|dùng như thế nào|dùng sao|xài sao|cách pha|cách làm|pha thế nào|cài đặt ~ dùng|xài|thế nào|cách|làm sao',
  dosage: 'liều|liều lượng|liều dùng|uống mấy lần|mấy viên|ngày mấy lần|trước ăn|sau ăn|uống khi nào ~ uống|viên',
  process:
    'quy trình|thủ tục|các bước|như thế nào|làm thế nào|làm sao|cách thức|thế nào|làm như nào|trình tự|phải làm gì ~ cách|bước|sao',
  care: 'vệ sinh|rửa|giặt|lau|bảo quản|chùi|làm sạch|máy rửa bát|máy rửa chén|vết bẩn|vệ sinh * thế nào|bao lâu * vệ sinh|rửa * máy|lau * thế nào|rửa * bằng máy rửa chén ~ sạch|bẩn|giữ',
  storage: 'bảo quản|tủ lạnh|để tủ lạnh|nơi khô ráo|cất giữ ~ để|giữ',
  size: 'kích thước|cỡ|size|bảng size|chọn size|dung tích|đường kính|chiều dài|chiều cao|chiều rộng|to không|lớn không|nhỏ không|bao nhiêu cm|mấy lít|rộng|số đo|mặc không vừa|không vừa|bị chật|bị rộng|rộng quá|chật quá|dài quá|ngắn quá|form nhỏ|form rộng|form to|mặc size gì|mang size mấy|size nào|chiều cao cân nặng|1m6|1m7|lên size|xuống size|tăng size|lùi size|bảng số đo|vừa không|để vừa|cao * bao nhiêu|rộng * bao nhiêu|to * cỡ nào|kích thước * bao nhiêu|vừa * không ~ to|nhỏ|lớn|cm|ml|dài|cao|vừa|chật|form|ôm|rộng rãi',
  custom:
    'đặt làm|theo yêu cầu|in logo|khắc tên|thiết kế riêng|làm riêng|in tên|in chữ|vẽ theo|đặt riêng|may đo ~ logo|riêng|khắc',
  colour: 'màu|màu sắc|màu gì|màu nào|hoa văn|họa tiết',
  weight:
    'nặng|cân nặng|trọng lượng|nặng bao nhiêu|khối lượng|mấy ký|mấy kg|nặng * bao nhiêu|bao nhiêu * kg|mấy * ký ~ nhẹ|ký|kg|gram',
  compare:
    'so sánh|khác gì|khác nhau|khác biệt|loại nào tốt hơn|cái nào tốt hơn|hơn|tốt hơn|phân biệt|khác * chỗ nào|khác * thế nào|so với ~ khác|giống',
  delivery:
    'giao hàng|giao|ship|vận chuyển|gửi hàng|chuyển phát|nhận hàng|giao tận nơi|ship hàng|shipper|bưu điện|giao tận nhà|chuyển hàng|hàng về ~ gửi|nhận|tới nơi|tới',
  deliverycost:
    'phí ship|phí giao hàng|phí vận chuyển|tiền ship|cước phí|freeship|free ship|miễn phí ship|miễn ship|ship bao nhiêu|cước vận chuyển|miễn phí giao hàng|miễn phí vận chuyển|phí gửi|ship * bao nhiêu tiền|ship * bao nhiêu|phí * giao|giao * bao nhiêu tiền',
  deliverytime:
    'bao lâu nhận|mấy ngày nhận|khi nào nhận được|bao giờ nhận|mấy ngày tới|bao lâu tới|thời gian giao|giao mấy ngày|mấy ngày có hàng|bao lâu có hàng|khi nào giao|bao giờ có hàng|mấy hôm|chừng nào có|thời gian giao hàng|ship mấy ngày|mấy ngày|mấy bữa|bao lâu thì nhận|bao lâu * nhận được|bao lâu * tới|bao lâu * đến|bao giờ * tới|bao giờ * nhận|khi nào * tới|khi nào * nhận|mấy ngày * tới|mấy ngày * nhận|giao * mất bao lâu|ship * bao lâu|ship * mấy ngày ~ ngày|nhanh',
  express: 'hỏa tốc|giao nhanh|giao gấp|giao trong ngày|ship nhanh|cần gấp|lấy gấp|giao liền|nhanh ~ gấp|trong ngày',
  area: 'khu vực|tỉnh|ship tỉnh|giao tỉnh|nội thành|ngoại thành|toàn quốc|huyện|quận|xã|vùng sâu|sài gòn|hà nội|đà nẵng|giao tới đâu|có giao|có ship ~ thành phố|nơi|miền|tp hcm|tphcm',
  abroad:
    'nước ngoài|quốc tế|đi mỹ|gửi mỹ|ship mỹ|hải quan|ra nước ngoài|nhật|úc|châu âu|người nước ngoài ~ mỹ|đi nước',
  pickup:
    'tự lấy|ghé lấy|đến lấy|lấy tại cửa hàng|nhận tại cửa hàng|qua lấy|lấy trực tiếp|tự * tới lấy|đến * lấy|qua * lấy|lấy * tại cửa hàng',
  packaging: 'đóng gói|gói hàng|bọc|hộp|chống sốc|thùng|bao bì ~ gói',
  track:
    'theo dõi|tra cứu|kiểm tra đơn|tra đơn|mã vận đơn|đơn tới đâu|hàng tới đâu|đơn của mình đâu|tình trạng đơn|trạng thái|đơn đến đâu|check đơn|hàng đâu|tra vận đơn|đơn đang ở đâu|hàng đi tới đâu|đơn mình đâu|đơn hàng của tôi|chưa cập nhật|kẹt ở|đang ở đâu|giao chưa|gửi chưa|gửi đi chưa|ship chưa|đơn * tới đâu|hàng * tới đâu|đơn * đến đâu|hàng * đi tới đâu|theo dõi * đơn|kiểm tra * đơn ~ kiểm tra|tới đâu|check',
  late: 'chậm|trễ|chưa nhận|chưa nhận được|giao chậm|lâu quá|sao lâu|chưa tới|chưa giao|chưa thấy hàng|chờ lâu|mãi chưa|chưa thấy|quá hạn|chưa có hàng|quá ngày|trễ hẹn|trễ ngày|mấy ngày rồi|cả tuần rồi|chưa thấy gì|không thấy hàng|lâu rồi|chưa thấy giao|chưa ai giao ~ chưa|chờ|đợi|mãi',
  included:
    'trong hộp|đi kèm|kèm theo|có kèm|tặng kèm|bao gồm|gồm những gì|gồm gì|phụ kiện đi kèm|bộ gồm|mua kèm|kèm * không|trong hộp * có gì|mua riêng ~ hộp',
  missing:
    'thiếu hàng|giao thiếu|thiếu|thiếu món|thiếu một cái|thiếu 1 cái|thiếu phụ kiện|thiếu quà|thiếu ốc vít|hộp rỗng|hộp trống|thùng rỗng|chỉ nhận được một|nhận có một nửa|chưa đủ|không đủ|giao chưa đủ|còn thiếu|phần còn lại|giao nhiều đợt|tách kiện|không có trong hộp|không thấy trong hộp|quên bỏ ~ đủ|còn lại',
  wrongitem: 'giao sai|giao nhầm|sai hàng|nhầm hàng|sai màu|sai mẫu|nhầm|gửi nhầm ~ sai',
  cancel:
    'hủy|huỷ|hủy đơn|huỷ đơn|hủy hàng|không mua nữa|không lấy nữa|không muốn mua nữa|thôi không lấy|hủy bỏ|đổi ý|chấm dứt|nghỉ luôn|không tập nữa|không học nữa|không dùng nữa|ngừng gói|ngừng đăng ký|hủy gói|hủy hợp đồng|hủy thành viên|hủy gia hạn|rút khỏi|hủy * đơn|huỷ * đơn|hủy * hàng|không mua * nữa ~ bỏ|dừng',
  return:
    'đổi trả|trả hàng|trả lại|hoàn hàng|đổi hàng|gửi trả|chính sách đổi trả|không ưng|không vừa ý|không thích|gửi lại|không hài lòng|không thích * trả|trả * lại|gửi * lại được không|đổi ý|không muốn * nữa ~ đổi|trả',
  exchange: 'đổi|đổi hàng|đổi size|đổi màu|đổi mẫu|đổi cái khác|đổi sang ~ thay',
  refund:
    'hoàn tiền|hoàn lại tiền|trả lại tiền|tiền hoàn|nhận lại tiền|hoàn phí|lấy lại tiền|bồi thường|đền ~ hoàn|trả tiền',
  pay: 'thanh toán|trả tiền|chuyển khoản|quẹt thẻ|hình thức thanh toán|ck|momo|zalopay|vnpay|visa|thẻ tín dụng|ví điện tử|cà thẻ|số tài khoản|stk|phương thức thanh toán|trả bằng|thanh toán * bằng|thanh toán * thế nào|có nhận * thẻ|quẹt * thẻ ~ trả|thẻ|tài khoản',
  cod: 'cod|trả khi nhận|nhận hàng trả tiền|thanh toán khi nhận|tiền mặt|nhận hàng mới trả|nhận hàng rồi trả|ship cod|kiểm hàng ~ khi nhận',
  instalment:
    'trả góp|góp|kỳ hạn|trả trước|mua góp|lãi suất 0|trả dần|góp hàng tháng|chia nhỏ|trả từng phần|trả nhiều lần|trả làm nhiều đợt|trả theo đợt|chia ra trả|góp 0|góp qua thẻ|trả sau|trả * góp|trả * dần|trả * từng tháng|chia * nhiều lần ~ tháng|hàng tháng',
  deposit: 'đặt cọc|cọc|tiền cọc|ký quỹ|cọc trước|trả trước|chuyển khoản trước|thế chấp',
  invoice:
    'hóa đơn|hoá đơn|xuất hóa đơn|hóa đơn đỏ|vat|hóa đơn vat|biên lai|chứng từ|xuất * hóa đơn|lấy * hóa đơn|cần * hóa đơn ~ xuất|giấy',
  tax: 'thuế|vat|mã số thuế|thuế thu nhập',
  paymentproblem:
    'thanh toán không được|thanh toán lỗi|giao dịch thất bại|thất bại|bị từ chối|không thanh toán được|trừ tiền rồi|bị trừ tiền|lỗi thanh toán|chuyển tiền lỗi|trừ tiền nhưng|không chuyển được ~ lỗi|từ chối|bị trừ',
  problem:
    'lỗi|bị lỗi|không được|sự cố|trục trặc|không hoạt động|không vào được|báo lỗi|vấn đề|sao không|hư|không * lên nguồn|không * hoạt động|không * chạy|bị * lỗi|kêu * lạ ~ không dùng được|bị',
  account: 'tài khoản|đăng ký|thành viên|hội viên|hồ sơ|đăng kí|tạo tài khoản ~ mở',
  openaccount: 'mở tài khoản|đăng ký tài khoản|tạo tài khoản|mở thẻ|đăng ký|mở tk|làm thẻ|đăng kí ~ mở',
  deleteaccount:
    'xóa tài khoản|xoá tài khoản|đóng tài khoản|hủy tài khoản|khóa tài khoản vĩnh viễn|hủy thẻ|đóng thẻ|tất toán ~ xóa|đóng',
  login:
    'đăng nhập|mật khẩu|quên mật khẩu|đổi mật khẩu|tên đăng nhập|otp|mã otp|không đăng nhập được|lấy lại mật khẩu|cấp lại mật khẩu|quên tên đăng nhập|không vào được tài khoản|sai mật khẩu|nhập sai mật khẩu|quên pass|đổi pass|mk|không cho vào|vào không được ~ quên|mã',
  pin: 'pin|mã pin|đổi pin|quên pin|sai pin|nhập sai pin|cấp lại pin',
  editdata:
    'đổi địa chỉ|sửa|đổi số điện thoại|thay đổi thông tin|cập nhật|chỉnh sửa|đổi tên|đổi thông tin|sửa địa chỉ|thay đổi|sai địa chỉ|đổi sđt|đổi email|ghi nhầm|sửa đơn ~ đổi|thông tin|thay',
  verify:
    'xác minh|xác thực|định danh|cmnd|cccd|căn cước|hộ chiếu|chứng minh|chứng minh thư|ekyc|giấy tờ tùy thân|chứng minh nhân dân ~ giấy tờ|hộ khẩu|bằng lái',
  documents:
    'giấy tờ|hồ sơ|cần những gì|cần gì|cần giấy tờ gì|thủ tục|hộ khẩu|giấy|bản sao|công chứng|mẫu đơn|biểu mẫu|chứng từ|cần mang ~ cần|yêu cầu|mang theo',
  apply: 'đăng ký|làm đơn|nộp đơn|nộp hồ sơ|đăng kí|xin cấp|làm hồ sơ|xin|mở thẻ|làm thẻ|đề nghị ~ nộp|đơn|làm',
  eligible: 'điều kiện|đủ điều kiện|yêu cầu|ai được|đối tượng|có được không|tiêu chí ~ được không|cần',
  deadline:
    'hạn chót|hạn cuối|thời hạn|đến khi nào|đến bao giờ|hạn nộp|trước ngày|ngày đến hạn|đến hạn ~ hạn|ngày cuối',
  renew: 'gia hạn|tái tục|cấp đổi|kéo dài|gia hạn thẻ',
  replacecopy: 'cấp lại|làm lại|phát hành lại|thẻ thay thế|làm lại thẻ|in lại',
  lost: 'mất|mất thẻ|bị mất|làm mất|thất lạc|đánh rơi|rơi|bị đánh cắp|bỏ quên|mất cắp|báo mất|để quên ~ quên',
  block: 'khóa|khoá|khóa thẻ|khoá thẻ|bị khóa|mở khóa|mở khoá|tạm khóa|phong tỏa|chặn|khóa tài khoản',
  contact:
    'liên hệ|số điện thoại|điện thoại|sđt|sdt|hotline|gọi|tổng đài|zalo|gọi điện|facebook|fanpage|chăm sóc khách hàng|cskh|nhắn tin|gọi lại|hỗ trợ|liên lạc|số hotline|gọi số nào|số đt|inbox|liên hệ * thế nào|số * điện thoại|gọi * số nào|nhắn * ở đâu ~ số|hỗ trợ khách hàng|alo|hỏi',
  human:
    'nhân viên|gặp nhân viên|tư vấn viên|người thật|gặp người|nói chuyện với|người tư vấn|tổng đài viên|gặp tư vấn|gặp admin|gặp shop|giao dịch viên|chuyên viên|gặp ai đó ~ gặp|người|tư vấn|admin',
  email: 'email|mail|thư điện tử|gmail',
  complaint:
    'khiếu nại|phàn nàn|phản ánh|góp ý|tố cáo|tra soát|thái độ|bức xúc|tức|thất vọng|dịch vụ tệ|tệ quá|quá tệ|gặp quản lý|gặp sếp|không ai trả lời|không trả lời ~ báo',
  review: 'đánh giá|nhận xét|review|feedback|phản hồi|khách nói gì',
  hours:
    'giờ mở cửa|mấy giờ|mở cửa|đóng cửa|giờ làm việc|làm việc|giờ giao dịch|cuối tuần|chủ nhật|thứ bảy|thứ 7|ngày lễ|mấy giờ mở|nghỉ lễ|mở đến mấy giờ|lịch làm việc|mở tới mấy giờ|tới mấy giờ|còn mở không|hôm nay mở|ngày nào mở|ngày nghỉ|trưa có nghỉ|mở buổi tối|mấy giờ * mở|mấy giờ * đóng|mở cửa * mấy giờ|đóng cửa * mấy giờ|chủ nhật * mở|hôm nay * mở ~ giờ|mở|lễ|nghỉ|tết',
  place:
    'địa chỉ|ở đâu|cửa hàng|chi nhánh|gần nhất|showroom|phòng giao dịch|trụ sở|chỗ nào|văn phòng|shop ở đâu|xưởng|quầy|đường nào|bản đồ|trụ sở chính|đại lý|chỗ bán|xem trực tiếp|điểm bán|địa điểm|shop * ở đâu|cửa hàng * ở đâu|địa chỉ * ở đâu|đến * bằng cách nào ~ đâu|gần|tới shop|ghé',
  shops: 'cửa hàng|showroom|chi nhánh|đại lý|xem trực tiếp|điểm bán|shop ở ~ quầy',
  partner:
    'đại lý|cho quán|cho văn phòng|cho công ty|mua cho quán|sỉ|giá sỉ|mua sỉ|số lượng lớn|ctv|cộng tác viên|nhượng quyền|hợp tác|đối tác|bán buôn|lấy sỉ|nhà phân phối|doanh nghiệp|mua nhiều ~ công ty|số lượng',
  about:
    'giới thiệu|công ty|thương hiệu|về chúng tôi|thành lập|câu chuyện|ai làm|chủ shop|shop của ai|lịch sử|công ty * bao nhiêu năm|thành lập * năm nào|thành lập * khi nào|ai * thành lập|ai * sáng lập|chủ * là ai|bao nhiêu * nhân viên|mấy * nhân viên ~ shop|là gì|đội ngũ',
  whatis: 'là gì|nghĩa là gì|thế nào là|cho hỏi về|là sao|khái niệm|định nghĩa ~ về',
  jobs: 'tuyển dụng|việc làm|tuyển|ứng tuyển|tuyển nhân viên|thực tập|xin việc|cv ~ lương',
  newsletter: 'bản tin|thông báo|nhận tin|hủy nhận tin|tin nhắn quảng cáo|sms banking|tin nhắn ~ đăng ký nhận',
  event: 'sự kiện|hội chợ|triển lãm|lịch|chương trình|hội thảo|tiệc',
  ticket: 'vé|vé vào|vé vào cửa|giá vé|chỗ ngồi|ghế',
  warranty:
    'bảo hành|bảo đảm|cam kết|đảm bảo|thời gian bảo hành|phiếu bảo hành|hết bảo hành|hết hạn bảo hành|mất bảo hành|còn bảo hành|được bảo hành|bh|ngoài bảo hành|bảo hiểm máy|bảo hành * bao lâu|bảo hành * mấy năm|bảo hành * mấy tháng|hết * bảo hành|còn * bảo hành|có được * bảo hành|mất * bảo hành',
  damage:
    'vỡ|bể|nứt|hỏng|hư|rách|hàng lỗi|bị lỗi|móp|trầy|sứt|mẻ|bị vỡ|bị bể|hư hỏng|bể nát|bẹp|méo|gãy|rò|rỉ nước|rò nước|chảy nước|bị móp|móp méo|trầy xước|hỏng hóc|vỡ nát|ướt|dập|tới * bị vỡ|nhận * bị hỏng|hàng * bị vỡ|hộp * bị móp|bị * nứt|bị * trầy ~ lỗi',
  repair:
    'sửa|sửa chữa|bảo trì|sửa được không|linh kiện|kỹ thuật viên|thay linh kiện|đem sửa|mang đi sửa|gửi sửa|sửa máy|bảo dưỡng|sửa hết bao nhiêu|tự sửa|trung tâm bảo hành|thợ sửa|sửa * bao nhiêu tiền|sửa * bao lâu|sửa * ở đâu|tự * sửa|mang * đi sửa|hư * sửa|hỏng * sửa',
  spareparts:
    'phụ kiện|linh kiện|phụ tùng|đồ thay thế|mua lẻ|nắp|mua * linh kiện|mua * phụ tùng|thay * linh kiện|có bán * phụ tùng',
  install:
    'lắp đặt|cài đặt|lắp ráp|lắp|cài|tải app|tự lắp|lắp sao|lắp như thế nào|lắp tận nhà|lắp giúp|thiếu ốc|thiếu vít|lỗ không khớp|không khớp|khoan tường|treo tivi|bắt vít|giá treo|khiêng lên lầu|bưng lên lầu|thợ lắp|công lắp|phí lắp ~ hướng dẫn|ráp|ốc|vít|khoan',
  activate: 'kích hoạt|kích hoạt thẻ|mở dịch vụ|bật',
  trial: 'dùng thử|thử|trải nghiệm|xem thử|mẫu thử|đổi trong|thử * trước khi mua|uống thử|xem * trực tiếp',
  plan: 'gói|gói cước|gói dịch vụ|nâng cấp|gói nào|đăng ký gói|thuê bao',
  limit:
    'hạn mức|tối đa|tối thiểu|giới hạn|bao nhiêu lần|nhiều nhất|ít nhất|được bao nhiêu|mấy lần|số lượng tối thiểu ~ bao nhiêu|mấy',
  age: 'tuổi|bao nhiêu tuổi|độ tuổi|mấy tuổi|vị thành niên|đủ tuổi|người già|18 tuổi',
  child:
    'trẻ em|em bé|bé|con|trẻ nhỏ|trẻ|cho bé|học sinh|con nít|trẻ sơ sinh|sơ sinh|xe đẩy|xe nôi|tã|bỉm|thay tã|ghế ăn dặm|ghế trẻ em|mang theo con|dẫn con theo|dắt con|có con nhỏ|bé 2 tuổi|bé 3 tuổi|bé 5 tuổi|trẻ dưới 5 tuổi|trẻ em có tính tiền|vé trẻ em|giá trẻ em|khu vui chơi trẻ em|trông trẻ|giữ trẻ|nhà trẻ|mầm non|sinh đôi|phòng cho bé bú ~ cháu|nhóc',
  loan: 'vay|khoản vay|vay vốn|vay tiền|tín dụng|vay mua|vay tín chấp|thế chấp|vay tiêu dùng|thấu chi|giải ngân ~ vốn',
  repay: 'trả nợ|tất toán|trả trước hạn|nợ|quá hạn|nợ xấu|đến hạn|thanh toán thẻ|dư nợ|trả chậm ~ trả',
  interest: 'lãi|lãi suất|tiền lãi|lãi bao nhiêu|tính lãi',
  credit: 'điểm tín dụng|cic|lịch sử tín dụng|hạn mức tín dụng|tín dụng',
  savings: 'tiết kiệm|gửi tiết kiệm|gửi tiền|sổ tiết kiệm|đầu tư|kỳ hạn|cổ phiếu|chứng khoán|trái phiếu',
  balance: 'số dư|còn bao nhiêu|còn bao nhiêu tiền|số dư tài khoản|kiểm tra số dư|xem số dư|thông tin tài khoản|ví',
  statement: 'sao kê|lịch sử giao dịch|bảng kê|lịch sử|giao dịch gần đây',
  transfer:
    'chuyển tiền|chuyển khoản|chuyển|người nhận|liên ngân hàng|nhận tiền|chuyển nhầm|swift|napas|internet banking|số tài khoản ~ gửi tiền|giao dịch',
  directdebit: 'ủy nhiệm chi|tự động thanh toán|trích nợ tự động|thanh toán tự động|định kỳ',
  topup: 'nạp tiền|nạp|gửi tiền vào|nạp thẻ|nạp vào|nộp tiền',
  withdraw: 'rút tiền|rút|atm|cây atm|tiền mặt|máy atm|rút tiền mặt|rút được',
  exchangerate: 'tỷ giá|ngoại tệ|đổi tiền|đô la|usd|đổi ngoại tệ|tỉ giá|quy đổi|đô ~ ngoại',
  fraud: 'lừa đảo|giao dịch lạ|lạ|bị hack|gian lận|không phải tôi|bị lừa|trộm|lộ thông tin|không thực hiện ~ an ninh',
  twice: 'hai lần|2 lần|trừ hai lần|trùng|trừ 2 lần',
  pending:
    'đang xử lý|chờ xử lý|chưa về|treo|chờ duyệt|đang chờ|chưa nhận được tiền|chờ xác nhận|bao lâu duyệt|chưa vào ~ chờ|duyệt',
  card: 'thẻ|thẻ tín dụng|thẻ ghi nợ|thẻ atm|thẻ ngân hàng|thẻ visa|thẻ vật lý|số thẻ|mở thẻ|thẻ phụ',
  cardorder: 'mở thẻ|làm thẻ|phát hành thẻ|nhận thẻ|đăng ký thẻ|cấp thẻ|lấy thẻ|bao lâu có thẻ',
  contactless: 'không tiếp xúc|chạm thẻ|apple pay|google pay|samsung pay|qr|mã qr|quét mã',
  atmproblem: 'nuốt thẻ|bị nuốt thẻ|không ra tiền|máy nuốt|kẹt thẻ',
  insurance:
    'bảo hiểm|hợp đồng bảo hiểm|phí bảo hiểm|quyền lợi|chi trả|bhyt|bhxh|người thụ hưởng|có được bảo hiểm|mua bảo hiểm|tham gia bảo hiểm|gói bảo hiểm|phạm vi bảo hiểm|số tiền bảo hiểm|công ty bảo hiểm|giấy chứng nhận bảo hiểm|bảo hiểm có bao gồm|bên bảo hiểm|chưa có bảo hiểm|không có bảo hiểm ~ hợp đồng',
  claim:
    'bồi thường|yêu cầu bồi thường|tai nạn|giám định|chi trả|khai báo|đòi bồi thường|nộp hồ sơ bồi thường|hồ sơ bồi thường|làm bồi thường|đòi bảo hiểm|bảo hiểm có trả|bảo hiểm có đền|giải quyết bồi thường|mã hồ sơ|giám định viên|báo tổn thất|thông báo tổn thất|yêu cầu chi trả|trả tiền bảo hiểm ~ đền|có đền không|mất bao lâu',
  health:
    'sức khỏe|bác sĩ|khám|khám bệnh|bệnh|bệnh viện|thuốc|triệu chứng|điều trị|xét nghiệm|phòng khám|tiêm|vắc xin|bầu|đau|bác sĩ gia đình|khám tổng quát|khám sức khỏe|khám online|khám từ xa|khám tại nhà|huyết áp|cao huyết áp|tiểu đường|hen suyễn|mãn kinh|mệt mỏi kéo dài|trạm y tế',
  book: 'đặt phòng|đặt chỗ|đặt lịch|đặt bàn|hẹn|lịch hẹn|đặt trước|giữ chỗ|còn phòng|đặt hẹn|đăng ký lịch|có cần đặt lịch|cần hẹn trước|đến trực tiếp được|còn lịch|lịch trống|còn slot|hẹn khám|đặt khám|đặt lịch khám|đăng ký khám|cần * đặt trước|phải * đặt trước|đặt * lịch|cần * hẹn trước ~ đặt|lịch',
  changebooking:
    'đổi lịch|dời lịch|đổi ngày|dời ngày|đổi phòng|đổi lịch hẹn|đổi * lịch|dời * lịch|đổi * ngày|dời * ngày',
  cancelbooking: 'hủy phòng|hủy đặt phòng|hủy lịch|hủy đặt chỗ|hủy * lịch|huỷ * lịch|hủy * hẹn|hủy * phòng',
  checkin: 'nhận phòng|check in|giờ nhận phòng|checkin|vào phòng',
  checkout: 'trả phòng|check out|giờ trả phòng|checkout',
  room: 'phòng|phòng đôi|phòng đơn|giường|hạng phòng|loại phòng|view|ban công',
  food: 'ăn|ăn sáng|bữa sáng|nhà hàng|thực đơn|menu|món|ăn uống|đồ ăn|buffet|ăn trưa|ăn tối|nước uống|cà phê',
  diet: 'ăn chay|món chay|đồ chay|dị ứng|không đường|dị ứng thức ăn|dị ứng đậu phộng|dị ứng hải sản|không ăn được|không ăn thịt|không ăn heo|không hành|ít đường|kiêng|ăn kiêng|ăn chay trường|đạm thực vật|đậu phộng|không gluten|không sữa|không dung nạp|thuần chay|chế độ ăn|keto ~ chay|kiêng cữ',
  takeaway: 'mang về|mang đi|mua về',
  wifi: 'wifi|mạng|internet|mật khẩu wifi|sóng|4g|5g',
  parking: 'đỗ xe|đậu xe|gửi xe|chỗ để xe|bãi xe|giữ xe|bãi đỗ',
  transport: 'sân bay|đưa đón|xe buýt|taxi|đi bằng gì|xe đưa đón|ga|bến xe|cách bao xa|bao xa|đường đi|grab',
  luggage: 'hành lý|vali|gửi đồ|ký gửi',
  pets: 'thú cưng|chó|mèo|vật nuôi|cún|cún con|mèo con|con chó|con mèo|chó mèo|thú y|bác sĩ thú y|thức ăn cho chó|thức ăn cho mèo|cát vệ sinh|hạt cho mèo|pate mèo|dắt chó|mang chó|mang mèo|mang thú cưng|grooming|tắm chó|cắt lông|lông chó|lông mèo|chó cắn|mèo cào|giống chó|triệt sản|khách sạn thú cưng|trông chó|thỏ|chuột hamster|chim cảnh|cá cảnh ~ pet|sủa',
  smoking: 'hút thuốc|thuốc lá',
  pool: 'hồ bơi|bể bơi|bơi',
  gym: 'phòng gym|gym|tập|phòng tập|yoga',
  spa: 'spa|massage|mát xa|xông hơi|làm đẹp',
  housekeeping: 'dọn phòng|giặt ủi|giặt là|thay khăn|khăn',
  amenities: 'tiện nghi|tiện ích|máy lạnh|tủ lạnh|máy sấy|tivi|bồn tắm|đồ dùng',
  access:
    'xe lăn|khuyết tật|thang máy|người khuyết tật|ngồi xe lăn|đi xe lăn|xe lăn vào được|chống gậy|đi lại khó khăn|khó đi lại|đau khớp|đau gối|không leo cầu thang|không đi được cầu thang|có thang máy|mấy bậc thang|cầu thang|tầng trệt|người già yếu|người cao tuổi|khiếm thị|khiếm thính|người điếc|tự kỷ|tay vịn|lối đi riêng ~ gậy|bậc|dốc',
  technical: 'ứng dụng|app|website|web|bị treo|tải app|điện thoại|phần mềm|trang web|cập nhật app|không vào được',
  compatible: 'tương thích|dùng được cho|bếp từ|lò vi sóng|máy rửa bát|android|iphone|thiết bị|dùng với|hợp với',
  language: 'tiếng anh|ngôn ngữ|tiếng việt|phiên dịch|dịch',
  rent: 'thuê|cho thuê|thuê xe|mướn|thuê nhà',
  class: 'lớp|lớp học|khóa học|khoá học|học|workshop|dạy|học phí|giáo viên|buổi học|lịch học|đào tạo',
  exam: 'thi|kỳ thi|điểm thi|kết quả|chứng chỉ|bằng|bài kiểm tra|tốt nghiệp',
  scholarship: 'học bổng|học phí|hỗ trợ tài chính|miễn giảm',
  student: 'sinh viên|học sinh|trường|đại học|tân sinh viên',
  benefit: 'trợ cấp|lương hưu|thất nghiệp|thai sản|chế độ|hưu trí|bảo hiểm xã hội|phúc lợi',
  permit: 'giấy phép|bằng lái|hộ chiếu|visa|thị thực|tạm trú|căn cước|cccd|thường trú|giấy tạm trú',
  vehicle: 'xe|ô tô|xe máy|biển số|đăng kiểm|đăng ký xe|lái xe|sang tên',
  fine: 'phạt|phạt nguội|vi phạm|tiền phạt|mức phạt',
  birth: 'khai sinh|kết hôn|giấy khai sinh|khai tử|ly hôn|hộ tịch|đăng ký kết hôn',
  legal: 'điều khoản|quy định|chính sách|pháp luật|hợp đồng|luật|hợp pháp ~ điều kiện',
  duration:
    'mất mấy ngày|mất bao nhiêu ngày|mất mấy hôm|mất mấy tuần|bao lâu|mấy ngày|trong bao lâu|mất bao lâu|thời gian|bao nhiêu ngày|mấy tiếng|mấy tháng|mấy tuần|mấy hôm|mấy năm|bao nhiêu năm|bao nhiêu tháng ~ ngày|tuần|tháng|giờ|lâu|hai năm|năm năm|một năm|ba năm',
  when: 'khi nào|bao giờ|lúc nào|ngày nào|hôm nào|chừng nào|mấy giờ|thời điểm ~ ngày|lúc|hôm nay|ngày mai',
  why: 'tại sao|vì sao|sao lại|lý do|sao không|nguyên nhân ~ sao',
  where: 'ở đâu|chỗ nào|nơi nào|đâu ~ tại',
  who: 'ai|người nào|của ai',
  urgent:
    'gấp|khẩn cấp|cấp cứu|ngay|liền|khẩn|cấp bách|cần gấp|gấp lắm|gấp quá|cần liền|cần ngay|ngay bây giờ|bây giờ luôn|ngay hôm nay|trong hôm nay|tối nay|phút chót|sát giờ|nửa đêm|giữa đêm|không chờ được|nhanh giúp|làm ơn nhanh|cứu với|ngoài giờ|24 24|113|114|115 ~ hôm nay|bây giờ|lập tức',
  additional: 'thêm|thẻ phụ|nhiều|nữa|thứ hai',
  group: 'nhóm|đoàn|đông người|tập thể',
  online: 'online|trực tuyến|qua mạng|trên mạng|tại nhà|qua app|internet',
  inperson: 'tại quầy|trực tiếp|đến quầy|ra quầy|tận nơi|đến ngân hàng',
  brand:
    'thương hiệu|hãng|nhãn hiệu|xuất xứ|sản xuất|ở đâu sản xuất|làm ở đâu|hãng nào|sản xuất ở đâu|hàng * nước nào|xuất xứ * đâu|làm * ở nước nào|của nước nào',
  taste: 'vị|hương vị|mùi|đắng|chua|ngọt|thơm',
  season:
    'mùa đông|mùa hè|mùa hạ|mùa xuân|mùa thu|mùa mưa|mùa khô|mùa cao điểm|mùa thấp điểm|theo mùa|quanh năm|từ tháng|đến tháng|tới tháng',
  temperature: 'nóng|lạnh|nhiệt độ|chịu nhiệt|chống nước|lò vi sóng|nước sôi',
  power: 'pin|sạc|điện|công suất|volt|tốn * điện|bao nhiêu * điện|công suất * bao nhiêu',
  payroll: 'lương|thu nhập|sao kê lương|nhận lương',
  beauty: 'da|tóc|mỹ phẩm|kem|son|dưỡng da',
  sell: 'thu mua|bán lại|hàng cũ|đồ cũ|thanh lý',
  report: 'báo|thông báo cho|khai báo|trình báo',
  download: 'tải|tải về|tải app|file|pdf',
};
