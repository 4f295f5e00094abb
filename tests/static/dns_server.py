#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A DNS server on loopback that knows one name.

Prints `ready ADDRESS` and answers until it is ended: dns.example is 127.0.0.1,
no other name exists.
"""
import socket
import struct

ADDRESS = '127.83.0.53'
KNOWN = b'\x03dns\x07example\x00'
A = 1
NO_SUCH_NAME = 3


def answer(query):
    """The answer to a query with one question."""
    end = query.index(b'\x00', 12) + 1
    name = query[12:end].lower()
    kind, = struct.unpack('!H', query[end:end + 2])
    has_address = name == KNOWN and kind == A
    flags = 0x8180 | (0 if name == KNOWN else NO_SUCH_NAME)
    head = query[:2] + struct.pack('!HHHHH', flags, 1, int(has_address), 0, 0)
    record = b''
    if has_address:
        record = (b'\xc0\x0c' + struct.pack('!HHIH', A, 1, 60, 4) +
                  socket.inet_aton('127.0.0.1'))
    return head + query[12:end + 4] + record


def main():
    """Serves; see above."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as server:
        server.bind((ADDRESS, 53))
        print('ready ' + ADDRESS, flush=True)
        while True:
            query, peer = server.recvfrom(512)
            server.sendto(answer(query), peer)


main()
