import { z } from 'zod'
import { upload, uploadRemoveRequest, uploadRequest, uploadTicket, uploadView, uploadViewRequest } from '../uploads.ts'
import { endpoints, registered } from './endpoint.ts'

const tag = 'uploads'
const params = z.object({ id: z.uuid() })

/** A person's own uploads of pictures, and the picture, which any caller with its address may see for ten minutes. */
export const uploadEndpoints = endpoints({
  'POST /user/uploads': {
    access: registered,
    tag,
    summary: 'Announces a picture and returns the single-use address for its bytes',
    body: uploadRequest,
    reply: uploadTicket,
    refusals: ['upload_limit'],
  },
  'POST /user/uploads/view': {
    access: registered,
    tag,
    summary: 'An address that shows an upload of the caller for ten minutes',
    body: uploadViewRequest,
    reply: uploadView,
    refusals: ['not_found'],
  },
  'POST /user/uploads/remove': {
    access: registered,
    tag,
    summary: 'Deletes an unreferenced upload of the caller',
    body: uploadRemoveRequest,
    reply: z.object({}),
    refusals: ['not_found'],
  },
  'GET /uploads/:id': {
    access: 'ticket',
    tag,
    summary: 'The picture, for any caller with an address that was issued for it',
    params,
    query: z.object({ view: z.string().max(64) }),
    refusals: ['not_found'],
  },
})

/** The bytes of an announced picture. They are not parsed as other bodies are, hence a map of its own. */
export const uploadBytesEndpoints = endpoints({
  'PUT /uploads/:id': {
    access: 'ticket',
    tag,
    summary: 'Receives the bytes of an announced picture (application/octet-stream); the ticket is the authority',
    params,
    query: z.object({ ticket: z.string().max(64) }),
    reply: upload,
    refusals: [
      'not_found',
      'ticket_invalid',
      'too_large',
      'upload_differs',
      'upload_infected',
      'upload_not_picture',
      'upload_too_many_pixels',
      'upload_unreadable',
    ],
    load: 'uncounted',
  },
})
