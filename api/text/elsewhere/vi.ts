// What people ask any chat and hardly any site answers, in Vietnamese: the weather, homework, jokes, scores, recipes, routes. Words and phrases
// separated by `|`, written for this project by topic. A site about one of these has the words itself, which is seen beside them.
export const ELSEWHERE_VI = `thời tiết|dự báo thời tiết|trời mưa|có mưa không|mai mưa|hôm nay nắng|nhiệt độ ngoài trời|mấy giờ rồi|hôm nay thứ mấy|hôm nay ngày mấy|ngày âm lịch|lịch âm|lịch vạn niên|đặt báo thức|hẹn giờ dậy|nhắc tôi
|thủ đô|tổng thống|thủ tướng|dân số|ai phát minh|ai là người|diện tích nước|núi cao nhất|sông dài nhất|lịch sử việt nam|chiến tranh thế giới|ý nghĩa cuộc sống
|dịch sang tiếng|dịch câu|dịch giúp|làm thơ|bài thơ|viết văn|bài văn|viết thư|viết đơn|kể chuyện|truyện cười|kể chuyện cười|chuyện ma|câu đố|bài tập|giải toán|giải phương trình|nhân với|căn bậc hai|đổi đơn vị
|xem bói|tử vi|cung hoàng đạo|cung mệnh|giải mã giấc mơ|mơ thấy|bài hát|lời bài hát|nghe nhạc|mở nhạc|phim hay|phim gì|xem phim|lịch chiếu phim|ca sĩ|diễn viên|hoa hậu|bóng đá|kết quả bóng đá|tỷ số|trận đấu|ai thắng|world cup|ngoại hạng|tuyển việt nam|xổ số|kết quả xổ số|số đề|vé số|tin mới|thời sự|bầu cử|chứng khoán|giá vàng|vàng hôm nay|giá xăng|bitcoin|tiền ảo|đô la hôm nay|giá đô
|công thức nấu|cách nấu|nấu món|cách làm bánh|nấu phở|bao nhiêu calo|ăn gì|trưa nay ăn gì|tối nay ăn gì|bài thuốc|đặt tên con|tên cho con
|quán ăn ngon|nhà hàng nào|quán cà phê đẹp|cây xăng gần|atm gần|bệnh viện gần|vé máy bay|giờ bay|chuyến bay|vé tàu|giờ tàu|kẹt xe|đặt taxi|gọi grab|du lịch ở|đi chơi ở
|thay nhớt|vá xe|chụp màn hình|mật khẩu wifi|tài khoản facebook|facebook bị|zalo bị|youtube|tiktok|viết code|gửi tin nhắn|gọi cho mẹ|bật đèn|tắt đèn
|tìm việc|xin việc|phỏng vấn|người yêu|bạn gái|bạn trai|crush|hẹn hò|tỏ tình|học đàn|bài tập bụng|lời chúc|chúc sinh nhật|thả thính|bạn bao nhiêu tuổi|bạn là con gì`;
