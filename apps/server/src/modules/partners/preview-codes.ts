import { type CodePreview, codeFileMax, type previewCodesRequest } from '@foyer/api/staff/stock'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { seal } from '../../crypto/at-rest.ts'
import { linesOf } from '../../csv-rows.ts'
import type { StaffActor } from '../../engine/audit.ts'
import { stockOf } from '../../engine/stock.ts'
import { isKnown, knownCodes, maskedCode } from '../../engine/voucher-codes.ts'
import { Refused } from '../../refused.ts'
import { isPublished, ruleInForce } from '../activities/public.ts'
import { readVoucherFile } from './voucher-file.ts'
import { keepPreview } from './voucher-imports.ts'

const sampleSize = 5

/**
 * Reads a file of codes and stores it, sealed, for an import. A faulty file is reported and not stored.
 *
 * @throws Refused `not_found` if the activity grants no such voucher, `too_large` for too many bytes or lines
 */
export const previewCodes = async (
  { db, secrets, clocks }: Pick<Context, 'db' | 'secrets' | 'clocks'>,
  { activity, item, file, text }: z.output<typeof previewCodesRequest>,
  actor: StaffActor,
): Promise<CodePreview> => {
  const rule = await ruleInForce(db, activity)
  const isVoucher = rule?.grants.some((grant) => grant.type === 'exchange_voucher' && grant.item === item)
  if (!isVoucher || !(await isPublished(db, activity)))
    throw new Refused('not_found', 'no published activity grants this voucher')
  if (Buffer.byteLength(text) > codeFileMax.bytes || linesOf(text).length > codeFileMax.lines)
    throw new Refused('too_large', `a file has at most ${codeFileMax.lines} lines`)
  const { codes, faults } = readVoucherFile(text)
  const known = await knownCodes(db, secrets, codes)
  const fresh = codes.filter((code) => !isKnown(known, code))
  const before = (await stockOf(db, activity)).get(item)?.remaining ?? null
  const isUsable = faults.length === 0 && fresh.length > 0
  const sealed = () => seal(secrets.dataKey, JSON.stringify(codes))
  return {
    id: isUsable
      ? await keepPreview(
          db,
          { activity, item },
          { name: file, codes: codes.length, sealed: sealed() },
          { actor, wall: clocks.wall() },
        )
      : null,
    codes: codes.length,
    known: codes.length - fresh.length,
    samples: fresh.slice(0, sampleSize).map(maskedCode),
    before,
    after: (before ?? 0) + fresh.length,
    faults: faults.slice(0, codeFileMax.faults),
    faulty: faults.length,
  }
}
