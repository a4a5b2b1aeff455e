import type { Random } from './random.ts'
import type { System } from './system.ts'

/** The sandbox's partners whose orders the callers cause. */
export const partners = ['food-platform', 'tidal-books']

/** Milliseconds in which one of the servers has to set how a partner answers, whatever fault happens meanwhile. */
const longest = 300_000

/**
 * Sets how a partner answers, by a call of the sandbox. Tries the servers in turn, until one has done it.
 *
 * @throws Error if none has done it after five minutes
 */
const postBehaviour = async ({ toServers, servers }: System, body: object): Promise<void> => {
  const begun = performance.now()
  for (let nth = 0; performance.now() - begun < longest; nth++) {
    const server = servers[nth % toServers.length]
    const isDone = await fetch(`http://127.0.0.1:${server?.port}/dev/partners`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isDone) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('no server has set how a partner answers within five minutes')
}

/** Lets every partner answer, and sends the queued orders at once. */
export const healPartners = async (system: System): Promise<void> => {
  for (const partner of partners) await postBehaviour(system, { partner, down: false, refuses: false })
}

/** Sets how one partner answers. @returns a function that lets it answer again */
export const setPartner = async (
  system: System,
  random: Random,
  how: { readonly down: boolean; readonly refuses: boolean },
): Promise<() => Promise<void>> => {
  const partner = random.of(partners)
  await postBehaviour(system, { partner, ...how })
  return () => postBehaviour(system, { partner, down: false, refuses: false })
}
