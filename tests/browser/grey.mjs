// Nothing is told by colour alone: seats and kinds of pieces are drawn without colour, and must not look alike.

import { complain } from "./visiting.mjs";

const SIDE = 48;
const ALIKE = 0.85; // how much two pictures may have in common, of 1
const SEATS = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4"];

/** The signs of each game that stand for a kind: symbols of its board, or patterns to fill with. */
const KINDS = {
    codex: [/^cx-(plant|animal|fungi|insect)$/, /^cx-weave-(plant|animal|fungi|insect)$/],
    leonardo: [/^lv-(iron|wood|rope|brick|glass)$/],
    inventors: [/^in-(physics|chemistry|mechanics|mathematics)$/],
    workshop: [/^ws-(?!any|cards|turned)[a-z]+$/],
};

/** Draws the seats' patterns and the game's signs in grey on its board, and compares each two of a kind. */
export async function toldApart(page, game) {
    const ids = await page.evaluate(() =>
        [...document.querySelectorAll("symbol[id], pattern[id]")].map(({ id }) => id),
    );
    for (const kind of [SEATS, ...KINDS[game].map((form) => ids.filter((id) => form.test(id)))]) {
        if (kind.length < 4) complain(`${game}: ${kind.join(" ")} are fewer than there are kinds`);
        const grey = await drawGrey(page, kind);
        for (const [place, one] of grey.entries()) {
            if (one.flat) complain(`${game}: ${kind[place]} is one plain colour`);
            for (const [after, other] of grey.slice(place + 1).entries())
                if (common(one.pixels, other.pixels) > ALIKE)
                    complain(`${game}: in grey ${kind[place]} looks like ${kind[place + 1 + after]}`);
        }
    }
}

/** The correlation of two pictures: brightness and contrast do not count, only what is drawn. */
function common(one, other) {
    return one.reduce((sum, value, place) => sum + value * other[place], 0) / one.length;
}

async function drawGrey(page, ids) {
    await page.evaluate(drawRow, [ids, SIDE]);
    const row = page.locator("#grey-row");
    const taken = (await row.screenshot()).toString("base64");
    await row.evaluate((element) => element.remove());
    return await page.evaluate(readRow, [taken, ids.length, SIDE]);
}

function drawRow([ids, side]) {
    const SVG = "http://www.w3.org/2000/svg";
    const row = document.createElementNS(SVG, "svg");
    row.id = "grey-row";
    row.setAttribute("width", ids.length * side);
    row.setAttribute("height", side);
    for (const [place, id] of ids.entries()) {
        const isSymbol = document.getElementById(id).tagName === "symbol";
        const sign = document.createElementNS(SVG, isSymbol ? "use" : "rect");
        sign.setAttribute(isSymbol ? "href" : "fill", isSymbol ? `#${id}` : `url(#${id})`);
        for (const [name, value] of Object.entries({ x: place * side, y: 0, width: side, height: side }))
            sign.setAttribute(name, value);
        row.append(sign);
    }
    Object.assign(row.style, {
        position: "fixed",
        inset: "0 auto auto 0",
        zIndex: 9999,
        background: "white",
        color: "black",
        filter: "grayscale(1)",
    });
    document.querySelector(".board").append(row);
}

async function readRow([taken, count, side]) {
    const bytes = Uint8Array.from(atob(taken), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    context.drawImage(picture, 0, 0);
    return Array.from({ length: count }, (_, place) => {
        const { data } = context.getImageData(place * side, 0, side, side);
        const grey = Array.from({ length: side * side }, (_, at) => data[4 * at]);
        const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
        const spread = Math.sqrt(grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length);
        return { flat: spread < 4, pixels: grey.map((value) => (value - mean) / (spread || 1)) };
    });
}
