import type { WatchlistKeepReply, WatchlistKeepRequest, WatchlistReply } from '@foyer/api/watchlist'
import type { List } from './list.ts'

interface Connection {
  send: (request: WatchlistKeepRequest) => Promise<WatchlistKeepReply>
  /** shows a list on the screen */
  show: (list: WatchlistReply) => void
  /** another device changed the list first; its list is shown, and this person's change is discarded */
  onConflict: () => void
  /** whether the change may have been stored despite this failure */
  mayBeStored: (error: unknown) => boolean
  /** reads the list again, because its state on the server is unknown */
  reread: () => void
}

const isSame = (one: List, other: List): boolean =>
  JSON.stringify([one.codes, one.groups]) === JSON.stringify([other.codes, other.groups])

const copyOf = ({ codes, groups }: List) => ({
  codes: [...codes],
  groups: groups.map(({ name, codes: own }) => ({ name, codes: [...own] })),
})

/**
 * Stores each change immediately: shows it, then sends it. Changes that are made during a request are sent together
 * after its answer, so that revisions follow each other. A change that fails is undone on the screen. A change with an
 * unknown outcome is sent once more.
 */
export class WatchlistSaver {
  readonly #connection: Connection
  #stored: WatchlistReply = { revision: 0, codes: [], groups: [] }
  #pending: List | undefined
  readonly #watchers = new Set<() => void>()
  isBusy = false
  /** why the last change was probably not stored, so that the earlier list is shown; null if it was stored */
  failure: unknown = null

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Accepts a list that was read from the server. During a request it is ignored, because the answer will be newer. */
  accept(list: WatchlistReply): void {
    if (!this.isBusy) this.#stored = list
  }

  /** Calls back when `failure` changes. Once nobody watches, a failure that was shown counts as seen. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => {
      this.#watchers.delete(watcher)
      if (this.#watchers.size === 0) this.failure = null
    }
  }

  save(list: List): void {
    this.#fail(null)
    this.#pending = list
    this.#connection.show({ ...this.#stored, ...copyOf(list) })
    if (!this.isBusy) void this.#run()
  }

  async #run(): Promise<void> {
    this.isBusy = true
    let isUnknown = false
    while (this.#pending) {
      const change = this.#pending
      this.#pending = undefined
      try {
        const { isStored, ...list } = await this.#send(change)
        this.#stored = list
        // the first of two requests may have been stored while its answer was lost
        if (!isStored && !isSame(change, list)) this.#discard(() => this.#connection.onConflict())
      } catch (error) {
        isUnknown = this.#connection.mayBeStored(error)
        this.#discard(() => this.#fail(error))
      }
    }
    this.isBusy = false
    this.#connection.show(this.#stored)
    if (isUnknown) this.#connection.reread()
  }

  /** Sends the list. The server stores the same list with the same revision at most once, so a retry is safe. */
  async #send(list: List): Promise<WatchlistKeepReply> {
    const request = { revision: this.#stored.revision, ...copyOf(list) }
    try {
      return await this.#connection.send(request)
    } catch (error) {
      if (!this.#connection.mayBeStored(error)) throw error
      return this.#connection.send(request)
    }
  }

  #fail(error: unknown): void {
    if (this.failure === error) return
    this.failure = error
    for (const watcher of this.#watchers) watcher()
  }

  /** Discards later changes too, because they were based on a list that is not valid any more. */
  #discard(notify: () => void): void {
    this.#pending = undefined
    notify()
  }
}
