import { setTimeout as wait } from 'node:timers/promises'
import type { Network } from '../wire.ts'

const slowness = 2_000

/** Hosts that the client calls; pages and their files always come, so that a frame can be loaded anew. */
const isCall = (path: string): boolean => /^\/(api|opening|jwt|trade|quote|common|user|fund|sa)\//.test(path)

/** What becomes of a request under a network condition: it goes on, its connection is dropped, or it fails. */
export const fate = async (path: string, network: Network): Promise<'goes-on' | 'dropped' | 'fails'> => {
  if (!isCall(path) || network === 'online') return 'goes-on'
  if (network === 'offline') return 'dropped'
  if (network === 'errors') return 'fails'
  await wait(slowness)
  return 'goes-on'
}
