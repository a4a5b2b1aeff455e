import type { Page } from '@playwright/test'
import type { Language } from './fixtures.ts'

/** One state of a screen that is looked at as a picture. Lists of them stand beside the screens, as `pictures.ts`. */
export interface PictureState {
  /** kebab-case, the screen's name first */
  name: string
  /** where the client lies that shows it; the one at `/` where left out */
  client?: string
  /** behind the hash, e.g. `/activityTemplate?code=x` */
  path: string
  /** of the view, where it is not a phone's */
  size?: { width: number; height: number }
  /** brings the opened page into the state */
  reach: (page: Page, language: Language, mobileNo: string) => Promise<void>
  /** the whole page, not just the first view */
  whole?: boolean
}
