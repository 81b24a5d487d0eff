"""The built client's files, with their headers."""

import asyncio
import gzip
import mimetypes
from pathlib import Path

import pytest
from tests.server.house import guest, house

from pythia.server.http.guard import HEADERS
from pythia.server.http.static_files import MEDIA_TYPES, WORTH_PACKING_BYTES, find
from pythia.server.settings import Settings

PAGE = '<meta property="og:image" content="/preview.png" />'
BUILT = Settings().static / "index.html"


@pytest.mark.skipif(not BUILT.exists(), reason="the client is not built")
def test_the_built_client_comes_with_its_headers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            page = await ann.http.get("/")
            assert page.content == BUILT.read_bytes()
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
            for file in sorted((BUILT.parent / "assets").iterdir()):
                assert file.suffix in MEDIA_TYPES
                answer = await ann.http.get(f"/assets/{file.name}", headers={"Accept-Encoding": "identity"})
                assert answer.content == file.read_bytes()
                assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
                if file.suffix == ".js" and file.stat().st_size >= WORTH_PACKING_BYTES:
                    async with ann.http.stream("GET", f"/assets/{file.name}") as packed:
                        assert packed.headers["content-encoding"] == "gzip"
                        assert (
                            gzip.decompress(b"".join([c async for c in packed.aiter_raw()])) == answer.content
                        )
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value
                again = await ann.http.get(
                    f"/assets/{file.name}", headers={"If-None-Match": answer.headers["etag"]}
                )
                assert (again.status_code, again.content) == (304, b"")
            for path in ("/t/k7m2q9xy", "/assets/../../app.py", "/%2e%2e/app.py", "/assets/nothing.js"):
                assert (await ann.http.get(path)).content == page.content, (
                    "the page, which says that it is not there"
                )
            assert "'unsafe" not in page.headers["content-security-policy"]

    asyncio.run(scenario())


def test_what_a_file_is_does_not_hang_on_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mimetypes.types_map, ".js", "text/plain")  # as some registries of Windows have it
    (tmp_path / "a.js").write_text("1")
    assert find(tmp_path, "a.js").media_type == "text/javascript"


def test_a_shared_link_names_its_picture_in_full(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    assert find(tmp_path, "/").plain.decode() == PAGE
    told = find(tmp_path, "/t/abc", "https://example.org/")
    assert told.plain.decode() == PAGE.replace("/preview", "https://example.org/preview")
    assert told.tag != find(tmp_path, "/").tag
    assert '"><script' not in find(tmp_path, "/", 'https://a"><script').plain.decode()
