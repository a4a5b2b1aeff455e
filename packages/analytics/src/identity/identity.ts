import { trackingCookieDays } from '@foyer/contract/tracking-limits'
import type { Platform } from '../platform.ts'
import { hex } from '../wire/encode.ts'
import { objectOf } from '../wire/json.ts'

const key = 'foyer.tracker.identity'
const cookieName = 'foyer_anonymous_id'
const anonymousPattern = /^[0-9a-f]{32}$/

/** Who an event is of, as far as this browser knows. */
export interface Identity {
  readonly anonymousId: string
  readonly loginId?: string
  /** by name, beside the two that are always there */
  readonly bound: Readonly<Record<string, string>>
  /** when this browser was first seen, in ms */
  readonly firstSeen: number
  readonly isFirstView: boolean
}

/** Kept in storage and, its anonymous id, in a cookie too: whichever survives restores the other (T11). */
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
  /** Another tab may have written meanwhile: looked at each time, and parsed where it is not what it was. */
  const read = (): Identity => {
    const kept = storage.get(key)
    if (known && kept === text) return known
    const found = objectOf<Pick<Identity, 'anonymousId'>>(kept)
    const inCookie = cookie?.read(cookieName) ?? ''
    const isKnown = anonymousPattern.test(inCookie)
    text = kept
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
    /** T11: browsers cap a cookie's life, so it is set anew at each visit */
    renewCookie: () => cookie?.write(cookieName, read().anonymousId, trackingCookieDays * 86_400),
    clearCookie: () => cookie?.write(cookieName, '', 0),
  }
}

/** All the ids of an identity, as `identities` on the wire. */
export const idsOf = ({ anonymousId, loginId, bound }: Identity): Record<string, string> => ({
  $identity_cookie_id: anonymousId,
  ...(loginId && { $identity_login_id: loginId }),
  ...bound,
})
