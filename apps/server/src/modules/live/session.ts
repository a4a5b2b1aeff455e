import type { AgendaItem, LiveNow, SessionSummary } from '@foyer/contract/live'
import type { LiveState } from '@foyer/contract/machines/live'
import { remindMinutes } from '@foyer/contract/playback-limits'
import { dayOf } from '../trading-calendar/days.ts'
import { type AuthoredSession, momentFrom } from './authored.ts'

/** A session as it is declared, with when it is. */
export interface Session {
  readonly facts: AuthoredSession
  readonly opensAt: number
  readonly closesAt: number
  /** since when the control room says that it is; null: it is not */
  readonly interruptedSince: number | null
  /** among the sessions of the series */
  readonly isListed: boolean
  /** the film of it is there to be played */
  readonly hasReplay: boolean
}

/** The state at a moment of the business clock: nothing has to run for one to change. */
export const stateAt = (session: Session, now: number): LiveState => {
  if (now < session.opensAt) return 'scheduled'
  if (now >= session.closesAt) return session.hasReplay ? 'replay' : 'ended'
  return session.interruptedSince === null ? 'live' : 'interrupted'
}

/**
 * Its items with their times. An item of a day is as far from the beginning as it was written, so that a session that is moved
 * takes them along; one of every day is of the day that it is, while there is a session.
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

/** What moves. */
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

/** When reminders of it go out. */
export const remindsAt = ({ opensAt }: Session): number => opensAt - remindMinutes * 60_000

const byNearness = (now: number) => (one: Session, other: Session) =>
  Math.abs(one.opensAt - now) - Math.abs(other.opensAt - now)

/** The one to show to whoever asks for none: what is on and began last, else the next, else the last that was. */
export const currentOf = (sessions: readonly Session[], now: number): Session | undefined => {
  const isOn = ({ opensAt, closesAt }: Session) => opensAt <= now && now < closesAt
  const nearest = [...sessions].sort(byNearness(now))
  return nearest.find(isOn) ?? nearest.find(({ opensAt }) => opensAt > now) ?? nearest[0]
}
