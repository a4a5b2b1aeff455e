import { z } from 'zod'

/** The name of a file that staff upload, without what a path or a control character could do. */
export const fileName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}/\\]+$/u)
