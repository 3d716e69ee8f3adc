// Korean words for the same thing: what a visitor says beside what a page says. Each is a hint, as a word may well mean another. Words by their
// stems, see ../stems/ko.ts.

/** Groups between bars, their words between spaces. */
export const RELATED_KO = `가게 매장 점포 상점|요금 가격 비용 값|배송 배달 택배|환불 환급|수업 강의 클래스 레슨|강사 선생님 쌤|예약 예매|영업 운영|휴무 휴일|할인 세일|아이 어린이 유아|아기 유아 영아
  |반려동물 애완동물|주차 파킹|수리 정비|고장 불량|설명서 매뉴얼|사진 촬영|음식 식사|객실 방|화장실 변기|전화 통화|이메일 메일|무료 공짜|단체 그룹|손님 고객|병원 의원|진료 진찰|의사 원장|사용법 이용법|대여 렌탈|인원 정원
  |시작 개강|기간 기한|준비물 지참|채용 구인 모집|자동차 차량 차|상담 문의|후기 리뷰|결제 지불 계산|카드 신용카드|보관 저장|빌리다 대여|고치다 수리|배우다 수업|쉬다 휴무|열다 영업|보내다 발송|먹다 식사|바꾸다 교환 변경|받다 수령`;
