import { type CampaignDocument, readDocument } from './document.ts'

const prefix = 'foyer-console.editor.'

interface Unsaved {
  readonly staff: string
  readonly base: number
  readonly document: CampaignDocument
}

/** Changes that the server has not stored, which survive a reload and a new sign-in in the same tab. */
export const readUnsaved = (campaign: string, staff: string): Omit<Unsaved, 'staff'> | undefined => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(prefix + campaign) ?? 'null') as Unsaved | null
    if (stored?.staff !== staff) return undefined
    return { base: stored.base, document: readDocument(stored.document) }
  } catch {
    return undefined // storage is disabled
  }
}
export const keepUnsaved = (campaign: string, unsaved: Unsaved): void => {
  try {
    sessionStorage.setItem(prefix + campaign, JSON.stringify(unsaved))
  } catch {
    // storage is disabled or full
  }
}
export const dropUnsaved = (campaign: string): void => {
  try {
    sessionStorage.removeItem(prefix + campaign)
  } catch {
    // storage is disabled: nothing is stored
  }
}
