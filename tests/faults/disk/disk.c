/*
 * A disk that can lose power and run full, for whatever process loads this library first (LD_PRELOAD).
 *
 * DISK_IMAGE: a folder that holds each file as it was when it was last synced: what a power cut leaves.
 * DISK_FULL:  while this file exists, nothing more can be written to a database.
 * DISK_CROWDED: while this file exists, no new file of a database can be made, as on a disk without inodes.
 *
 * Only files whose name holds ".sqlite" are meant; and those of the file channel, which have their name in the image
 * once their folder is synced.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static const char *name_of(int fd, char *path, size_t size) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, size - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  const char *name = strrchr(path, '/');
  return name && (strstr(name, ".sqlite") || strstr(name, ".eml")) ? name + 1 : NULL;
}

static int is_full(int fd) {
  char path[4096];
  const char *flag = getenv("DISK_FULL");
  return flag && access(flag, F_OK) == 0 && name_of(fd, path, sizeof path);
}

static void keep_image(int fd) {
  char path[4096], copy[4200], part[4210], block[1 << 16];
  const char *folder = getenv("DISK_IMAGE");
  const char *name = folder ? name_of(fd, path, sizeof path) : NULL;
  if (!name || strstr(name, "-shm")) return;
  snprintf(copy, sizeof copy, "%s/%s", folder, name);
  snprintf(part, sizeof part, "%s.part", copy);
  int from = open(path, O_RDONLY), to = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  ssize_t length;
  while ((length = read(from, block, sizeof block)) > 0) {
    // The image is no disk that runs full: not by the write below.
    if (syscall(SYS_write, to, block, length) != length) abort();
  }
  close(from);
  close(to);
  rename(part, copy);
}

/* The channel renames NAME.eml.part to NAME.eml. */
static void keep_names(int fd) {
  char link[64], synced[4200], named[4200];
  const char *folder = getenv("DISK_IMAGE");
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  DIR *entries = folder ? opendir(link) : NULL;
  if (!entries) return;
  for (struct dirent *entry; (entry = readdir(entries));) {
    snprintf(named, sizeof named, "%s/%.255s", folder, entry->d_name);
    snprintf(synced, sizeof synced, "%s.part", named);
    if (strstr(entry->d_name, ".eml")) rename(synced, named);
  }
  closedir(entries);
}

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

int fsync(int fd) {
  REAL(fsync);
  int result = real(fd);
  if (result == 0) {
    keep_image(fd);
    keep_names(fd);
  }
  return result;
}

int fdatasync(int fd) {
  REAL(fdatasync);
  int result = real(fd);
  if (result == 0) keep_image(fd);
  return result;
}

/* SQLite syncs the folder after it deletes a journal. */
int unlink(const char *path) {
  REAL(unlink);
  char copy[4200];
  const char *folder = getenv("DISK_IMAGE"), *name = strrchr(path, '/');
  if (folder && name && strstr(name, ".sqlite")) {
    snprintf(copy, sizeof copy, "%s%s", folder, name);
    real(copy);
  }
  return real(path);
}

#define REFUSE_WHEN_FULL(fd) if (is_full(fd)) { errno = ENOSPC; return -1; }

ssize_t write(int fd, const void *data, size_t size) {
  REAL(write);
  REFUSE_WHEN_FULL(fd)
  return real(fd, data, size);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
  REAL(pwrite);
  REFUSE_WHEN_FULL(fd)
  return real(fd, data, size, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) {
  REAL(pwrite64);
  REFUSE_WHEN_FULL(fd)
  return real(fd, data, size, offset);
}

int fallocate64(int fd, int mode, off64_t offset, off64_t size) {
  REAL(fallocate64);
  REFUSE_WHEN_FULL(fd)
  return real(fd, mode, offset, size);
}

int ftruncate64(int fd, off64_t size) {
  REAL(ftruncate64);
  REFUSE_WHEN_FULL(fd)
  return real(fd, size);
}

static int is_crowded(const char *path, int flags) {
  const char *flag = getenv("DISK_CROWDED"), *name = strrchr(path, '/');
  return flag && (flags & O_CREAT) && access(flag, F_OK) == 0 && name && strstr(name, ".sqlite") &&
         access(path, F_OK) != 0;
}

#define OPEN(name)                                    \
  int name(const char *path, int flags, ...) {        \
    REAL(name);                                       \
    va_list rest;                                     \
    va_start(rest, flags);                            \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                     \
    if (is_crowded(path, flags)) {                    \
      errno = ENOSPC;                                 \
      return -1;                                      \
    }                                                 \
    return real(path, flags, mode);                   \
  }
OPEN(open)
OPEN(open64)
