import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { personWithNumber, recordAuthentication, type Seen } from '../identity/public.ts'
import type { FailedAttempt } from './codes.ts'
import type { CodePurpose } from './messages.ts'

/** The target of a wrong code: a person, or a number that may be a person's. */
type Guessed = { readonly purpose: CodePurpose } & ({ readonly person: number } | { readonly number: string })

/**
 * Adds a wrong code to the audit trail (SEC-8). A code has five attempts and costs a message, so an address that sends
 * 600 messages a day adds at most 3,000 entries; attempts without a valid code add none.
 */
export const recordCodeFailure = async (
  db: ISql,
  context: Context,
  origin: Seen,
  attempt: FailedAttempt,
  guessed: Guessed,
): Promise<void> => {
  if (!('isTried' in attempt && attempt.isTried)) return
  const { purpose } = guessed
  const person = 'person' in guessed ? guessed.person : await personWithNumber(db, context.secrets, guessed.number)
  const of = person === undefined ? { number: 'number' in guessed ? guessed.number : '' } : { person }
  const detail = { purpose, isVoid: attempt.result === 'locked' }
  await recordAuthentication(db, context, origin, { event: 'code_failed', of, detail })
}
