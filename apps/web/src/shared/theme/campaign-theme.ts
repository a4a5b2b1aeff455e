import type { CampaignTheme } from '@foyer/api/campaign-themes'
import { useLayoutEffect } from 'react'

/**
 * Gives the whole page the look of a campaign while the caller is shown; sheets and dialogs have it too. The head script
 * has set the theme of the first page already (app/head.ts), and it stays until the activity's own is known.
 *
 * @param theme undefined while the activity loads
 */
export const useCampaignTheme = (theme: CampaignTheme | undefined): void => {
  useLayoutEffect(() => {
    if (theme) document.documentElement.dataset.campaign = theme
  }, [theme])
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.campaign
    },
    [],
  )
}
