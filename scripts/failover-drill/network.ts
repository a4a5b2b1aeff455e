// cspell:ignore netns
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Line } from '../production-demo/program.ts'

/** The program of iproute2, which makes network namespaces. */
const ip = (...args: string[]): string =>
  execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const quietly = (...args: string[]): void => {
  try {
    ip(...args)
  } catch {
    // it does not exist
  }
}

/** The part of the network that this process has: the end of the bridge, at which the callers are. */
const bridge = 'foyer-drill'
const gateway = '10.213.0.254'
/** The name of this process for the hosts. */
export const outside = 'outside'
/** The addresses of callers, all of which lead to this process. */
const callers = '10.214.0.0/16'

/** A host of the drill: a network namespace, with a cable to the bridge. */
export interface Host {
  readonly name: string
  readonly address: string
  /** the same command on this host */
  on(line: Line): Line
  /** ids of the processes that run on it */
  pids(): number[]
  /** pulls the cable */
  cut(): void
  /** plugs it in again */
  mend(): void
}

export interface Network {
  readonly hosts: ReadonlyMap<string, Host>
  /** the address of this process for the hosts */
  readonly gateway: string
  /** an address for the n-th caller, at most 65,000 */
  callerAddress(nth: number): string
  remove(): void
}

const namespaceOf = (name: string) => `foyer-${name}`
const cableOf = (name: string) => `fd-${name}`

const hostOf = (name: string, address: string): Host => {
  const namespace = namespaceOf(name)
  return {
    name,
    address,
    on: (line) => ['ip', 'netns', 'exec', namespace, ...line],
    pids: () => ip('netns', 'pids', namespace).split('\n').filter(Boolean).map(Number),
    cut: () => void ip('link', 'set', cableOf(name), 'down'),
    mend: () => void ip('link', 'set', cableOf(name), 'up'),
  }
}

/** kill -9 of a process that may have ended. */
export const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Removes the hosts with all that runs on them, also those of a drill that was killed. */
const removeAll = (hosts: readonly Host[]): void => {
  const isThere = new Set(
    ip('netns', 'list')
      .split('\n')
      .map((line) => line.split(' ')[0]),
  )
  for (const { name, pids } of hosts) {
    if (isThere.has(namespaceOf(name))) for (const pid of pids()) killIfThere(pid)
    quietly('netns', 'delete', namespaceOf(name))
    quietly('link', 'delete', cableOf(name))
    rmSync(join('/etc/netns', namespaceOf(name)), { recursive: true, force: true })
  }
  quietly('link', 'delete', bridge)
  quietly('route', 'delete', 'local', callers, 'dev', 'lo')
}

/**
 * Creates a network of hosts that know each other by name. It needs root, and Linux.
 *
 * @param addresses the last part of the address of each host, by name
 */
export const createNetwork = (addresses: Readonly<Record<string, number>>): Network => {
  const hosts = Object.entries(addresses).map(([name, last]) => hostOf(name, `10.213.0.${last}`))
  removeAll(hosts)
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${gateway}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  ip('route', 'add', 'local', callers, 'dev', 'lo')
  const names = [
    '127.0.0.1 localhost',
    `${gateway} ${outside}`,
    ...hosts.map(({ name, address }) => `${address} ${name}`),
  ].join('\n')
  for (const { name, address } of hosts) {
    const namespace = namespaceOf(name)
    // `ip netns exec` shows the files of this folder in /etc
    const folder = join('/etc/netns', namespace)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'hosts'), `${names}\n`)
    ip('netns', 'add', namespace)
    ip('link', 'add', cableOf(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
    ip('link', 'set', cableOf(name), 'master', bridge, 'up')
    const inside = (...args: string[]) => ip('-n', namespace, ...args)
    inside('link', 'set', 'lo', 'up')
    inside('address', 'add', `${address}/24`, 'dev', 'eth0')
    inside('link', 'set', 'eth0', 'up')
    inside('route', 'add', 'default', 'via', gateway)
  }
  return {
    hosts: new Map(hosts.map((host) => [host.name, host])),
    gateway,
    callerAddress: (nth) => `10.214.${(nth >> 8) & 255}.${nth & 255}`,
    remove: () => removeAll(hosts),
  }
}
