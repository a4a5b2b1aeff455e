import type { JoinStatus } from '@foyer/api/activities'
import type { Level } from '@foyer/protocol/machines/identity'
import type { ISql } from 'postgres'
import { failedRule } from '../../engine/eligibility.ts'
import { resolveGate } from '../../engine/gate.ts'
import { resolveStages, type StageStatus } from '../../engine/stages.ts'
import type { Account } from '../accounts/public.ts'
import { countsAsMainland, type Resident, residenceOf } from '../residence/public.ts'
import { phaseOf } from './phase.ts'
import { placesOf } from './places.ts'
import type { Activity, RuledActivity } from './queries.ts'
import { type Records, readRecords } from './records.ts'
import { isWithheld } from './summary.ts'

/** The caller whose status is resolved, with address and time. */
export interface CallerFacts {
  readonly level: Level
  /** the account logged in to, at login level */
  readonly account: Account | null
  readonly resident: Resident | undefined
  readonly isMainlandAddress: boolean
  /** milliseconds of the business clock */
  readonly at: number
}

/** The first rule of the activity that a person fails; null for a tourist. */
const ruleFailedBy = (
  { eligibility }: Activity,
  { resident, account }: CallerFacts,
  { isEarlierParticipant }: Records,
) =>
  resident
    ? failedRule(eligibility, {
        residence: residenceOf(resident),
        accountType: account?.type ?? null,
        isEarlierParticipant,
      })
    : null

/** The first stage that is not done; undefined if all are done. */
const nextStage = (stages: readonly StageStatus[]): StageStatus | undefined =>
  stages.find(({ state }) => state !== 'done')

/**
 * Resolves a caller's status in an activity from given records. A page with stages is joined once every stage is done,
 * and its participation is then that of the last stage. Until then, the activity is ended or sold out for a person when
 * their next stage is.
 */
export const resolveJoinStatus = (activity: RuledActivity, facts: CallerFacts, records: Records): JoinStatus => {
  const { level, resident, at } = facts
  const { page, stock, done, seenFilms } = records
  const { quotaOf, isSoldOut } = placesOf(activity.rule, stock)
  const isMet = (id: string) => {
    const film = page?.stages.find((stage) => stage.id === id)?.film
    return film === undefined || seenFilms.has(film)
  }
  const stages = resolveStages(
    (page?.stages ?? []).map(({ id, opensAt, closesAt }) => ({
      id,
      phase: phaseOf({ opensAt, closesAt: activity.endOf(closesAt) }, at),
      soldOut: isSoldOut(id),
      participation: done.get(id) ?? null,
    })),
  )
  const next = nextStage(stages)
  const participation = (stages.length === 0 ? done.get('') : next ? null : stages.at(-1)?.participation) ?? null
  const rule = ruleFailedBy(activity, facts, records)
  const gate = resolveGate({
    withheld: isWithheld(activity, countsAsMainland(resident, facts.isMainlandAddress)),
    phase: next?.state === 'ended' ? 'ended' : phaseOf(activity, at),
    level,
    joinLevel: activity.joinLevel,
    failedRule: rule,
    soldOut: next ? next.state === 'sold_out' : isSoldOut(''),
    joined: participation !== null,
  })
  const withheld = gate === 'mainland'
  return {
    asOf: at,
    gate,
    rule: gate === 'ineligible' ? rule : null,
    residenceNeeded: activity.joinLevel !== null && !participation && resident !== undefined && !residenceOf(resident),
    participation,
    quota: withheld ? null : quotaOf(''),
    termsVersion: page?.version ?? 0,
    stages: withheld ? [] : stages.map((stage) => ({ ...stage, isMet: isMet(stage.id) })),
  }
}

/** Resolves the same status from the records that the database holds now. */
export const readJoinStatus = async (db: ISql, activity: RuledActivity, facts: CallerFacts): Promise<JoinStatus> => {
  const { resident, account } = facts
  const participant = resident && { personId: resident.personId, accountId: account?.id ?? null }
  return resolveJoinStatus(activity, facts, await readRecords(db, activity, participant))
}
