import { createTracker, type Tracker, type TrackerConfig, webPlatform } from '@foyer/analytics'
import { loadConfig } from '../config.ts'
import { hostHere } from '../open-app.ts'
import { personIn } from './who.ts'

/**
 * `?tracking=debug`: in a sandbox, sends each event to the collector's debug address, which answers how it was read.
 */
const isDebugRequested = (): boolean => new URLSearchParams(location.search).get('tracking') === 'debug'

const warn = (what: string, why: string): void => {
  // biome-ignore lint/suspicious/noConsole: a developer who requested debug mode reads it there
  console.warn(`tracking: ${what}: ${why}`)
}
/**
 * V13 An event that the tracker refuses never reaches the collector, so only this page can show it; refusals of the
 * collector are shown too. Shows names and reasons only, because a value may be personal data.
 */
const debugMode = {
  debug: 'store',
  onRejected: ({ rejection, name }) => warn(name, rejection),
  onReport({ event, status, reply }) {
    if (status !== 200) warn(event.event ?? event.type, `${status} ${reply}`)
  },
} as const satisfies Partial<TrackerConfig>

/** Properties of every event: how the page is shown, and nothing about the visitor. */
const shownHow = () => {
  const { lang, dataset } = document.documentElement
  return { language: lang, theme: dataset.theme ?? '', host: hostHere().name, client: __CLIENT_APP__ }
}

/** The SDK as this client uses it. */
export interface ClientTracker extends Pick<Tracker, 'track'> {
  /** consent was given: starts or restarts; `handOver` passes on earlier events */
  begin(handOver: () => void): void
  /** consent was withdrawn: deletes everything on this device */
  end(): void
}

/** Loads the SDK. Called only when someone has consented, or earlier data has to be deleted. */
export const openTracker = async (): Promise<ClientTracker> => {
  const { hosts, sandbox } = await loadConfig()
  const tracker = createTracker(
    {
      collector: new URL(hosts.collector, location.href).href,
      singlePage: false,
      properties: shownHow,
      channelEvents: ['sign_in_done', 'activity_joined'],
      ...(sandbox && isDebugRequested() && debugMode),
    },
    webPlatform(),
  )
  const person = personIn(tracker)
  return {
    track: tracker.track,
    begin(handOver) {
      tracker.setConsent('granted')
      tracker.start()
      person.signOutPrevious()
      handOver()
      person.know()
    },
    end: () => tracker.setConsent('refused'),
  }
}
