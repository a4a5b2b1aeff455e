import type { WatchlistKeepReply, WatchlistKeepRequest, WatchlistReply } from '@foyer/contract/watchlist'

interface Ways {
  send: (request: WatchlistKeepRequest) => Promise<WatchlistKeepReply>
  /** what stands on the screen from now on */
  show: (list: WatchlistReply) => void
  /** another device was first: its list is shown, and this person's change is not in it */
  onConflict: () => void
  /** nothing was kept, as far as anybody knows: the list from before is shown */
  onFailure: (error: unknown) => void
  /** behind this failure the list may have been kept all the same */
  mayBeKept: (error: unknown) => boolean
  /** what the server has is not known: it is read again */
  reread: () => void
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()

/**
 * Keeps each change at once: it is shown, then sent. Changes made while one is on its way are sent together when it is
 * there, so that revisions follow each other. What is not kept is undone on the screen; where nobody knows whether it was,
 * the same is sent once more.
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
    let isUnknown = false
    while (this.#wanted) {
      const codes = [...this.#wanted]
      this.#wanted = undefined
      try {
        const { kept, ...list } = await this.#send(codes)
        this.#kept = list
        // the first of two may have been kept, and its answer lost
        if (!kept && !isSame(codes, list.codes)) this.#giveUp(() => this.#ways.onConflict())
      } catch (error) {
        isUnknown = this.#ways.mayBeKept(error)
        this.#giveUp(() => this.#ways.onFailure(error))
      }
    }
    this.isBusy = false
    this.#ways.show(this.#kept)
    if (isUnknown) this.#ways.reread()
  }

  /** The same list with the same revision is kept once at most. */
  async #send(codes: string[]): Promise<WatchlistKeepReply> {
    const request = { revision: this.#kept.revision, codes }
    try {
      return await this.#ways.send(request)
    } catch (error) {
      if (!this.#ways.mayBeKept(error)) throw error
      return this.#ways.send(request)
    }
  }

  /** What was changed since was made from a list that does not hold. */
  #giveUp(tell: () => void): void {
    this.#wanted = undefined
    tell()
  }
}
