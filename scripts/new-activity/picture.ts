import type { Kind } from './request.ts'

/** What each kind shows on the ground line, legible on light and dark, without words. */
const drawings: Readonly<Record<Kind, string>> = {
  voucher: `  <path d="M62 78h172v30a16 16 0 0 0 0 32v30H62v-30a16 16 0 0 0 0-32Z" fill="#f0a63a" stroke="#16294d" stroke-width="6" stroke-linejoin="round"/>
  <path d="M176 90v68" stroke="#16294d" stroke-width="5" stroke-dasharray="7 9" stroke-linecap="round"/>`,
  draw: `  <circle cx="148" cy="110" r="66" fill="#244a86" stroke="#a9c3f2" stroke-width="6"/>
  <path d="M148 44v132M82 110h132" stroke="#a9c3f2" stroke-width="5"/>
  <circle cx="148" cy="110" r="14" fill="#f0a63a" stroke="#16294d" stroke-width="5"/>`,
  points: `  <ellipse cx="148" cy="160" rx="62" ry="20" fill="#f0a63a" stroke="#16294d" stroke-width="6"/>
  <ellipse cx="148" cy="128" rx="62" ry="20" fill="#f0a63a" stroke="#16294d" stroke-width="6"/>
  <ellipse cx="148" cy="96" rx="62" ry="20" fill="#f0a63a" stroke="#16294d" stroke-width="6"/>`,
  page: `  <path d="M92 40h82l30 30v114H92Z" fill="#244a86" stroke="#a9c3f2" stroke-width="6" stroke-linejoin="round"/>
  <path d="M116 92h64M116 118h64M116 144h40" stroke="#a9c3f2" stroke-width="6" stroke-linecap="round"/>`,
}

/** The drawing of a new activity's hero, in the size and the colours of the others. */
export const pictureOf = (
  kind: Kind,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 296 216" fill="none">
  <path d="M24 190h248" stroke="#4f77bd" stroke-width="5" stroke-linecap="round"/>
${drawings[kind]}
</svg>
`
