// A plugin of QEMU's user-mode emulation: counts what each thread of an emulated program executes. Built and used by emulated-browser.ts.
// The main thread's count is written to the file `<out><process id>`, 8 bytes, every two milliseconds: it is to be read while that thread waits.
// With `ticks` the clock of a thread's CPU time gives its instructions, as nanoseconds: a trace of the browser then has instructions for durations.
// The declarations are those of the plugin interface's documentation, version 4; its header file is not packaged everywhere.
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define PUBLIC __attribute__((visibility("default")))

typedef uint64_t plugin_id;
typedef struct qemu_info_t qemu_info_t;
struct qemu_plugin_tb;
struct qemu_plugin_scoreboard;
typedef struct {
  struct qemu_plugin_scoreboard *score;
  size_t offset;
} qemu_plugin_u64;
enum { INLINE_ADD_U64 = 0 };
typedef void (*translated_cb)(plugin_id, struct qemu_plugin_tb *);
typedef void (*syscall_cb)(plugin_id, unsigned, int64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t,
                           uint64_t, uint64_t);
typedef void (*returned_cb)(plugin_id, unsigned, int64_t, int64_t);

void qemu_plugin_register_vcpu_tb_trans_cb(plugin_id, translated_cb);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *);
struct qemu_plugin_scoreboard *qemu_plugin_scoreboard_new(size_t);
void qemu_plugin_register_vcpu_tb_exec_inline_per_vcpu(struct qemu_plugin_tb *, int, qemu_plugin_u64, uint64_t);
uint64_t qemu_plugin_u64_get(qemu_plugin_u64, unsigned);
int qemu_plugin_num_vcpus(void);
void qemu_plugin_register_vcpu_syscall_cb(plugin_id, syscall_cb);
void qemu_plugin_register_vcpu_syscall_ret_cb(plugin_id, returned_cb);

PUBLIC int qemu_plugin_version = 4;

static qemu_plugin_u64 executed;
static volatile uint64_t *shared;
/** Where the emulated thread wants its CPU time. */
static __thread struct timespec *asked;

/** A block runs from its start to its end: its instructions are added at once. */
static void handle_translated(plugin_id id, struct qemu_plugin_tb *block) {
  uint64_t count = qemu_plugin_tb_n_insns(block);
  qemu_plugin_register_vcpu_tb_exec_inline_per_vcpu(block, INLINE_ADD_U64, executed, count);
}

static void handle_syscall(plugin_id id, unsigned cpu, int64_t number, uint64_t clock, uint64_t time, uint64_t c,
                           uint64_t d, uint64_t e, uint64_t f, uint64_t g, uint64_t h) {
  int is_asked = number == SYS_clock_gettime && clock == CLOCK_THREAD_CPUTIME_ID;
  asked = is_asked ? (struct timespec *)time : NULL;
}

/** Addresses of a 64-bit program are those of its emulator. */
static void handle_returned(plugin_id id, unsigned cpu, int64_t number, int64_t result) {
  if (!asked || result != 0) return;
  uint64_t count = qemu_plugin_u64_get(executed, cpu);
  *asked = (struct timespec){count / 1000000000, count % 1000000000};
  asked = NULL;
}

static void *publish(void *unused) {
  for (;; usleep(2000)) {
    if (qemu_plugin_num_vcpus() > 0) *shared = qemu_plugin_u64_get(executed, 0);
  }
  return unused;
}

PUBLIC int qemu_plugin_install(plugin_id id, const qemu_info_t *info, int argc, char **argv) {
  const char *out = "";
  for (int i = 0; i < argc; i++) {
    if (strncmp(argv[i], "out=", 4) == 0) out = argv[i] + 4;
    if (strncmp(argv[i], "ticks", 5) == 0) {
      qemu_plugin_register_vcpu_syscall_cb(id, handle_syscall);
      qemu_plugin_register_vcpu_syscall_ret_cb(id, handle_returned);
    }
  }
  char path[4096];
  snprintf(path, sizeof path, "%s%d", out, (int)getpid());
  int file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
  if (file < 0 || ftruncate(file, sizeof *shared) != 0) return 1;
  shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (shared == MAP_FAILED) return 1;
  executed.score = qemu_plugin_scoreboard_new(sizeof(uint64_t));
  qemu_plugin_register_vcpu_tb_trans_cb(id, handle_translated);
  pthread_t thread;
  return pthread_create(&thread, NULL, publish, NULL);
}
