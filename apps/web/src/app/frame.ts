/** What is painted before React for one route: its largest text in the place where the screen will put it. */
export interface Frame {
  /** `brand` for the hall, `back` for every screen with a way back, `activity` for those with a hero of their own */
  kind: 'brand' | 'back' | 'activity'
  /** title and lead in zh-CN, zh-HK, en-US */
  text: readonly (readonly [title: string, lead: string])[]
  /** script and style files of the route's chunk, fetched beside the entry */
  scripts: readonly string[]
  styles: readonly string[]
  /** public calls to start before React, below the app API host; a trailing `{code}` is the `code` in the query, `{code=x}` with a usual one */
  early: readonly string[]
}

const escapeHtml = (text: string) => text.replace(/[&<]/g, (char) => (char === '&' ? '&amp;' : '&lt;'))

/** The fragment. No inputs: digits typed into one would be lost when React takes over. */
export const frameHtml = (kind: Frame['kind'], title: string, lead: string, brandName: string): string => {
  const headline = `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(lead)}</p>`
  if (kind === 'activity')
    return `<header class="top-bar"></header><main class="page activity"><div class="hero activity-hero">${headline}</div></main>`
  return kind === 'brand'
    ? `<header class="top-bar"><span class="brand"><img class="brand-mark" src="${import.meta.env.BASE_URL}mark.svg" alt="" width="28" height="28">${escapeHtml(brandName)}</span></header><main class="page"><div class="hero">${headline}</div></main>`
    : `<header class="top-bar"></header><main class="page">${headline}</main>`
}
