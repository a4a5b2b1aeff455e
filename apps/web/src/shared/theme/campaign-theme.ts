import type { CampaignTheme } from '@foyer/api/campaign-themes'
import { useLayoutEffect } from 'react'

/**
 * Gives the whole page the look of a campaign while the caller is shown; sheets and dialogs have it too. The head script
 * has set the theme of the first page already (app/head.ts), and the card that opened a page sets its own
 * (app/card-motion.ts). Either stays until the activity's own is known; without one the page has the firm's colours.
 *
 * @param theme undefined while the activity loads
 * @param isCompact for a page without a headline panel, whose top bar keeps the ground of the page
 */
export const useCampaignTheme = (theme: CampaignTheme | undefined, isCompact: boolean): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.campaign = theme ?? dataset.campaign ?? 'brand'
    dataset.campaignBar = isCompact ? 'plain' : 'campaign'
  }, [theme, isCompact])
  useLayoutEffect(
    () => () => {
      const { dataset } = document.documentElement
      delete dataset.campaign
      delete dataset.campaignBar
    },
    [],
  )
}
