import type { Plugin } from 'vite'
import { type Variant, variants } from './variants.ts'

/** Replaces the retail entry in the page by the variant's own (A11). */
export const ownEntry = ({ entry }: Variant): Plugin => ({
  name: 'foyer-own-entry',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace(variants.retail.entry, entry) },
})
