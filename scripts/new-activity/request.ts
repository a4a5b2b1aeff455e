import { parseArgs } from 'node:util'
import { cataloguedActivities } from '../../packages/api/src/activity-catalogue.ts'

/** What a new activity does: it grants a partner's voucher, a chance in a draw or points; or it is a page alone. */
export const kinds = ['voucher', 'draw', 'points', 'page'] as const
export type Kind = (typeof kinds)[number]

/** The activity to create. */
export interface NewActivity {
  readonly code: string
  readonly kind: Kind
  readonly number: number
}

export const usage = `Usage: npm run new-activity -- <code> --kind ${kinds.join('|')} [--number 506]

  code       small letters, digits and hyphens, such as spring-voucher
  --number   the number in calls; without it, the one after the greatest of the catalogue`

/** The code of its partner is longer, and a code of a partner has at most 40 characters. */
const codePattern = /^[a-z][a-z0-9-]{1,30}$/

const isKind = (kind: string | undefined): kind is Kind => kinds.some((one) => one === kind)

const numberOf = (written: string | undefined): number => {
  if (written === undefined) return Math.max(...cataloguedActivities.map(({ number }) => number)) + 1
  const number = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined
  if (number === undefined) throw new Error(`${written} is no number of an activity: it is whole, from 1 to 999999.`)
  const owner = cataloguedActivities.find((one) => one.number === number)
  if (owner) throw new Error(`${number} is the number of ${owner.code}.`)
  return number
}

/**
 * Reads the arguments of the command.
 *
 * @throws Error that says what to correct: an argument that is missing, unknown or malformed; a code or a number that an
 * activity has
 */
export const readRequest = (args: readonly string[]): NewActivity => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { kind: { type: 'string' }, number: { type: 'string' } },
    allowPositionals: true,
  })
  const [code = '', ...more] = positionals
  if (code === '' || more.length > 0) throw new Error(usage)
  if (!codePattern.test(code))
    throw new Error(`${code} is no code: it has 2 to 31 small letters, digits and hyphens, and a letter first.`)
  if (cataloguedActivities.some((one) => one.code === code)) throw new Error(`${code} is the code of an activity.`)
  if (!isKind(values.kind)) throw new Error(`--kind must be one of ${kinds.join(', ')}.`)
  return { code, kind: values.kind, number: numberOf(values.number) }
}
