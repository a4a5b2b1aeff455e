import type { AgendaItem, LiveNow, SessionSummary } from '@foyer/api/live'
import { remindMinutes } from '@foyer/api/playback-limits'
import type { LiveState } from '@foyer/protocol/machines/live'
import { dayOf } from '../trading-calendar/public.ts'
import { type AuthoredSession, momentFrom } from './authored.ts'

/** A session as declared, with its times. */
export interface Session {
  readonly facts: AuthoredSession
  readonly opensAt: number
  readonly closesAt: number
  /** the time of the interruption that the control room reported; null if it is not interrupted */
  readonly interruptedSince: number | null
  /** whether it is listed in the series */
  readonly isListed: boolean
  /** when staff withdrew it, by the business clock; null if people may see it */
  readonly withdrawnAt: number | null
  /** whether its film can be played */
  readonly hasReplay: boolean
}

/** The state at a moment of the business clock. It is computed, so no job has to run for a state to change. */
export const stateAt = (session: Session, now: number): LiveState => {
  if (now < session.opensAt) return 'scheduled'
  if (now >= session.closesAt) return session.hasReplay ? 'replay' : 'ended'
  return session.interruptedSince === null ? 'live' : 'interrupted'
}

/**
 * The agenda items with their times. An item with a day keeps its distance from the beginning of the session, so it
 * moves together with the session. A daily item takes place on the current day of the session.
 */
export const agendaAt = ({ facts, opensAt, closesAt }: Session, now: number): AgendaItem[] => {
  const anyDay = '2026-01-01'
  const today = dayOf(Math.min(Math.max(now, opensAt), closesAt - 1))
  return facts.agenda.map(({ day, time, minutes, ...item }) => {
    const at =
      day === undefined
        ? momentFrom(today, { day: 0, time })
        : opensAt + momentFrom(anyDay, { day, time }) - momentFrom(anyDay, facts.opens)
    return { ...item, at, endsAt: at + minutes * 60_000 }
  })
}

export const summaryAt = (session: Session, now: number): SessionSummary => {
  const { facts, opensAt, closesAt } = session
  const { code, title, lead } = facts
  return { code, title, lead, state: stateAt(session, now), opensAt, closesAt }
}

/** The state of a session that changes while it runs. */
export const nowOf = (
  session: Session,
  { now, viewers, playlist }: { now: number; viewers: number; playlist: string | null },
): LiveNow => {
  const { facts, opensAt, closesAt } = session
  const state = stateAt(session, now)
  const isOn = state === 'live' || state === 'interrupted'
  const item = agendaAt(session, now).find(({ at, endsAt }) => at <= now && now < endsAt)
  return {
    ...{ code: facts.code, asOf: now, state, opensAt, closesAt, viewers },
    agendaItem: isOn ? (item?.id ?? null) : null,
    playlist: isOn ? playlist : null,
    replay: state === 'replay' ? (facts.replay ?? null) : null,
  }
}

/** The time when its reminders are sent. */
export const remindsAt = ({ opensAt }: Session): number => opensAt - remindMinutes * 60_000

const byNearness = (now: number) => (one: Session, other: Session) =>
  Math.abs(one.opensAt - now) - Math.abs(other.opensAt - now)

/**
 * The session for a page that requests none: the live one that began last, else the next one, else the last one that
 * ended.
 */
export const currentOf = (sessions: readonly Session[], now: number): Session | undefined => {
  const isOn = ({ opensAt, closesAt }: Session) => opensAt <= now && now < closesAt
  const nearest = [...sessions].sort(byNearness(now))
  return nearest.find(isOn) ?? nearest.find(({ opensAt }) => opensAt > now) ?? nearest[0]
}
