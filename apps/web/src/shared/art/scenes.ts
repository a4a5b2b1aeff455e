import type { CampaignScene } from '@foyer/api/campaign-themes'

/** Wide scenes for the head of a page, by what they show. */
export const heroes = [
  'brand',
  'festival',
  'moon',
  'financing',
  'live',
  'films',
  'points',
  'green-bond',
  'cashback',
  'gift',
  'digital-assets',
  'new-shares',
  'wealth-account',
  'wealth-connect',
  'food',
  'briefing',
  'account-health',
  'first-account',
] as const satisfies readonly CampaignScene[]

/** Square pictures of a state of a page or a part. */
export const states = [
  'empty-rewards',
  'empty-watchlist',
  'empty-notices',
  'nothing-found',
  'error',
  'offline',
  'suspended',
  'ended',
  'not-eligible',
  'joined',
  'won',
  'not-won',
  'issued',
  'allotted',
  'waiting',
  'signed-out-account',
  'signed-out-rewards',
] as const

/** Square pictures of what one can win or receive. */
export const prizes = [
  'cash',
  'voucher',
  'coffee',
  'meal',
  'cinema',
  'books',
  'supermarket',
  'tea-set',
  'lamp',
  'flask',
  'umbrella',
  'red-packet',
  'lantern',
  'mooncake',
  'commission',
  'remittance',
] as const

/** The palettes of `palettes.module.css`; `quiet` is for pictures that stand on the page. */
export const artThemes = [
  'brand',
  'festival',
  'moon',
  'growth',
  'money',
  'points',
  'green',
  'digital',
  'food',
  'border',
  'live',
  'gift',
  'shares',
  'learn',
  'dawn',
  'strait',
  'quiet',
] as const

export type HeroName = (typeof heroes)[number]
export type StateName = (typeof states)[number]
export type ArtTheme = (typeof artThemes)[number]

/** A drawn scene: its folder and its file. */
export type SceneName = `heroes/${HeroName}` | `states/${StateName}` | `prizes/${(typeof prizes)[number]}`
