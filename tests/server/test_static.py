"""The client's page as others see it."""

from pathlib import Path

from pythia.server.static import find

PAGE = '<meta property="og:image" content="/preview.png" />'


def test_a_shared_link_names_its_picture_in_full(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    assert find(tmp_path, "/").plain.decode() == PAGE
    told = find(tmp_path, "/t/abc", "https://example.org/")
    assert told.plain.decode() == PAGE.replace("/preview", "https://example.org/preview")
    assert told.tag != find(tmp_path, "/").tag
    assert '"><script' not in find(tmp_path, "/", 'https://a"><script').plain.decode()
