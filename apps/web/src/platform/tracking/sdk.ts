import { createTracker, type Tracker, type TrackerConfig, webPlatform } from '@foyer/analytics'
import { loadConfig } from '../config.ts'
import { hostHere } from '../open-app.ts'
import { personIn } from './who.ts'

/** `?tracking=debug`: in a sandbox, each event goes to the collector's debug address, which says how it was read. */
const asksForDebug = (): boolean => new URLSearchParams(location.search).get('tracking') === 'debug'

const warn = (what: string, why: string): void => {
  // biome-ignore lint/suspicious/noConsole: a developer asked for debug mode, and reads it there
  console.warn(`tracking: ${what}: ${why}`)
}
/**
 * V13 what the tracker does not take never reaches the collector, so only this page can say it; what the collector does not take is
 * said here too. Names and reasons alone: a value may be somebody's.
 */
const debugMode = {
  debug: 'store',
  onRejected: ({ rejection, name }) => warn(name, rejection),
  onReport({ event, status, reply }) {
    if (status !== 200) warn(event.event ?? event.type, `${status} ${reply}`)
  },
} as const satisfies Partial<TrackerConfig>

/** What every event says of how the page is shown; nothing of who looks at it. */
const shownHow = () => {
  const { lang, dataset } = document.documentElement
  return { language: lang, theme: dataset.theme ?? '', host: hostHere().name, client: __CLIENT_APP__ }
}

/** The SDK as this client uses it. */
export interface ClientTracker extends Pick<Tracker, 'track'> {
  /** consent is there: begins, or begins anew; `handOver` tells what happened before */
  begin(handOver: () => void): void
  /** consent is gone: nothing stays on this device */
  end(): void
}

/** Fetched, with the SDK, only where somebody has said yes, or has to be forgotten. */
export const openTracker = async (): Promise<ClientTracker> => {
  const { hosts, sandbox } = await loadConfig()
  const tracker = createTracker(
    {
      collector: new URL(hosts.collector, location.href).href,
      singlePage: false,
      properties: shownHow,
      channelEvents: ['sign_in_done', 'activity_joined'],
      ...(sandbox && asksForDebug() && debugMode),
    },
    webPlatform(),
  )
  const person = personIn(tracker)
  return {
    track: tracker.track,
    begin(handOver) {
      tracker.setConsent('granted')
      tracker.start()
      person.forgetWhoLeft()
      handOver()
      person.know()
    },
    end: () => tracker.setConsent('refused'),
  }
}
