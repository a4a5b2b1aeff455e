import type { JoinRequest, JoinStatus, StageState } from '@foyer/api/activities'
import type { GateState } from '@foyer/api/gate'
import type { Refusal } from '@foyer/protocol/errors'
import { Refused } from '../../refused.ts'

/** The refusal for each gate that is not open. */
const refusalOf = {
  mainland: 'activity_mainland',
  not_started: 'activity_not_started',
  ended: 'activity_ended',
  anonymous: 'level_too_low',
  registered: 'level_too_low',
  ineligible: 'activity_ineligible',
  sold_out: 'activity_sold_out',
} as const satisfies Partial<Record<GateState, Refusal>>

/** The refusal for a gate that is not open, with the failed rule; undefined where it is open. */
export const gateRefusal = ({ gate, rule }: JoinStatus): Refused | undefined =>
  gate === 'available' || gate === 'joined'
    ? undefined
    : new Refused(refusalOf[gate], `the gate is ${gate}`, rule ? { rule } : undefined)

/** The refusal for each stage that is not open. */
const stageRefusal = {
  locked: 'stage_locked',
  sold_out: 'activity_sold_out',
  ended: 'activity_ended',
} as const satisfies Partial<Record<StageState, Refusal>>

/**
 * @throws Refused if the page has no such stage, if it has stages and none is named, or if this person may not complete
 * it now
 */
const requireOpenStage = ({ stages }: JoinStatus, named: string | undefined): void => {
  const stage = stages.find(({ id }) => id === named)
  if (stages.length > 0 ? !stage : named !== undefined)
    throw new Refused('invalid_request', 'the page has no such stage', { path: '/stage' })
  if (stage && stage.state !== 'open' && stage.state !== 'done')
    throw new Refused(stageRefusal[stage.state], `the stage is ${stage.state}`)
  if (stage?.state === 'open' && stage.isMet === false)
    throw new Refused('stage_undone', 'the task of the stage is not done')
}

/** Checks everything that must hold before a join writes anything. @throws Refused */
export const requireReady = (status: JoinStatus, { stage, termsVersion, residence }: JoinRequest): void => {
  const shut = gateRefusal(status)
  if (shut) throw shut
  requireOpenStage(status, stage)
  if (termsVersion !== status.termsVersion) throw new Refused('terms_outdated', 'there is a newer version of the terms')
  if (status.residenceNeeded && !residence)
    throw new Refused('residence_needed', 'the person has not declared a residence')
}
