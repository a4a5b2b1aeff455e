import { randomUUID } from 'node:crypto'
import type { RewardItem, RewardStatus, RewardType } from '@foyer/api/rewards'
import { ruleOf } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import { type Granted, grantReward } from '../../engine/rewards/grant.ts'
import { takeOne } from '../../engine/stock.ts'
import { importCodes, takeNamedCode } from '../../engine/voucher-codes.ts'
import { newReference } from '../../reference.ts'
import { Refused } from '../../refused.ts'
import { personOf } from '../identity/public.ts'
import { demoMerchant, honour } from '../redemption/public.ts'

interface RewardRequest {
  /** E.164 */
  readonly mobile: string
  /** its number */
  readonly activity: number
  readonly item: string
  readonly type: RewardType
  readonly status: RewardStatus
  /** cents, only for cash */
  readonly amount: number | undefined
  readonly facts: RewardItem | undefined
  /** only for a voucher */
  readonly code: string | undefined
  readonly validForDays: number | null
  readonly payoutInDays: number | undefined
}

const day = 86_400_000

/** The description of a sandbox reward whose item the activity's rule does not define. */
const demoItem: RewardItem = {
  name: { 'zh-CN': '咖啡券', 'zh-HK': '咖啡券', 'en-US': 'Coffee voucher' },
  note: { 'zh-CN': '换领中杯咖啡一杯', 'zh-HK': '換領中杯咖啡一杯', 'en-US': 'One medium coffee' },
  usage: [
    {
      'zh-CN': '点单时告知店员使用礼券',
      'zh-HK': '落單時告知店員使用禮券',
      'en-US': 'Tell the staff that you have a voucher when you order',
    },
    { 'zh-CN': '向店员出示二维码', 'zh-HK': '向店員出示二維碼', 'en-US': 'Show the QR code to the staff' },
  ],
}

/**
 * Grants any reward without applying rules. A voucher gets a code that is imported for it, and the demo merchant
 * honours it.
 */
export const grantAtWill = ({ db, secrets, clocks }: Context, request: RewardRequest): Promise<Granted> =>
  db.begin(async (tx) => {
    const { activity, item, type, validForDays, payoutInDays } = request
    const [at, wall] = [clocks.business(), clocks.wall()]
    // a person who signs in with this number later has the reward
    const person = await personOf(tx, secrets, request.mobile, wall)
    let voucherCodeId: number | undefined
    if (type === 'exchange_voucher') {
      const code = request.code ?? newReference()
      await importCodes(tx, secrets, { activity, item }, [code], at)
      await takeOne(tx, activity, item)
      voucherCodeId = await takeNamedCode(tx, secrets, code, at)
      if (voucherCodeId === undefined) throw new Refused('invalid_request', 'this code was granted before')
      await honour(tx, demoMerchant.merchant, activity, item)
    }
    const grant = {
      activity,
      personId: person.id,
      accountId: null,
      type,
      status: request.status,
      item,
      facts: request.facts ?? ruleOf(activity)?.items[item] ?? demoItem,
      period: `sandbox ${randomUUID()}`,
      validUntil: validForDays === null ? null : at + validForDays * day,
      at,
      ...(type === 'cash_return' && { amount: request.amount ?? 5000 }),
      ...(voucherCodeId !== undefined && { voucherCodeId }),
      ...(payoutInDays !== undefined && { payoutAt: at + payoutInDays * day }),
    }
    return grantReward(tx, grant, { actor: { kind: 'operator', by: 'sandbox' }, wall })
  })
