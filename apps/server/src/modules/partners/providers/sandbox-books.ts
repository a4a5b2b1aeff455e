import type { Secrets } from '../../../config/secrets.ts'
import { seal, unseal } from '../../../crypto/at-rest.ts'
import type { PassedOn } from '../partner.ts'

/**
 * The fields that identify a person or have a value; they are encrypted, and the other fields are stored as received.
 */
const closed: ReadonlySet<string> = new Set(['mobile', 'code'])

/** The stored form of an order in the sandbox partner's books: phone number and code are encrypted. */
export const entryOf = ({ dataKey }: Secrets, order: PassedOn): Record<string, string> =>
  Object.fromEntries(
    Object.entries(order).map(([name, value]: [string, string]) => [
      name,
      closed.has(name) ? seal(dataKey, value).toString('base64') : value,
    ]),
  )

/** The received order, from its stored form. */
export const orderOf = ({ dataKey }: Secrets, entry: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      closed.has(name) ? unseal(dataKey, Buffer.from(value, 'base64')) : value,
    ]),
  )
