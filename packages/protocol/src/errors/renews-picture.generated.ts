// Derived from ../errors.ts by `npm run generate`.
import type { Reason } from '../errors.ts'

/** The same picture would be refused again; the person has to choose another one. */
export const renewsPicture: ReadonlySet<Reason> = new Set<Reason>([
  'upload_not_picture',
  'upload_unreadable',
  'upload_infected',
  'too_large',
  'upload_too_many_pixels',
])
