import data from '../../../brand.institution.json' with { type: 'json' }
import type { Brand } from './brand.ts'

/**
 * The firm as the institution-facing client shows it (A11). Under the condition `institution`, as that client is built,
 * `@foyer/contract/brand` is this file.
 */
export const brand: Brand = data
