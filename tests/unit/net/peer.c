/* SPDX-License-Identifier: Apache-2.0 */
#include "net/peer.h"

#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "kin_test.h"

/* A file of given content, as a path that can be opened. */
struct file {
    int fd;
    char path[64];
};

static void file_init(struct file *file, const char *content, size_t len)
{
    file->fd = memfd_create("peer", MFD_CLOEXEC);
    assert_true(file->fd >= 0);
    assert_int_equal(write(file->fd, content, len), len);
    snprintf(file->path, sizeof(file->path), "/proc/self/fd/%d", file->fd);
}

static void file_done(struct file *file)
{
    close(file->fd);
}

#define AUTO_FILE __attribute__((cleanup(file_done))) struct file

KIN_TEST(keeps_copies_of_everything)
{
    KIN__AUTO_PEER *peer = NULL;
    AUTO_FILE file;

    file_init(&file, "the key", 7);
    TRY(kin__peer_new(alloc,
                      &(struct kin__peer_opts){.ca_data = kin_s("the ca"),
                                               .ca_file = "/nonexistent",
                                               .cert_data = kin_s("the cert"),
                                               .key_file = file.path,
                                               .server_name = "name",
                                               .proxy_url = "http://proxy"},
                      &peer, /* err= */ NULL));
    assert_str_equal(peer->ca, "the ca");
    assert_str_equal(peer->cert, "the cert");
    assert_str_equal(peer->key, "the key");
    assert_string_equal(peer->server_name, "name");
    assert_string_equal(peer->proxy_url, "http://proxy");
    return 0;
}

KIN_TEST(an_empty_one_has_nothing)
{
    KIN__AUTO_PEER *peer = NULL;

    TRY(kin__peer_new(alloc,
                      &(struct kin__peer_opts){.ca_file = "",
                                               .server_name = "",
                                               .proxy_url = "",
                                               .is_insecure = true},
                      &peer, /* err= */ NULL));
    assert_int_equal(peer->ca.len, 0);
    assert_null(peer->server_name);
    assert_null(peer->proxy_url);
    assert_true(peer->is_insecure);
    KIN__AUTO_PEER *same = kin__peer_ref(peer);
    assert_ptr_equal(same, peer);
    return 0;
}

KIN_TEST(what_makes_no_sense_is_refused)
{
    KIN__AUTO_PEER *peer = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(kin__peer_new(alloc,
                           &(struct kin__peer_opts){.cert_data = kin_s("x")},
                           &peer, &err),
             KIN_EINVAL);
    TRY_FAIL(kin__peer_new(alloc,
                           &(struct kin__peer_opts){.key_data = kin_s("x")},
                           &peer, &err),
             KIN_EINVAL);
    TRY_FAIL(kin__peer_new(alloc,
                           &(struct kin__peer_opts){.ca_data = kin_s("x"),
                                                    .is_insecure = true},
                           &peer, &err),
             KIN_EINVAL);
    assert_null(peer);
    return 0;
}

KIN_TEST(files_that_cannot_be_read_are_named)
{
    KIN__AUTO_PEER *peer = NULL;
    kin_error err = KIN_ERROR_INIT;
    AUTO_FILE empty;

    file_init(&empty, "", 0);
    TRY_FAIL(kin__peer_new(alloc,
                           &(struct kin__peer_opts){.ca_file = "/no/ca.crt"},
                           &peer, &err),
             KIN_ESYSTEM);
    assert_string_equal(err.message,
                        "open /no/ca.crt: No such file or directory");
    TRY_FAIL(kin__peer_new(alloc, &(struct kin__peer_opts){.ca_file = "/"},
                           &peer, &err),
             KIN_ESYSTEM);
    TRY_FAIL(kin__peer_new(alloc,
                           &(struct kin__peer_opts){.ca_file = empty.path},
                           &peer, &err),
             KIN_EPARSE);
    TRY_FAIL(kin__peer_new(alloc,
                           &(struct kin__peer_opts){.ca_file = "/dev/zero"},
                           &peer, &err),
             KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(keeps_copies_of_everything),
              KIN_TEST_ENTRY(an_empty_one_has_nothing),
              KIN_TEST_ENTRY(what_makes_no_sense_is_refused),
              KIN_TEST_ENTRY(files_that_cannot_be_read_are_named))
