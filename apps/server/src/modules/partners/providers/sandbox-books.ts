import type { Secrets } from '../../../config/secrets.ts'
import { seal, unseal } from '../../../crypto/at-rest.ts'
import type { PassedOn } from '../partner.ts'

/** What names a person or is worth money; the rest stands in the books as it came. */
const closed: ReadonlySet<string> = new Set(['mobile', 'code'])

/** What the sandbox's partner writes in its books of an order: the number and the code sealed. */
export const entryOf = ({ dataKey }: Secrets, order: PassedOn): Record<string, string> =>
  Object.fromEntries(
    Object.entries(order).map(([name, value]: [string, string]) => [
      name,
      closed.has(name) ? seal(dataKey, value).toString('base64') : value,
    ]),
  )

/** What came, from what stands in the books. */
export const orderOf = ({ dataKey }: Secrets, entry: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      closed.has(name) ? unseal(dataKey, Buffer.from(value, 'base64')) : value,
    ]),
  )
