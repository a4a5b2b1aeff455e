import type { ActivityDetail } from '@foyer/api/activities'
import { publicDocument } from '@foyer/testing/browser'

const nothing = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }

/** Returns an activity as the server sends it to a mainland address: its title and its risks only. */
export const withheldActivity = async (code: string): Promise<ActivityDetail> => {
  const detail = await publicDocument<ActivityDetail>(`/api/activities/${code}`)
  return {
    ...detail,
    lead: nothing,
    withheld: true,
    quota: null,
    notices: [],
    blocks: detail.blocks.filter(({ kind }) => kind === 'risk'),
  }
}
