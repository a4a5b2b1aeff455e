import { randomUUID } from 'node:crypto'
import type { HandInRequest, TestAttempt, TestStatus } from '@foyer/api/knowledge-tests'
import { expect } from 'vitest'
import { testKind } from '../../activity-rules/virtual-asset-etf/knowledge-test.ts'
import { sampleContent } from '../../engine/facts/kind.ts'
import type { Credentials, Device } from '../../testing/signed-client.ts'

const knowledgeTest = sampleContent(testKind)

/** The activity that requires a test. */
export const activity = 494

interface SignedPerson {
  readonly from: Device
  readonly as: Credentials
}

const bank = new Map(knowledgeTest.questions.map((question) => [question.id, question]))

/** Answers to an attempt with the given number of wrong ones. */
export const answersTo = ({ questions }: TestAttempt, wrong = 0): HandInRequest['answers'] =>
  questions.map(({ id, options }, n) => {
    const right = bank.get(id)?.right ?? ''
    return { question: id, option: n < wrong ? (options.find((option) => option.id !== right)?.id ?? '') : right }
  })

const path = `/api/user/${activity}/knowledgeTest`

export const readState = async ({ from, as }: SignedPerson) => (await from.post(path, {}, as)).json()
export const begins = async ({ from, as }: SignedPerson, key: string = randomUUID()) =>
  (await from.post(`${path}/begin`, { key }, as)).json()
export const handsIn = async ({ from, as }: SignedPerson, body: object) =>
  (await from.post(`${path}/handIn`, { key: randomUUID(), ...body }, as)).json()

/** The person's open attempt; begins one if there is none. */
export const opened = async (person: SignedPerson): Promise<TestAttempt> => {
  const { open } = (await begins(person)).data as TestStatus
  if (!open) throw new Error('no attempt is open')
  return open
}

/** Begins an attempt and hands it in at once. */
export const takes = async (person: SignedPerson, wrong = 0) => {
  const open = await opened(person)
  const reply = await handsIn(person, { attempt: open.attempt, answers: answersTo(open, wrong) })
  expect(reply.status).toBe(0)
  return reply.data
}
