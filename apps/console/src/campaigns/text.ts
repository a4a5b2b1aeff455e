import type { CampaignState } from '@foyer/api/staff/campaigns'
import type { TableOf } from '@foyer/staff-interface/table'
import { table } from '../text/table.ts'

/** The states of a campaign. */
export const stateNames = table('campaigns.stateNames') satisfies TableOf<CampaignState>

/** Texts of the list of campaigns, and those that several screens use. */
export const text = table('campaigns')

/** Texts of the page of one campaign. */
export const pageText = table('campaigns.pageText')

/** Texts of the dialogs. */
export const actText = table('campaigns.actText')

/** Texts of comments, versions, changes and previews. */
export const partText = table('campaigns.partText')

/** Events of the history. */
export const eventNames = table('campaigns.eventNames')
