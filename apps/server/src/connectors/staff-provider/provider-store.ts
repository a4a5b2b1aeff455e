import { wallClock } from '../../clocks.ts'

type Payload = Readonly<Record<string, unknown>> & { consumed?: number }

interface Entry {
  readonly payload: Payload
  /** milliseconds since 1970 */
  readonly endsAt: number
}

/** Entries of one kind; the oldest ones go first. */
const most = 1_000

/** What the sandbox's provider stores of one kind, such as its sessions, in the memory of this process. */
export class ProviderStore {
  readonly #entries = new Map<string, Entry>()

  async upsert(id: string, payload: Payload, lifeSeconds?: number): Promise<void> {
    this.#entries.delete(id)
    this.#entries.set(id, { payload, endsAt: wallClock() + (lifeSeconds ?? 86_400) * 1000 })
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > most && oldest !== undefined) this.#entries.delete(oldest)
  }

  #where(fits: (payload: Payload) => boolean): Payload | undefined {
    return [...this.#entries.values()].find(({ payload, endsAt }) => endsAt > wallClock() && fits(payload))?.payload
  }

  async find(id: string): Promise<Payload | undefined> {
    const entry = this.#entries.get(id)
    return entry && entry.endsAt > wallClock() ? entry.payload : undefined
  }

  async findByUid(uid: string): Promise<Payload | undefined> {
    return this.#where((payload) => payload.uid === uid)
  }

  async findByUserCode(userCode: string): Promise<Payload | undefined> {
    return this.#where((payload) => payload.userCode === userCode)
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id)
    if (payload) payload.consumed = Math.floor(wallClock() / 1000)
  }

  async destroy(id: string): Promise<void> {
    this.#entries.delete(id)
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#entries) if (payload.grantId === grantId) this.#entries.delete(id)
  }
}
