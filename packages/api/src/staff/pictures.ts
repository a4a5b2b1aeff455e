import { uploadBytesMax } from '@foyer/protocol/limits'
import { z } from 'zod'

/** The picture that the body contains, so that a body that is cut or changed on its way is refused. */
export const pictureSent = z.strictObject({
  /** bytes */
  size: z.coerce.number().int().positive().max(uploadBytesMax),
  /** SHA-256, lower-case hex */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** A picture as it is stored: encoded again, without any data besides its pixels. */
export const addedPicture = z.object({
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type AddedPicture = z.infer<typeof addedPicture>
