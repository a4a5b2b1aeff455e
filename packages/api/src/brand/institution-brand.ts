import data from '../../../../brand.institution.json' with { type: 'json' }
import type { Language } from '../languages.ts'
import type { Brand } from './brand.ts'

/**
 * The firm as the institution-facing client shows it (A11). That client is built with the condition `institution`,
 * under which `@foyer/api/brand` resolves to this file.
 */
export const brand: Brand = {
  ...data,
  languages: data.languages as readonly Language[],
  tabs: data.tabs as Brand['tabs'],
}
