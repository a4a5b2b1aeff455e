import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import type { CampaignTheme } from '@foyer/api/campaign-themes'

const campaigns = join(import.meta.dirname, '../../server/content/campaigns')

interface CampaignFile {
  readonly page: { readonly blocks: readonly { readonly kind: string; readonly theme?: CampaignTheme }[] }
}
const themeOf = (code: string): CampaignTheme => {
  const { page } = JSON.parse(readFileSync(join(campaigns, `${code}.json`), 'utf8')) as CampaignFile
  return page.blocks.find(({ kind }) => kind === 'hero')?.theme ?? 'brand'
}

/**
 * The themes of the release's own activities on one route, by the code in the address, so that the head script paints a
 * page in its colours. A theme that an operator publishes later arrives with the activity.
 */
export const themesOf = (path: string): Record<string, CampaignTheme> =>
  Object.fromEntries(
    cataloguedActivities
      .filter(({ route }) => route.split('?')[0] === path)
      .map(({ code, route }) => [route.split('?code=')[1] ?? '', themeOf(code)]),
  )
