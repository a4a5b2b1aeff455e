import { addedPicture, pictureSent } from '../staff/pictures.ts'
import { endpoints } from './endpoint.ts'

/**
 * Pictures that staff upload for campaigns. The body is the file (application/octet-stream), which is not parsed as other
 * bodies are.
 */
export const pictureEndpoints = endpoints({
  'POST /staff/pictures/add': {
    host: 'root',
    tag: 'campaigns',
    access: { staff: ['author'], changes: true },
    summary: 'Checks, encodes and stores a picture for campaigns; the same picture is stored once',
    query: pictureSent,
    reply: addedPicture,
    refusals: [
      'too_large',
      'upload_differs',
      'upload_infected',
      'upload_limit',
      'upload_not_picture',
      'upload_too_many_pixels',
      'upload_unreadable',
    ],
    limits: [{ per: 'everyone', name: 'staff-pictures', calls: 120, window: 600_000 }],
    load: 'uncounted',
  },
})
