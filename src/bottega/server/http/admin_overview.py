"""The hosts' page: ids with present names, and nothing from within a match."""

from __future__ import annotations

from typing import Final

from bottega.server.core.store.store import Store
from bottega.server.http.messages.admin import (
    ActInfo,
    AdminOverview,
    IncidentInfo,
    NodeInfo,
    ReportInfo,
    RulingInfo,
)
from bottega.server.moderation.incidents import DELAYS, FAULTS, Incidents
from bottega.server.moderation.reports import Reports
from bottega.server.moderation.rows import ABOUT_PEOPLE, Act, Incident, Report, Ruling
from bottega.server.moderation.rulings import Rulings
from bottega.server.platform.ids import Id, id_text, read_id

MOST: Final = 100  # of each list

Names = dict[Id, str]


async def overview(rulings: Rulings, reports: Reports, incidents: Incidents) -> AdminOverview:
    """Rulings, reports, incidents, audit log and nodes."""
    await rulings.refresh()
    shown, acts, held = await reports.open(MOST), await rulings.acts(MOST), rulings.cache.all
    people = {person_of(ruling) for ruling in held} | {act.host for act in acts}
    people |= {one for report in shown for one in (report.guest, report.reporter)}
    names = await names_of(rulings.store, people)
    return AdminOverview(
        reports=[report_info(one, names) for one in shown],
        rulings=[ruling_info(one, names) for one in held],
        incidents=[told(one) for one in await incidents.told(FAULTS, MOST)],
        slow=[told(one) for one in await incidents.told(DELAYS, MOST)],
        nodes=[
            NodeInfo(node.name, node.sockets, node.version, rulings.drains(node.name))
            for node in await incidents.nodes()
        ],
        acts=[act_info(act, names) for act in acts],
    )


def report_info(report: Report, names: Names) -> ReportInfo:
    return ReportInfo(
        id=report.id,
        table=id_text(report.table) if report.number else "",  # empty: a player was reported, not a remark
        guest=id_text(report.guest),
        name=report.name,
        text=report.text,
        said=int(report.said),
        reporter=id_text(report.reporter),
        reporter_name=names.get(report.reporter, ""),
        made=int(report.made),
    )


def ruling_info(ruling: Ruling, names: Names) -> RulingInfo:
    return RulingInfo(
        kind=ruling.kind,
        about=ruling.about,
        name=names.get(person_of(ruling), ""),
        text=ruling.text,
        why=ruling.why,
        until=int(ruling.until),
        made=int(ruling.made),
    )


def act_info(act: Act, names: Names) -> ActInfo:
    return ActInfo(
        at=int(act.at),
        host=id_text(act.host) if act.host else "",
        host_name=names.get(act.host, ""),
        act=act.act,
        kind=act.kind,
        about=act.about,
        text=act.text,
        why=act.why,
    )


def person_of(ruling: Ruling) -> Id:
    """The person it is about; 0: none."""
    return read_id(ruling.about) if ruling.kind in ABOUT_PEOPLE else 0


def told(incident: Incident) -> IncidentInfo:
    """An incident as hosts see it."""
    return IncidentInfo(
        kind=incident.kind,
        table=id_text(incident.table) if incident.table else "",
        match=id_text(incident.match) if incident.match else "",
        what=incident.what,
        node=incident.node,
        last=int(incident.last),
        times=incident.times,
        worst=incident.worst,
    )


async def names_of(store: Store, people: set[Id]) -> Names:
    """How these are called now."""
    found = [await store.guest(one) for one in people if one]
    return {one.id: one.name for one in found if one is not None}
