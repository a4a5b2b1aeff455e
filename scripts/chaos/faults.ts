import type { Mode } from './link.ts'
import { setPartner } from './partners.ts'
import type { Random } from './random.ts'
import type { Server } from './server.ts'
import type { System } from './system.ts'
import { untilReady } from './until-ready.ts'

/** Something that goes wrong for a while. */
export interface Fault {
  readonly name: string
  /** what it concerns: faults of one target never overlap */
  readonly target: 'processes' | 'database' | 'network' | 'firm' | 'partners'
  /** shortest and longest duration in milliseconds */
  readonly lasts: readonly [number, number]
  /** Whether what follows it takes minutes or many starts, so that a short run leaves it out. */
  readonly isLong?: boolean
  /** why it cannot happen on this machine */
  readonly obstacle?: (system: System) => string | undefined
  /** Causes the fault. @returns a function that ends it, and resolves when it has ended */
  begin(system: System, random: Random): Promise<Heal>
}

export type Heal = () => Promise<void> | void

const second = 1_000

const processes = ({ servers, worker }: System): readonly Server[] => [...servers, worker]

/** Kills one process, and resolves once the next one is ready. */
const killed = async (server: Server): Promise<Heal> => {
  await server.kill()
  return () => untilReady(server)
}

/** Sets the network between one process and the database, or between callers and one server. */
const network =
  (between: 'toDatabase' | 'toServers', modeOf: (random: Random) => Mode): Fault['begin'] =>
  async (system, random) => {
    const link = random.of(system[between])
    link.set(modeOf(random))
    return () => link.set({ kind: 'pass' })
  }

/** Turns on a fault of one of the firm's systems. */
const atFirm =
  (fault: string, systems: readonly string[], ms?: readonly [number, number]): Fault['begin'] =>
  async ({ office }, random) => {
    await office.fail({ fault, system: random.of(systems), ...(ms && { ms: random.int(...ms) }) })
    return office.heal
  }

const everySystem = ['orders', 'books', 'credentials', 'sms', 'sms-second', 'account-directory']

/** Every fault, in groups by what it concerns. */
export const faults: readonly Fault[] = [
  {
    name: 'kill -9 of a server',
    target: 'processes',
    lasts: [0, 500],
    begin: ({ servers }, random) => killed(random.of(servers)),
  },
  { name: 'kill -9 of the worker', target: 'processes', lasts: [0, 500], begin: ({ worker }) => killed(worker) },
  {
    name: 'a server or the worker stands still',
    target: 'processes',
    lasts: [500, 20 * second],
    begin: async (system, random) => random.of(processes(system)).pause(),
  },
  {
    name: 'the clock of a server or of the worker jumps',
    target: 'processes',
    lasts: [second, 15 * second],
    begin: async (system, random) => {
      const server = random.of(processes(system))
      const by = random.of([2, 90, 600, 3_600]) * second
      server.jump(random.oneIn(2) ? by : -by)
      return () => server.jump(0)
    },
  },
  {
    name: 'kill -9 of PostgreSQL',
    target: 'database',
    lasts: [0, 100],
    begin: async ({ database }) => {
      await database.kill('SIGKILL')
      return () => database.untilDone(async (db) => void (await db`select 1`))
    },
  },
  {
    name: 'PostgreSQL ends without a checkpoint',
    target: 'database',
    lasts: [0, 100],
    begin: async ({ database }) => {
      await database.kill('immediate')
      return () => database.untilDone(async (db) => void (await db`select 1`))
    },
  },
  {
    name: 'a session of PostgreSQL stands still',
    target: 'database',
    lasts: [500, 8 * second],
    begin: async ({ database }, random) => (await database.pauseSession(random)) ?? (() => undefined),
  },
  {
    name: 'the database is read-only',
    target: 'database',
    lasts: [500, 10 * second],
    begin: async ({ database }) => {
      await database.setReadOnly(true)
      return () => database.setReadOnly(false)
    },
  },
  {
    name: 'the disk of the database is full',
    target: 'database',
    lasts: [500, 6 * second],
    obstacle: ({ disk }) => (disk ? undefined : 'this account may not mount a file system'),
    begin: async ({ disk, database }) => {
      disk?.fill()
      return async () => {
        disk?.empty()
        await database.untilDone(async (db) => void (await db`select 1`))
      }
    },
  },
  {
    name: 'the network to the database is slow',
    target: 'network',
    lasts: [second, 15 * second],
    begin: network('toDatabase', (random) => ({ kind: 'delay', ms: random.int(5, 400) })),
  },
  {
    name: 'the network to the database stalls',
    target: 'network',
    lasts: [500, 10 * second],
    begin: network('toDatabase', () => ({ kind: 'stall' })),
  },
  {
    name: 'the network to the database resets connections',
    target: 'network',
    lasts: [0, 3 * second],
    begin: network('toDatabase', () => ({ kind: 'refuse' })),
  },
  {
    // the process gives these connections up after 35 seconds
    name: 'the network loses the connections to the database',
    target: 'network',
    lasts: [second, 8 * second],
    isLong: true,
    begin: network('toDatabase', () => ({ kind: 'swallow' })),
  },
  {
    name: 'the network loses the connections to a server',
    target: 'network',
    lasts: [500, 8 * second],
    begin: network('toServers', () => ({ kind: 'swallow' })),
  },
  {
    name: 'the network to a server resets connections',
    target: 'network',
    lasts: [0, 3 * second],
    begin: network('toServers', () => ({ kind: 'refuse' })),
  },
  {
    name: 'the network to a server is slow',
    target: 'network',
    lasts: [second, 8 * second],
    begin: network('toServers', (random) => ({ kind: 'delay', ms: random.int(5, 400) })),
  },
  {
    name: 'a system of the firm acts and resets the connection',
    target: 'firm',
    lasts: [second, 8 * second],
    begin: atFirm('commits_and_resets', everySystem),
  },
  {
    name: 'a system of the firm acts and never answers',
    target: 'firm',
    lasts: [second, 8 * second],
    begin: atFirm('commits_and_stalls', everySystem),
  },
  {
    name: 'a system of the firm is slow',
    target: 'firm',
    lasts: [second, 10 * second],
    begin: atFirm('slow', everySystem, [200, 6 * second]),
  },
  {
    name: 'a system of the firm is away',
    target: 'firm',
    lasts: [500, 8 * second],
    begin: atFirm('down', everySystem),
  },
  {
    name: 'a system of the firm is busy',
    target: 'firm',
    lasts: [500, 8 * second],
    begin: atFirm('busy', everySystem),
  },
  {
    name: 'a system of the firm answers twice',
    target: 'firm',
    lasts: [second, 8 * second],
    begin: atFirm('answers_twice', everySystem),
  },
  {
    name: 'an SMS gateway loses messages',
    target: 'firm',
    lasts: [500, 6 * second],
    begin: atFirm('loses_messages', ['sms', 'sms-second']),
  },
  {
    name: 'a partner gives no answer',
    target: 'partners',
    lasts: [second, 15 * second],
    begin: (system, random) => setPartner(system, random, { down: true, refuses: false }),
  },
  {
    name: 'a partner refuses orders',
    target: 'partners',
    lasts: [second, 8 * second],
    begin: (system, random) => setPartner(system, random, { down: false, refuses: true }),
  },
]
