import { codePattern } from '@foyer/api/codes'
import type { LiveDetail, LiveNow } from '@foyer/api/live'
import { loadConfig } from '../../platform/config.ts'
import { pathTo } from '../../platform/path-to.ts'
import { withQuery } from '../../platform/with-query.ts'
import { takeArrived } from '../../shared/server/arrived.ts'
import { getPublic } from '../../shared/server/public-call.ts'

const pathOf = (code: string | null) =>
  code && codePattern.test(code) ? pathTo('GET /live/:code', { code }) : pathTo('GET /live')

export interface LoadedSession {
  detail: LiveDetail
  /** base address of the app API, the prefix of the session's addresses */
  api: string
  /** value of `performance.now()` when the answer arrived */
  receivedAt: number
}

/** Loads a session by its code, or the session that the server currently shows to everyone. */
export const loadSession = async (code: string | null, signal: AbortSignal): Promise<LoadedSession> => {
  const [{ hosts }, detail] = await Promise.all([loadConfig(), getPublic(pathOf(code), signal)])
  return { detail, api: hosts.api, receivedAt: performance.now() }
}

/** The session that the head script requested, if its answer has already arrived. */
export const arrivedSession = (code: string | null): LoadedSession | undefined => {
  const arrived = takeArrived(pathOf(code))
  return arrived && { detail: arrived.document, api: arrived.api, receivedAt: arrived.at }
}

export const requestNow = (code: string, viewer: string): Promise<LiveNow> =>
  getPublic(withQuery(pathTo('GET /live/:code/now', { code }), { viewer }))

/** The address of a playlist: a path under the app API, or a full address elsewhere. */
export const addressOf = (playlist: string, api: string): string =>
  /^https:\/\//.test(playlist) ? playlist : `${api}/${playlist}`
