import type { LiveDetail, LiveNow } from '@foyer/contract/live'
import { loadConfig } from '../../platform/config.ts'
import { takeArrived } from '../../shared/server/early.ts'
import { getPublic } from '../../shared/server/public-call.ts'

/** Codes as the server gives them; anything else is not asked for. */
const codePattern = /^[a-z0-9-]{1,40}$/
const pathOf = (code: string | null): string => (code && codePattern.test(code) ? `live/${code}` : 'live')

export interface LoadedSession {
  detail: LiveDetail
  /** address of the app API host, before every address of the session */
  api: string
  /** reading of the page's own stopwatch, `performance.now()`, when it came */
  receivedAt: number
}

/** A session by its code, or the one that is shown to everybody now. */
export const loadSession = async (code: string | null, signal: AbortSignal): Promise<LoadedSession> => {
  const [{ hosts }, detail] = await Promise.all([loadConfig(), getPublic<LiveDetail>(pathOf(code), signal)])
  return { detail, api: hosts.api, receivedAt: performance.now() }
}

/** What the head script asked for, where it is there already. */
export const arrivedSession = (code: string | null): LoadedSession | undefined => {
  const arrived = takeArrived<LiveDetail>(pathOf(code))
  return arrived && { detail: arrived.document, api: arrived.api, receivedAt: arrived.at }
}

export const askNow = (code: string, viewer: string): Promise<LiveNow> =>
  getPublic<LiveNow>(`live/${code}/now?viewer=${viewer}`)

/** The playlist stands behind the app API host, or is a whole address elsewhere. */
export const addressOf = (playlist: string, api: string): string =>
  /^https:\/\//.test(playlist) ? playlist : `${api}/${playlist}`
