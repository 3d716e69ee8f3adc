// Loaded into every process of a browser whose page is emulated: their clocks run SLOW_CLOCK times slower, and what waits waits as much longer.
// An emulated page then has as much time for a frame as a page has on a machine that is not emulated: as many frames, timers and drawings for the
// same text. Built and used by emulated-browser.ts. The clock of a thread's CPU time stays as it is.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

typedef int64_t nanoseconds;

static const nanoseconds SECOND = 1000000000;
/** The time of day goes on from here, the other clocks from the start of the machine: alike in all processes. */
static const nanoseconds FROM = 1790000000LL * 1000000000;

static int64_t factor = 1;

/** The function of that name that this one takes the place of. */
#define NEXT(name) \
  static __typeof__(&name) next; \
  if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
  const char *given = getenv("SLOW_CLOCK");
  if (given && atoi(given) > 0) factor = atoi(given);
}

static int is_day(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE; }

static int is_slow(clockid_t clock) {
  return is_day(clock) || clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW ||
         clock == CLOCK_BOOTTIME;
}

static nanoseconds from_spec(const struct timespec *time) { return time->tv_sec * SECOND + time->tv_nsec; }
static struct timespec to_spec(nanoseconds time) { return (struct timespec){time / SECOND, time % SECOND}; }

static nanoseconds longer(nanoseconds span) {
  const nanoseconds most = INT64_MAX / 4;
  return span > most / factor ? most : span * factor;
}

static struct timespec real_span(const struct timespec *span) { return to_spec(longer(from_spec(span))); }

/** When the moment of a slow clock comes by the real one. */
static struct timespec real_moment(clockid_t clock, const struct timespec *moment) {
  nanoseconds from = is_day(clock) ? FROM : 0;
  nanoseconds time = from_spec(moment);
  return to_spec(time < from ? time : from + longer(time - from));
}

static int real_ms(int ms) { return ms <= 0 ? ms : ms > INT32_MAX / factor ? INT32_MAX : (int)(ms * factor); }

int clock_gettime(clockid_t clock, struct timespec *time) {
  NEXT(clock_gettime);
  int result = next(clock, time);
  if (result != 0 || !is_slow(clock)) return result;
  nanoseconds from = is_day(clock) ? FROM : 0;
  *time = to_spec(from + (from_spec(time) - from) / factor);
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *out) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (out) *out = now.tv_sec;
  return now.tv_sec;
}

int epoll_wait(int file, struct epoll_event *events, int most, int ms) {
  NEXT(epoll_wait);
  return next(file, events, most, real_ms(ms));
}

int epoll_pwait(int file, struct epoll_event *events, int most, int ms, const sigset_t *signals) {
  NEXT(epoll_pwait);
  return next(file, events, most, real_ms(ms), signals);
}

int epoll_pwait2(int file, struct epoll_event *events, int most, const struct timespec *span, const sigset_t *signals) {
  NEXT(epoll_pwait2);
  struct timespec real;
  if (span) real = real_span(span);
  return next(file, events, most, span ? &real : NULL, signals);
}

int poll(struct pollfd *files, nfds_t count, int ms) {
  NEXT(poll);
  return next(files, count, real_ms(ms));
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *span, const sigset_t *signals) {
  NEXT(ppoll);
  struct timespec real;
  if (span) real = real_span(span);
  return next(files, count, span ? &real : NULL, signals);
}

int select(int count, fd_set *restrict in, fd_set *restrict out, fd_set *restrict other, struct timeval *restrict span) {
  NEXT(select);
  if (!span) return next(count, in, out, other, span);
  struct timespec real = to_spec(longer(span->tv_sec * SECOND + span->tv_usec * 1000));
  struct timeval left = {real.tv_sec, real.tv_nsec / 1000};
  return next(count, in, out, other, &left);
}

/** The attribute of the condition says which clock it waits by; the monotonic one has small values. */
int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict moment) {
  static int (*next)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  if (!next) next = (__typeof__(next))dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
  struct timespec real = real_moment(moment->tv_sec > 1000000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC, moment);
  return next(condition, mutex, &real);
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                           const struct timespec *moment) {
  NEXT(pthread_cond_clockwait);
  struct timespec real = real_moment(clock, moment);
  return next(condition, mutex, clock, &real);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict moment) {
  NEXT(sem_timedwait);
  struct timespec real = real_moment(CLOCK_REALTIME, moment);
  return next(semaphore, &real);
}

int nanosleep(const struct timespec *span, struct timespec *left) {
  NEXT(nanosleep);
  struct timespec real = real_span(span);
  return next(&real, left);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  NEXT(clock_nanosleep);
  struct timespec real = flags & TIMER_ABSTIME ? real_moment(clock, time) : real_span(time);
  return next(clock, flags, &real, left);
}

int usleep(useconds_t us) {
  struct timespec span = to_spec(us * (nanoseconds)1000);
  return nanosleep(&span, NULL);
}

int timerfd_settime(int file, int flags, const struct itimerspec *timer, struct itimerspec *before) {
  NEXT(timerfd_settime);
  const struct timespec *first = &timer->it_value;
  clockid_t clock = first->tv_sec > 1000000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  struct itimerspec real = {real_span(&timer->it_interval), {0, 0}};
  if (from_spec(first) > 0) real.it_value = flags & TFD_TIMER_ABSTIME ? real_moment(clock, first) : real_span(first);
  return next(file, flags, &real, before);
}

/** Locks that are not those of the C library wait by this system call. */
long syscall(long number, ...) {
  NEXT(syscall);
  va_list rest;
  va_start(rest, number);
  long a[6];
  for (int i = 0; i < 6; i++) a[i] = va_arg(rest, long);
  va_end(rest);
  struct timespec real;
  int wait = number == SYS_futex && a[3] ? a[1] & FUTEX_CMD_MASK : -1;
  if (wait == FUTEX_WAIT) real = real_span((const struct timespec *)a[3]);
  if (wait == FUTEX_WAIT_BITSET) {
    real = real_moment(a[1] & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC, (const struct timespec *)a[3]);
  }
  if (wait == FUTEX_WAIT || wait == FUTEX_WAIT_BITSET) a[3] = (long)&real;
  return next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
