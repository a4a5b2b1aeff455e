import type { TrackedEvent } from '../tracker.ts'
import type { StatisticsConsent } from './consent.ts'
import { pageFacts, type ShownPage } from './page-facts.ts'
import type { ClientTracker } from './sdk.ts'

/** Dependencies of usage statistics. */
export interface Surroundings {
  readonly page: ShownPage
  readonly load: () => Promise<ClientTracker>
  /** returns whether an earlier visit has left data of the tracker on this device */
  readonly hasStoredData: () => boolean
  readonly consent: () => StatisticsConsent
}

/**
 * Connects the client to the SDK. None of the SDK is loaded before consent. Until then events wait in memory; a refusal
 * drops them and deletes what earlier visits stored.
 */
export const usageStatistics = ({ page, load, hasStoredData, consent }: Surroundings) => {
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
    // the answer has changed since, or another event has already started the tracker
    if (consent() !== 'granted' || tracker) return
    tracker = next
    next.begin(facts.open)
  }

  const end = async (): Promise<void> => {
    facts.refuse()
    if (!tracker && !hasStoredData()) return
    tracker = undefined
    const next = await loaded()
    if (consent() !== 'granted') next.end()
  }

  /** offline, the SDK fails to load, and the next event tries again */
  const quietly = (work: Promise<void>): void => void work.catch(() => undefined)

  return {
    record(event: TrackedEvent): void {
      facts.record(event)
      if (!tracker && consent() === 'granted') quietly(begin())
    },
    release: facts.release,
    leave: facts.leave,
    /** call it when there is an answer, or another one */
    follow(): void {
      const answer = consent()
      if (answer === 'granted') quietly(begin())
      // unknown again, because the site's storage was cleared
      else if (answer === 'refused' || tracker) quietly(end())
    },
  }
}
