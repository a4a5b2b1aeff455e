import type { TestAttempt, TestResult, TestStatus } from '@foyer/api/knowledge-tests'
import type { ISql } from 'postgres'
import type { Question } from '../../engine/knowledge-test.ts'

/** An attempt as stored. */
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

/** A person's own attempt; undefined for any other person's. */
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

/** Whether a person has passed the test of an activity. A pass is permanent. */
export const hasPassed = async (db: ISql, activity: number, personId: number): Promise<boolean> => {
  const rows = await db`
    select from knowledge_attempts where activity = ${activity} and person_id = ${personId} and passed`
  return rows.length > 0
}

/** An attempt as sent to the client: without the right options and the reasons. */
const shownAttempt = ({ id, begun_at, questions }: AttemptRow): TestAttempt => ({
  attempt: id,
  begunAt: begun_at.getTime(),
  questions: questions.map(({ id, text, options }) => ({ id, text, options })),
})

/** The result of a judged attempt. @throws Error if it was not handed in */
export const resultOf = (row: AttemptRow): TestResult => {
  const { id, questions, pass_mark, answers, correct, passed, handed_in_at, again_at } = row
  if (!answers || !handed_in_at) throw new Error('the attempt was not handed in')
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

/** The state of a person's test at a moment of the business clock. */
export const testStateAt = async (db: ISql, activity: number, personId: number, at: number): Promise<TestStatus> => {
  // the open attempt and the best one handed in: a passed one, else the newest
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
