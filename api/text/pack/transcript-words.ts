// The fixed words of a conversation as a document, in the languages of the widget. The document itself is api/live/export/.

/** The words of one language. */
export type TranscriptWords = {
  conversation: string;
  you: string;
  sources: string;
  question: string;
  /** A step, by how it ended. */
  step: Readonly<Record<'success' | 'error' | 'cancelled' | 'unfinished', string>>;
  /** A decision about a request. */
  decision: Readonly<
    Record<'approved' | 'edited' | 'rejected' | 'timeout' | 'answered' | 'cancelled' | 'waiting', string>
  >;
  stopped: string;
  failed: string;
};

const en: TranscriptWords = {
  conversation: 'Conversation',
  you: 'You',
  sources: 'Sources',
  question: 'Question',
  step: { success: 'done', error: 'failed', cancelled: 'cancelled', unfinished: 'not finished' },
  decision: {
    approved: 'confirmed',
    edited: 'confirmed with changes',
    rejected: 'rejected',
    timeout: 'no answer in time',
    answered: 'answered',
    cancelled: 'cancelled',
    waiting: 'waiting',
  },
  stopped: 'This answer was stopped.',
  failed: 'The answer stopped early.',
};

const TABLE: Readonly<Record<string, TranscriptWords>> = {
  en,
  vi: {
    conversation: 'Cuộc trò chuyện',
    you: 'Bạn',
    sources: 'Nguồn',
    question: 'Câu hỏi',
    step: { success: 'xong', error: 'thất bại', cancelled: 'đã hủy', unfinished: 'chưa hoàn tất' },
    decision: {
      approved: 'đã xác nhận',
      edited: 'đã sửa và xác nhận',
      rejected: 'đã từ chối',
      timeout: 'hết thời gian',
      answered: 'đã trả lời',
      cancelled: 'đã hủy',
      waiting: 'đang chờ',
    },
    stopped: 'Câu trả lời này đã được dừng.',
    failed: 'Câu trả lời bị gián đoạn.',
  },
  zh: {
    conversation: '对话',
    you: '你',
    sources: '来源',
    question: '提问',
    step: { success: '完成', error: '失败', cancelled: '已取消', unfinished: '未完成' },
    decision: {
      approved: '已确认',
      edited: '修改后确认',
      rejected: '已拒绝',
      timeout: '已超时',
      answered: '已回答',
      cancelled: '已取消',
      waiting: '等待中',
    },
    stopped: '此回答已停止。',
    failed: '回答中断了。',
  },
  id: {
    conversation: 'Percakapan',
    you: 'Anda',
    sources: 'Sumber',
    question: 'Pertanyaan',
    step: { success: 'selesai', error: 'gagal', cancelled: 'dibatalkan', unfinished: 'belum selesai' },
    decision: {
      approved: 'dikonfirmasi',
      edited: 'diubah lalu dikonfirmasi',
      rejected: 'ditolak',
      timeout: 'waktu habis',
      answered: 'dijawab',
      cancelled: 'dibatalkan',
      waiting: 'menunggu',
    },
    stopped: 'Jawaban ini dihentikan.',
    failed: 'Jawaban terhenti.',
  },
};

/** The words of the language nearest to `tag`; English for any other. */
export function transcriptWords(tag: string): TranscriptWords {
  return TABLE[tag.toLowerCase().split('-')[0] ?? ''] ?? en;
}
