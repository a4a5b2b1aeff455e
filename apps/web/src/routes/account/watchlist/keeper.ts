import type { WatchlistKeepReply, WatchlistKeepRequest, WatchlistReply } from '@foyer/contract/watchlist'

interface Ways {
  send: (request: WatchlistKeepRequest) => Promise<WatchlistKeepReply>
  /** what stands on the screen from now on */
  show: (list: WatchlistReply) => void
  /** another device was first: its list is shown, and this person's change is not in it */
  onConflict: () => void
  /** nothing was kept, as far as anybody knows: the list from before is shown */
  onFailure: (error: unknown) => void
}

/**
 * Keeps each change at once: it is shown, then sent. Changes made while one is on its way are sent together when it is
 * there, so that revisions follow each other. What is not kept is undone on the screen.
 */
export class Keeper {
  readonly #ways: Ways
  #kept: WatchlistReply = { revision: 0, codes: [] }
  #wanted: readonly string[] | undefined
  isBusy = false

  constructor(ways: Ways) {
    this.#ways = ways
  }

  /** What the server says there is; while a change is on its way its answer will say it better. */
  know(list: WatchlistReply): void {
    if (!this.isBusy) this.#kept = list
  }

  want(codes: readonly string[]): void {
    this.#wanted = codes
    this.#ways.show({ ...this.#kept, codes: [...codes] })
    if (!this.isBusy) void this.#run()
  }

  async #run(): Promise<void> {
    this.isBusy = true
    while (this.#wanted) {
      const codes = [...this.#wanted]
      this.#wanted = undefined
      try {
        const { kept, ...list } = await this.#ways.send({ revision: this.#kept.revision, codes })
        this.#kept = list
        if (!kept) this.#giveUp(() => this.#ways.onConflict())
      } catch (error) {
        this.#giveUp(() => this.#ways.onFailure(error))
      }
    }
    this.isBusy = false
    this.#ways.show(this.#kept)
  }

  /** What was changed since was made from a list that does not hold. */
  #giveUp(tell: () => void): void {
    this.#wanted = undefined
    tell()
  }
}
