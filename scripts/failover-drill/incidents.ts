import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { DatabaseHost } from './database-host.ts'
import { killIfThere } from './network.ts'

/** Something that is broken. */
export interface Broken {
  /** when another host was primary; undefined if none had to be. As of `performance.now()` */
  readonly primaryAt?: number
  repair(): void
}

/** Something that breaks, and what is repaired afterwards. */
export interface Incident {
  readonly name: string
  /** Breaks something, and waits until callers can be served again. */
  strike(cluster: Cluster, note: (fault: string) => void): Promise<Broken>
}

const killPostmaster = ({ host, postmaster }: DatabaseHost): void => {
  const pid = postmaster()
  if (pid === undefined) throw new Error(`no PostgreSQL runs on ${host.name}`)
  process.kill(pid, 'SIGKILL')
}

/** As if the power failed: nothing leaves the host any more, and nothing on it runs. */
const powerOff = ({ host, patroni, etcd }: DatabaseHost): void => {
  host.cut()
  for (const one of [patroni, etcd]) void one.kill()
  for (const pid of host.pids()) killIfThere(pid)
}

const powerOn = (one: DatabaseHost): void => {
  one.host.mend()
  one.start()
}

/** The database and the statement by which a host is tested for accepting writes. */
export const probe = { database: 'probe', create: 'create table if not exists writes (at timestamptz)' } as const

/** Whether a host commits a write. A synchronous primary without a standby does not: its commit waits. */
const acknowledgesWrite = ({ query }: DatabaseHost): boolean => {
  try {
    query(probe.database, 'insert into writes values (now())', 4)
    return true
  } catch {
    return false
  }
}

const kill = (name: string, strike: (primary: DatabaseHost) => Promise<void> | void): Incident => ({
  name,
  strike: async (cluster) => {
    const primary = await cluster.leader()
    await strike(primary)
    await cluster.leaderOtherThan(primary)
    return { primaryAt: performance.now(), repair: () => powerOn(primary) }
  },
})

/** The kinds of kills of the primary, in turn. */
export const kills: readonly Incident[] = [
  kill('PostgreSQL of the primary killed', killPostmaster),
  kill('Patroni and PostgreSQL killed', async (primary) => {
    await primary.patroni.kill()
    killPostmaster(primary)
  }),
  kill('power failure of the primary', powerOff),
]

export const others: readonly Incident[] = [
  {
    name: 'primary cut off from the network',
    strike: async (cluster, note) => {
      const old = await cluster.leader()
      old.host.cut()
      const test = () => {
        if (acknowledgesWrite(old)) note(`${old.host.name} acknowledged a write while it was cut off`)
      }
      test()
      await cluster.leaderOtherThan(old)
      const primaryAt = performance.now()
      test()
      const isPrimary = () => {
        try {
          return old.query('postgres', 'select not pg_is_in_recovery()', 2) === 't'
        } catch {
          return false
        }
      }
      while (isPrimary()) {
        if (performance.now() - primaryAt > 30_000) {
          note(`${old.host.name} still calls itself primary 30 s after another host became it`)
          break
        }
        await wait(200)
      }
      return { primaryAt, repair: old.host.mend }
    },
  },
  {
    name: 'Patroni of the primary killed alone',
    strike: async (cluster, note) => {
      const old = await cluster.leader()
      await old.patroni.kill()
      await cluster.leaderOtherThan(old)
      const primaryAt = performance.now()
      // its PostgreSQL still runs, and does not know of the other one
      if (acknowledgesWrite(old)) note(`${old.host.name} acknowledged a write beside the new primary`)
      return { primaryAt, repair: old.patroni.start }
    },
  },
  {
    name: 'synchronous standby lost',
    strike: async (cluster) => {
      const standby = await cluster.synchronous()
      powerOff(standby)
      await wait(20_000)
      return { repair: () => powerOn(standby) }
    },
  },
  {
    name: 'both standbys lost for 30 seconds',
    strike: async (cluster, note) => {
      const primary = await cluster.leader()
      const standbys = cluster.databases.filter((one) => one !== primary)
      // PostgreSQL and Patroni alone, since etcd needs a majority
      for (const one of standbys) {
        await one.patroni.kill()
        killPostmaster(one)
      }
      await wait(5_000)
      if (acknowledgesWrite(primary)) note('a write was acknowledged that no standby had')
      await wait(21_000)
      return {
        repair: () => {
          for (const one of standbys) one.patroni.start()
        },
      }
    },
  },
]
