import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseHost, Member } from './database-host.ts'

/** The hosts of the database together. */
export interface Cluster {
  readonly databases: readonly DatabaseHost[]
  /** The host of a name. */
  of(name: string): DatabaseHost
  /** The cluster as any host sees it that has a leader; empty if none does. */
  members(): Promise<readonly Member[]>
  /** The present primary. @throws Error if there is none within the seconds */
  leader(seconds?: number): Promise<DatabaseHost>
  /** Waits until a host other than this one is the primary. */
  leaderOtherThan(old: DatabaseHost): Promise<DatabaseHost>
  /** The standby that has every acknowledged commit. */
  synchronous(): Promise<DatabaseHost>
  /** Waits until there is a primary, a synchronous standby, and a third host that follows. */
  untilWhole(): Promise<void>
}

const longest = 240

/** Whether a member serves in its role and knows what the primary has written. */
const follows = ({ state, lag }: Member): boolean =>
  (state === 'running' || state === 'streaming') && (lag === undefined || Number(lag) < 1_000_000)

export const clusterOf = (databases: readonly DatabaseHost[]): Cluster => {
  const members = async (): Promise<readonly Member[]> => {
    const seen = await Promise.all(databases.map((one) => one.members()))
    return seen.find((all) => all?.some(({ role }) => role === 'leader')) ?? []
  }
  const of = (name: string): DatabaseHost => {
    const one = databases.find(({ host }) => host.name === name)
    if (!one) throw new Error(`there is no host ${name}`)
    return one
  }
  const until = async <T>(what: string, find: () => Promise<T | undefined>, seconds = longest): Promise<T> => {
    const begun = performance.now()
    for (;;) {
      const found = await find()
      if (found !== undefined) return found
      if (performance.now() - begun > seconds * 1_000)
        throw new Error(`${what} is missing after ${seconds} s: ${JSON.stringify(await members())}`)
      await wait(250)
    }
  }
  const named = async (isWanted: (member: Member) => boolean): Promise<DatabaseHost | undefined> => {
    const found = (await members()).find(isWanted)
    return found && of(found.name)
  }
  return {
    databases,
    of,
    members,
    leader: (seconds) => until('a primary', () => named((one) => one.role === 'leader' && follows(one)), seconds),
    leaderOtherThan: (old) =>
      until('another primary', () =>
        named((one) => one.role === 'leader' && follows(one) && one.name !== old.host.name),
      ),
    synchronous: () =>
      until('a synchronous standby', () => named((one) => one.role === 'sync_standby' && follows(one))),
    untilWhole: async () => {
      await until('a whole cluster', async () => {
        const all = await members()
        const isWhole = all.length === databases.length && all.every(follows)
        return isWhole && all.some(({ role }) => role === 'sync_standby') ? true : undefined
      })
    },
  }
}
