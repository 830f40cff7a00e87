// What a hand does at Codex Naturalis that no other game needs.

// Looked for at once: while a move is under way a card is still chosen and no spot glows, but none may be laid.
const FITS_NOWHERE = ".board:not(:has(.ghost)) .held.chosen .offered";

/** A card that fits nowhere with this side up is turned over. */
export async function turnOver(page) {
    if (await page.locator(FITS_NOWHERE).count()) await page.keyboard.press("f");
}
