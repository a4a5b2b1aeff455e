import { rules } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import { addMerchant, honour } from './merchants.ts'

/** The merchant of the sandbox; the name is fictitious. */
export const demoMerchant = {
  merchant: 'harbour-roast',
  pin: '246810',
  name: { 'zh-CN': '海港烘焙咖啡（示范）', 'zh-HK': '海港烘焙咖啡（示範）', 'en-US': 'Harbour Roast (demo)' },
} as const

/** Adds the sandbox's merchant, which honours the vouchers of every activity. */
export const seedMerchant = async ({ db, secrets, clocks }: Context): Promise<void> => {
  await addMerchant(db, secrets, demoMerchant, clocks.wall())
  for (const { activity, grants } of rules)
    for (const { item, type } of grants)
      if (type === 'exchange_voucher' && item !== null) await honour(db, demoMerchant.merchant, activity, item)
}
