import type { TrackingRejection, TrackingType } from '@foyer/protocol/tracking/events'
import {
  linkRedirectFallback,
  trackingCallbackTimeout,
  trackingConfigurationRefresh,
} from '@foyer/protocol/tracking/limits'
import { idRejection, nameRejection } from '@foyer/protocol/tracking/rules'
import { automaticEvents } from './automatic.ts'
import type { TrackerConfig } from './config.ts'
import { fetchConfiguration } from './configuration/jsonp.ts'
import { fetchDeepLink } from './deep-link.ts'
import { type Draft, isTrack } from './draft.ts'
import type { Identity } from './identity/identity.ts'
import { defaultParameters, hostOf } from './page/addresses.ts'
import { type Facts, pageFacts } from './page/page-facts.ts'
import type { Platform } from './platform.ts'
import { delivery } from './queue/delivery.ts'
import { eventStore } from './queue/event-store.ts'
import { readiness } from './readiness.ts'
import { recorder } from './recorder.ts'
import { chooseSender } from './senders/choose.ts'
import type { GivenProperties, Tracker } from './tracker.ts'
import { addressesOf } from './wire/addresses.ts'
import { putProperties } from './wire/properties.ts'

/** @throws Error for a collector that is neither on https nor on loopback */
export const createTracker = (config: TrackerConfig, platform: Platform): Tracker => {
  const { page, now, after } = platform
  const addresses = addressesOf(config.collector)
  const parameters = config.parameters ?? defaultParameters
  const ready = readiness()
  const store = eventStore(platform.storage, now, (count) => config.onLost?.(count))
  const sending = delivery(platform, store, chooseSender(platform, addresses, config), (event) =>
    config.onDeadEvent?.(event),
  )
  const records = recorder(platform, config, store, parameters, sending.kick)
  let address = ''
  let isHeatMapOn = config.heatMap ?? true
  let isCollecting = true
  let cancelRefresh = () => {}
  let automatic: ReturnType<typeof automaticEvents> | undefined

  const factsOf = page && pageFacts(page, parameters)
  const factsNow = (from?: string): Facts => factsOf?.(from) ?? {}
  /** returns whether there is no rejection, and reports one */
  const isFine = (rejection: TrackingRejection | undefined, name: unknown): boolean => {
    if (rejection) config.onRejected?.({ rejection, name: String(name) })
    return !rejection
  }

  const isNamed = (name: unknown, id: unknown): boolean =>
    isFine(nameRejection(name), name) && isFine(idRejection(id), id)

  const add = (
    type: TrackingType,
    given: GivenProperties,
    rest: Omit<Draft, 'type' | 'properties' | 'time'> & { time?: number | undefined } = {},
    done?: Parameters<typeof records.record>[1],
  ): boolean => {
    const isPage = isTrack(type)
    const properties = isPage ? factsNow() : {}
    const isPut = putProperties(type, { ...(isPage && config.properties?.()), ...given }, properties, isFine)
    if (isPut) records.record({ ...rest, type, properties, time: rest.time ?? now() }, done)
    return isPut
  }

  /** T4, A9: the title may change until the page has been painted; the event is stored before that. */
  const pageView = (given: GivenProperties, time = now()): boolean => {
    const url = page?.url() ?? ''
    // a late view brings its own address, since the page's address is the next one's by now
    const { $url, $url_path, $title } = given
    const at = String($url ?? url)
    if (address && address !== at) {
      factsNow(address)
      automatic?.replaced($url ? { $url, $url_path, $title } : {})
    }
    address = at
    const view = { name: '$pageview', time }
    const settled = (work: ($title: string) => void): void =>
      page?.settled(() => {
        if (page.url() !== url) return
        automatic?.settled()
        work(page.title())
      })
    if (!page || !platform.bridge?.())
      return add('track', given, view, ({ key, event }) => {
        settled(($title) => {
          if (!('$title' in given) && $title !== event.properties.$title)
            store.amend(key, { ...event, properties: { ...event.properties, $title } })
        })
        page?.settled(sending.hold(key))
      })
    // an event that the app has accepted cannot be amended
    const facts = factsNow()
    page.settled(() => add('track', { ...facts, ...(page.url() === url && { $title: page.title() }), ...given }, view))
    return true
  }

  const track = (name: string, given: GivenProperties = {}, time?: number): boolean => {
    return (
      isFine(nameRejection(name), name) &&
      (name === '$pageview' ? pageView(given, time) : add('track', given, { name, time }))
    )
  }

  const configure = async (): Promise<void> => {
    // while a collector is switched off, waiting events are pruned only here
    store.prune()
    const host = page ? hostOf(page.url()) : ''
    const { collect = isCollecting, heatMap = isHeatMapOn } = await fetchConfiguration(platform, addresses, host)
    if (records.consent !== 'granted') return
    isHeatMapOn = heatMap !== false
    isCollecting = collect !== false
    ready.advance('ready')
    if (isCollecting) sending.resume()
    else sending.stop()
    cancelRefresh = after(trackingConfigurationRefresh, () => void configure())
  }

  const open = (): void => {
    records.open()
    ready.advance('stored')
    automatic?.resume()
    if (page && !automatic) {
      automatic = automaticEvents(platform, page, {
        parameters,
        factsNow,
        isHeatMapOn: () => isHeatMapOn,
        emit: (name, facts, time) => void add('track', facts, { name, time }),
        onHide: sending.hurry,
      })
      if (config.singlePage !== false) {
        page.onRoute(() => {
          if (page.url() !== address) pageView({})
        })
        if (!address) pageView({})
      }
    }
    void configure()
  }

  const within = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      after(ms, resolve)
      void sending.flush().then(resolve)
    })

  return {
    get readiness() {
      return ready.state
    },
    onReadiness: ready.subscribe,
    start() {
      if (ready.state !== 'not started') return
      ready.advance('starting')
      platform.onWake?.(sending.wake)
      const begin = (): void => {
        if (records.consent === 'granted') open()
        else if (records.consent === 'refused') records.clear()
      }
      if (platform.onSeen) platform.onSeen(begin)
      else begin()
    },
    setConsent(consent) {
      if (consent === 'refused') {
        sending.stop()
        cancelRefresh()
        automatic?.stop()
        records.clear()
      } else if (ready.state === 'not started') records.decide(consent)
      else if (records.consent !== 'granted') open()
    },
    track,
    profile(type, given = {}) {
      const names = Object.keys(given).map((name) => [name, true])
      return add(type, type === 'profile_unset' ? Object.fromEntries(names) : given)
    },
    item(type, item_type, item_id, given = {}) {
      return isNamed(item_type, item_id) && add(type, given, { item: { item_type, item_id } })
    },
    signUp(loginId) {
      return (
        isFine(idRejection(loginId), loginId) &&
        (records.identity()?.loginId === loginId ||
          add('track_signup', {}, { change: (identity) => ({ ...identity, loginId }) }))
      )
    },
    signOut: records.signOut,
    bind(name, id) {
      return (
        isNamed(name, id) &&
        add('track_id_bind', {}, { change: (identity) => ({ ...identity, bound: { ...identity.bound, [name]: id } }) })
      )
    },
    unbind(name, id) {
      return (
        isNamed(name, id) &&
        add('track_id_unbind', {}, { ids: { [name]: id }, change: (identity) => without(identity, name, id) })
      )
    },
    identity: records.identity,
    sent: () => within(trackingCallbackTimeout),
    async followLink(url, name, given) {
      track(name, given)
      await within(linkRedirectFallback)
      page?.goTo(url)
    },
    async deepLink(timeout) {
      return page && records.consent === 'granted' ? fetchDeepLink(platform, addresses, page.url(), timeout) : undefined
    },
  }
}

const without = (identity: Identity, name: string, id: string): Identity => {
  const { [name]: bound, ...others } = identity.bound
  return bound === id ? { ...identity, bound: others } : identity
}
