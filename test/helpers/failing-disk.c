// Preloaded library (LD_PRELOAD): while the file of FAILING_DISK exists, writing or syncing a file whose name ends in "-wal" fails
// with the error that the file names: "EIO", "EROFS" or, of syncs alone, "EIO on sync". Compiled by the test with gcc.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int is_log(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  return length > 4 && strncmp(path + length - 4, "-wal", 4) == 0;
}

/* The error to make, or 0. */
static int failure(int fd, int is_sync) {
  const char *control = getenv("FAILING_DISK");
  if (!control || access(control, F_OK) != 0 || !is_log(fd)) return 0;
  char kind[32] = "";
  int saved = errno;
  int opened = open(control, O_RDONLY);
  if (opened >= 0) {
    ssize_t length = read(opened, kind, sizeof kind - 1);
    if (length >= 0) kind[length] = 0;
    close(opened);
  }
  errno = saved;
  if (strcmp(kind, "EIO on sync") == 0) return is_sync ? EIO : 0;
  return strcmp(kind, "EROFS") == 0 ? EROFS : EIO;
}

#define FAIL(fd, is_sync)                    \
  do {                                       \
    int code = failure(fd, is_sync);         \
    if (code) {                              \
      errno = code;                          \
      return -1;                             \
    }                                        \
  } while (0)

ssize_t write(int fd, const void *bytes, size_t count) {
  static ssize_t (*next)(int, const void *, size_t);
  if (!next) next = dlsym(RTLD_NEXT, "write");
  FAIL(fd, 0);
  return next(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
  static ssize_t (*next)(int, const void *, size_t, off_t);
  if (!next) next = dlsym(RTLD_NEXT, "pwrite");
  FAIL(fd, 0);
  return next(fd, bytes, count, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  static ssize_t (*next)(int, const void *, size_t, off64_t);
  if (!next) next = dlsym(RTLD_NEXT, "pwrite64");
  FAIL(fd, 0);
  return next(fd, bytes, count, at);
}

int fsync(int fd) {
  static int (*next)(int);
  if (!next) next = dlsym(RTLD_NEXT, "fsync");
  FAIL(fd, 1);
  return next(fd);
}

int fdatasync(int fd) {
  static int (*next)(int);
  if (!next) next = dlsym(RTLD_NEXT, "fdatasync");
  FAIL(fd, 1);
  return next(fd);
}
