import { trackingCookieDays } from '@foyer/protocol/tracking/limits'
import type { Platform } from '../platform.ts'
import { hex } from '../wire/encode.ts'
import { objectOf } from '../wire/json.ts'

const key = 'foyer.tracker.identity'
const cookieName = 'foyer_anonymous_id'
const anonymousPattern = /^[0-9a-f]{32}$/

/** The identity of an event, as far as this browser knows it. */
export interface Identity {
  readonly anonymousId: string
  readonly loginId?: string
  /** bound ids by name, in addition to the two that always exist */
  readonly bound: Readonly<Record<string, string>>
  /** when this browser was first seen, in ms */
  readonly firstSeen: number
  readonly isFirstView: boolean
}

/** Stores the identity, and its anonymous id in a cookie too: whichever survives restores the other (T11). */
export const identities = ({
  storage,
  cookie,
  random,
  now,
}: Pick<Platform, 'storage' | 'cookie' | 'random' | 'now'>) => {
  let text: string | null = null
  let known: Identity | undefined
  const write = (identity: Identity): void => {
    known = identity
    text = JSON.stringify(identity)
    storage.set(key, text)
  }
  /** Another tab may have written meanwhile, so the storage is read each time, and parsed if it has changed. */
  const read = (): Identity => {
    const stored = storage.get(key)
    if (known && stored === text) return known
    const found = objectOf<Pick<Identity, 'anonymousId'>>(stored)
    const inCookie = cookie?.read(cookieName) ?? ''
    const isKnown = anonymousPattern.test(inCookie)
    text = stored
    known = {
      anonymousId: isKnown ? inCookie : hex(random(16)),
      bound: {},
      firstSeen: isKnown ? 0 : now(),
      isFirstView: !isKnown,
      ...(found?.anonymousId && found),
    }
    if (!found?.anonymousId) write(known)
    return known
  }
  return {
    read,
    write,
    /** T11: browsers limit a cookie's life, so each visit sets it anew */
    renewCookie: () => cookie?.write(cookieName, read().anonymousId, trackingCookieDays * 86_400),
    clearCookie: () => cookie?.write(cookieName, '', 0),
  }
}

/** All ids of an identity, as `identities` on the wire. */
export const idsOf = ({ anonymousId, loginId, bound }: Identity): Record<string, string> => ({
  $identity_cookie_id: anonymousId,
  ...(loginId && { $identity_login_id: loginId }),
  ...bound,
})
