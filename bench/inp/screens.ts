import { screenOf } from '../first-load/screens.ts'
import type { Viewer } from './viewers.ts'

/** Screens that differ for someone who has signed in. The last one has the buttons that sign out. */
export const personal: Readonly<Record<Viewer, readonly string[]>> = {
  person: ['/', '/myRewards', '/notices', '/markets', '/security', '/changePhone', '/privacy', '/me'],
  client: [
    '/tradeCashback',
    '/exclusiveGift',
    '/dragonYearSpringFestival',
    '/conversionActivities',
    '/conversionAccess',
    '/818financing',
    '/GreenBondSubscription',
    '/zeroNewSharesActivity',
    '/virtualAssetsETF',
    '/crossWealthManagementActivity',
    '/account',
    '/me',
  ],
}

/** The address of a screen after the hash, with the query that it needs. */
export const addressOf = (route: string): string =>
  route === '/security' ? '/security?code=99134' : screenOf(route).path
