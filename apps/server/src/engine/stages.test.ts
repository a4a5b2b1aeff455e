import type { ActivityPhase, StageState } from '@foyer/api/activities'
import { expect, test } from 'vitest'
import { resolveStages } from './stages.ts'

const done = { reference: 'R', joinedAt: 0 }
const stage = (id: string, facts: { phase?: ActivityPhase; soldOut?: boolean; isDone?: boolean } = {}) => ({
  id,
  phase: facts.phase ?? ('open' as const),
  soldOut: facts.soldOut ?? false,
  participation: facts.isDone ? done : null,
})

test.each<[what: string, stages: ReturnType<typeof stage>[], states: StageState[]]>([
  ['the first stage needs none before it', [stage('a')], ['open']],
  ['a stage is locked until the one before it is done', [stage('a'), stage('b')], ['open', 'locked']],
  ['a stage opens once the one before it is done', [stage('a', { isDone: true }), stage('b')], ['done', 'open']],
  [
    'it is the stage right before that counts',
    [stage('a', { isDone: true }), stage('b'), stage('c')],
    ['done', 'open', 'locked'],
  ],
  ['a stage is locked before its own time', [stage('a', { phase: 'upcoming' })], ['locked']],
  [
    'a stage whose time is over is over, reached or not',
    [stage('a'), stage('b', { phase: 'ended' })],
    ['open', 'ended'],
  ],
  ['what is sold out cannot be opened', [stage('a', { soldOut: true })], ['sold_out']],
  [
    'a stage that is not reached is locked before it is sold out',
    [stage('a'), stage('b', { soldOut: true })],
    ['open', 'locked'],
  ],
  [
    'what was done stays done, whatever becomes of the stage',
    [stage('a', { isDone: true, phase: 'ended' }), stage('b', { isDone: true, soldOut: true })],
    ['done', 'done'],
  ],
])('R21 the state of a stage: %s', (_, stages, states) => {
  expect(resolveStages(stages).map(({ state }) => state)).toEqual(states)
  expect(resolveStages(stages).map(({ id, participation }) => ({ id, participation }))).toEqual(
    stages.map(({ id, participation }) => ({ id, participation })),
  )
})
