import { brand } from '@foyer/api/brand'
import { inLanguage, type Language } from '@foyer/api/languages'
import { fill, textsIn } from '@foyer/api/text-tables'
import type { Context } from '../../../context.ts'
import { audit, type StaffActor } from '../../../engine/audit.ts'
import { limitPerson } from '../../../http/rate-limit.ts'
import { Refused } from '../../../refused.ts'
import { type MessageContent, messageIdOf, NotSent } from '../../../sms-message.ts'
import { table } from '../../../texts.ts'
import { mobileOf, storedMobile } from '../../identity/public.ts'
import { findReward } from '../../rewards/public.ts'
import { messageSender, refund, spend } from '../../sms/public.ts'
import { personIdUnder } from '../person.ts'

/** A person needs one message, and a member of staff has no reason to send many. */
const perPerson = { name: 'care-resend', limit: 3, windowMs: 24 * 3_600_000 }

const text = table('modules/care/corrections/resend')

/** The message about a voucher. It contains neither its code nor a link. */
const contentOf = (language: Language, name: string, reference: string): MessageContent => ({
  text: fill(textsIn(text, language).voucher, { brand: inLanguage(brand.shortName, language), name, reference }),
  kind: 'voucher_waiting',
  language,
  values: { name, reference },
})

interface Resending {
  /** the person's code */
  readonly id: string
  readonly reward: string
  readonly language: Language
  readonly reason: string
}

/**
 * Sends the owner of a usable voucher a message that says where it is.
 *
 * @throws Refused `not_found`, `reward_not_open`, `rate_limited`, `sms_budget_spent`, `sms_region_blocked`; `unavailable` if
 * the gateway did not accept the message
 */
export const resend = async (
  context: Context,
  { id, reward: rewardId, language, reason }: Resending,
  actor: StaffActor,
): Promise<{ sentAt: number }> => {
  const { db, clocks, secrets } = context
  const personId = await personIdUnder(db, id)
  const reward = await findReward(db, { personId, accountId: null }, rewardId, clocks.business())
  if (!reward) throw new Refused('not_found', 'the person has no such reward')
  if (reward.type !== 'exchange_voucher' || reward.status !== 'available')
    throw new Refused('reward_not_open', `this ${reward.type} is ${reward.status}`)
  await limitPerson(context, personId, perPerson)
  const wall = clocks.wall()
  const mobile = storedMobile(await mobileOf(db, secrets, personId))
  const payee = { mobile, isClient: false }
  await db.begin(async (tx) => {
    const entry = { actor, wall, reason, detail: { language } }
    await audit(tx, { ...entry, subject: 'rewards', subjectId: rewardId, event: 'resend' })
    await spend(tx, payee, wall)
  })
  const message = { id: messageIdOf(`voucher ${rewardId} ${wall}`), mobile: mobile.e164, region: mobile.region }
  try {
    await messageSender(context)({
      ...message,
      ...contentOf(language, inLanguage(reward.item.name, language), reward.reference),
    })
  } catch (error) {
    if (error instanceof NotSent) await refund(db, payee, wall)
    throw new Refused('unavailable', 'the message could not be sent')
  }
  return { sentAt: wall }
}
