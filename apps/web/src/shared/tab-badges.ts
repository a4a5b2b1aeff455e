import type { TabName } from '@foyer/api/brand'
import { create } from 'zustand'

/** Number of things that wait in a tab, or true where something waits whose number is unknown. 0 is no badge. */
export type Badges = Readonly<Partial<Record<TabName, number | true>>>

/** The badges of the tab bar. A part that knows a number sets it with `setBadge`, from anywhere in the client. */
export const useBadges = create<Badges>()(() => ({}))

/** @param count 0 removes the badge */
export const setBadge = (tab: TabName, count: number | true): void => useBadges.setState({ [tab]: count })
