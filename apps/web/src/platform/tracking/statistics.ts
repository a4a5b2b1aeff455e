import type { TrackedEvent } from '../tracker.ts'
import type { StatisticsConsent } from './consent.ts'
import { pageFacts, type ShownPage } from './page-facts.ts'
import type { ClientTracker } from './sdk.ts'

/** What usage statistics stand on. */
export interface Surroundings {
  readonly page: ShownPage
  readonly load: () => Promise<ClientTracker>
  /** whether an earlier visit has left anything of the tracker on this device */
  readonly isAnythingKept: () => boolean
  readonly consent: () => StatisticsConsent
}

/**
 * Between the client and the SDK. Nothing of that is loaded before there is consent: until then events wait in memory, and a
 * refusal drops them and does away with what earlier visits kept.
 */
export const usageStatistics = ({ page, load, isAnythingKept, consent }: Surroundings) => {
  let tracker: ClientTracker | undefined
  let loading: Promise<ClientTracker> | undefined
  const facts = pageFacts(page, ({ name, properties, time }) => tracker?.track(name, properties, time))

  const loaded = (): Promise<ClientTracker> => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }

  const begin = async (): Promise<void> => {
    const next = await loaded()
    // answered again since, or begun by another event
    if (consent() !== 'granted' || tracker) return
    tracker = next
    next.begin(facts.open)
  }

  const end = async (): Promise<void> => {
    facts.refuse()
    if (!tracker && !isAnythingKept()) return
    tracker = undefined
    const next = await loaded()
    if (consent() !== 'granted') next.end()
  }

  /** without a network the SDK does not come: the next event tries again */
  const quietly = (work: Promise<void>): void => void work.catch(() => undefined)

  return {
    tell(event: TrackedEvent): void {
      facts.tell(event)
      if (!tracker && consent() === 'granted') quietly(begin())
    },
    release: facts.release,
    leave: facts.leave,
    /** the answer is there, or another one */
    follow(): void {
      const said = consent()
      if (said === 'granted') quietly(begin())
      // unknown again: what this site kept was cleared
      else if (said === 'refused' || tracker) quietly(end())
    },
  }
}
