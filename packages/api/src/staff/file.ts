import { z } from 'zod'

/** The name of a file that staff upload, without what a path, a control character or a change of direction could do. */
export const fileName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\u2028-\u202e\u2066-\u2069/\\]+$/u)
