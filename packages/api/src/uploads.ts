import { uploadBytesMax } from '@foyer/protocol/limits'
import { z } from 'zod'

/**
 * Uploads of pictures. A signed call announces the file and gets an address to send its bytes to; another signed call
 * gets an address to view it. Both addresses are valid for minutes and for one file.
 */

export const uploadRequest = z.strictObject({
  /** bytes of the file to be sent */
  size: z.number().int().positive().max(uploadBytesMax),
  /** SHA-256 of the file, lower-case hex */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type UploadRequest = z.infer<typeof uploadRequest>

/** `path` is below the app API host, without a leading slash: PUT the bytes there, as application/octet-stream. */
export const uploadTicket = z.object({ id: z.uuid(), path: z.string(), expiresAt: z.number().int() })
export type UploadTicket = z.infer<typeof uploadTicket>

/** The stored picture: re-encoded, without metadata. Reply of the PUT. */
export const upload = z.object({
  id: z.uuid(),
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  width: z.number().int(),
  height: z.number().int(),
  size: z.number().int(),
})
export type Upload = z.infer<typeof upload>

/** `path` as above, to GET. Another person's id is `not_found`. */
export const uploadViewRequest = z.strictObject({ id: z.uuid() })
export const uploadView = z.object({ path: z.string(), expiresAt: z.number().int() })
export type UploadView = z.infer<typeof uploadView>

/** The owner deletes an upload that nothing refers to yet. */
export const uploadRemoveRequest = z.strictObject({ id: z.uuid() })
