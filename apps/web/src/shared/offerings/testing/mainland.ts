import type { ActivityDetail } from '@foyer/contract/activities'
import { publicDocument } from '@foyer/testing/browser'

const nothing = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }

/** An activity that is not for the mainland, as the server gives it to an address there: its title and its risks. */
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
