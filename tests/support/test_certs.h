/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_certs.h - certificates with known validity; their keys do not exist.
 *
 * `nl` is the line end: "\n", or "\\n" within JSON.
 */
#ifndef TEST_CERTS_H
#define TEST_CERTS_H

/* From 2026-02-01T00:00:00Z to 2026-03-01T13:00:00Z. */
#define TEST_CERT_FEBRUARY(nl)                                                 \
    "-----BEGIN CERTIFICATE-----" nl                                           \
    "MIIBBTCBq6ADAgECAgEHMAoGCCqGSM49BAMCMAwxCjAIBgNVBAMMAWEwHhcNMjYw" nl      \
    "MjAxMDAwMDAwWhcNMjYwMzAxMTMwMDAwWjAMMQowCAYDVQQDDAFhMFkwEwYHKoZI" nl      \
    "zj0CAQYIKoZIzj0DAQcDQgAEfftuwt8vMLATxhFgnPqI7F5FquQFWuzHK6MkxM05" nl      \
    "3UvNwspDcFggpHcT9URkLKteZiggTRgcKFfPuMraXT64/DAKBggqhkjOPQQDAgNJ" nl      \
    "ADBGAiEAp0sXBccTibi5/mkUZHHGtlxW3prLTQucTDbWsiuyTYwCIQC7INFvjIZe" nl      \
    "TbWl0mzTvmo/9P9JAxm6jAd2rrRhMmgeXA==" nl "-----END CERTIFICATE-----" nl

/* From 2026-03-01T12:00:00Z to 2126-01-01T00:00:00Z. */
#define TEST_CERT_CENTURY(nl)                                                  \
    "-----BEGIN CERTIFICATE-----" nl                                           \
    "MIIBBzCBraADAgECAgEHMAoGCCqGSM49BAMCMAwxCjAIBgNVBAMMAWIwIBcNMjYw" nl      \
    "MzAxMTIwMDAwWhgPMjEyNjAxMDEwMDAwMDBaMAwxCjAIBgNVBAMMAWIwWTATBgcq" nl      \
    "hkjOPQIBBggqhkjOPQMBBwNCAAR1CQ9NhO8ypRrm5Oafs5ngqlPq4DdY6NMUQThI" nl      \
    "LDnafbq18c3RqDXoNtI1WttMJoucWjtgIGABoF8lVIiaYFpmMAoGCCqGSM49BAMC" nl      \
    "A0kAMEYCIQCBy3+U7I+9cdKqCk1F+zPhBTT5uFxjdS93e2WKgqlwRQIhAJySC3Ls" nl      \
    "HEThY0u+S56ZnI7bFkDctm42sQNS9wnl7D9Z" nl "-----END CERTIFICATE-----" nl

#endif /* TEST_CERTS_H */
