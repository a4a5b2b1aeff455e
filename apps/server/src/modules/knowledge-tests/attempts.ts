import type { TestAttempt, TestResult, TestStanding } from '@foyer/contract/knowledge-tests'
import type { ISql } from 'postgres'
import type { Question } from '../../engine/knowledge-test.ts'

/** An attempt as it is kept. */
export interface AttemptRow {
  readonly id: string
  readonly questions: readonly Question[]
  readonly pass_mark: number
  readonly begun_at: Date
  readonly answers: Readonly<Record<string, string>> | null
  readonly correct: number | null
  readonly passed: boolean | null
  readonly handed_in_at: Date | null
  readonly again_at: Date | null
}

const columns = (db: ISql) => db`id, questions, pass_mark, begun_at, answers, correct, passed, handed_in_at, again_at`

/** One of a person's own attempts; undefined for anybody else's. */
export const attemptOf = async (
  db: ISql,
  activity: number,
  personId: number,
  id: string,
): Promise<AttemptRow | undefined> => {
  const [row] = await db<AttemptRow[]>`
    select ${columns(db)} from knowledge_attempts
    where id = ${id} and activity = ${activity} and person_id = ${personId}`
  return row
}

/** As it is handed out: without what is right, and why. */
const shownAttempt = ({ id, begun_at, questions }: AttemptRow): TestAttempt => ({
  attempt: id,
  begunAt: begun_at.getTime(),
  questions: questions.map(({ id, text, options }) => ({ id, text, options })),
})

/** @throws of one that was not handed in */
export const resultOf = (row: AttemptRow): TestResult => {
  const { id, questions, pass_mark, answers, correct, passed, handed_in_at, again_at } = row
  if (!answers || !handed_in_at) throw new Error('an attempt was not handed in')
  return {
    attempt: id,
    handedInAt: handed_in_at.getTime(),
    correct: correct ?? 0,
    of: questions.length,
    passMark: pass_mark,
    passed: passed ?? false,
    wrong: questions.flatMap(({ id, text, options, right, why }) => {
      const chosen = options.find((option) => option.id === answers[id])
      return chosen && chosen.id !== right ? [{ id, text, chosen: chosen.text, why }] : []
    }),
    againAt: again_at?.getTime() ?? null,
  }
}

/** Where a person stands at a moment of the business clock. */
export const standingAt = async (db: ISql, activity: number, personId: number, at: number): Promise<TestStanding> => {
  // the open one and the one that tells most of those handed in: passed, else the newest
  const rows = await db<AttemptRow[]>`
    (select ${columns(db)} from knowledge_attempts
      where activity = ${activity} and person_id = ${personId} and handed_in_at is null)
    union all
    (select ${columns(db)} from knowledge_attempts
      where activity = ${activity} and person_id = ${personId} and handed_in_at is not null
      order by passed desc, handed_in_at desc, id limit 1)`
  const open = rows.find(({ handed_in_at }) => !handed_in_at)
  const handedIn = rows.find(({ handed_in_at }) => handed_in_at)
  const last = handedIn ? resultOf(handedIn) : null
  const state = () => {
    if (last?.passed) return 'passed'
    if (open) return 'open'
    return last?.againAt && at < last.againAt ? 'waiting' : 'needed'
  }
  return { asOf: at, state: state(), open: open ? shownAttempt(open) : null, last }
}
