import type { Plugin } from 'vite'
import { type Variant, variants } from './variants.ts'

/** Puts the variant's own entry into the page, in the place of the retail one (A11). */
export const ownEntry = ({ entry }: Variant): Plugin => ({
  name: 'foyer-own-entry',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace(variants.retail.entry, entry) },
})
