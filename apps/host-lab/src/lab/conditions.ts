import { setTimeout as wait } from 'node:timers/promises'
import type { Network } from '../wire.ts'

const slowness = 2_000

/** Whether a path is a call of the client. Pages and their files always load, so that a frame can be reloaded. */
const isCall = (path: string): boolean => /^\/(api|opening|jwt|trade|quote|common|user|fund|sa)\//.test(path)

/** Returns what happens to a request under a network condition: it proceeds, its connection is dropped, or it fails. */
export const fate = async (path: string, network: Network): Promise<'goes-on' | 'dropped' | 'fails'> => {
  if (!isCall(path) || network === 'online') return 'goes-on'
  if (network === 'offline') return 'dropped'
  if (network === 'errors') return 'fails'
  await wait(slowness)
  return 'goes-on'
}
