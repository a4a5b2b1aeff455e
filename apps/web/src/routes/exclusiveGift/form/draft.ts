import type { Draft } from '../../../shared/address/draft.ts'
import type { KeptUpload } from '../../../shared/ui/uploader/uploads.ts'

/** What stands in the form, for as long as the tab lives; away once it was submitted. */
export interface GiftDraft {
  item?: string | undefined
  address?: Draft | undefined
  pictures: readonly KeptUpload[]
}

const key = `${__CLIENT_APP__}.gift-draft`

/** @param person masked number of who typed it: another person does not see it */
export const keptDraft = (person: string): GiftDraft => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (GiftDraft & { person: string }) | null
    if (kept?.person === person) return kept
  } catch {
    // none, or none of ours
  }
  return { pictures: [] }
}

export const keepDraft = (person: string, draft: GiftDraft): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, person }))
  } catch {
    // lives as long as the page
  }
}

export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // there was none
  }
}
