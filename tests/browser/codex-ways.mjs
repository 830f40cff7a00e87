// What a hand does at Codex Naturalis that no other game needs.

/** A card that fits nowhere with this side up is turned over. */
export async function turnOver(page) {
    if (await page.locator(".held.chosen").count())
        if (!(await page.locator(".ghost").count())) await page.keyboard.press("f");
}
