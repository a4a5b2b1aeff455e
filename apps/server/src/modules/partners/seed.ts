import { rules } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { importCodes } from '../../engine/voucher-codes.ts'

const pools = rules.flatMap(({ activity, sandboxPools = [] }) => sandboxPools.map((pool) => ({ activity, ...pool })))

/** An alphabet without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The nth code of a sandbox's pool. It is the same at every start, so that it is imported once. */
const codeOf = (identifierKey: Buffer, prefix: string, nth: number): string => {
  const letters = [...keyedHash(identifierKey, 'voucher code', `sandbox ${prefix} ${nth}`)].map(
    (byte) => alphabet[byte % 32],
  )
  return `${prefix}-${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}`
}

/** Pools of partner codes for the sandbox, as large as the stocks of their activities. */
export const seedVoucherCodes = async ({ db, secrets, clocks }: Context): Promise<void> => {
  for (const { prefix, size, ...pool } of pools) {
    const codes = Array.from({ length: size }, (_, nth) => codeOf(secrets.identifierKey, prefix, nth))
    await db.begin((tx) => importCodes(tx, secrets, pool, codes, clocks.business()))
  }
}
