import type { ActivityCode } from '@foyer/api/activity-catalogue'
import type { Reward } from '@foyer/api/rewards'
import * as colours from '../../shared/art/palettes.module.css'
import type { ArtTheme } from '../../shared/art/scenes.ts'

/** The palette of the activities that have one of their own; others have the palette of the kind of reward. */
const themes: Partial<Record<ActivityCode, ArtTheme>> = {
  'financing-818': 'growth',
  'live-818': 'live',
  'points-exchange': 'gift',
  'green-bond': 'green',
  'trade-cashback': 'money',
  'member-gift': 'gift',
  'virtual-asset-etf': 'digital',
  'new-shares': 'shares',
  'wealth-connect-account': 'border',
  'wealth-connect': 'border',
  'spring-festival-draw': 'festival',
  'food-delivery': 'food',
  'autumn-briefing': 'live',
  'account-health': 'green',
  'first-account': 'growth',
  'mid-autumn-draw': 'moon',
}

const ofKind: Readonly<Record<Reward['type'], ArtTheme>> = {
  exchange_voucher: 'brand',
  cash_return: 'money',
  physical_gift: 'gift',
}

const classes: Readonly<Record<ArtTheme, string | undefined>> = {
  brand: colours.brand,
  festival: colours.festival,
  moon: colours.moon,
  growth: colours.growth,
  money: colours.money,
  green: colours.green,
  digital: colours.digital,
  food: colours.food,
  border: colours.border,
  live: colours.live,
  gift: colours.gift,
  shares: colours.shares,
  quiet: colours.quiet,
}

const isOwn = (code: string): code is ActivityCode => code in themes

/** The class with the colours of a reward: those of the activity that granted it. */
export const coloursOf = ({ source, type }: Pick<Reward, 'source' | 'type'>): string =>
  classes[(isOwn(source.code) ? themes[source.code] : undefined) ?? ofKind[type]] ?? ''
