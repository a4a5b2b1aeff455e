import { inLanguage } from '@foyer/api/languages'
import type { NamedActivity } from '@foyer/api/staff/stops'
import type { Language } from '@foyer/staff-interface/languages'

/** How an activity is named to staff: its title with its number. */
export const activityName = ({ number, title }: NamedActivity, language: Language): string =>
  inLanguage(title, language) ? `${inLanguage(title, language)} (${number})` : String(number)
