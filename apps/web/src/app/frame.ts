import type { CampaignTheme } from '@foyer/api/campaign-themes'
import { phraseBreak } from '@foyer/api/phrases'
import { backIcon } from '../shared/ui/icons.ts'

/** What is painted for one route before React: its largest text, in the place where the screen will show it. */
export interface Frame {
  /**
   * `brand` for the hall, `root` for the other root screens, `back` for screens with a back button, `activity` for those
   * with an activity's hero, `stage` for those with a low one, `welcome` for the sign-in
   */
  kind: 'brand' | 'root' | 'back' | 'activity' | 'stage' | 'welcome'
  /** title and lead in each language that the firm offers; the lead may be empty. The title of an activity has breaks between its phrases */
  text: readonly (readonly [title: string, lead: string])[]
  /** the whole screen as the build rendered it, in each language that the firm offers, for a screen that can be used before React */
  whole?: readonly string[]
  /** a file has the first view of a visitor as the build rendered it with this query (`example` of the route), or without one */
  visitor?: string
  /** the server renders the first view of a visitor from the answers to the early calls */
  data?: true
  /** themes of the activities that the route shows, by their code; '' is the one without a code in the address */
  themes?: Readonly<Record<string, CampaignTheme>>
  /** script and style files of the route's chunk, fetched in parallel with the entry */
  scripts: readonly string[]
  styles: readonly string[]
  /** files of texts, without the language and the ending */
  texts: readonly string[]
  /**
   * Public calls to start before React, as paths below the app API host. A trailing `{code}` becomes the code in the
   * query; `{code=x}` defaults to x.
   */
  early: readonly string[]
}

const escapeHtml = (text: string) => text.replace(/[&<]/g, (char) => (char === '&' ? '&amp;' : '&lt;'))

/** Returns the fragment, which React replaces, so it contains no inputs. */
export const frameHtml = (
  kind: Frame['kind'],
  title: string,
  lead: string,
  brandName: string,
  back: string,
): string => {
  const phrases = escapeHtml(title).split(phraseBreak)
  const mark = phrases.length > 1 ? ' data-phrases' : ''
  const below = lead && `<p class="lead">${escapeHtml(lead)}</p>`
  const headline = `<h1${mark}>${phrases.join('<wbr>')}</h1>${below}`
  const bar = `<header class="top-bar"><button type="button" class="top-bar-back" aria-label="${escapeHtml(back)}"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${backIcon}"/></svg></button></header>`
  if (kind === 'activity' || kind === 'stage')
    return `${bar}<main class="page activity"><div class="activity-hero"${kind === 'stage' ? ' data-low' : ''}>${headline}</div></main>`
  if (kind === 'welcome') return `${bar}<main class="page welcome"><div class="welcome-hero">${headline}</div></main>`
  return kind === 'brand'
    ? `<header class="top-bar"><span class="brand"><img class="brand-mark" src="${import.meta.env.BASE_URL}mark.svg" alt="" width="28" height="28">${escapeHtml(brandName)}</span></header><main class="page root-page">${headline}</main>`
    : `${kind === 'root' ? '<header class="top-bar"></header>' : bar}<main class="page${kind === 'root' ? ' root-page' : ''}">${headline}</main>`
}
