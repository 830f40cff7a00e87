"""All that hosts look at, as it is told to them: ids with the names they have now, and nothing of a match."""

from __future__ import annotations

from typing import Final

from bottega.server.ids import Id, id_text, read_id
from bottega.server.protocol import ActInfo, AdminHouse, NodeInfo, ReportInfo, RulingInfo, TroubleInfo
from bottega.server.rulings.reports import Reports
from bottega.server.rulings.rows import ABOUT_PEOPLE, Ruling, Trouble
from bottega.server.rulings.rulings import Rulings
from bottega.server.rulings.troubles import DELAYS, FAULTS, Troubles
from bottega.server.store.store import Store

MOST: Final = 100  # of each list


async def overview(rulings: Rulings, reports: Reports, troubles: Troubles) -> AdminHouse:
    """What holds, what was reported, what goes wrong, what was done."""
    await rulings.look()
    shown, acts, held = await reports.open(MOST), await rulings.acts(MOST), rulings.holding.all
    people = {person_of(ruling) for ruling in held} | {act.host for act in acts}
    people |= {one for report in shown for one in (report.guest, report.reporter)}
    names = await names_of(rulings.store, people)
    return AdminHouse(
        reports=[
            ReportInfo(
                id=one.id,
                table=id_text(one.table) if one.number else "",  # a player was reported, not a remark
                guest=id_text(one.guest),
                name=one.name,
                text=one.text,
                said=int(one.said),
                reporter=id_text(one.reporter),
                reporter_name=names.get(one.reporter, ""),
                made=int(one.made),
            )
            for one in shown
        ],
        rulings=[
            RulingInfo(
                kind=one.kind,
                about=one.about,
                name=names.get(person_of(one), ""),
                text=one.text,
                why=one.why,
                until=int(one.until),
                made=int(one.made),
            )
            for one in held
        ],
        troubles=[told(one) for one in await troubles.told(FAULTS, MOST)],
        slow=[told(one) for one in await troubles.told(DELAYS, MOST)],
        nodes=[
            NodeInfo(node.name, node.sockets, node.version, rulings.drains(node.name))
            for node in await troubles.nodes()
        ],
        acts=[
            ActInfo(
                at=int(act.at),
                host=id_text(act.host) if act.host else "",
                host_name=names.get(act.host, ""),
                act=act.act,
                kind=act.kind,
                about=act.about,
                text=act.text,
                why=act.why,
            )
            for act in acts
        ],
    )


def person_of(ruling: Ruling) -> Id:
    """Whom it is about; 0: nobody."""
    return read_id(ruling.about) if ruling.kind in ABOUT_PEOPLE else 0


def told(trouble: Trouble) -> TroubleInfo:
    """A trouble as it is told."""
    return TroubleInfo(
        kind=trouble.kind,
        table=id_text(trouble.table) if trouble.table else "",
        match=id_text(trouble.match) if trouble.match else "",
        what=trouble.what,
        node=trouble.node,
        last=int(trouble.last),
        times=trouble.times,
        worst=trouble.worst,
    )


async def names_of(store: Store, people: set[Id]) -> dict[Id, str]:
    """How these are called now."""
    found = [await store.guest(one) for one in people if one]
    return {one.id: one.name for one in found if one is not None}
