"""Names and talk are text: what looks like markup, or turns letters round, is shown and never run."""

from tests.e2e.conftest import Visit
from tests.e2e.playing import make_table, start

MARKUP = "<img src=x onerror='document.title=1'>"


def test_markup_is_shown_and_never_run(visit: Visit) -> None:
    page = visit()
    name = "<b>A</b>\u202enn"
    page.evaluate(
        "name => fetch('/api/me', {method: 'POST', body: JSON.stringify({name}),"
        " headers: {'Content-Type': 'application/json'}})",
        name,
    )
    page.reload()
    make_table(page)
    start(page)
    table = page.url.rpartition("/")[2]
    page.evaluate(
        """([table, text]) => new Promise(done => {
            const socket = new WebSocket(`ws://${location.host}/ws/${table}`)
            socket.onopen = () => socket.send(JSON.stringify({id: 'markup', say: 'text', text}))
            socket.onmessage = event => JSON.parse(event.data).kind === 'ack' && done(socket.close())
        })""",
        [table, MARKUP],
    )
    page.get_by_text(MARKUP).first.wait_for(state="attached")
    assert page.locator("img[src=x]").count() == 0
    assert page.get_by_text("<b>A</b>nn").count() > 0
    assert page.title() != "1"
