import { pruneInBatches } from '../../database/batches.ts'
import type { PersonalData } from '../../personal-data.ts'

const ofStaff = 'it is about members of staff, whom no person of the app is'
const retained = { why: 'the firm states who wrote and approved each page', until: 'the firm deletes the campaign' }

export const campaignsPersonalData: PersonalData = {
  tables: {
    campaigns: {
      purpose: 'holds the campaigns of the console with the members of staff who work on them',
      columns: ['created_by', 'updated_by', 'submitted_by', 'approved_by', 'lock_holder', 'authors', 'writers'],
      hashed: ['approved_hash'],
      notExported: ofStaff,
      retained,
    },
    campaign_revisions: {
      purpose: 'holds each revision of a campaign with the members of staff who wrote it',
      columns: ['campaign', 'by', 'authors', 'document'],
      notExported: ofStaff,
      retained,
    },
    campaign_comments: {
      purpose: 'holds what members of staff say to each other about a campaign',
      columns: ['campaign', 'by', 'resolved_by', 'text'],
      notExported: ofStaff,
      retained,
    },
    campaign_previews: {
      purpose: 'names who made an address that shows a draft, so that it can be ended',
      columns: ['campaign', 'by'],
      notExported: ofStaff,
      retained: { why: 'an open preview can be ended', until: 'the preview has expired' },
    },
  },
}

/** Deletes previews that expired or were ended. @param now wall clock */
export const prunePreviews = (db: Parameters<typeof pruneInBatches>[0], now: number): Promise<number> =>
  pruneInBatches(db, 'campaign_previews', db`expires_at <= ${new Date(now)}`)
