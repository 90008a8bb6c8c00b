"""Requests that no client should send: parts of paths, and bytes that are not HTTP, or nearly
HTTP."""

# Ways to say "the folder above".
UPS = [
    "../", "..\\", "%2e%2e/", "..%2f", "%2e%2e%2f", "%252e%252e%252f", "..%5c", "%c0%ae%c0%ae/",
    "..%00/", "....//", "..;/", "%uff0e%uff0e/", "/", "~/",
]  # fmt: skip
# Beginnings of paths that might lead to a file.
PLACES = [
    "/", "/assets/", "/assets/play/", "/api/v1/lists/", "/api/v1/completed/", "/play/",
    "/api/v1/lists/x/", "http://127.0.0.1/", "//", "/api/v1/sounds/",
]  # fmt: skip

GET = b"GET /api/v1/status HTTP/1.1\r\nHost: HOST\r\n"
POST = b"POST /api/v1/voices/trials HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
MALFORMED = [
    b"GET\r\n\r\n", b"GET /\r\n\r\n", b" / HTTP/1.1\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
    b"\0" * 5000, b"\xff" * 5000, b"\r\n" * 5000, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET " + b"/x" * 50_000 + b" HTTP/1.1\r\n\r\n",
    b"G" * 100_000, b"GET / HTTP/1.1\nHost: HOST\n\n", b"GET \0/ HTTP/1.1\r\nHost: HOST\r\n\r\n",
    GET + b"X: " + b"x" * 100_000 + b"\r\n\r\n", GET + b"X: y\r\n" * 5000 + b"\r\n",
    GET + b"X: a\0b\r\n\r\n", GET + b"X: a\r\n  folded\r\n\r\n", GET + b"X : y\r\n\r\n",
    GET + b": nothing\r\n\r\n", GET + b"no colon\r\n\r\n", GET + b"Host: evil.example\r\n\r\n",
    POST + b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
    POST + b"Content-Length: 2\r\nContent-Length: 30\r\n\r\n{}",
    POST + b"Content-Length: 2, 3\r\n\r\n{}", POST + b"Content-Length: -1\r\n\r\n{}",
    POST + b"Content-Length: +2\r\n\r\n{}", POST + b"Content-Length: two\r\n\r\n{}",
    POST + b"Content-Length: 99999999999999999999999\r\n\r\n{}",
    POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: chunked, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: gzip\r\n\r\n{}", POST + b"Expect: 200-nothing\r\n\r\n",
    CHUNKED + b"ffffffffffffffff\r\n{}", CHUNKED + b"fffffffffffffffff0\r\n{}",
    CHUNKED + b"7fffffffffffffff\r\n{}", CHUNKED + b"-2\r\n{}\r\n0\r\n\r\n",
    CHUNKED + b"2;" + b"x" * 100_000 + b"\r\n{}\r\n0\r\n\r\n", CHUNKED + b"zz\r\n{}",
    CHUNKED + b"2\r\n{}0\r\n\r\n", CHUNKED + b"0\r\n" + b"T: t\r\n" * 5000 + b"\r\n",
    (GET + b"\r\n") * 1000, (GET + b"\r\n") * 50 + b"garbage \0\xff\r\n\r\n" + (GET + b"\r\n") * 50,
    POST + b"Content-Length: 3\r\n\r\n{}GET / HTTP/1.1\r\n\r\n" + b"x" * 10_000,
]  # fmt: skip
