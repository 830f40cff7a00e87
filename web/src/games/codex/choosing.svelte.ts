// The card one has in mind and which way up each card of the hand is held. It lives in this browser only.

export class Choosing {
  card: string | null = $state(null);
  private held: Record<string, 0 | 1> = $state({});

  faceOf(id: string): 0 | 1 {
    return this.held[id] ?? 0;
  }

  flip(id: string): void {
    this.held[id] = this.faceOf(id) === 0 ? 1 : 0;
  }

  /** What one would say with the card as it is held; only the spot is left open. */
  wish(id: string, face = this.faceOf(id)): string {
    return `place ${id} ${face === 0 ? "front" : "back"}`;
  }
}
